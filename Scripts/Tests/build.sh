# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A checkout with the scripts and a compiler that notes what it builds, and warns in BROKEN.
checkout() {
    mkdir -p bin Packages/Card Scripts
    cp -R "$root/Scripts/lib" "$root/Scripts/build" Scripts/
    touch Packages/Card/Package.swift
    # shellcheck disable=SC2016 # for the script that is written
    printf '#!/bin/sh\necho "$@" >>"%s/calls"\n%s\n' "$PWD" \
        '[ "$3" != "$BROKEN" ] || echo "A.swift:1:1: warning: unused"' >bin/swift
    chmod +x bin/swift
    export PATH=$PWD/bin:$PATH BROKEN=none
}

test_each_package_is_built_in_a_folder_without_the_modules_of_others() {
    checkout
    run Scripts/build --yes
    expect "status: $errors" "$status" 0
    expect "the packages" "$(sed "s#.*--package-path $PWD/\\([^ ]*\\) .*#\\1#" calls | tr '\n' ' ')" \
        "Packages/RIBs Packages/DependencyContainer Packages/Console Packages/Card \
Scripts/ArchitectureLint Scripts/Benchmarking App Tests "
    expect "folders of several packages" "$(sed 's/.*--scratch-path //' calls | sort | uniq -d)" ""
}

test_a_package_that_warns_is_not_built() {
    checkout
    export BROKEN=$PWD/Packages/Card
    run Scripts/build RIBs Card
    expect status "$status" 1
    expect_contains output "$output" "built in"
    expect_contains output "$output" "Packages/Card                  FAILED"
    expect_contains errors "$errors" "warning: unused"
}
