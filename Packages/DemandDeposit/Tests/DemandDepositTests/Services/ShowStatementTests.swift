import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("A statement")
struct ShowStatementTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank(rates: InterestRateTable([:]))
    }

    @Test("the lines of a statement add up to the closing balance")
    func addsUp() async throws {
        let number = try await bank.open(10_000)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<40 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: try await bank.deposit(.random(in: 1...5_000, using: &random), into: number)
            case 1: try await bank.withdraw(.random(in: 1...200, using: &random), from: number)
            default: try await bank.closeDays(1)
            }
        }
        let first = try #require(BusinessDate("2026-01-05"))
        let today = try await bank.ledger.businessDate()
        for length in 0...(today.dayNumber - first.dayNumber) {
            for shift in [0, 2] {
                let from = first.advanced(by: shift)
                let through = min(today, from.advanced(by: length))
                guard from <= through else { continue }
                let (opening, lines, sums) = try await statement(number, from, through)
                var balance = opening.won
                for line in lines {
                    #expect((from...through).contains(line.date))
                    balance += line.change.won
                    #expect(line.balance.won == balance)
                }
                #expect(sums.closing.won == balance)
                #expect(opening.won + sums.moneyIn.won - sums.moneyOut.won == balance)
            }
        }
    }

    @Test("shows the balance at the end of a day")
    func pointInTime() async throws {
        let number = try await bank.open(1_000)
        try await bank.closeDays(2)
        try await bank.withdraw(300, from: number)
        let balances = try await ["2026-01-04", "2026-01-05", "2026-01-06", "2026-01-07"].asyncMap {
            let date = try #require(BusinessDate($0))
            return try await bank.service.balance(of: .number(number), atEndOf: date).balance.won
        }
        #expect(balances == [0, 1_000, 1_000, 700])
    }

    @Test("refuses a statement of future dates, or of dates in the wrong order")
    func dates() async throws {
        let number = try await bank.open()
        let today = try await bank.ledger.businessDate()
        #expect(
            try await refusalCode { try await statement(number, today, today.next) }
                == "date.future"
        )
        #expect(
            try await refusalCode { try await statement(number, today.next, today) }
                == "date.order"
        )
        #expect(
            try await refusalCode {
                try await bank.service.balance(of: .number(number), atEndOf: today.next)
            } == "date.future"
        )
    }

    @Test("shows the statement of a closed account")
    func closed() async throws {
        let number = try await bank.open(500)
        try await bank.withdraw(500, from: number)
        try await bank.close(number)
        #expect(try await statement(number, nil, nil).lines.count == 2)
    }

    private func statement(
        _ number: AccountNumber,
        _ from: BusinessDate?,
        _ through: BusinessDate?
    ) async throws -> (opening: Money, lines: [Statement.Line], sums: StatementSums) {
        let statement = try await bank.service.statement(
            of: .number(number),
            from: from,
            through: through
        )
        var (lines, sums) = ([Statement.Line](), StatementSums())
        for try await part in statement.parts {
            lines += part.lines
            try sums.add(part)
        }
        return (statement.opening, lines, sums)
    }
}

extension Array {
    fileprivate func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var result: [T] = []
        for element in self { result.append(try await transform(element)) }
        return result
    }
}
