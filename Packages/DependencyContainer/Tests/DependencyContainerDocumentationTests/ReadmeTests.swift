import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

// The modules of the README's reports, registered at the places that the reports name.

private let payments = InjectID<Int>("Payments")
private let singing = InjectID<Int>("Singing")
private let account = InjectID<Int>("Account")
private let card = InjectID<Int>("Card")
private let desk = InjectID<Int>("Desk")
private let rates = InjectID<Int>("Rates", file: "Ledger/Rates.swift", line: 3)
private let sameRates = InjectID<Int>("Rates", file: "SafeBox/Rates.swift", line: 2)
private let menu = InjectID<Cart>("Menu")

private let safeBoxModule = InlineModule("SafeBox") { registrar in
    registrar.register(
        safeBoxInject,
        needs: signingInject,
        file: "SafeBox/SafeBoxModule.swift",
        line: 6
    ) { SafeBoxService(signing: $0) }
    registrar.register(
        InjectID<Int>("Limits"),
        needs: InjectID<MovingClock>("Clock"),
        file: "SafeBox/SafeBoxModule.swift",
        line: 9
    ) { $0.hour }
    registrar.register(
        InjectID<Int>("Interest"),
        needs: sameRates,
        file: "SafeBox/SafeBoxModule.swift",
        line: 12
    ) { $0 }
}

private let cardModule = InlineModule("Card", needs: [account, safeBoxInject]) { registrar in
    registrar.register(
        singing,
        needs: safeBoxInject,
        file: "Card/CardModule.swift",
        line: 11
    ) { _ in 1 }
    registrar.register(
        card,
        needs: account,
        ledgerInject,
        file: "Card/CardModule.swift",
        line: 14
    ) { account, _ in account }
}

private let accountModule = InlineModule("Account") { registrar in
    registrar.register(account, needs: card, file: "Account/AccountModule.swift", line: 7) { $0 }
}

private let ledgerModule = InlineModule("Ledger") { registrar in
    registrar.register(ledgerInject, file: "Ledger/LedgerModule.swift", line: 9) { EmptyLedger() }
    registrar.register(clockInject, file: "Ledger/LedgerModule.swift", line: 12) { MovingClock() }
    registrar.register(rates, file: "Ledger/LedgerModule.swift", line: 15) { 3 }
    registrar.register(
        InjectID<Int>("", file: "Ledger/Limits.swift", line: 4),
        file: "Ledger/LedgerModule.swift",
        line: 18
    ) { 1 }
}

private let archiveModule = InlineModule("Archive") { registrar in
    registrar.register(ledgerInject, file: "Archive/ArchiveModule.swift", line: 5) { EmptyLedger() }
}

private let appModule = InlineModule("App") { registrar in
    registrar.register(
        cartInject,
        needs: signedInScope.input,
        scope: .within(signedInScope),
        file: "App/AppModule.swift",
        line: 18
    ) { Cart(of: $0) }
    registrar.register(menu, needs: cartInject, file: "App/AppModule.swift", line: 21) { $0 }
    registrar.register(
        homePagesInject,
        needs: cartInject,
        scope: .within(signedInScope),
        file: "App/AppModule.swift",
        line: 30
    ) { Page("Cart of \($0.customer)") }
    registrar.decorate(payments, file: "App/AppModule.swift", line: 24) { $0 + 1 }
    registrar.register(
        desk,
        needs: signedInScope.opening(singing),
        file: "App/AppModule.swift",
        line: 27
    ) { _ in 1 }
}

private let gameModule = InlineModule("Game") { registrar in
    registrar.register(homePagesInject, file: "Game/GameModule.swift", line: 8) {
        Page("Game")
    }
}

private let layoutModule = InlineModule("Layout") { registrar in
    let boxes = (0...DeepNesting.deepest).map { InjectID<Int>("Box\($0)") }
    for (number, box) in boxes.dropLast().enumerated() {
        registrar.register(
            box,
            needs: boxes[number + 1],
            scope: .new,
            file: "Layout/LayoutModule.swift",
            line: UInt(number) + 1
        ) { $0 }
    }
    registrar.register(
        boxes[boxes.count - 1],
        scope: .new,
        file: "Layout/LayoutModule.swift",
        line: UInt(boxes.count)
    ) { 1 }
}

@Suite("README")
struct ReadmeTests {
    @Test("the README has the report of a forgotten module")
    func missing() throws {
        let report = try #require(validationReport(of: safeBoxAlone))
        #expect(try PackageFiles.text("README.md").contains("```\n\(report)```\n"), "\(report)")
    }

    @Test("the README has a report with every kind of fault")
    func faults() throws {
        let report = try #require(
            validationReport(
                of: safeBoxModule,
                cardModule,
                accountModule,
                ledgerModule,
                archiveModule,
                appModule,
                gameModule,
                layoutModule
            )
        )
        #expect(try PackageFiles.text("README.md").contains("```\n\(report)```\n"), "\(report)")
        #expect(report.faults.count == 12)
        #expect(Set(report.faults.map(kind)).count == 12)
    }

    @Test("the README has a warning")
    func warning() throws {
        let container = try Container(
            modules: InlineModule("Ledger") {
                $0.register(ledgerInject, file: "Ledger/LedgerModule.swift", line: 9) {
                    EmptyLedger()
                }
            },
            roots: []
        )
        let warning = try #require(container.warnings.first)
        #expect(try PackageFiles.text("README.md").contains("```\n\(warning)\n```\n"), "\(warning)")
    }

    @Test("the README has a graph")
    func graph() throws {
        let graph = try Container(
            modules: safeBoxAlone,
            InlineModule("Signing") {
                $0.register(
                    signingInject,
                    needs: keyInject.lazily,
                    file: "Signing/SigningModule.swift",
                    line: 6
                ) { _ in KeySigning() }
                $0.register(keyInject, file: "Signing/SigningModule.swift", line: 9) { Key() }
            }
        ).graph
        let readme = try PackageFiles.text("README.md")
        #expect(readme.contains("```\n\(graph.text)```\n"), "\(graph.text)")
    }

    private let safeBoxAlone = InlineModule("SafeBox") { registrar in
        registrar.register(
            safeBoxInject,
            needs: signingInject,
            file: "SafeBox/SafeBoxModule.swift",
            line: 6
        ) { SafeBoxService(signing: $0) }
    }

    /// Returns the kind of a fault.
    private func kind(_ fault: ValidationFault) -> String {
        switch fault {
        case .linkedTwice: "linked twice"
        case .name: "name"
        case .duplicate: "duplicate"
        case .mixedList: "mixed list"
        case .typeMismatch: "type mismatch"
        case .redeclaration: "redeclaration"
        case .unknownTarget: "unknown target"
        case .missing: "missing"
        case .opening: "opening"
        case .cycle: "cycle"
        case .captive: "captive"
        case .nesting: "nesting"
        case .statement: "statement"
        }
    }
}
