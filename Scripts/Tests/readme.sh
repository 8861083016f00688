# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A copy of the script with a source and a README of its own.
page() {
    mkdir -p Scripts
    cp "$root/Scripts/readme" Scripts/readme
    printf 'struct A {\n    let one = 1\n    let two = 2\n    let three = 3\n}\n' >A.swift
    printf '<!-- %s -->\n```swift\n%s\n```\n' "$1" "$2" >README.md
}

test_readme_accepts_an_excerpt_with_gaps() {
    page 'source: A.swift' $'struct A {\n    let one = 1\n    // …\n    let three = 3\n}'
    run Scripts/readme README.md
    expect status "$status" 0
}

test_readme_reports_and_updates_an_excerpt_that_differs() {
    page 'source: A.swift' $'let one = 1\nlet 2 = two\nlet three = 3'
    run Scripts/readme README.md
    expect status "$status" 1
    expect_contains output "$output" "README.md:2: the block differs from 'A.swift'"
    expect_contains output "$output" "fix: Scripts/readme --update README.md"
    run Scripts/readme --update README.md
    expect block "$(sed -n 3,5p README.md)" $'let one = 1\nlet two = 2\nlet three = 3'
    run Scripts/readme README.md
    expect "status after the update" "$status" 0
}

test_readme_compares_the_output_of_a_command() {
    page 'output: echo two' 'one'
    run Scripts/readme README.md
    expect status "$status" 1
    Scripts/readme --update README.md
    expect block "$(sed -n 3p README.md)" two
}

test_readme_refuses_a_block_without_an_origin_and_a_program_that_does_not_exist() {
    page 'hello' 'let x = 1'
    run Scripts/readme README.md
    expect_contains output "$output" "does not say where its words come from"
    printf '```sh\nScripts/nothing --yes\n```\n' >README.md
    run Scripts/readme README.md
    expect_contains output "$output" "there is no program 'Scripts/nothing'"
}
