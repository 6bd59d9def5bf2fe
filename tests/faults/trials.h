// SPDX-FileCopyrightText: 2026 Memory Desk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scenario.h"
#include "snapshot.h"
#include "tracer.h"

#include <QStringList>

struct Counts {
    int points = 0;
    int trials = 0;
    int stored = 0; ///< The act reported success.
    int refused = 0; ///< It reported an error.
    int unsettled = 0; ///< It said that it could not take everything back; the next start did.
    int violations = 0;

    void add(const Counts &other);
};

/// All trials of one scenario in one folder. After each one the app is "started" twice, and:
/// the person's tree is exactly as before or exactly as previewed (bytes, modes, owners, links, no
/// stray file); as previewed if success was reported, as before if an error was; no journal and no
/// lock is left; the second start changed nothing; what was stored can be taken back.
class Trials
{
public:
    enum class Size { Short, Full };

    Trials(Scenario scenario, const QString &base, Size size);

    [[nodiscard]] bool prepare();
    [[nodiscard]] Counts kills(Size size);
    [[nodiscard]] Counts killsInRecovery(Size size);
    [[nodiscard]] Counts errors(Size size);
    [[nodiscard]] Counts shortWrites();
    [[nodiscard]] Counts foreignWriters(Size size);
    [[nodiscard]] int fileCalls() const;
    [[nodiscard]] int syncCalls() const;
    [[nodiscard]] QString work() const { return m_work; }
    /// Puts the tree back to where the act starts from.
    void reset();
    /// The checks above; counts into `counts`, prints what is wrong.
    void check(const ChildOutcome &outcome, const QByteArray &what, Counts *counts);

private:
    [[nodiscard]] ChildOutcome run(const Injection &injection);
    void checkForeign(const ChildOutcome &outcome, const QString &file, const QByteArray &action,
                      bool wasThere, const QByteArray &what, Counts *counts);
    void checkUndo(const QByteArray &what, Counts *counts);
    void wrong(const QByteArray &what, const QByteArray &why, Counts *counts) const;
    void foreignTrial(const QString &file, const QByteArray &action, int at, Counts *counts);

    Scenario m_scenario;
    int m_undoEvery; ///< Of how many trials one takes the act back at its end.
    QString m_work;
    QString m_template;
    Snapshot m_before;
    Snapshot m_after;
    QList<int> m_calls;
};
