# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

scripts() {
    find "$root/Scripts" -maxdepth 1 -type f -perm -u+x | sort
}

test_every_script_tells_its_purpose_and_usage() {
    local script
    for script in $(scripts); do
        run "$script" --help
        expect "status of $script --help" "$status" 0
        expect "errors of $script --help" "$errors" ""
        expect_contains "$script --help" "$output" "USAGE: Scripts/$(basename "$script")"
        expect "$script -h" "$("$script" -h)" "$output"
    done
}

test_a_wrong_command_line_is_a_usage_error() {
    local script
    for script in build test format vendor install; do
        run "$root/Scripts/$script" --nonsense
        expect "status of $script --nonsense" "$status" 64
        expect "output of $script --nonsense" "$output" ""
        expect_contains "$script --nonsense" "$errors" "See 'Scripts/$script --help'."
    done
}

test_an_unknown_package_is_named_beside_those_there_are() {
    run "$root/Scripts/build" Crad
    expect status "$status" 64
    expect_contains errors "$errors" "there is no package 'Crad'; there are RIBs DependencyContainer"
}
