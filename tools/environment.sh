# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The build environment: the machine's own packages where they are new enough, else a private
# Debian 13 root. Sourced by ./dev.
# shellcheck shell=bash disable=SC2154

say() { printf '%s\n' "dev: $*" >&2; }
die() {
    say "$*"
    exit 1
}

# "" outside, "root" in the private root, "native" once the machine's own packages were checked.
inside=${MEMORYDESK_INSIDE:-}
[ "$inside" = 1 ] && inside=root

# The cache stays where it was first put, so that a changed HOME does not make a second root.
cache_record="$project/build/.cache-folder"
if [ -n "${MEMORYDESK_CACHE:-}" ]; then
    cache=$MEMORYDESK_CACHE
elif [ -r "$cache_record" ] && [ -d "$(cat "$cache_record")" ]; then
    cache=$(cat "$cache_record")
else
    cache=${XDG_CACHE_HOME:-$HOME/.cache}/memorydesk
fi

packages_debian=(
    g++ cmake ninja-build ccache git python3 python3-yaml pkg-config
    qt6-base-dev qt6-tools-dev qt6-l10n-tools qt6-translations-l10n qt6-svg-plugins qt6-image-formats-plugins
    libkf6syntaxhighlighting-dev libyaml-cpp-dev libicu-dev libgit2-dev librapidfuzz-cpp-dev libsimdjson-dev
    fonts-noto-cjk fonts-dejavu-core xvfb xauth xdotool dbus desktop-file-utils appstream
    clang-format clang-tidy dpkg-dev file strace bubblewrap util-linux
)
packages_fedora=(
    gcc-c++ cmake ninja-build ccache git python3 python3-pyyaml pkgconf-pkg-config
    qt6-qtbase-devel qt6-qttools-devel qt6-linguist qt6-qttranslations qt6-qtsvg
    kf6-syntax-highlighting-devel yaml-cpp-devel libicu-devel libgit2-devel rapidfuzz-cpp-devel
    simdjson-devel google-noto-sans-cjk-fonts dejavu-sans-fonts xorg-x11-server-Xvfb xorg-x11-xauth
    xdotool dbus-daemon desktop-file-utils appstream clang-tools-extra file strace bubblewrap util-linux
    libasan libubsan
)
packages_arch=(
    gcc cmake ninja ccache git python python-yaml pkgconf qt6-base qt6-tools qt6-translations qt6-svg
    syntax-highlighting yaml-cpp icu libgit2 rapidfuzz-cpp simdjson noto-fonts-cjk ttf-dejavu
    xorg-server-xvfb xorg-xauth xdotool dbus desktop-file-utils appstream clang file strace bubblewrap
    util-linux
)
packages_opensuse=(
    gcc-c++ cmake ninja ccache git python3 python3-PyYAML pkgconf-pkg-config qt6-base-devel
    qt6-tools-devel qt6-linguist-devel qt6-translations qt6-svg kf6-syntax-highlighting-devel
    yaml-cpp-devel libicu-devel libgit2-devel rapidfuzz-cpp-devel simdjson-devel
    google-noto-sans-cjk-fonts dejavu-fonts xorg-x11-server-Xvfb xauth xdotool dbus-1-daemon
    desktop-file-utils AppStream clang-tools file strace bubblewrap util-linux
)

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        die "this step needs root or sudo: $*"
    fi
}

retry() {
    local attempt
    for attempt in 1 2 3 4; do
        "$@" && return 0
        say "attempt $attempt failed: $1; trying again in $((attempt * 5)) s"
        sleep $((attempt * 5))
    done
    return 1
}

# Which packages this machine can use: debian, fedora, arch, opensuse, or "private" for the root.
distribution() {
    local ID='' ID_LIKE='' VERSION_ID='' VERSION_CODENAME=''
    # shellcheck disable=SC1091
    [ -r /etc/os-release ] && . /etc/os-release
    local major=${VERSION_ID%%.*}
    case ${MEMORYDESK_NATIVE:-} in
        0) printf 'private\n'; return ;;
        1) major=9999 ;;
    esac
    [[ ${major:-none} =~ ^[0-9]+$ ]] || major=9999 # rolling: no number
    case $ID:$ID_LIKE in
        debian:*) [ "$major" -ge 13 ] && printf 'debian\n' && return ;;
        ubuntu:*) [ "$major" -ge 25 ] && printf 'debian\n' && return ;;
        fedora:*) [ "$major" -ge 41 ] && printf 'fedora\n' && return ;;
        arch:* | *:*arch*) printf 'arch\n' && return ;;
        opensuse-tumbleweed:*) printf 'opensuse\n' && return ;;
    esac
    printf 'private\n'
}

native_packages_missing() {
    case $1 in
        debian) ! dpkg-query -W -f '${db:Status-Status}\n' "${packages_debian[@]}" 2>/dev/null \
            | awk '$0 == "installed" { n++ } END { exit n < '${#packages_debian[@]}' }' ;;
        fedora) ! rpm -q "${packages_fedora[@]}" >/dev/null 2>&1 ;;
        arch) ! pacman -Qq "${packages_arch[@]}" >/dev/null 2>&1 ;;
        opensuse) ! rpm -q "${packages_opensuse[@]}" >/dev/null 2>&1 ;;
    esac
}

install_native() {
    say "installing what is missing of the build packages (once)"
    case $1 in
        debian)
            retry as_root apt-get update -qq >&2
            retry as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
                --no-install-recommends -o Acquire::Retries=5 -o DPkg::Lock::Timeout=300 "${packages_debian[@]}" >&2
            ;;
        fedora) retry as_root dnf install -y --setopt=install_weak_deps=False "${packages_fedora[@]}" >&2 ;;
        arch) retry as_root pacman -S --needed --noconfirm "${packages_arch[@]}" >&2 ;;
        opensuse) retry as_root zypper --non-interactive install --no-recommends "${packages_opensuse[@]}" >&2 ;;
    esac || die "the packages could not be installed; run the same command again"
}

# ---------------------------------------------------------------- the private root

fingerprint() { printf '%s\n' "trixie-v1" "${packages_debian[@]}" | sha256sum | cut -c1-12; }

private_root() { printf '%s/root-%s\n' "$cache" "$(fingerprint)"; }

# The mirror this machine already uses; nothing on machines of another family (then the default of
# mmdebstrap counts).
debian_mirror() {
    if [ -n "${MEMORYDESK_MIRROR:-}" ]; then
        printf '%s\n' "$MEMORYDESK_MIRROR"
        return
    fi
    apt-get indextargets --format '$(ORIGIN)|$(LABEL)|$(REPO_URI)' 'Created-By: Packages' 2>/dev/null \
        | awk -F'|' '$1 == "Debian" && $2 == "Debian" { print $3; exit }'
}

# Proxy and certificate settings of this machine's apt, for the apt that fills the root.
apt_network_options() {
    apt-config dump 2>/dev/null | grep -E '^Acquire::https?::.*"[^"]+";$' \
        | grep -Ev '^Acquire::https?::User-Agent' | sed 's/^/--aptopt=/' || true
}

fill_root() { # fill_root MODE FOLDER
    local mode=$1 folder=$2 packages mirror network=()
    packages=$(IFS=, && printf '%s' "${packages_debian[*]}")
    mirror=$(debian_mirror)
    mapfile -t network < <(apt_network_options)
    if [ -e "$folder" ]; then
        if [ "$mode" = unshare ]; then
            mmdebstrap --unshare-helper rm -rf --one-file-system "$folder"
        else
            rm -rf --one-file-system "$folder"
        fi
    fi
    mmdebstrap --mode="$mode" --variant=apt --include="$packages" "${network[@]}" \
        --aptopt='Acquire::Retries "5"' --aptopt='APT::Install-Recommends "false"' \
        trixie "$folder" ${mirror:+"$mirror"} >&2
}

# Makes the root under a temporary name; only the final rename makes it count.
make_private_root() {
    local root=$1 mode=root tools=(mmdebstrap bubblewrap debian-archive-keyring)
    command -v apt-get >/dev/null || die "this distribution is neither new enough nor has it apt"
    if [ "$(id -u)" != 0 ]; then
        mode=unshare
        tools+=(uidmap)
    fi
    retry as_root apt-get update -qq >&2 || say "apt-get update failed; going on with what is known"
    retry as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o Acquire::Retries=5 -o DPkg::Lock::Timeout=300 "${tools[@]}" >&2 || die "could not install ${tools[*]}"
    mkdir -p "$cache"
    exec 8>"$cache/.making"
    flock -n 8 || { say "another call makes the root; waiting for it"; flock 8; }
    if [ ! -d "$root" ]; then
        say "making the private Debian 13 root (about 2 minutes, 1.5 GB, once)"
        retry fill_root "$mode" "$cache/.half-made" \
            || die "the private root could not be made; run the same command again"
        mv "$cache/.half-made" "$root"
    fi
    exec 8>&-
}

# The time zone's name, for the root has its own /etc/localtime.
time_zone() {
    local link
    link=$(readlink -f /etc/localtime 2>/dev/null) || return 0
    case $link in */zoneinfo/*) printf '%s\n' "${link#*/zoneinfo/}" ;; esac
}

# Everything of this machine but the system's own folders is seen in the root at its own path.
enter_private_root() {
    local root entry binds=() zone
    root=$(private_root)
    [ -d "$root" ] || make_private_root "$root"
    for entry in bin sbin lib lib32 lib64 libx32; do
        [ -L "$root/$entry" ] && binds+=(--symlink "$(readlink "$root/$entry")" "/$entry")
    done
    for entry in /*; do
        case $entry in
            /usr | /bin | /sbin | /lib | /lib32 | /lib64 | /libx32 | /etc | /dev | /proc | /sys | /run | /var) ;;
            /boot | /lost+found) ;;
            *)
                if [ -L "$entry" ]; then
                    binds+=(--symlink "$(readlink "$entry")" "$entry")
                elif [ -d "$entry" ]; then
                    binds+=(--bind "$entry" "$entry")
                fi
                ;;
        esac
    done
    for entry in "$project" "$cache" "$HOME" "$PWD"; do
        case $(cd "$entry" 2>/dev/null && pwd -P) in
            /var/* | /usr/* | /run/*) binds+=(--bind "$(cd "$entry" && pwd -P)" "$(cd "$entry" && pwd -P)") ;;
        esac
    done
    [ -d /var/tmp ] && binds+=(--bind /var/tmp /var/tmp)
    [ -d /run/user ] && binds+=(--bind /run/user /run/user)
    zone=${TZ:-$(time_zone)}
    # The monitor process of bwrap may be killed: setpriv then ends the command as well.
    exec bwrap --ro-bind "$root/usr" /usr --ro-bind "$root/etc" /etc --ro-bind "$root/var" /var \
        --dev-bind /dev /dev --proc /proc --ro-bind /sys /sys --tmpfs /run "${binds[@]}" \
        --ro-bind-try /etc/passwd /etc/passwd --ro-bind-try /etc/group /etc/group \
        --ro-bind-try /etc/hosts /etc/hosts --ro-bind-try /etc/resolv.conf /etc/resolv.conf \
        --setenv MEMORYDESK_INSIDE root --setenv MEMORYDESK_CACHE "$cache" ${zone:+--setenv TZ "$zone"} \
        --chdir "$PWD" -- setpriv --pdeathsig TERM "$project/dev" exec "$@"
}

# ---------------------------------------------------------------- the door

environment_location() {
    if [ "$inside" = root ] || [ "$(distribution)" = private ]; then
        private_root
    else
        printf '/\n'
    fi
}

# Goes on with a command in the build environment; returns only where it already is one.
enter() {
    local kind
    mkdir -p "$project/build"
    [ -r "$cache_record" ] && [ "$(cat "$cache_record")" = "$cache" ] || printf '%s\n' "$cache" >"$cache_record"
    kind=$(distribution)
    [ "$kind" = private ] && enter_private_root "$@"
    if native_packages_missing "$kind"; then install_native "$kind"; fi
    export MEMORYDESK_INSIDE=native
    inside=native
}

# Build folders of the two kinds of environment are never mixed: CMake stores absolute paths.
build_prefix() { if [ "$inside" = native ]; then printf 'native-'; fi; }

build_dir() { printf '%s/build/%s%s' "$project" "$(build_prefix)" "$1"; }

set_build_environment() {
    local release dev
    release=$(build_dir release)
    dev=$(build_dir dev)
    case :$PATH: in
        *":$project/tools/programs:"*) ;;
        *)
            if [ "$inside" = root ]; then PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/sbin:/usr/sbin:/sbin; fi
            export PATH="$project/tools/programs:$release/bin:$dev/bin:$PATH"
            ;;
    esac
    if [ "$inside" = root ]; then # the root has no generated locales but C.UTF-8
        if [ -n "${LC_ALL:-}" ]; then
            export LANG=$LC_ALL
            unset LC_ALL
        fi
        export LC_CTYPE=C.UTF-8
    fi
    export LANG=${LANG:-C.UTF-8}
    MEMORYDESK_BUILD_PREFIX=$(build_prefix)
    export MEMORYDESK_BUILD_PREFIX
    export CCACHE_DIR=${CCACHE_DIR:-$cache/ccache} CCACHE_BASEDIR=$project CCACHE_NOHASHDIR=1
    export CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-10G} CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
}
