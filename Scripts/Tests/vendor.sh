# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# shellcheck source=../lib/counting.sh
. "$root/Scripts/lib/counting.sh"

# Checks that the manifest, which is derived from the package's own, builds the container with its tests.
# Only the documentation tests are run, because they are fast.
test_container_builds_with_its_tests() {
    "$root/Scripts/vendor" DependencyContainer Kit/DependencyContainer
    swift build --build-tests --package-path Kit/DependencyContainer
    swift test --skip-build --package-path Kit/DependencyContainer \
        --filter DependencyContainerDocumentationTests 2>&1 | tee log
    [ "$(tests_run log)" -gt 0 ]
    expect "its targets" "$(echo Kit/DependencyContainer/*/*)" "$(
        cd "$root/Packages/DependencyContainer" || exit
        echo Sources/DependencyContainer{,Testing} Tests/DependencyContainer{Documentation,}Tests \
            | sed 's|[^ ]*/|Kit/DependencyContainer/&|g'
    )"
    expect "interfaces in its README and manifest" \
        "$(cat Kit/DependencyContainer/{README.md,Package.swift} | grep -c Interface || true)" 0
    expect "packages that it depends on" \
        "$(grep -c 'package(' Kit/DependencyContainer/Package.swift || true)" 0
    cmp "$root/LICENSE" Kit/DependencyContainer/LICENSE
}

test_app_in_an_empty_folder_uses_the_container() {
    "$root/Scripts/vendor" DependencyContainer Kit/DependencyContainer
    mkdir -p Shop/Sources/shop
    cat >Shop/Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    dependencies: [.package(path: "../Kit/DependencyContainer")],
    targets: [
        .executableTarget(
            name: "shop",
            dependencies: [
                "DependencyContainer",
                .product(name: "DependencyContainerTesting", package: "DependencyContainer"),
            ]
        )
    ]
)
END
    cat >Shop/Sources/shop/main.swift <<'END'
import DependencyContainer
import DependencyContainerTesting

protocol Prices: Sendable { func price(of name: String) -> Int }
struct FixedPrices: Prices { func price(of name: String) -> Int { 250 } }
struct Till: Sendable {
    let prices: any Prices
    func receipt(for name: String) -> String { "\(name): \(prices.price(of: name))" }
}

let pricesInject = InjectID<any Prices>("Prices")
let tillInject = InjectID<Till>("Till")

struct TillModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(tillInject, needs: pricesInject, line: 1) { Till(prices: $0) }
    }
}
let pricesModule = InlineModule("Prices") { $0.register(pricesInject) { FixedPrices() } }

do {
    _ = try Container(modules: TillModule())
} catch {
    print(error)
}
let (container, recording) = try Container(modules: TillModule(), pricesModule).recording()
print(try container.resolve(tillInject).receipt(for: "tea"))
print(recording.names)
END
    swift build --package-path Shop
    expect "output of the app" "$(Shop/.build/debug/shop)" "$(cat <<'END'
The container is not valid (1 fault); nothing was made.

1. Prices is missing: no module registers it as InjectID<Prices>.
   needed by: Till (shop/main.swift:1)
   path: Till (shop/main.swift:1) → Prices
   fix: add a module that registers it

tea: 250
["Prices", "Till"]
END
)"
}

test_ribs_builds_with_its_tests() {
    "$root/Scripts/vendor" RIBs RIBs
    swift build --package-path RIBs --build-tests
}

test_archlint_builds() {
    "$root/Scripts/vendor" archlint tools/archlint
    swift build --package-path tools/archlint
    expect "its version" "$(tools/archlint/.build/debug/archlint --version | tr -d '0-9')" ".."
    expect "its hooks" "$(ls tools/archlint/Hooks)" $'github-step.yml\npre-commit'
    test -x tools/archlint/Hooks/pre-commit
    "$root/Scripts/vendor" archlint tools/archlint
}

test_archlint_without_tests_is_a_package() {
    "$root/Scripts/vendor" --without-tests archlint tools/archlint
    expect "its files" "$(ls tools/archlint | tr '\n' ' ')" \
        "Hooks LICENSE ORIGIN Package.swift README.md Sources archlint.schema.json "
    swift package --package-path tools/archlint describe --type json >described
    expect "its targets" "$(grep -c '"module_type"' described)" 2
    expect "its tests" "$(grep -c '"type" : "test"' described || true)" 0
}

test_without_tests_omits_only_the_tests() {
    local part
    for part in DependencyContainer RIBs; do
        "$root/Scripts/vendor" "$part" --without-tests "$part"
        test ! -e "$part/Tests"
        expect "tests of $part" "$(grep -ci 'testTarget' "$part/Package.swift" || true)" 0
        expect "targets of $part" "$(grep -c '^        .target(' "$part/Package.swift")" 2
    done
    "$root/Scripts/vendor" RIBs RIBs
    test -d RIBs/Tests
}

test_readme_names_no_missing_scripts() {
    "$root/Scripts/vendor" archlint archlint
    expect "missing scripts and folders" \
        "$(grep -nE 'Scripts/(lint|test)|Benchmarks/' archlint/README.md || true)" ""
}

test_origin_names_the_commit() {
    "$root/Scripts/vendor" RIBs RIBs
    cmp "$root/LICENSE" RIBs/LICENSE
    expect_contains ORIGIN "$(cat RIBs/ORIGIN)" "RIBs of ModularBank, written by Scripts/vendor from "
    "$root/Scripts/vendor" archlint archlint
    test "$(wc -l <archlint/ORIGIN)" -lt 100
}

test_second_run_updates_the_folder() {
    "$root/Scripts/vendor" RIBs RIBs
    cp -R RIBs before
    mkdir RIBs/.build
    "$root/Scripts/vendor" RIBs RIBs/
    rmdir RIBs/.build
    diff -r before RIBs
}

test_other_folders_are_not_overwritten() {
    mkdir RIBs
    echo mine >RIBs/file
    run "$root/Scripts/vendor" RIBs RIBs
    expect status "$status" 1
    expect_contains errors "$errors" "'RIBs' is not a RIBs that this script wrote"
    expect "its files" "$(ls RIBs)" file
}

test_local_changes_are_not_overwritten() {
    "$root/Scripts/vendor" RIBs RIBs
    echo '// mine' >>RIBs/Package.swift
    run "$root/Scripts/vendor" RIBs RIBs
    expect status "$status" 1
    expect_contains errors "$errors" "./Package.swift"
    expect "the local change" "$(tail -n 1 RIBs/Package.swift)" "// mine"

    "$root/Scripts/vendor" archlint archlint
    echo '// mine' >>archlint/Sources/ArchitectureLint/Graph/Edge.swift
    run "$root/Scripts/vendor" archlint archlint
    expect "status of a change deep below" "$status" 1
    expect_contains errors "$errors" "./Sources/ArchitectureLint/Graph"
}
