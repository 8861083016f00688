# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

test_a_wrong_command_line_is_reported_before_anything_is_built() {
    local words
    while IFS='|' read -r words message; do
        # shellcheck disable=SC2086 # several words
        run "$root/Scripts/mutate" $words
        expect "status of '$words'" "$status" 64
        expect_contains "errors of '$words'" "$errors" "Scripts/mutate: $message"
        expect_contains "errors of '$words'" "$errors" "See 'Scripts/mutate --help'."
    done <<'END'
Crad|there is no package 'Crad' with a module of its name
--count 0 RIBs|--count is a number from 1 to 1000, not '0'
--count many RIBs|argument --count: invalid int value: 'many'
--sed 1 RIBs|unrecognized arguments: --sed
END
}

# A package whose tests check one of its two functions.
test_mutants_that_no_test_notices_are_printed_with_their_place() {
    mkdir -p Scripts Packages/Sample/{Sources/Sample,Tests/SampleTests}
    cp -R "$root/Scripts/mutate" "$root/Scripts/lib" Scripts/
    cat >Packages/Sample/Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Sample",
    targets: [.target(name: "Sample"), .testTarget(name: "SampleTests", dependencies: ["Sample"])])
END
    cat >Packages/Sample/Sources/Sample/Age.swift <<'END'
public enum Age {
    public static func isAdult(_ years: Int) -> Bool {
        return years >= 18
    }

    public static func next(after years: Int) -> Int {
        // A comment with 1 + 1, and a text, are no code.
        let text = "1 + 1"
        return years + text.count
    }
}
END
    cat >Packages/Sample/Tests/SampleTests/AgeTests.swift <<'END'
import Sample
import Testing

@Test func adults() {
    #expect(Age.isAdult(18))
    #expect(!Age.isAdult(17))
}
END
    echo "Packages/Sample/Sources/Sample/Age.swift: public static func next(after years: Int) -> Int {:" \
        "'return 0' comes first # for the test" >Scripts/lib/equivalent-mutants
    run Scripts/mutate Sample --count 10
    expect "status: $errors" "$status" 0
    expect survivors "$output" "Packages/Sample/Sources/Sample/Age.swift:9: '+' becomes '-' (no test reaches it)
2 of 3 mutants killed (66 %), seed 1"
    expect_contains "what is killed" "$errors" \
        "killed: Packages/Sample/Sources/Sample/Age.swift:2: 'return false' comes first"
    expect_contains "what is killed" "$errors" "killed: Packages/Sample/Sources/Sample/Age.swift:3: '"
}
