// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tracer.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cerrno>
#include <csignal>

#include <elf.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr int syscallStop = SIGTRAP | 0x80;
constexpr int maxStops = 200'000;
/// "From then on" ends after so many: nobody is interrupted for ever.
constexpr int maxInterruptions = 50;

const QHash<int, QByteArray> &fileCalls()
{
    static const QHash<int, QByteArray> calls{
        {SYS_openat, "openat"},
        {SYS_read, "read"},
        {SYS_pread64, "pread64"},
        {SYS_write, "write"},
        {SYS_pwrite64, "pwrite64"},
        {SYS_close, "close"},
        {SYS_fsync, "fsync"},
        {SYS_fdatasync, "fdatasync"},
        {SYS_renameat2, "renameat2"},
        {SYS_linkat, "linkat"},
        {SYS_unlinkat, "unlinkat"},
        {SYS_mkdirat, "mkdirat"},
        {SYS_fchmod, "fchmod"},
        {SYS_fchown, "fchown"},
        {SYS_ftruncate, "ftruncate"},
        {SYS_flock, "flock"},
        {SYS_fcntl, "fcntl"},
        {SYS_fstat, "fstat"},
        {SYS_getdents64, "getdents"},
        {SYS_readlinkat, "readlinkat"},
        {SYS_statx, "statx"},
        {SYS_faccessat, "faccessat"},
        {SYS_faccessat2, "faccessat2"},
        {SYS_fchmodat, "fchmodat"},
#if defined(SYS_open)
        {SYS_open, "open"},
        {SYS_rename, "rename"},
        {SYS_link, "link"},
        {SYS_unlink, "unlink"},
        {SYS_mkdir, "mkdir"},
        {SYS_rmdir, "rmdir"},
        {SYS_readlink, "readlink"},
        {SYS_access, "access"},
        {SYS_stat, "stat"},
        {SYS_lstat, "lstat"},
        {SYS_chmod, "chmod"},
#endif
#if defined(SYS_renameat)
        {SYS_renameat, "renameat"},
#endif
#if defined(SYS_newfstatat)
        {SYS_newfstatat, "newfstatat"},
#endif
    };
    return calls;
}

// What differs between processors: how a stopped call is changed.
#if defined(__x86_64__)
constexpr bool knowsProcessor = true;
void skipCall(pid_t child)
{
    user_regs_struct registers = {};
    ::ptrace(PTRACE_GETREGS, child, nullptr, &registers);
    registers.orig_rax = static_cast<unsigned long long>(-1);
    ::ptrace(PTRACE_SETREGS, child, nullptr, &registers);
}
void setResult(pid_t child, long value)
{
    user_regs_struct registers = {};
    ::ptrace(PTRACE_GETREGS, child, nullptr, &registers);
    registers.rax = static_cast<unsigned long long>(value);
    ::ptrace(PTRACE_SETREGS, child, nullptr, &registers);
}
void halveCount(pid_t child)
{
    user_regs_struct registers = {};
    ::ptrace(PTRACE_GETREGS, child, nullptr, &registers);
    registers.rdx = std::max(registers.rdx / 2, 1ULL);
    ::ptrace(PTRACE_SETREGS, child, nullptr, &registers);
}
#elif defined(__aarch64__)
constexpr bool knowsProcessor = true;
void changeRegister(pid_t child, int number,
                    const std::function<unsigned long long(unsigned long long)> &change)
{
    user_regs_struct registers = {};
    iovec part{&registers, sizeof registers};
    ::ptrace(PTRACE_GETREGSET, child, NT_PRSTATUS, &part);
    registers.regs[number] = change(registers.regs[number]);
    ::ptrace(PTRACE_SETREGSET, child, NT_PRSTATUS, &part);
}
void skipCall(pid_t child)
{
    int none = -1;
    iovec part{&none, sizeof none};
    ::ptrace(PTRACE_SETREGSET, child, NT_ARM_SYSTEM_CALL, &part);
}
void setResult(pid_t child, long value)
{
    changeRegister(child, 0, [value](auto) { return static_cast<unsigned long long>(value); });
}
void halveCount(pid_t child)
{
    changeRegister(child, 2, [](auto count) { return std::max(count / 2, 1ULL); });
}
#else
constexpr bool knowsProcessor = false;
void skipCall(pid_t) { }
void setResult(pid_t, long) { }
void halveCount(pid_t) { }
#endif

/// One traced run.
class Run
{
public:
    Run(pid_t child, const Injection &injection)
        : m_child(child)
        , m_injection(injection)
    {
    }

    ChildOutcome follow()
    {
        int signal = 0;
        for (;;) {
            ::ptrace(PTRACE_SYSCALL, m_child, nullptr, signal);
            int status = 0;
            if (::waitpid(m_child, &status, 0) < 0) {
                return m_outcome;
            }
            if (WIFEXITED(status) || WIFSIGNALED(status)) {
                m_outcome.killed = WIFSIGNALED(status);
                m_outcome.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
                return m_outcome;
            }
            signal = 0;
            if (WSTOPSIG(status) == syscallStop) {
                onStop();
            } else if (WSTOPSIG(status) != SIGTRAP) {
                signal = WSTOPSIG(status);
            }
            if (++m_stops > maxStops) {
                m_outcome.hung = true;
                ::kill(m_child, SIGKILL);
            }
        }
    }

private:
    void onStop()
    {
        __ptrace_syscall_info info = {};
        ::ptrace(PTRACE_GET_SYSCALL_INFO, m_child, sizeof info, &info);
        if (info.op == PTRACE_SYSCALL_INFO_ENTRY) {
            onEntry(int(info.entry.nr));
        } else if (info.op == PTRACE_SYSCALL_INFO_EXIT) {
            onExit();
        }
    }

    void onEntry(int number)
    {
        if (!isFileCall(number)) {
            return;
        }
        m_outcome.calls.append(number);
        const qsizetype at = m_outcome.calls.size();
        const bool here = at == m_injection.at;
        if (here) {
            m_number = number;
            m_outcome.hit = true;
        }
        if (m_injection.second && at == m_injection.at + m_injection.secondAfter) {
            m_injection.second();
        }
        switch (m_injection.fault) {
        case Fault::None:
            break;
        case Fault::KillBefore:
            if (here) {
                ::kill(m_child, SIGKILL);
            }
            break;
        case Fault::KillAfter:
            m_killAtExit = here;
            break;
        case Fault::Error:
            if (here || (isLasting() && m_outcome.hit && number == m_number)) {
                ++m_failures;
                skipCall(m_child);
                m_failing = true;
            }
            break;
        case Fault::ShortWrite:
            if (here) {
                halveCount(m_child);
            }
            break;
        case Fault::Interpose:
            if (here) {
                m_injection.foreign();
            }
            break;
        }
    }

    [[nodiscard]] bool isLasting() const
    {
        return m_injection.persistent
            && (m_injection.error != EINTR || m_failures < maxInterruptions);
    }

    void onExit()
    {
        if (m_killAtExit) {
            ::kill(m_child, SIGKILL);
        }
        if (m_failing) {
            setResult(m_child, -m_injection.error);
            m_failing = false;
        }
    }

    pid_t m_child;
    const Injection &m_injection;
    ChildOutcome m_outcome;
    int m_number = -1;
    int m_stops = 0;
    int m_failures = 0;
    bool m_failing = false;
    bool m_killAtExit = false;
};

} // namespace

ChildOutcome runTraced(const std::function<int()> &act, const Injection &injection)
{
    const pid_t child = ::fork();
    if (child == 0) {
        ::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
        ::raise(SIGSTOP); // Calls are counted from here.
        ::_exit(act());
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) < 0 || !WIFSTOPPED(status)) {
        return {};
    }
    ::ptrace(PTRACE_SETOPTIONS, child, nullptr, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
    return Run(child, injection).follow();
}

ChildOutcome runChild(const std::function<int()> &act)
{
    const pid_t child = ::fork();
    if (child == 0) {
        ::_exit(act());
    }
    ChildOutcome outcome;
    int status = 0;
    ::waitpid(child, &status, 0);
    outcome.killed = WIFSIGNALED(status);
    outcome.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return outcome;
}

bool canTrace()
{
    if (!knowsProcessor) {
        return false;
    }
    const ChildOutcome outcome = runTraced([] { return ::close(-1) == 0 ? 1 : 0; }, {});
    return outcome.exitCode == 0 && outcome.calls.contains(SYS_close);
}

bool isFileCall(int number)
{
    return fileCalls().contains(number);
}

bool isWriteCall(int number)
{
    return number == SYS_write || number == SYS_pwrite64;
}

bool isChangingCall(int number)
{
    static const QSet<QByteArray> reading{
        "openat",   "open",     "read",   "pread64",    "close",      "flock",
        "fcntl",    "fstat",    "stat",   "lstat",      "newfstatat", "statx",
        "getdents", "readlink", "access", "readlinkat", "faccessat",  "faccessat2"};
    const QByteArray name = fileCalls().value(number);
    return !name.isEmpty() && !reading.contains(name);
}

QByteArray callName(int number)
{
    return fileCalls().value(number, "call " + QByteArray::number(number));
}
