# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A copy of the script beside a source and a README.
page() {
    git init -q .
    mkdir -p Scripts/lib
    cp "$root/Scripts/readme" Scripts/readme
    cp "$root/Scripts/lib/sources.py" Scripts/lib
    mkdir -p Sources/A
    printf 'struct A {\n    let one = 1\n    let two = 2\n    let three = 3\n}\n' | tee A.swift >Sources/A/A.swift
    printf '<!-- %s -->\n```swift\n%s\n```\n' "$1" "$2" >README.md
}

test_readme_accepts_an_excerpt_with_gaps() {
    page 'source: Sources/A/A.swift' $'struct A {\n    let one = 1\n    // …\n    let three = 3\n}'
    run Scripts/readme README.md
    expect status "$status" 0
}

test_readme_reports_and_updates_an_excerpt_that_differs() {
    page 'source: Sources/A/A.swift' $'let one = 1\nlet 2 = two\nlet three = 3'
    run Scripts/readme README.md
    expect status "$status" 1
    expect_contains output "$output" "README.md:2: the block differs from 'Sources/A/A.swift'"
    expect_contains output "$output" "fix: Scripts/readme --update README.md"
    run Scripts/readme --update README.md
    expect block "$(sed -n 3,5p README.md)" $'let one = 1\nlet two = 2\nlet three = 3'
    run Scripts/readme README.md
    expect "status after the update" "$status" 0
}

test_readme_compares_the_output_of_a_command() {
    page 'output: echo two' ''
    printf '<!-- output: echo two -->\n```text\none\n```\n' >README.md
    run Scripts/readme README.md
    expect status "$status" 1
    Scripts/readme --update README.md
    expect block "$(sed -n 3p README.md)" two
}

test_readme_leaves_a_block_whose_command_fails() {
    page 'output: echo two' ''
    printf '<!-- output: echo broken >&2; false -->\n```text\none\n```\n' >README.md
    run Scripts/readme --update README.md
    expect status "$status" 1
    expect_contains output "$output" "'echo broken >&2; false' prints nothing"
    expect_contains errors "$errors" broken
    expect block "$(sed -n 3p README.md)" one
}

test_a_canvas_has_the_screens_and_the_rounded_size_of_the_sources() {
    git init -q .
    mkdir -p Scripts/lib Packages/Card/{Sources/{Card/Screens/{CardList,Home},CardDemo},Tests/CardTests}
    cp "$root"/Scripts/lib/{canvas,sources.py} Scripts/lib
    printf '#!/bin/sh\n[ "$5" = Card ] && echo "$@"\n' >Scripts/bank
    chmod +x Scripts/bank
    seq 1232 >Packages/Card/Sources/Card/CardModule.swift
    seq 4 | tee Packages/Card/Sources/CardDemo/Main.swift Packages/Card/Sources/Card/Screens/Home/HomeCards.swift \
        >Packages/Card/Sources/Card/Screens/CardList/CardListBuilder.swift
    printf '    @Test("%s")\n' {1..14} >Packages/Card/Tests/CardTests/CardTests.swift
    run Scripts/lib/canvas Card --json
    expect canvas "$output" "modules --color never --canvas Card --json
Screens: CardList
Size: about 1,200 lines of Swift and 10 tests"
    printf '    @Test("15")\n' >>Packages/Card/Tests/CardTests/CardTests.swift
    seq 10 >>Packages/Card/Sources/Card/CardModule.swift
    run Scripts/lib/canvas Card
    expect size "$(tail -n 1 <<<"$output")" "Size: about 1,300 lines of Swift and 20 tests"
    run Scripts/lib/canvas Crad
    expect "status of a module that does not exist" "$status" 1
}

test_readme_refuses_a_block_without_an_origin_and_a_program_that_does_not_exist() {
    page 'hello' 'let x = 1'
    run Scripts/readme README.md
    expect_contains output "$output" "does not say where its words come from"
    printf '```sh\nScripts/nothing --yes\n```\n' >README.md
    run Scripts/readme README.md
    expect_contains output "$output" "there is no program 'Scripts/nothing'"
}

test_code_in_a_doc_comment_is_that_of_a_source_or_a_test() {
    page 'source: Sources/A/A.swift' 'struct A {'
    printf '%s\n' '/// Adds.' '///' '/// ```swift' '/// let sum = add(1, …)   // three' '///' \
        '/// print(sum)' '/// ```' 'func add() {}' >Sources/A/Add.swift
    printf 'private let sum =\n    add(1, 2)\n' >Tests.swift
    run Scripts/readme
    expect output "$output" "Sources/A/Add.swift:6: no source or test has this code; \
fix: correct it, or add it to a test, then run Scripts/readme"
    echo 'func test() { print(sum) }' >>Tests.swift
    run Scripts/readme
    expect "status: $output$errors" "$status" 0
}

test_every_command_is_run_or_says_why_it_cannot_be() {
    page 'test: tests.sh' ''
    printf '<!-- test: tests.sh -->\n```sh\nswift build   # builds\ncd Scripts\n```\n' >NOTES.md
    printf 'swift build\n' >tests.sh
    run Scripts/readme NOTES.md
    expect output "$output" \
        "NOTES.md:2: 'tests.sh' neither reads the page nor has 'cd Scripts'; fix: correct it, then run Scripts/readme NOTES.md"
    printf 'swift build\ncd Scripts\n' >tests.sh
    run Scripts/readme NOTES.md
    expect "status of what a test has" "$status" 0
    printf '# It reads NOTES.md.\n' >tests.sh
    run Scripts/readme NOTES.md
    expect "status of what a test reads" "$status" 0
    printf '<!-- by hand: it needs a phone -->\n```sh\nswift build\n```\n' >NOTES.md
    run Scripts/readme NOTES.md
    expect "status with a reason" "$status" 0
    printf '<!-- by hand: -->\n```console\n$ swift build\n```\n' >NOTES.md
    run Scripts/readme NOTES.md
    expect_contains "output without a reason" "$output" "does not say where its words come from"
}

test_a_command_within_the_text_has_the_options_of_its_script() {
    page 'test: tests.sh' ''
    printf 'Run `Scripts/readme --update README.md`, `Scripts/nothing`, and `Scripts/readme --undo`.\n' >NOTES.md
    run Scripts/readme NOTES.md
    expect output "$(cut -d ';' -f 1 <<<"$output")" "NOTES.md:1: there is no 'Scripts/nothing'
NOTES.md:1: Scripts/readme has no option '--undo'"
}

test_swift_comes_from_a_target_or_a_test_and_a_page_with_files_is_followed() {
    page 'recorded: on paper' 'let one = 1'
    run Scripts/readme README.md
    expect_contains output "$output" "README.md:2: Swift is compiled, so its comment names a source"
    page 'source: A.swift' 'struct A {'
    run Scripts/readme README.md
    expect_contains output "$output" "README.md:2: 'A.swift' is not a source of a target"
    page 'file: A.swift' 'struct A {'
    run Scripts/readme README.md
    expect_contains output "$output" "README.md:1: no test in Scripts/Tests follows the page"
    mkdir -p Scripts/Tests
    echo 'Scripts/lib/follow README.md' >Scripts/Tests/pages.sh
    run Scripts/readme README.md
    expect "status of a page that is followed" "$status" 0
    rm -r Scripts/Tests
    printf '```sh\nswift run\n```\n\n<!-- prints -->\n```\none\n```\n' >README.md
    run Scripts/readme README.md
    expect_contains "output for what a command prints" "$output" "README.md:1: no test in Scripts/Tests follows the page"
}

test_a_translation_has_the_blocks_and_links_of_the_original_and_its_own_comments() {
    local page=.github/README.ko.md
    page 'source: A.swift' ''
    mkdir .github
    printf '# One [in Korean](.github/README.ko.md)\n\n```sh\nswift build  # builds\n```\n[a](A.swift)\n' >README.md
    printf '# Eins\n\n```sh\nswift build  # baut\n```\n[a](../A.swift)\n' >$page
    run Scripts/readme $page
    expect status "$status" 0

    printf '# Eins\n\n```sh\nswift test\n```\n[a](../A.swift)\n' >$page
    run Scripts/readme $page
    expect status "$status" 1
    expect_contains output "$output" "$page:3: the block differs from that in README.md:3"
    expect_contains output "$output" "fix: Scripts/readme --update $page"
    Scripts/readme --update $page
    expect "the translation's block" "$(sed -n 4p $page)" "swift build  # builds"

    printf '# Eins\n\n```sh\nswift build\n```\n' >$page
    run Scripts/readme $page
    expect_contains output "$output" "$page:1: there is no link to '../A.swift', which README.md has"
    printf '# Eins\n[a](../A.swift)\n' >$page
    run Scripts/readme $page
    expect_contains output "$output" "$page:1: 0 blocks, but README.md has 1"
}

test_a_link_that_leads_nowhere_is_reported() {
    page 'source: A.swift' ''
    printf '# One\n\n## Its use, or not\n[a](A.swift) [b](#its-use-or-not) [c](https://a.b) [d](Scripts)\n' >README.md
    run Scripts/readme README.md
    expect status "$status" 0
    printf '# One\n\n[a](B.swift) [b](README.md#two)\n' >NOTES.md
    run Scripts/readme NOTES.md
    expect status "$status" 1
    local fix="fix: correct it, then run Scripts/readme NOTES.md"
    expect_contains output "$output" "NOTES.md:3: the link 'B.swift' leads nowhere; $fix"
    expect_contains output "$output" "NOTES.md:3: the link 'README.md#two' leads nowhere; $fix"
}

test_a_picture_in_html_whose_file_does_not_exist_is_reported_for_light_and_dark() {
    page 'source: A.swift' ''
    touch light.svg dark.svg
    printf '<picture>\n  <source media="(prefers-color-scheme: dark)" srcset="dark.svg">
  <img alt="One" src="light.svg"><img src="https://a.b/c.svg">\n</picture>\n' >NOTES.md
    run Scripts/readme NOTES.md
    expect "status: $output" "$status" 0
    mkdir Pages
    mv dark.svg Pages
    rm light.svg
    run Scripts/readme NOTES.md
    expect output "$(cut -d ';' -f 1 <<<"$output")" "NOTES.md:2: the link 'dark.svg' leads nowhere
NOTES.md:3: the link 'light.svg' leads nowhere"
    run Scripts/readme --update NOTES.md
    expect line "$(sed -n 2p NOTES.md)" \
        '  <source media="(prefers-color-scheme: dark)" srcset="Pages/dark.svg">'
}

test_a_link_to_a_file_that_was_moved_is_updated() {
    page 'source: A.swift' ''
    mkdir Pages
    rm A.swift
    printf '# One\n\n[a](../A.swift#one) [b](https://a.b)\n' >Pages/NOTES.md
    run Scripts/readme Pages/NOTES.md
    expect output "$output" \
        "Pages/NOTES.md:3: the link '../A.swift#one' leads nowhere; fix: Scripts/readme --update Pages/NOTES.md"
    printf '# One\n\n[a](../A.swift) [b](https://a.b)\n' >Pages/NOTES.md
    Scripts/readme --update Pages/NOTES.md
    expect line "$(sed -n 3p Pages/NOTES.md)" "[a](../Sources/A/A.swift) [b](https://a.b)"
    run Scripts/readme Pages/NOTES.md
    expect "status after the update" "$status" 0
}
