# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# translations/*.ts become :/i18n/*.qm of the window's library; the target "translate" brings them up
# to date. English needs a file for its plural forms only.
set(translations)
foreach(language zh_TW en)
    set(text ${CMAKE_SOURCE_DIR}/translations/memorydesk_${language}.ts)
    set(compiled ${CMAKE_BINARY_DIR}/i18n/memorydesk_${language}.qm)
    add_custom_command(OUTPUT ${compiled}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_BINARY_DIR}/i18n
        COMMAND Qt6::lrelease -silent ${text} -qm ${compiled}
        DEPENDS ${text} VERBATIM)
    list(APPEND translations ${compiled})
endforeach()
qt_add_resources(memorydesk_gui memorydesk_translations
    PREFIX /i18n BASE ${CMAKE_BINARY_DIR}/i18n FILES ${translations})

set(update Qt6::lupdate -locations none -no-obsolete -I ${CMAKE_SOURCE_DIR}/src
    ${CMAKE_SOURCE_DIR}/src ${CMAKE_SOURCE_DIR}/forms)
add_custom_target(translate
    COMMAND ${update} -ts ${CMAKE_SOURCE_DIR}/translations/memorydesk_zh_TW.ts
    COMMAND ${update} -pluralonly -ts ${CMAKE_SOURCE_DIR}/translations/memorydesk_en.ts
    VERBATIM)
