import DependencyContainer
import Testing

@Suite("a container derived by replacing")
struct ReplacingTests {
    private let signing = InjectID<String>("Replacing.Signing")
    private let safeBox = InjectID<String>("Replacing.SafeBox")
    private let fake = InjectID<String>("Replacing.Fake")

    private func container() throws -> Container {
        try Container(
            modules: InlineModule("Bank") { [signing, safeBox, fake] registrar in
                registrar.register(signing, file: "Bank.swift", line: 1) { "real" }
                registrar.register(safeBox, needs: signing, file: "Bank.swift", line: 2) {
                    "box of \($0)"
                }
                registrar.register(fake, file: "Bank.swift", line: 3) { "fake" }
            }
        )
    }

    @Test("gives everybody the replacement, and leaves the first container as it was")
    func replaces() throws {
        let real = try container()
        #expect(try real.resolve(safeBox) == "box of real")
        let derived = try real.replacing(signing, needs: fake) { "very \($0)" }
        #expect(try derived.resolve(safeBox) == "box of very fake")
        #expect(try real.resolve(safeBox) == "box of real")
        #expect(try real.replacing(signing) { "2" }.replacing(fake) { "3" }.resolve(fake) == "3")
    }

    @Test("refuses an id that nobody registers, with the near names")
    func unknown() throws {
        let real = try container()
        let unknown = InjectID<String>("Replacing.Signin")
        let report = #expect(throws: ValidationReport.self) {
            try real.replacing(unknown, file: "Test.swift", line: 9) { "" }
        }
        #expect(
            report?.description == """
                The container is not sound (1 fault); nothing was made.

                1. Replacing.Signin cannot be replaced: nothing registers \
                InjectID<String>("Replacing.Signin").
                   replaced: Test.swift:9
                   near names: Replacing.Signing
                   to mend: replace an id that a module registers

                """
        )
    }

    @Test("is validated: a replacement may not close a cycle")
    func cycle() throws {
        let real = try container()
        let report = #expect(throws: ValidationReport.self) {
            try real.replacing(signing, needs: safeBox, file: "Test.swift", line: 9) { $0 }
        }
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Replacing.Signing (Test.swift:9) needs") == true)
    }

    @Test("names the replacement in its lazy errors and its graph")
    func replacementWithLazyNeed() throws {
        let derived = try container().replacing(
            fake,
            needs: safeBox.lazily,
            file: "Test.swift",
            line: 9
        ) { box in
            do { return try box.value } catch { return "\(error)" }
        }
        #expect(
            try derived.resolve(fake).hasPrefix("Replacing.Fake (Test.swift:9) read its deferred")
        )
        #expect(derived.graph.text.contains("Replacing.Fake: Test.swift:9"))
    }

    @Test("is unseen by others in parallel", arguments: 0..<64)
    func parallel(number: Int) async throws {
        let derived = try SharedContainer.get().replacing(SharedContainer.signing) { "\(number)" }
        for _ in 0..<20 {
            #expect(try derived.resolve(SharedContainer.safeBox) == "box of \(number)")
            await Task.yield()
        }
        #expect(try SharedContainer.get().resolve(SharedContainer.safeBox) == "box of real")
    }
}

/// One container that all parallel tests derive theirs from.
private enum SharedContainer {
    static let signing = InjectID<String>("ReplacingShared.Signing")
    static let safeBox = InjectID<String>("ReplacingShared.SafeBox")

    private static let container = Result {
        try Container(
            modules: InlineModule { registrar in
                registrar.register(signing) { "real" }
                registrar.register(safeBox, needs: signing) { "box of \($0)" }
            }
        )
    }

    static func get() throws -> Container { try container.get() }
}
