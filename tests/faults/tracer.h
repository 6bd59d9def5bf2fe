// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <functional>

/// Runs a piece of code in a child process and stops it at its system calls.

enum class Fault {
    None,
    KillBefore, ///< SIGKILL before the call is done.
    KillAfter, ///< SIGKILL right after it.
    Error, ///< The call is not done and reports an error.
    ShortWrite, ///< A write is given half of its bytes.
    Interpose, ///< Another program acts while the child stands before the call.
};

struct Injection {
    Fault fault = Fault::None;
    int at = 0; ///< Number of the call on files, from 1.
    int error = 0;
    bool persistent = false; ///< Every later call of the same kind fails too.
    std::function<void()> foreign = {};
    int secondAfter = 0; ///< So many calls later …
    std::function<void()> second = {}; ///< … it acts again.
};

struct ChildOutcome {
    bool hit = false;
    bool killed = false;
    bool hung = false;
    int exitCode = -1;
    QList<int> calls; ///< Kinds of the system calls on files, in order; others change no disk.
};

/// `act` runs in the child; its value is the exit code.
[[nodiscard]] ChildOutcome runTraced(const std::function<int()> &act, const Injection &injection);

/// Runs `act` in a child without tracing.
[[nodiscard]] ChildOutcome runChild(const std::function<int()> &act);

/// Whether this machine lets us trace at all.
[[nodiscard]] bool canTrace();
/// Whether a system call works on files, so that an error makes sense there.
[[nodiscard]] bool isFileCall(int number);
[[nodiscard]] bool isWriteCall(int number);
/// Whether a call may change what lies on the disk. Being killed before any other one is the same
/// as being killed before the next of these.
[[nodiscard]] bool isChangingCall(int number);
[[nodiscard]] QByteArray callName(int number);
