import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

@Suite("Derived containers")
struct ReplacingTests {
    private let signing = InjectID<String>("Replacing.Signing")
    private let safeBox = InjectID<String>("Replacing.SafeBox")
    private let fake = InjectID<String>("Replacing.Fake")

    private func container() throws -> Container {
        try Container { [signing, safeBox, fake] registrar in
            registrar.register(signing) { "real" }
            registrar.register(safeBox, needs: signing) { "box of \($0)" }
            registrar.register(fake) { "fake" }
        }
    }

    @Test("replacing an id without a registration is refused with similar names")
    func unknown() throws {
        let real = try container()
        let unknown = InjectID<String>("Replacing.Signin")
        let report = #expect(throws: ValidationReport.self) {
            try real.replacing(unknown, file: "Test.swift", line: 9) { "" }
        }
        #expect(
            report?.description == """
                The container is not valid (1 fault); nothing was made.

                1. Replacing.Signin cannot be replaced: no module registers it as \
                InjectID<String>.
                   replaced: Test.swift:9
                   did you mean: 'Replacing.Signing'
                   fix: replace an id that a module registers

                """
        )
    }

    @Test("a derived container is validated: a replacement cannot close a cycle")
    func cycle() throws {
        let real = try container()
        let report = #expect(throws: ValidationReport.self) {
            try real.replacing(signing, needs: safeBox, file: "Test.swift", line: 9) { $0 }
        }
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Replacing.Signing (Test.swift:9) needs") == true)
    }

    @Test("errors and the graph of a derived container name the replacement")
    func replacementWithLazyNeed() throws {
        let derived = try container().replacing(
            fake,
            needs: safeBox.lazily,
            file: "Test.swift",
            line: 9
        ) { box in textOrError { try box.value } }
        #expect(
            try derived.resolve(fake).hasPrefix(
                "The factory of Replacing.Fake (Test.swift:9) read '"
            )
        )
        #expect(derived.graph.text.contains("Replacing.Fake: Test.swift:9"))
    }

    @Test("the last replacement wins, also over a module's replacement")
    func again() throws {
        let signing = signing
        let fixed = InlineModule { $0.replacing { $0.register(signing) { "fixed" } } }
        let bank = InlineModule("Bank") { $0.register(signing) { "real" } }
        let real = try Container(modules: bank, fixed)
        #expect(try real.resolve(signing) == "fixed")
        let once = try real.replacing(signing) { "1" }
        #expect(try once.resolve(signing) == "1")
        let twice = try once.replacing { $0.replacing { $0.register(signing) { "2" } } }
        #expect(try twice.resolve(signing) == "2")
        let thrice = try twice.replacing { $0.replacing { $0.register(signing) { "3" } } }
        #expect(try thrice.resolve(signing) == "3")
        let report = #expect(throws: ValidationReport.self) {
            try real.replacing { registrar in
                for line in 1...2 as ClosedRange<UInt> {
                    registrar.register(signing, file: "T.swift", line: line) { "" }
                }
            }
        }
        #expect(report?.description.contains("registered: T.swift:1 in module replacing") == true)
    }

    @Test("a derived container keeps decorators and the needs of other services")
    func afterTakingOut() throws {
        let (signing, safeBox) = (signing, safeBox)
        let key = InjectID<String>("Replacing.Key")
        let real = try Container { registrar in
            registrar.register(key) { "key" }
            registrar.register(signing, needs: key) { $0 }
            registrar.decorate(signing, needs: key) { "\($0)1\($1)" }
            registrar.decorate(signing) { "\($0)2" }
            registrar.register(safeBox, needs: signing) { "box of \($0)" }
        }
        let derived = try real.replacing(signing) { "fake" }
        #expect(try derived.resolve(safeBox) == "box of fake1key2")
        #expect(try derived.replacing(signing) { "f" }.resolve(safeBox) == "box of f1key2")
    }

    @Test("a replacement may need private and unlisted services")
    func privateNeed() throws {
        let (signing, fake) = (signing, fake)
        let real = try Container(
            modules: InlineModule("Bank", provides: [signing], needs: []) { registrar in
                registrar.register(fake) { "private" }
                registrar.register(signing, needs: fake) { $0 }
            }
        )
        let derived = try real.replacing(signing, needs: fake) { "test of \($0)" }
        #expect(try derived.resolve(signing) == "test of private")
        #expect(try derived.replacing(fake) { "other" }.resolve(signing) == "test of other")
    }

    @Test("replacing an id of another type is one fault, and an absent plug-in may be provided")
    func otherTypeAndPlugin() throws {
        let plugin = PluginID<String>("Replacing.Plugin")
        let (safeBox, signing) = (safeBox, signing)
        let real = try Container { registrar in
            registrar.register(signing) { "real" }
            registrar.register(safeBox, needs: plugin) { $0 ?? "none" }
        }
        let derived = try real.replacing { $0.register(plugin) { "plugged" } }
        #expect(try derived.resolve(safeBox) == "plugged")
        let report = #expect(throws: ValidationReport.self) {
            try real.replacing(InjectID<Int>("Replacing.Signing")) { 1 }
        }
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("is used with 2 types") == true)
        #expect(throws: ValidationReport.self) {
            try real.replacing { $0.register(PluginID<String>("Replacing.Plugn")) { "" } }
        }
    }

    @Test("64 concurrent tasks with derived containers do not affect each other")
    func parallel() async throws {
        let real = try container()
        _ = try await racing(64) { [signing, safeBox] number in
            let derived = try real.replacing(signing) { "\(number)" }
            for _ in 0..<20 {
                #expect(try derived.resolve(safeBox) == "box of \(number)")
                await Task.yield()
            }
            #expect(try real.resolve(safeBox) == "box of real")
        }
    }
}
