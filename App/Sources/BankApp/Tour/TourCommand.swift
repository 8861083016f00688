import Bookkeeping
import Console

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `bank tour`.
enum TourCommand {
    static let command = Command(
        "tour",
        abstract: "Play a customer's first month on a new book.",
        discussion: """
            Each command is shown as it is typed, with its output. The book is a real one in a \
            temporary folder, which is removed afterwards. With --book PATH, it is created \
            there and kept.
            """,
        examples: [
            Example("bank tour", "Play the story, which takes about a minute to read."),
            Example("bank tour --book /tmp/tour.sqlite", "Play it with a book that is kept."),
        ],
        startTitle: "Watch how it works."
    ) { invocation in
        let place = try TourPlace(kept: invocation.globals.book)
        defer { place.clean() }
        let tour = TourPlayer(book: place.book)
        var played: [TourPlayer.Played] = []
        for step in TourStory.steps {
            played.append(try await tour.play(step))
        }
        return answer(played)
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

/// The path of the tour's book, and the temporary folder around it.
private struct TourPlace {
    let book: String
    private let folder: URL?

    /// - Parameter kept: The path of a book to keep; nil for a temporary one.
    init(kept: String?) throws {
        if let kept {
            guard !FileManager.default.fileExists(atPath: kept) else {
                throw BankError(
                    .refused,
                    code: "tour.book",
                    "the file '\(kept)' exists already, and the tour begins a new book; "
                        + "name another path"
                )
            }
            book = kept
            folder = nil
            return
        }
        let name = "bank-tour-\(IdempotencyID.random())"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        self.folder = folder
        book = folder.appendingPathComponent("book.sqlite").path
    }

    func clean() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }
}
