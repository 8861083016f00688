import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

extension Command {
    private static let usualLimit = 50

    /// The command `notices`.
    ///
    /// - Parameter clock: The clock by which `--follow` looks for new notices, every second.
    static func notices(
        _ service: Lazy<NoticesService>,
        clock: any Clock<Duration>
    ) -> Command {
        Command(
            "notices",
            abstract: "Show the notices of a customer, newest first.",
            discussion: """
                With --follow, new notices are printed as they happen, oldest first, each with its key; \
                with --json, as one line of JSON. With --cursor, the file remembers what was printed: a \
                later run goes on there, and the first run begins with the oldest notice. A notice is \
                printed again with the same key if the program was killed before the file was written. \
                In a database, a notice is printed after its entry was sealed, which 'bank checkpoint' \
                does. Ctrl-C ends it.
                """,
            options: options,
            synonyms: "alerts events news 알림",
            examples: [
                Example("bank notices --unread", "Show what is new."),
                Example(
                    "bank notices --follow --cursor C000001.cursor --json",
                    "Deliver each notice to another program at least once."
                ),
            ],
            answer: [
                "customer": .customer, "mutedKinds": [.string],
                "notices": [CustomerNotice.schema.with(["unread": .bool])],
            ]
        ) { invocation in
            let service = try service.value
            let limit = try limit(invocation)
            let customer = try await invocation.customer {
                try await service.customers.onlyCustomer()
            }
            if invocation.flag("follow") {
                let file = invocation.option("cursor").map {
                    CursorFile(path: $0, customer: customer)
                }
                return try await invocation.interruptible {
                    try await service.follow(customer, file, clock: clock, invocation)
                }
            }
            let list = try await service.notices(
                of: customer,
                onlyUnread: invocation.flag("unread"),
                limit: limit
            )
            return try answer(list, of: customer, invocation)
        }
    }

    private static let options: [Option] = [
        .noticesCustomer,
        .flag("unread", help: "Show only those that were not read yet."),
        .value(
            "last",
            placeholder: "COUNT",
            help: "Show only the newest COUNT; \(usualLimit) if omitted."
        ),
        .flag("follow", help: "Print new notices until Ctrl-C."),
        .file(
            "cursor",
            placeholder: "FILE",
            help: "With --follow: remember in FILE what was printed."
        ),
    ]

    private static func answer(
        _ list: NoticesService.List,
        of customer: CustomerID,
        _ invocation: Invocation
    ) throws -> Answer {
        let muted = list.settings.muted
        var answer = ListAnswer(
            invocation,
            "notices",
            columns: [
                Column("Date", dropRank: 1), Column("Notice"), Column("State", dropRank: 2),
            ],
            json: [
                JSONMember("customer", .string(customer.rawValue)),
                JSONMember("mutedKinds", .array(muted.map { .string($0) })),
            ]
        )
        try answer.write(
            list.notices.map {
                [$0.date.description, $0.text, list.unread.contains($0.key) ? "new" : "read"]
            },
            json: list.notices.map { notice in
                .object(
                    notice.members.map { JSONMember($0, .string($1)) }
                        + [JSONMember("unread", .bool(list.unread.contains(notice.key)))]
                )
            }
        )
        return try answer.finish(
            ifEmpty: invocation.flag("unread") ? "There is nothing new." : "There are no notices.",
            with: muted.isEmpty ? [] : [.text("\nMuted: \(muted.joined(separator: ", "))")]
        )
    }

    private static func limit(_ invocation: Invocation) throws -> Int {
        let isFollowing = invocation.flag("follow")
        guard isFollowing || invocation.option("cursor") == nil else {
            throw usage("'--cursor' remembers what '--follow' has printed; add '--follow'.")
        }
        guard !isFollowing || (invocation.option("last") == nil && !invocation.flag("unread"))
        else {
            throw usage("'--follow' prints new notices; leave out '--last' and '--unread'.")
        }
        guard let text = invocation.option("last") else { return usualLimit }
        guard let limit = Int(text), (1...1_000_000).contains(limit) else {
            throw BankError(
                .badData,
                code: "notices.count",
                "'\(text)' is not a number of notices; give a number from 1 to 1000000"
            )
        }
        return limit
    }

    private static func usage(_ message: String) -> Failure {
        Failure(exitCode: .usage, code: "usage.notices", message: message)
    }
}
