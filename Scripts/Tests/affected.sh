# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

test_the_packages_that_are_reached_or_hold_one_are_chosen_in_their_order() {
    # shellcheck source=../lib/affected.sh
    . "$root/Scripts/lib/affected.sh"
    local known=$'Packages/RIBs\nPackages/Card\nPackages/CardShop\nTests'
    expect chosen "$(affected_of "$known" $'Tests\nPackages/Card/Benchmarks\nPackages/RIBs')" \
        $'Packages/RIBs\nPackages/Card\nTests'
    expect "of none" "$(affected_of "$known" "")" ""
}

# A checkout with the scripts, and an archlint that says what it was asked.
checkout() {
    git init -q -b main .
    mkdir -p Packages/Card Scripts/ArchitectureLint/.build-release
    cp -R "$root/Scripts/lib" "$root/Scripts/test" Scripts/
    # shellcheck disable=SC2016 # for the script that is written
    printf '#!/bin/sh\necho "$@" >&2\nexit 9\n' >Scripts/ArchitectureLint/.build-release/archlint
    chmod +x Scripts/ArchitectureLint/.build-release/archlint
    touch Packages/Card/Package.swift Scripts/ArchitectureLint/Package.swift
    mkdir Scripts/ArchitectureLint/Sources
    touch -d '+1 hour' Scripts/ArchitectureLint/.build-release/archlint 2>/dev/null \
        || touch -t 203001010000 Scripts/ArchitectureLint/.build-release/archlint
    git -c user.name=A -c user.email=a@example.org commit -q --allow-empty -m One
}

test_affected_compares_with_the_revision_named_or_where_the_branch_left_main() {
    local base
    checkout
    base=$(git rev-parse HEAD)
    git switch -q -c branch
    git -c user.name=A -c user.email=a@example.org commit -q --allow-empty -m Two
    run Scripts/test --affected
    expect status "$status" 9
    expect_contains errors "$errors" "affected --since $base "
    run Scripts/test --affected HEAD
    expect_contains errors "$errors" "affected --since HEAD "
    run Scripts/test --affected=HEAD~1 --long
    expect_contains errors "$errors" "affected --since HEAD~1 "
}

test_affected_takes_no_names_and_needs_a_revision_where_there_is_no_main_branch() {
    checkout
    run Scripts/test --affected HEAD Card
    expect status "$status" 64
    git branch -q -m elsewhere
    run Scripts/test --affected
    expect status "$status" 64
    expect_contains errors "$errors" "there is no main branch to compare with"
}
