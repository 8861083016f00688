import Bookkeeping
import Console

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `bank tour`.
enum TourCommand {
    /// - Parameter keyFolder: The folder of the keys of a book that is kept.
    static func command(keyFolder: String) -> Command {
        Command(
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
            let place = try TourPlace(kept: invocation.globals.book, keyFolder: keyFolder)
            defer { place.clean() }
            let tour = TourPlayer(book: place.book, configuration: place.configuration)
            var played: [TourPlayer.Played] = []
            for step in TourStory.steps {
                played.append(try await tour.play(step))
            }
            return answer(played)
        }
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
    /// The folder in which the bank makes the folder of its keys.
    let configuration: String
    private let folder: URL?

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
            book = kept
            configuration = URL(fileURLWithPath: keyFolder).deletingLastPathComponent().path
            folder = nil
            return
        }
        let name = "bank-tour-\(IdempotencyID.random())"
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        self.folder = folder
        book = folder.appendingPathComponent("book.sqlite").path
        configuration = folder.path
    }

    func clean() {
        if let folder { try? FileManager.default.removeItem(at: folder) }
    }
}
