import BankConsoleTesting
import Testing

@testable import Card

@Suite("The commands for payments and settings of a card")
struct PaymentCommandTests {
    private static let card = "3333-01-0000013/card1"
    private static let payment = "\(card)/payment1"
    private let bank: CardBank

    init() async throws {
        let numbers = try ["5365-1012-3456-7893", "5365-1000-0006-0018"]
            .map { try CardNumber(parsing: $0) }
        bank = try await CardBank(balance: Money(won: 50_000), drawing: numbers)
        _ = try await bank.run("card issue 3333-01-0000013")
    }

    @Test("card pay prints the held amount and its expiry")
    func pay() async throws {
        let line = "card pay \(Self.card) 12,000 책방 --yes --idempotency-key k1"
        let text = try await bank.run(line)
        #expect(text.exitCode == .success)
        #expect(
            text.output == """
                Card payment
                Payment:         3333-01-0000013/card1/payment1
                Merchant:        책방
                Place:           domestic
                Amount:          12,000 won
                State:           authorized
                Authorized:      12,000 won
                Held:            12,000 won until 2026-01-12
                Status:          done
                Entry:           4 of 2026-01-05
                Idempotency key: k1

                """
        )
        let json = try await bank.run(line + " --json")
        // JSON keeps the spelling of the first version.
        let (authorized, authorizedOn) = (#""authorised""#, #""authorisedOn""#)
        let canceled = #""cancelled""#
        #expect(
            json.output == """
                {
                  "schemaVersion": 1,
                  "amount": 12000,
                  "payment": "3333-01-0000013/card1/payment1",
                  "merchant": "책방",
                  "place": "domestic",
                  \(authorizedOn): "2026-01-05",
                  "expires": "2026-01-12",
                  "state": \(authorized),
                  \(authorized): 12000,
                  "held": 12000,
                  "settled": 0,
                  \(canceled): 0,
                  "dryRun": false,
                  "repeated": true,
                  "entry": 4,
                  "date": "2026-01-05",
                  "idempotencyKey": "k1"
                }

                """
        )
    }

    @Test("card settle, void and cancel print the progress of the payment")
    func life() async throws {
        _ = try await bank.run("card pay \(Self.card) 12,000 책방 --yes")
        let settled = try await bank.run(
            "card settle \(Self.payment) 8천 --yes --idempotency-key k2"
        )
        #expect(
            settled.output == """
                Settlement of a card payment
                Payment:         3333-01-0000013/card1/payment1
                Merchant:        책방
                Place:           domestic
                Amount:          8,000 won
                State:           partly settled
                Authorized:      12,000 won
                Held:            4,000 won until 2026-01-12
                Settled:         8,000 won
                Status:          done
                Entry:           5 of 2026-01-05
                Idempotency key: k2

                """
        )
        let voided = try await bank.run("card void \(Self.payment)")
        #expect(voided.output.contains("Amount:          4,000 won\nState:           settled\n"))
        let canceled = try await bank.run("card cancel \(Self.payment) 3,000 --yes")
        #expect(canceled.output.contains("State:           partly canceled\n"))
        #expect(canceled.output.contains("Canceled:        3,000 won\n"))
        let rest = try await bank.run("card cancel \(Self.payment) --yes --json")
        #expect(rest.output.contains("\"amount\": 5000,"))
        let state = #""cancelled""#
        #expect(rest.output.contains("\"state\": \(state),"))
    }

    @Test("card history prints a table of payments, newest first")
    func history() async throws {
        let none = try await bank.run("card history \(Self.card)")
        #expect(none.output.hasSuffix("\nThe card 5365-10**-****-7893 has no payments.\n"))
        _ = try await bank.run("card pay \(Self.card) 12,000 책방 --yes")
        _ = try await bank.run("card settle \(Self.payment) --yes")
        _ = try await bank.run("card pay \(Self.card) 900 Cafe --overseas --yes")
        let text = try await bank.run("card history \(Self.card)")
        let rows = text.output.split(separator: "\n").map {
            $0.split(separator: " ").joined(separator: " ")
        }
        #expect(rows.count == 4)
        #expect(rows[0] == "Card: \(Self.card)")
        #expect(
            rows[1] == "Payment Date Merchant Place Authorized Settled Canceled State Held until"
        )
        #expect(
            rows[2]
                == "\(Self.card)/payment2 2026-01-05 Cafe overseas 900 won 0 won 0 won authorized 2026-01-12"
        )
        #expect(
            rows[3]
                == "\(Self.payment) 2026-01-05 책방 domestic 12,000 won 12,000 won 0 won settled"
        )
        let json = try await bank.run("card history \(Self.card) --last 1 --json")
        #expect(json.output.contains("\"merchant\": \"Cafe\""))
        #expect(!json.output.contains("책방"))
        #expect(json.output.contains("\"maskedNumber\": \"5365-10**-****-7893\""))
    }

    @Test(
        "card history prints names that card void takes, at every width of a terminal",
        arguments: [40, 60, 80, 120]
    )
    func names(width: Int) async throws {
        let payment = ["card", "pay", Self.card, "12,000", "교보문고 광화문점", "--yes"]
        _ = try await ProgramRun(bank: bank.container, payment)
        let io = InMemoryIO(terminals: [.output], width: width)
        let history = try await ProgramRun(["card", "history", Self.card], io: io) {
            try CommandLineProgram(bank: bank.container, io: $0)
        }
        let lines = history.output.split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines.allSatisfy { DisplayWidth.of(String($0)) <= width }, "\(history.output)")
        #expect(lines[1].contains("Authorized") == (width >= 60))
        #expect(lines[1].contains("State") == (width >= 80), "\(history.output)")
        let name = try #require(lines[2].split(separator: " ").first)
        #expect(try await bank.run("card void \(name)").exitCode == .success)
    }

    @Test("card lock, limits, lose, reissue and close print the changed card")
    func manage() async throws {
        let locked = try await bank.run("card lock 7893 --account 3333-01-0000013 --overseas")
        #expect(locked.output.contains("Domestic:          unlocked\nOverseas:          locked\n"))
        let unlocked = try await bank.run("card unlock \(Self.card) --overseas --json")
        #expect(unlocked.output.contains("\"overseasLocked\": false,"))
        let limited = try await bank.run("card limits \(Self.card) --per-payment 50만 --per-day 12천")
        #expect(limited.exitCode == .badData)
        let again = try await bank.run("card limits \(Self.card) --per-payment 50만 --per-day 100만")
        #expect(again.output.contains("Limit per payment: 500,000 won\n"))
        #expect(again.output.contains("Limit per day:     1,000,000 won\n"))
        let lost = try await bank.run("card lose \(Self.card) --yes")
        #expect(lost.output.contains("State:             lost since 2026-01-05\n"))
        let issued = try await bank.run("card reissue \(Self.card) --json")
        #expect(issued.output.contains("\"card\": \"3333-01-0000013/card2\","))
        #expect(issued.output.contains("\"limitPerDay\": 1000000,"))
        let closed = try await bank.run("card close 3333-01-0000013/card2 --yes --json")
        #expect(closed.output.contains("\"state\": \"closed\","))
        let list = try await bank.run("card list 3333-01-0000013")
        #expect(
            list.output == """
                Card                 Name                   Issued      State
                5365-10**-****-7893  3333-01-0000013/card1  2026-01-05  replaced since 2026-01-05
                5365-10**-****-0018  3333-01-0000013/card2  2026-01-05  closed since 2026-01-05

                """
        )
    }

    @Test("a number after an amount of units is the merchant, not a part of the amount")
    func numericMerchant() async throws {
        let run = try await bank.run("card pay \(Self.card) 5천 1004 --yes --json")
        #expect(run.exitCode == .success, "\(run.errorOutput)")
        #expect(run.output.contains("\"amount\": 5000,"))
        #expect(run.output.contains("\"merchant\": \"1004\","))
    }

    @Test("payments, losses and closes require --yes without a terminal")
    func confirmation() async throws {
        _ = try await bank.run("card pay \(Self.card) 100 Cafe --yes")
        let entries = try await bank.entryCount()
        for line in [
            "card pay \(Self.card) 1 Cafe", "card settle \(Self.payment)",
            "card lose \(Self.card)", "card close \(Self.card)",
        ] {
            let run = try await bank.run(line + " --no-input")
            #expect(run.exitCode != .success, "\(line)")
            #expect(run.output == "")
        }
        #expect(try await bank.entryCount() == entries)
    }

    @Test(
        "card commands report an error and its exit code",
        arguments: [
            ("card lock \(card)", ExitCode.usage, "'--domestic', '--overseas', or both"),
            ("card limits \(card)", .usage, "'--per-payment', '--per-day', or both"),
            ("card limits nothing", .usage, "'--per-payment', '--per-day', or both"),
            ("card pay \(card) 1 책방 --yes --oversea", .usage, "'--overseas'"),
            ("card pay \(card) 60000 책방 --yes", .refused, "50,000 won to spend"),
            ("card pay \(card) 1.5 책방 --yes", .badData, "1.5"),
            ("card pay \(card) 300만 책방 --yes", .refused, "pays at most 2,000,000 won per payment"),
            (
                "card settle \(payment) --yes", .notFound,
                "There is no payment '\(payment)'. 'bank card history' shows the payments of a "
                    + "card."
            ),
            ("card history \(card) --last 0", .badData, "number of payments"),
            ("card reissue \(card)", .refused, "report it lost first, and then"),
            ("card reissue \(card)", .refused, "'bank card lose' reports the card lost."),
            ("card show 7983 --account 3333-01-0000013", .notFound, "Did you mean '7893'?"),
        ]
    )
    func failures(line: String, status: ExitCode, message: String) async throws {
        let run = try await bank.run(line)
        #expect(run.exitCode == status)
        #expect(run.output == "")
        #expect(run.errorOutput.contains(message), "\(run.errorOutput)")
    }
}
