# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# shellcheck source=../lib/counting.sh
. "$root/Scripts/lib/counting.sh"

test_the_container_stands_alone_with_its_tests() {
    "$root/Scripts/vendor" DependencyContainer Kit/DependencyContainer
    swift build --build-tests --package-path Kit/DependencyContainer
    swift test --skip-build --package-path Kit/DependencyContainer 2>&1 | tee log
    [ "$(tests_run log)" -gt 0 ]
    expect "what it brings" "$(ls Kit/DependencyContainer/Sources)" "DependencyContainer"
}

test_ribs_stands_alone() {
    "$root/Scripts/vendor" RIBs RIBs
    swift build --package-path RIBs --build-tests
}

test_archlint_stands_alone() {
    "$root/Scripts/vendor" archlint tools/archlint
    swift build --package-path tools/archlint
    expect "its version" "$(tools/archlint/.build/debug/archlint --version | tr -d '0-9')" ".."
}

test_it_says_where_it_came_from() {
    "$root/Scripts/vendor" RIBs RIBs
    cmp "$root/LICENSE" RIBs/LICENSE
    expect_contains ORIGIN "$(cat RIBs/ORIGIN)" "RIBs of ModularBank, written by Scripts/vendor from "
}

test_running_it_again_brings_it_up_to_date() {
    "$root/Scripts/vendor" RIBs RIBs
    cp -R RIBs before
    mkdir RIBs/.build
    "$root/Scripts/vendor" RIBs RIBs/
    rmdir RIBs/.build
    diff -r before RIBs
}

test_a_folder_of_somebody_else_is_left_alone() {
    mkdir RIBs
    echo mine >RIBs/file
    run "$root/Scripts/vendor" RIBs RIBs
    expect status "$status" 1
    expect_contains errors "$errors" "RIBs is not a RIBs that this script wrote"
    expect "what is there" "$(ls RIBs)" file
}

test_changes_are_not_lost() {
    "$root/Scripts/vendor" RIBs RIBs
    echo '// mine' >>RIBs/Package.swift
    run "$root/Scripts/vendor" RIBs RIBs
    expect status "$status" 1
    expect_contains errors "$errors" "./Package.swift"
    expect "the change" "$(tail -n 1 RIBs/Package.swift)" "// mine"
}
