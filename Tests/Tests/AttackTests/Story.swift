import Foundation
import Synchronization

/// A real book with entries of all kinds, and with checkpoints held elsewhere.
struct Story: Sendable {
    let book: RealBook
    /// The path of a checkpoint over all entries.
    let checkpoint: String
    /// The path of a checkpoint over all but the last entries, two of which are signed.
    let oldCheckpoint: String

    /// A story of about 180 entries, which is the same for all tests; they attack copies.
    static let shared = Task { try await Story(days: 40) }
    /// A story of about 60 entries, for attacks by the hundred.
    static let short = Task { try await Story(days: 6) }
    private static let leftovers = Mutex<[RealBook]>([])

    /// - Parameter days: The number of days with movements.
    private init(days: Int) async throws {
        book = try RealBook()
        Self.leftovers.withLock { [book] in $0.append(book) }
        atexit { Story.leftovers.withLock { for book in $0 { book.remove() } } }
        let people = [
            ("Kim", "010-2345-6789"), ("Lee", "010-3456-7891"), ("Park", "010-4567-8912"),
        ]
        try await book.text(in: "day start 2026-01-05")
        for (name, phone) in people {
            try await book.text(
                in: "customer join --name \(name) --birth 1990-03-14 --phone \(phone)"
            )
        }
        let first = try await book.text("account", in: "account open --customer C000001")
        let second = try await book.text("account", in: "account open --customer C000002")
        let third = try await book.text("account", in: "account open --customer C000001")
        for account in [first, second, third] {
            try await book.text(in: "account deposit \(account) 20000000")
        }
        try await book.text(in: "account nickname \(first) pay")
        for account in [first, second] { try await book.text(in: "safebox open \(account)") }
        try await book.text(in: "safebox payout \(second) monthly")
        try await book.text(in: "safebox put \(first) 5000000")
        try await book.text(in: "safebox put \(second) 7000000")
        let card = try await book.text("card", in: "card issue \(first)")
        let lost = try await book.text("card", in: "card issue \(second)")
        try await book.text(in: "card limits \(card) --per-payment 300000")
        for _ in 0..<5 { _ = await book.run("customer verify C000003", password: "111222") }
        for day in 0..<days {
            try await book.text(in: "account transfer \(first) \(second) \(1_000 + day)")
            let payment = try await book.text("payment", in: "card pay \(card) \(2_000 + day) shop")
            switch day % 3 {
            case 0: try await book.text(in: "card settle \(payment)")
            case 1: try await book.text(in: "card void \(payment)")
            default: break
            }
            try await book.text(in: "day advance 1")
        }
        try await book.text(in: "card lose \(lost)")
        try await book.text(in: "card reissue \(lost)")
        try await book.text(in: "safebox interest \(first)")
        try await book.text(in: "account withdraw \(third) 1000000")
        oldCheckpoint = try await book.checkpoint(named: "old")
        try await book.text(in: "account transfer \(second) \(first) 4000")
        try await book.text(in: "account withdraw \(second) 5000")
        for won in 1...5 { try await book.text(in: "account deposit \(second) \(won)000") }
        checkpoint = try await book.checkpoint(named: "newest")
        try Attacker(book.path).settle()
    }
}
