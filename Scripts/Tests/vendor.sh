# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# shellcheck source=../lib/counting.sh
. "$root/Scripts/lib/counting.sh"

# All tests are built; only those of its documentation, which are quick, are run.
test_the_container_stands_alone_with_its_tests() {
    "$root/Scripts/vendor" DependencyContainer Kit/DependencyContainer
    swift build --build-tests --package-path Kit/DependencyContainer
    swift test --skip-build --package-path Kit/DependencyContainer \
        --filter DependencyContainerDocumentationTests 2>&1 | tee log
    [ "$(tests_run log)" -gt 0 ]
    expect "what it brings" "$(echo Kit/DependencyContainer/*/*)" "$(
        cd "$root/Packages/DependencyContainer" || exit
        echo Sources/DependencyContainer{,Testing} Tests/DependencyContainer{Documentation,}Tests \
            | sed 's|[^ ]*/|Kit/DependencyContainer/&|g'
    )"
    expect "interfaces that its README names" \
        "$(grep -c Interface Kit/DependencyContainer/README.md || true)" 0
    cmp "$root/LICENSE" Kit/DependencyContainer/LICENSE
}

test_an_app_in_an_empty_folder_uses_the_container() {
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
    expect "what the app says" "$(Shop/.build/debug/shop)" "$(cat <<'END'
The container is not sound (1 fault); nothing was made.

1. Prices is missing: nothing registers InjectID<Prices>("Prices").
   needed by: Till (shop/main.swift:1)
   path: Till (shop/main.swift:1) → Prices
   to mend: give the container a module that registers it

tea: 250
["Prices", "Till"]
END
)"
}

test_ribs_stands_alone() {
    "$root/Scripts/vendor" RIBs RIBs
    swift build --package-path RIBs --build-tests
}

test_archlint_stands_alone() {
    "$root/Scripts/vendor" archlint tools/archlint
    swift build --package-path tools/archlint
    expect "its version" "$(tools/archlint/.build/debug/archlint --version | tr -d '0-9')" ".."
    expect "its hooks" "$(ls tools/archlint/Hooks)" $'github-step.yml\npre-commit'
    test -x tools/archlint/Hooks/pre-commit
    "$root/Scripts/vendor" archlint tools/archlint
}

test_archlint_without_its_tests_stands_alone() {
    "$root/Scripts/vendor" --without-tests archlint tools/archlint
    expect "what it brings" "$(ls tools/archlint | tr '\n' ' ')" \
        "Hooks LICENSE ORIGIN Package.swift README.md Sources archlint.schema.json "
    swift package --package-path tools/archlint describe --type json >described
    expect "its targets" "$(grep -c '"module_type"' described)" 2
    expect "its tests" "$(grep -c '"type" : "test"' described || true)" 0
}

test_without_tests_only_the_tests_are_left_out() {
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

test_what_stands_only_in_this_repository_is_not_spoken_of() {
    "$root/Scripts/vendor" archlint archlint
    expect "scripts and folders that are not there" \
        "$(grep -nE 'Scripts/(lint|test)|Benchmarks/' archlint/README.md || true)" ""
}

test_it_says_where_it_came_from() {
    "$root/Scripts/vendor" RIBs RIBs
    cmp "$root/LICENSE" RIBs/LICENSE
    expect_contains ORIGIN "$(cat RIBs/ORIGIN)" "RIBs of ModularBank, written by Scripts/vendor from "
    "$root/Scripts/vendor" archlint archlint
    test "$(wc -l <archlint/ORIGIN)" -lt 100
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

    "$root/Scripts/vendor" archlint archlint
    echo '// mine' >>archlint/Sources/ArchitectureLint/Graph/Edge.swift
    run "$root/Scripts/vendor" archlint archlint
    expect "status of a change deep below" "$status" 1
    expect_contains errors "$errors" "./Sources/ArchitectureLint/Graph"
}
