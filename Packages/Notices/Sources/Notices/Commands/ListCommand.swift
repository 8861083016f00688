import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

extension Command {
    /// The command `notices`.
    ///
    /// - Parameters:
    ///   - service: The use cases.
    ///   - clock: The clock by which `--follow` looks for new notices, every second.
    static func notices(_ service: Lazy<NoticesService>, clock: any Clock<Duration>) -> Command {
        Command(
            "notices",
            abstract: "Show the notices of a customer, newest first.",
            discussion: """
                With --follow, new notices are printed as they happen, oldest first, each with its key; \
                with --json, as one line of JSON. With --cursor, the file remembers what was printed: a \
                later run goes on there, and the first run begins with the oldest notice. A notice is \
                printed again with the same key if the program was killed before the file was written. \
                In a database, a notice is printed after its entry was sealed, which 'bank checkpoint' \
                does. A hold is announced only on the day before it expires. Ctrl-C ends it.
                """,
            options: [
                .noticesCustomer,
                .flag("unread", help: "Show only those that were not read yet."),
                .flag("follow", help: "Print new notices until Ctrl-C."),
                .file(
                    "cursor",
                    placeholder: "FILE",
                    help: "With --follow: remember in FILE what was printed."
                ),
            ],
            synonyms: "alerts news 알림",
            examples: [
                Example("bank notices --unread", "Show what is new."),
                Example(
                    "bank notices --follow --cursor C000001.cursor --json",
                    "Deliver each notice to another program at least once."
                ),
            ],
            answer: [
                "customer": .customer, "mutedKinds": [.string],
                "notices": [
                    [
                        "kind": .string, "key": .string, "date": .date, "text": .string,
                        "unread": .bool,
                    ]
                ],
            ]
        ) { invocation in
            let service = try service.value
            let (follows, file) = (invocation.flag("follow"), invocation.option("cursor"))
            try checkOptions(follows, file, isUnread: invocation.flag("unread"))
            let customer = try await invocation.customer(of: service)
            guard follows else { return try await list(service, customer, invocation) }
            return try await invocation.interruptible {
                let file = file.map { CursorFile(path: $0, customer: customer) }
                return try await service.follow(customer, file, clock: clock, invocation)
            }
        }
    }

    private static func checkOptions(
        _ follows: Bool,
        _ file: String?,
        isUnread: Bool
    ) throws(Failure) {
        let problem: String? =
            if file == "" {
                "'--cursor' has no name; give the name of a file."
            } else if follows, isUnread {
                "'--follow' prints new notices; leave out '--unread'."
            } else if !follows, file != nil {
                "'--cursor' remembers what '--follow' has printed; add '--follow'."
            } else {
                nil
            }
        guard let problem else { return }
        throw Failure(exitCode: .usage, code: "usage.notices", message: problem)
    }

    private static func list(
        _ service: NoticesService,
        _ customer: CustomerID,
        _ invocation: Invocation
    ) async throws -> Answer {
        let isUnread = invocation.flag("unread")
        let list = try await service.notices(of: customer, onlyUnread: isUnread)
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
            json: list.notices.map {
                [
                    "kind": .string($0.kind.rawValue), "key": .string($0.key),
                    "date": .string($0.date.description), "text": .string($0.text),
                    "unread": .bool(list.unread.contains($0.key)),
                ]
            }
        )
        return try answer.finish(
            ifEmpty: isUnread ? "There is nothing new." : "There are no notices.",
            with: muted.isEmpty ? [] : [.text("\nMuted: \(muted.joined(separator: ", "))")]
        )
    }
}
