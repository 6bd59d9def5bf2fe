# SPDX-FileCopyrightText: 2026 Memory Desk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
add_library(memorydesk_gui STATIC ${gui_sources} ${gui_forms})
target_include_directories(memorydesk_gui PUBLIC src)
target_link_libraries(memorydesk_gui
    PUBLIC memorydesk_core Qt6::Widgets
    PRIVATE memorydesk_warnings Qt6::DBus KF6::SyntaxHighlighting)
target_compile_options(memorydesk_gui PRIVATE -Wconversion)
memorydesk_precompile_gui(memorydesk_gui)
file(GLOB gui_resources CONFIGURE_DEPENDS resources/style.qss resources/icons/*.svg resources/marks/*.svg)
qt_add_resources(memorydesk_gui memorydesk_resources PREFIX / BASE ${CMAKE_SOURCE_DIR}/resources FILES ${gui_resources})
# The icon of the desktop is the icon of the window too.
qt_add_resources(memorydesk_gui memorydesk_icon PREFIX / BASE ${CMAKE_SOURCE_DIR}/packaging
    FILES ${CMAKE_SOURCE_DIR}/packaging/io.github.memorydesk.MemoryDesk.svg)
include(memorydesk_translations)

if(EXISTS ${CMAKE_SOURCE_DIR}/src/main.cpp)
    add_executable(memorydesk src/main.cpp)
    target_link_libraries(memorydesk PRIVATE memorydesk_gui memorydesk_warnings)
    target_compile_definitions(memorydesk PRIVATE MEMORYDESK_VERSION="${PROJECT_VERSION}")
    install(TARGETS memorydesk RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
