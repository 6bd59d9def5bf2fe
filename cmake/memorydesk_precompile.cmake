# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Most of a source's compile time is Qt's and the standard library's headers; compiled once they
# cost a tenth. Sources still include what they use: clang-tidy reads them without these.
function(memorydesk_precompile_core target)
    target_precompile_headers(${target} PRIVATE
        <QByteArray> <QDateTime> <QDir> <QFile> <QFileInfo> <QFuture> <QHash> <QJsonArray>
        <QJsonDocument> <QJsonObject> <QList> <QMap> <QObject> <QPromise> <QRegularExpression> <QSet>
        <QString> <QStringList> <QTimer> <QVariant> <QtConcurrentRun>
        <algorithm> <chrono> <expected> <functional> <map> <memory> <optional> <string> <string_view>
        <unordered_map> <utility> <variant> <vector>)
    # Without it ccache could not see through a precompiled header.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
endfunction()

function(memorydesk_precompile_gui target)
    memorydesk_precompile_core(${target})
    target_precompile_headers(${target} PRIVATE <QtWidgets>)
endfunction()
