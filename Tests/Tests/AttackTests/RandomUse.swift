import BookkeepingTesting
import Console

/// Random use of a real bank by honest people, who also mistype and are refused.
struct RandomUse {
    private struct Person {
        let id: String
        let recoveryCode: String
        var password: String
    }

    let book: RealBook
    private(set) var succeeded = 0
    /// Commands that ended as no command may, whatever a person does.
    private(set) var failures: [String] = []
    private var random: SeededGenerator
    private var people: [Person] = []
    private var accounts: [String] = []
    private var cards: [String] = []
    private var payments: [String] = []

    /// Creates a bank with two customers, who have money and a card.
    init(seed: UInt64) async throws {
        book = try RealBook()
        random = SeededGenerator(seed: seed)
        let days = ["2025-12-30", "2026-01-05", "2026-03-20", "2028-02-24"]
        try await book.text(in: "day start \(pick(days))")
        for _ in 0..<2 {
            await join()
            await open(customer: people.count)
        }
        for account in accounts { await run("account deposit \(account) 9000000") }
        await issue()
    }

    /// Runs random commands.
    mutating func continues(for steps: Int) async {
        for _ in 0..<steps { await step() }
    }

    private mutating func step() async {
        let (account, other) = (pick(accounts), pick(accounts))
        let card = pick(cards)
        let payment = payments.isEmpty ? "none" : pick(payments)
        let won = pick([1, 999, 10_000, 123_457, 4_000_000])
        switch Int.random(in: 0..<30, using: &random) {
        case 0: await join()
        case 1: await open(customer: Int.random(in: 0..<people.count, using: &random) + 1)
        case 2: await run("account nickname \(account) \(pick(["pay", "home", "월급"]))")
        case 3: await run("account deposit \(account) \(won)")
        case 4: await run("account withdraw \(account) \(won)")
        case 5, 6: await run("account transfer \(account) \(other) \(won)")
        case 7: await run("account close \(account)")
        case 8, 9: await run("safebox open \(account)")
        case 10, 11: await run("safebox put \(account) \(won)")
        case 12: await run("safebox take \(account) \(won)")
        case 13: await run("safebox interest \(account)")
        case 14: await run("safebox payout \(account) \(pick(["monthly", "on-request"]))")
        case 15: await run("safebox close \(account)")
        case 16: await issue()
        case 17, 18: await pay(card, won)
        case 19: await run("card settle \(payment)")
        case 20: await run("card settle \(payment) \(won)")
        case 21: await run("card \(pick(["void", "cancel"])) \(payment)")
        case 22: await run("card \(pick(["lock", "unlock"])) \(card) --domestic")
        case 23: await run("card limits \(card) --per-payment \(won) --per-day \(won)")
        case 24: await run("card \(pick(["lose", "reissue", "close", "show"])) \(card)")
        case 25: await run("card show \(card) --reveal")
        case 26: await play()
        case 27: await tryPasswords()
        case 28: await changePassword()
        default: await run("day advance \(pick([1, 1, 1, 8, 33]))")
        }
    }

    private mutating func join() async {
        let number = people.count + 1
        let answer = await run(
            "customer join --name P\(number) --birth 1990-03-14 --phone 010-2345-678\(number)"
        )
        guard let id = answer["customer"] as? String, let code = answer["recoveryCode"] as? String
        else { return }
        people.append(Person(id: id, recoveryCode: code, password: RealBook.password))
    }

    private mutating func open(customer number: Int) async {
        let answer = await run("account open --customer \(people[number - 1].id)")
        if let account = answer["account"] as? String { accounts.append(account) }
    }

    private mutating func issue() async {
        let answer = await run("card issue \(pick(accounts))")
        if let card = answer["card"] as? String { cards.append(card) }
    }

    private mutating func pay(_ card: String, _ won: Int) async {
        let answer = await run("card pay \(card) \(won) shop")
        if let payment = answer["payment"] as? String { payments.append(payment) }
    }

    private mutating func play() async {
        let moves = pick([["a1", "a2", "b1", "b2", "c1"], ["a1", "b2", "c1", "b1", "b3", "a2"]])
        let outcome = await book.run("game", input: ["Ann", "Ben", "login", "ticTacToe"] + moves)
        note("game", outcome)
        if Bool.random(using: &random) {
            await run("game reset Ann Ben --customer \(people[0].id)")
        }
    }

    /// Types wrong passwords, which lock the password after the fifth, and then the right one.
    private mutating func tryPasswords() async {
        let person = pick(people)
        for _ in 0..<pick([1, 2, 5]) {
            note("verify", await book.run("customer verify \(person.id)", password: "111222"))
        }
        note("verify", await book.run("customer verify \(person.id)", password: person.password))
        note(
            "unlock",
            await book.run("customer unlock \(person.id)", password: person.recoveryCode)
        )
    }

    private mutating func changePassword() async {
        let index = Int.random(in: 0..<people.count, using: &random)
        let new = people[index].password == RealBook.password ? "739164" : RealBook.password
        let forgotten = Bool.random(using: &random)
        let first = forgotten ? people[index].recoveryCode : people[index].password
        let command = forgotten ? "recover" : "password"
        let outcome = await book.run(
            "customer \(command) \(people[index].id) --json --pin-stdin",
            input: [first, new, new]
        )
        note(command, outcome)
        if outcome.status == .success { people[index].password = new }
    }

    /// Runs a command with a password that may be another customer's.
    @discardableResult
    private mutating func run(_ line: String) async -> [String: Any] {
        let password = people.isEmpty ? RealBook.password : pick(people).password
        let outcome = await book.run(line, password: password, isWitnessed: true)
        note(line, outcome)
        return outcome.status == .success ? outcome.json : [:]
    }

    private mutating func note(_ line: String, _ outcome: RealBook.Outcome) {
        switch outcome.status {
        case .success: succeeded += 1
        case .refused, .passwordWrong, .passwordLocked, .notFound, .usage, .badData: break
        default: failures.append("'\(line)': \(outcome)")
        }
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }
}
