import BankApp
import BankConsoleTesting
import Testing

@Suite("The program bank")
struct BankProgramTests {
    @Test("parses every example of its help")
    func examples() throws {
        let io = InMemoryIO()
        let composition = BankComposition(
            paths: BankPaths(option: "/nowhere/book.sqlite") { _ in nil },
            secretReader: ConsoleSecretReader(io: io, globals: GlobalOptions())
        )
        let container = try composition.container()
        let program = try BankProgram.program(of: composition.modules, in: container, io: io)
        #expect(program.exampleProblems() == [])
    }

    @Test("prints a valid wiring of all modules")
    func modules() async throws {
        let io = InMemoryIO()
        #expect(await BankProgram.run(["modules", "check"], io: io) == .success)
        for name in ["Ledger", "Signing", "DemandDeposit", "SafeBox", "Card", "Game"] {
            #expect(io.output.contains(name))
        }
    }

    @Test("refuses an invalid number of days without opening the book")
    func days() async {
        for days in ["0", "-1", "1.5", "3661", "many"] {
            let io = InMemoryIO(environment: ["BANK_BOOK": "/nowhere/book.sqlite"])
            #expect(await BankProgram.run(["day", "advance", "--", days], io: io) == .badData)
        }
    }
}
