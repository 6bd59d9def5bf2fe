# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The commands of ./dev that need the build environment; they run inside it. Sourced by ./dev.
# shellcheck shell=bash disable=SC2154

# build PRESET [CMAKE-CACHE-ENTRY…] [-- TARGET…]: what is newer than the last build.
build() {
    local preset=$1 entries=() targets=() folder
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do
        entries+=("$1")
        shift
    done
    [ $# -gt 0 ] && shift
    [ $# -gt 0 ] && targets=(--target "$@")
    folder=$(build_dir "$preset")
    if [ ! -f "$folder/build.ninja" ] || [ ${#entries[@]} -gt 0 ]; then
        (cd "$project" && cmake --preset "$preset" "${entries[@]}") || return
    fi
    cmake --build "$folder" "${targets[@]}"
}

command_build() {
    local preset=release
    case ${1:-} in
        release | dev | asan)
            preset=$1
            shift
            ;;
    esac
    build "$preset" -- "$@"
}

command_test() {
    local quick= sanitizers=
    while :; do
        case ${1:-} in
            --quick) quick=1 ;;
            --sanitizers) sanitizers=1 ;;
            *) break ;;
        esac
        shift
    done
    if [ -n "$quick" ]; then
        build dev
        exec ctest --test-dir "$(build_dir dev)" --output-on-failure -j2 --no-label-summary -LE 'asan|tidy' "$@"
    fi
    if [ -n "$sanitizers" ]; then
        build dev -DMEMORYDESK_SANITIZED_BUILD="$(build_dir asan)"
        build asan
    else
        build dev -DMEMORYDESK_SANITIZED_BUILD=
    fi
    say "clang-tidy on what changed"
    # Its verdict is the test lint.clang-tidy; here the time is spent where progress can be seen.
    python3 "$project/tools/tidy.py" --build "$(build_dir dev)" --progress || true
    exec ctest --test-dir "$(build_dir dev)" --output-on-failure -j2 --no-label-summary "$@"
}

# A copy of the demo data under a fresh home; prints the folder.
demo_home() {
    local home
    home=$(mktemp -d "${TMPDIR:-/tmp}/memorydesk-demo.XXXXXX")
    "$project/resources/demo/make-demo" "$home" >&2
    printf '%s\n' "$home"
}

command_run() {
    local demo= home shots
    if [ "${1:-}" = --demo ]; then
        demo=1
        shift
    fi
    [ "${1:-}" = -- ] && shift
    build release -- memorydesk >&2
    local program
    program="$(build_dir release)/bin/memorydesk"
    if [ -z "$demo" ]; then
        if [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
            die "there is no display (DISPLAY and WAYLAND_DISPLAY are empty); try ./dev run --demo"
        fi
        exec "$program" "$@"
    fi
    home=$(demo_home)
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        say "demo data: $home (thrown away when the window closes)"
        "$program" --home "$home" "$@" || say "the app ended with $?"
        rm -rf "$home"
        return
    fi
    shots="$project/build/demo"
    say "no display: running the demo offscreen"
    take_shots "$home" "$shots" "$@"
    rm -rf "$home"
}

take_shots() { # take_shots HOME FOLDER [ARGS]
    local home=$1 folder=$2
    shift 2
    rm -rf "$folder"
    mkdir -p "$folder"
    QT_QPA_PLATFORM=offscreen "$(build_dir release)/bin/memorydesk" --home "$home" --shots "$folder" "$@"
    say "pictures of the pages:"
    find "$folder" -name '*.png' | sort
}

command_shot() {
    local folder=${1:-$project/build/shots} home
    build release -- memorydesk >&2
    home=$(demo_home)
    take_shots "$home" "$folder"
    rm -rf "$home"
}

# A benchmark is an executable file tests/bench/NAME.sh or NAME.py, which finds the release programs
# on PATH, or a program NAME_bench of the release build; "faults" is the full run of the fault tests.
bench_names() {
    {
        find "$project/tests/bench" -maxdepth 1 -type f -perm -u+x \( -name '*.sh' -o -name '*.py' \) \
            | sed 's|.*/||; s|\.[a-z]*$||'
        sed -n 's/^ *memorydesk_add_benchmark(\([a-z]*\)_bench .*/\1/p' "$project/tests/bench/CMakeLists.txt"
        echo faults
    } | sort -u
}

run_bench() { # run_bench NAME [ARGS]
    local name=$1 script
    shift
    if [ "$name" = faults ]; then
        build dev -- memorydesk_faults >&2
        "$project/tests/faults/run" --full --program "$(build_dir dev)/bin/memorydesk_faults" "$@"
        return
    fi
    script=$(find "$project/tests/bench" -maxdepth 1 -type f -perm -u+x \( -name "$name.sh" -o -name "$name.py" \))
    if [ -n "$script" ]; then
        "$script" "$@"
    else
        "$(build_dir release)/bin/${name}_bench" "$@"
    fi
}

command_bench() {
    local name names
    if [ "${1:-}" = --list ]; then
        bench_names
        return
    fi
    names=$(bench_names)
    if [ $# -gt 0 ]; then
        grep -qx -- "$1" <<<"$names" || die "no benchmark $1; there are: $(tr '\n' ' ' <<<"$names")"
        names=$1
        shift
    fi
    if [ "$names" != faults ]; then build release >&2; fi
    for name in $names; do
        say "benchmark $name"
        run_bench "$name" "$@"
    done
}

command_translate() { build dev -- translate; }

command_package() {
    local folder
    build release >&2
    folder=$(build_dir package)
    mkdir -p "$folder"
    (cd "$folder" && cpack -G DEB --config "$(build_dir release)/CPackConfig.cmake") >&2
    find "$folder" -maxdepth 1 -name '*.deb'
}

clean() {
    rm -rf --one-file-system "$project/build"
    [ "${1:-}" = --all ] || return 0
    [ -d "$cache" ] || return 0
    rm -rf --one-file-system "$cache" 2>/dev/null && return
    # A root made without privileges belongs to mapped users.
    mmdebstrap --unshare-helper rm -rf --one-file-system "$cache"
}
