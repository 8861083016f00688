import DependencyContainer
import Foundation
import Testing

// A module hears what happens in another one, over an array and a file.

/// Something that happened; the shop appends it to an array and never changes it.
struct Event: Sendable {
    let id: String
    let kind: String
    let text: String
}

/// The part of a module that makes news of one kind of event, by a pure function.
struct Projection: Sendable {
    let kind: String
    let make: @Sendable (Event) -> String
}

let projectionsInject = CollectionID<Projection>("Projections")
let newsInject = InjectID<News>("News")

/// A module that hears sales, and that no other module knows.
struct NewsModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(projectionsInject) {
            Projection(kind: "sold") { "Sold: \($0.text)" }
        }
        registrar.register(newsInject, needs: projectionsInject, make: News.init)
    }
}

struct News: Sendable {
    let projections: [Projection]

    /// Delivers the news of all events that the file does not count yet.
    func deliver(_ log: [Event], count file: URL, to send: (String, String) throws -> Void) throws {
        let old = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
        for (index, event) in log.enumerated().dropFirst(old) {
            for projection in projections where projection.kind == event.kind {
                try send(event.id, projection.make(event))
            }
            // After sending: a crash in between repeats an id, and loses none.
            try String(index + 1).write(to: file, atomically: true, encoding: .utf8)
        }
    }
}

@Suite("Listening to a log")
struct LogExamples {
    private let file = FileManager.default.temporaryDirectory
        .appending(path: "news-\(UInt64.random(in: .min ... .max))")

    @Test("delivers each event in order and at least once, whatever delivery dies of")
    func crashes() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let log = (1...50).map { number in
            Event(id: "\(number)", kind: number % 3 == 0 ? "bought" : "sold", text: "\(number)")
        }
        let expected = log.filter { $0.kind == "sold" }.map(\.id)
        var generator = SystemRandomNumberGenerator()
        var delivered: [String] = []
        for end in 0...log.count * 20 {
            // A new container each time, as in a new process, with the log so far.
            let news = try Container(modules: [NewsModule()]).resolve(newsInject)
            try? news.deliver(Array(log.prefix(end)), count: file) { id, text in
                #expect(text == "Sold: \(id)")
                delivered.append(id)
                if Bool.random(using: &generator) { throw CancellationError() }
            }
        }
        var known: Set<String> = []
        #expect(delivered.filter { known.insert($0).inserted } == expected)
        #expect(delivered.count > expected.count, "some were repeated")
    }
}
