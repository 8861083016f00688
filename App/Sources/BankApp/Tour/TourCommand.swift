import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `bank tour`.
enum TourCommand {
    /// - Parameters:
    ///   - keyFolder: The folder of the keys of a book that is kept.
    ///   - ledger: The book, for a database that is named.
    static func command(keyFolder: String, ledger: Lazy<any Ledger>) -> Command {
        Command(
            "tour",
            abstract: "Play a customer's first month on a new book.",
            discussion: """
                Each command is shown as it is typed, with its output. The book is a real one in a \
                temporary folder, which is removed afterwards. With --book PATH or --store URL, it \
                is created there and kept.
                """,
            examples: [
                Example("bank tour", "Play the story, which takes about a minute to read."),
                Example("bank tour --book /tmp/tour.sqlite", "Play it with a book that is kept."),
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
            defer { place.clean() }
            let tour = TourPlayer(environment: place.environment)
            var played: [TourPlayer.Played] = []
            for step in TourStory.steps {
                played.append(try await tour.play(step))
            }
            return answer(played)
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
        let blocks: [Block] = played.flatMap { step -> [Block] in
            [.heading(step.step.story), .text(step.transcript)]
        }
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
                            "error": .string($0.error),
                        ]
                    }
                )
            ]
        )
    }
}

/// The place of the tour's book, and the temporary folder around it.
private struct TourPlace {
    /// The variables that name the book, and the folder in which the bank makes that of its keys.
    let environment: [String: String]
    private let folder: URL?

    /// - Parameters:
    ///   - store: The connection string of a database without a book.
    ///   - keyFolder: The folder of the keys.
    init(store: String, keyFolder: String) {
        environment = ["BANK_STORE": store, "XDG_CONFIG_HOME": Self.parent(of: keyFolder)]
        folder = nil
    }

    /// - Parameters:
    ///   - kept: The path of a book to keep; nil for a temporary one.
    ///   - keyFolder: The folder of the keys of a book that is kept.
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
