import Bookkeeping
import Console

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `bank tour`: plays a customer's story with the bank's own commands on a book of its own.
enum TourCommand {
    static let command = Command(
        "tour",
        abstract: "Play a customer's first month on a book of its own.",
        discussion: """
            Each command is shown as one would type it, with what it answers. The book is a real one in a \
            temporary folder, gone afterwards; with --book PATH it is made there and stays.
            """,
        examples: [
            Example("bank tour", "the story, about a minute to read"),
            Example("bank tour --book /tmp/tour.sqlite", "the same, and the book stays"),
        ],
        startTitle: "Watch how it works."
    ) { invocation in
        let places = try TourPlace(kept: invocation.globals.book)
        defer { places.clean() }
        let tour = TourPlayer(book: places.book)
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

/// Where the tour keeps its book.
private struct TourPlace {
    let book: String
    private let folder: URL?

    /// - Parameter kept: Where the person wants the book, if it is to stay.
    init(kept: String?) throws {
        if let kept {
            guard !FileManager.default.fileExists(atPath: kept) else {
                throw BankError(
                    .refused,
                    code: "tour.book",
                    "\(kept) is there already, and the tour begins a book of its own: name another place"
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
