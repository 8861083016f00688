# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

test_the_commands_of_a_page_are_run_and_the_one_that_fails_is_named() {
    mkdir -p built/debug
    printf '#!/bin/sh\necho "$@" >>"%s/calls"\n[ "$1" != bad ]\n' "$PWD" >built/debug/bank
    chmod +x built/debug/bank
    printf '```sh\nScripts/bank good   # the word\nScripts/test --yes format\n```\n' >page.md
    run "$root/Scripts/lib/follow" --built built page.md
    expect "status: $errors" "$status" 0
    expect "what was run" "$(cat calls)" good
    printf '```sh\nScripts/bank good\nScripts/bank bad\nScripts/bank never\n```\n' >page.md
    run "$root/Scripts/lib/follow" --built built page.md
    expect status "$status" 1
    expect_contains errors "$errors" "page.md:1: exit code 1"
    expect_contains errors "$errors" "failed: Scripts/bank bad"
    expect "what was run" "$(cat calls)" $'good\ngood\nbad'
    printf '```text\nwords\n```\n```sh\nScripts/bank good\n```\n' | tee page.ko.md >page.md
    run "$root/Scripts/lib/follow" --built built page.md
    expect_contains "a block of unknown origin" "$errors" "page.md:1: the block has no file"
    run "$root/Scripts/lib/follow" --built built page.ko.md
    expect "status of a page in another language: $errors" "$status" 0
    printf '```sh\nScripts/test Crad\n```\n' >page.md
    run "$root/Scripts/lib/follow" --built built page.md
    expect "status of a package that does not exist" "$status" 1
}

# With any of them, archlint refuses to write a baseline.
test_a_page_is_followed_without_the_variables_of_build_servers() {
    local name names
    names=$(sed -n '/var buildServerVariable/,/first/p' \
        "$root/Scripts/ArchitectureLint/Sources/ArchitectureLint/System/RunEnvironment.swift" \
        | grep -oE '"[A-Z_]+"' | tr -d '"')
    expect_contains "the variables of archlint" "$names" GITHUB_ACTIONS
    for name in $names; do
        printf '```sh\necho "%s: ${%s:-none}"\n```\n<!-- prints -->\n```\n%s: none\n```\n' "$name" "$name" "$name"
    done >page.md
    for name in $names; do export "$name=true"; done
    run "$root/Scripts/lib/follow" page.md
    expect "status: $errors" "$status" 0
}

test_the_commands_of_each_page_run_with_one_package() {
    local pages
    pages=$(git -C "$root" ls-files --cached --others --exclude-standard '*.md' | grep -v /Fixtures/)
    # shellcheck disable=SC2016 # for the inner shell
    run bash -euc 'root=$1
        . "$root/Scripts/lib/common.sh"
        all_packages' - "$root"
    packages=$output
    run env PYTHONPATH="$root/Scripts/lib" python3 -c '
import sys
from testrun import owner
for page in sys.argv[1:]: print(owner(page))' $pages
    expect "owners that are no package" "$(sort -u <<<"$output" | grep -vxF "$packages" || true)" ""
    expect "pages with an owner" "$(wc -l <<<"$output")" "$(wc -l <<<"$pages")"
    expect "owners of two pages" "$(PYTHONPATH="$root/Scripts/lib" python3 -c '
from testrun import owner
print(owner("README.md"), owner("Packages/RIBs/Sources/RIBs/RIBs.docc/WithoutUIKit.md"))')" "Tests Packages/RIBs"
}
