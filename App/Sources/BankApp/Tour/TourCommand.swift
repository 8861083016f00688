import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Command {
    /// The command `bank tour`.
    ///
    /// - Parameters:
    ///   - keyFolder: The folder for the keys if the book is kept after the tour.
    ///   - ledger: The ledger in the database that the command line names. The database must not
    ///     have a book yet.
    ///   - sessions: Plays the tour on screens.
    static func tour(
        keyFolder: String,
        ledger: Lazy<any Ledger>,
        sessions: ScreenSessions
    ) -> Command {
        Command(
            "tour",
            abstract: "Play a customer's first month on a new book.",
            discussion: """
                Each command is shown as it is typed, with its output and the modules whose \
                services it used. At a terminal, Enter or space goes on and q leaves. The book is a \
                real book in a temporary folder, which is removed afterwards. With --book PATH or \
                --store URL, the book is created there and kept.
                """,
            options: [.flag("fast", help: "Print the whole tour without waiting for a key.")],
            synonyms: "demo intro",
            examples: [
                Example("bank tour", "Play the tour, step by step."),
                Example("bank tour --fast", "Print the whole tour at once."),
                Example("bank tour --book /tmp/tour.sqlite", "Play the tour, and keep its book."),
            ],
            answer: [
                "steps": [
                    [
                        "story": .string, "command": .string, "exit": .integer, "output": .string,
                        "errorOutput": .string,
                        "crossings": [["from": .string, "to": .string, "ids": [.string]]],
                        "heard": [.string],
                    ]
                ]
            ],
            startTitle: "Watch how it works."
        ) { invocation in
            let place: TourPlace
            if let store = invocation.globals.store {
                try await requireNoBook(ledger, at: store)
                place = TourPlace(store: store, keyFolder: keyFolder)
            } else {
                place = try TourPlace(kept: invocation.globals.book, keyFolder: keyFolder)
            }
            if invocation.isAtScreens, !invocation.flag("fast") {
                try await invocation.run(TourBuilder.program(at: place, in: sessions))
                return Answer([], json: [:])
            }
            return try await invocation.interruptible {
                defer { place.clean() }
                var played: [TourPlayer.Played] = []
                for step in TourStory.steps {
                    try Task.checkCancellation()
                    played.append(try await TourPlayer(environment: place.environment).play(step))
                }
                return answer(played)
            }
        }
    }

    private static func requireNoBook(
        _ ledger: Lazy<any Ledger>,
        at store: String
    ) async throws {
        do {
            _ = try await ledger.value.businessDate()
        } catch let error as BankError where error.code == "book.missing" {
            return
        }
        throw BankError(
            .refused,
            code: "tour.book",
            "there is a book at '\(store)' already, and the tour begins a new one; "
                + "name an empty database"
        )
    }

    private static func answer(_ played: [TourPlayer.Played]) -> Answer {
        let blocks: [Block] =
            played.flatMap { step -> [Block] in
                [.heading(step.step.story), .text(step.transcript)]
                    + [step.crossed, step.listening].compactMap { $0.map { .line($0) } }
            } + [.text("\n" + TourStory.next)]
        return Answer(
            blocks,
            json: [
                "steps": .array(
                    played.map {
                        [
                            "story": .string($0.step.story),
                            "command": .string($0.step.typed),
                            "exit": .integer(Int64($0.step.status.rawValue)),
                            "output": .string($0.output),
                            "errorOutput": .string($0.error),
                            "crossings": .array($0.pairs.map(json(of:))),
                            "heard": .array($0.heard.map { .string($0) }),
                        ]
                    }
                )
            ],
            isPaged: false
        )
    }
}

extension Command {
    private static func json(of pair: ModulePair) -> JSONValue {
        [
            "from": .string(pair.user),
            "to": .string(pair.provider),
            "ids": .array(pair.ids.map { .string($0) }),
        ]
    }
}

/// The place of the tour's book, which can be a temporary folder.
struct TourPlace: Sendable {
    /// The environment variables that name the tour's book and the parent folder of its keys.
    let environment: [String: String]
    private let folder: URL?

    /// - Parameters:
    ///   - store: The connection string of a database that has no book yet.
    ///   - keyFolder: The folder for the keys of the book.
    init(store: String, keyFolder: String) {
        environment = ["BANK_STORE": store, "XDG_CONFIG_HOME": Self.parent(of: keyFolder)]
        folder = nil
    }

    /// - Parameters:
    ///   - kept: The path of a book to keep; nil for a temporary book.
    ///   - keyFolder: The folder for the keys if the book is kept after the tour.
    init(kept: String?, keyFolder: String) throws {
        if let kept {
            guard !FileManager.default.fileExists(atPath: kept) else {
                throw BankError(
                    .refused,
                    code: "tour.book",
                    "the file '\(kept)' exists already, and the tour begins a new book; "
                        + "name another path"
                )
            }
            environment = ["BANK_BOOK": kept, "XDG_CONFIG_HOME": Self.parent(of: keyFolder)]
            folder = nil
            return
        }
        let name = "bank-tour-\(IdempotencyID.random())"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        self.folder = folder
        let book = folder.appendingPathComponent("book.sqlite").path
        environment = ["BANK_BOOK": book, "XDG_CONFIG_HOME": folder.path]
    }

    private static func parent(of folder: String) -> String {
        URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }

    func clean() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }
}
