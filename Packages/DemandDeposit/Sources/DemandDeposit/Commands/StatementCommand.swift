import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface

extension Command {
    static func accountStatement(_ service: Lazy<DemandDepositService>) -> Command {
        Command(
            "account statement",
            abstract: "Show the movements on an account, or its balance on a date.",
            discussion: """
                The oldest movement is first, so that the balances lead from the opening to the \
                closing balance. 'bank account find' and the screens show the newest first.
                """,
            arguments: [.account],
            options: Option.days + [
                .value(
                    "at",
                    placeholder: "DATE",
                    help: "Show only the balance at the end of this business date."
                )
            ],
            synonyms: "history transactions movements 내역",
            examples: [
                Example(
                    "bank account statement 3333-01-0000013 --in 2026-01",
                    "Show the movements in January."
                ),
                Example(
                    "bank account statement 생활비 --at 2026-01-31",
                    "Show the balance at the end of January."
                ),
            ],
            answer: .anyOf([.statement, ["account": .account, "date": .date, "balance": .won]]),
            startTitle: "See what moved."
        ) { invocation in
            let account = try invocation.account()
            let today = try service.value.ledger.businessDate
            let (from, through) = try await invocation.days(today: today)
            guard let typed = invocation.option("at") else {
                return try await invocation.answer(
                    with: try await service.value.statement(
                        of: account,
                        from: from,
                        through: through
                    )
                )
            }
            guard from == nil, through == nil else {
                throw Failure(
                    exitCode: .usage,
                    code: "usage.statement",
                    message:
                        "Option '--at' excludes '--from', '--to' and '--in'; give one date or a range."
                )
            }
            let date = try BusinessDate(typed: typed, today: try await today())
            let found = try await service.value.balance(of: account, atEndOf: date)
            return Answer(balance: found.balance, of: found.account, at: date)
        }
    }
}

extension Answer {
    fileprivate init(balance: Money, of account: DemandDepositAccount, at date: BusinessDate) {
        self.init(
            [
                .fields([
                    Field("Account", account.label),
                    Field("Balance on \(date)", balance.description),
                ])
            ],
            json: [
                "account": .string(account.number.description),
                "date": .string(date.description),
                "balance": .won(balance),
            ]
        )
    }
}

extension Invocation {
    fileprivate func answer(with statement: AccountStatement) async throws -> Answer {
        var (list, sums) = (beginning(of: statement), StatementSums())
        // It has the widths of the first part only if it is written with it.
        var opening = [["", "", "Opening balance", "", "", statement.opening.digits]]
        for try await part in statement.parts {
            try sums.add(part)
            try list.write(
                opening + part.lines.map(\.cells),
                json: part.lines.map { .object(.movement($0)) }
            )
            opening = []
        }
        try list.write([["", "", "Closing balance", "", "", sums.closing.digits]], json: [])
        return try list.finish(
            with: [
                .fields([
                    Field("Money in", sums.moneyIn.description),
                    Field("Money out", sums.moneyOut.description),
                ])
            ],
            json: [
                JSONMember("moneyIn", .won(sums.moneyIn)),
                JSONMember("moneyOut", .won(sums.moneyOut)),
                JSONMember("closing", .won(sums.closing)),
            ]
        )
    }

    private func beginning(of statement: AccountStatement) -> ListAnswer {
        ListAnswer(
            self,
            "lines",
            columns: [
                Column("Date"), Column("Entry", .trailing), Column("What"), Column("Memo"),
                Column("Won", .trailing), Column("Balance", .trailing),
            ],
            after: [
                .fields([
                    Field("Account", statement.account.label), Field("Period", statement.period),
                ])
            ],
            json: [
                JSONMember("account", .string(statement.account.number.description)),
                JSONMember("from", .text(statement.from?.description)),
                JSONMember("to", .text(statement.through?.description)),
                JSONMember("opening", .won(statement.opening)),
            ]
        )
    }
}

extension Statement.Line {
    fileprivate var cells: [String] {
        [date.description, String(sequence), text, memo, change.digits, balance.digits]
    }
}

extension JSONSchema {
    fileprivate static let statement: JSONSchema = [
        "account": .account, "from": .date.orNull, "to": .date.orNull, "opening": .won,
        "lines": [.movement],
        "moneyIn": .won, "moneyOut": .won, "closing": .won,
    ]

    /// The JSON schema of a movement.
    static let movement: JSONSchema = [
        "entry": .integer, "date": .date, "time": .string, "purpose": .string,
        "text": .string, "memo": .string, "change": .won, "balance": .won,
    ]
}

extension [JSONMember] {
    /// Returns the members of a movement.
    static func movement(_ line: Statement.Line) -> [JSONMember] {
        [
            JSONMember("entry", .integer(line.sequence)),
            JSONMember("date", .string(line.date.description)),
            JSONMember("time", .string(line.time.description)),
            JSONMember("purpose", .string(line.purpose.rawValue)),
            JSONMember("text", .string(line.text)),
            JSONMember("memo", .string(line.memo)),
            JSONMember("change", .won(line.change)),
            JSONMember("balance", .won(line.balance)),
        ]
    }
}

extension AccountStatement {
    fileprivate var period: String {
        switch (from, through) {
        case (nil, nil): "from the beginning to now"
        case (let from?, nil): "from \(from) to now"
        case (nil, let through?): "from the beginning to \(through)"
        case (let from?, let through?): "\(from) to \(through)"
        }
    }
}
