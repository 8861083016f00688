/// Each module states the services that it provides and needs, which every launch checks.
@Suite("The doors of the modules")
struct DoorTests {
    private let composition = BankComposition(
        paths: BankPaths(option: "/nowhere/book.sqlite") { _ in nil },
        secretReader: NoSecrets()
    )

    @Test("every module states what it provides and needs")
    func stated() {
        for module in composition.modules {
            #expect(module.provides != nil, "\(module.name)")
            #expect(module.needs != nil, "\(module.name)")
        }
    }

    @Test("modules provide only services with an id in an interface, Console or the app")
    func provided() {
        let provided = composition.modules.map { module in
            "\(module.name): " + (module.provides ?? []).map(\.name).joined(separator: " ")
        }
        #expect(
            provided == [
                "App: SecretReader SignedInInject DIVerifyBuildable",
                "BackOffice: ",
                "LedgerSQLite: Ledger HistoryLog BookCopies",
                "LedgerPostgreSQL: ",
                "Signing: SigningInjectId AuthorityVerifier CustomerInject SignInInject "
                    + "SignedInSession VerifyInject LogSigner",
                "DemandDeposit: DemandDepositInject ManagementDemandDepositInject",
                "SafeBox: SafeBoxInject ManagementSafeBoxInject",
                "Card: CardInject ManagementCardInject",
                "GameRoot: InteractiveGame",
                "Game: GameInject ScoresInject",
                "Notices: ",
            ]
        )
    }

    @Test("every registered service is used")
    func unused() throws {
        let container = try composition.container()
        #expect(container.warnings.isEmpty, "\(container.warnings)")
    }

    @Test("modules check warns of an unused service and passes")
    func spare() async throws {
        let spare = InjectID<String>("Spare")
        for isJSON in [false, true] {
            let io = InMemoryIO()
            let status = await BankProgram.run(
                ["modules", "check"] + (isJSON ? ["--json"] : []),
                io: io,
                modules: { $0.modules + [SpareModule(id: spare)] }
            )
            #expect(status == .success)
            #expect(io.errorOutput == "")
            let warning =
                isJSON
                ? #""unused": "Spare""# : "Warning: Spare is registered but never used"
            #expect(io.output.contains(warning), "\(io.output)")
        }
    }

    @Test("refuses a module that needs a service which another keeps private")
    func intruder() async throws {
        let spare = InjectID<String>("Spare")
        let io = InMemoryIO()
        let status = await BankProgram.run(
            ["day"],
            io: io,
            modules: {
                $0.modules + [SpareModule(id: spare, provides: []), IntruderModule(id: spare)]
            }
        )
        #expect(status == .internalError)
        #expect(
            io.errorOutput.contains(
                "module Intruder needs Spare, which module Spare does not provide."
            ),
            "\(io.errorOutput)"
        )
    }
}

private struct SpareModule: Module {
    let id: InjectID<String>
    var provides: [any ServiceID]?

    func register(in registrar: inout Registrar) {
        registrar.register(id) { "spare" }
    }
}

private struct IntruderModule: Module {
    let id: InjectID<String>

    func register(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject, needs: id) {
            CommandGroup("spare", abstract: $0)
        }
    }
}
