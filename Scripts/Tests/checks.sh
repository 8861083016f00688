# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Expects that a check fails, and names what fixes it: expect_fix COMMAND FIX…
expect_fix() {
    local command=$1 fix
    shift
    # shellcheck disable=SC2086 # a command with its options
    run $command
    expect "status of $command" "$status" 1
    for fix in "$@"; do expect_contains "the answer of $command" "$output$errors" "$fix"; done
    git checkout -q .
}

test_a_check_that_fails_names_the_command_that_fixes_it() {
    copy_repository
    local source=Packages/RIBs/Sources/RIBs/Builders/Builder.swift

    # The sources of one package, because all of them take seconds.
    git ls-files '*.swift' | grep -v ^Packages/RIBs/ | xargs rm
    echo 'func  spaced() {}' >>$source
    expect_fix "Scripts/format --check" "fix: Scripts/format"

    printf '\npublic func undocumented() {}\n' >>$source
    expect_fix "Scripts/lib/tidy documents" "write '/// …' above it: public func undocumented() {}" \
        "then run Scripts/test tidy"

    printf '\n/// What it is.\nfunc headless() {}\n' >>$source
    expect_fix "Scripts/lib/prose $source" "then run Scripts/test prose"

    echo 'import Card' >>$source
    expect_fix Scripts/lint "then run Scripts/lint"

    sed -i.old 's/^flowchart TD/flowchart LR/' Packages/README.md
    expect_fix "Scripts/readme Packages/README.md" "fix: Scripts/readme --update Packages/README.md"

    sed -i.old 's/(Packages)/(Pakages)/' README.md
    expect_fix "Scripts/readme README.md" "leads nowhere; fix: correct it, then run Scripts/readme README.md"
}
