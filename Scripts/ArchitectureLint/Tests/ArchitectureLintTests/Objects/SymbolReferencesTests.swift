import Foundation
import Testing

@testable import ArchitectureLint

@Suite("References between object files", .serialized)
struct SymbolReferencesTests {
    private let workshop: Workshop
    private let card = "Packages/Card/Sources/Card/Card.swift"

    init() throws {
        workshop = try Workshop()
    }

    @Test("a check without objects does not find a reference by symbol")
    func withoutObjects() {
        #expect(workshop.examine([]).status == .success)
    }

    @Test(
        "a reference by symbol to another feature is a violation with source and symbol",
        arguments: ["", "debug", "release"]
    )
    func reference(configuration: String) throws {
        let objects = workshop.objects(of: "Card", "Deposit", "Safe", in: configuration)
        try #require(FileManager.default.fileExists(atPath: objects[1]))
        let answer = workshop.examine(objects)
        #expect(answer.status == .violations)
        #expect(answer.errors == "")
        #expect(answer.output.contains(card))
        #expect(
            answer.output.contains(
                "Card (feature) refers to 'balance()' of Deposit (feature): modules of feature may"
            )
        )
        #expect(answer.output.ranges(of: "Card (feature) refers to ").count == 1)
        #expect(!answer.output.contains("Plain.swift"))
    }

    @Test("a reference from C is an edge, also through another module")
    func fromC() throws {
        let proof = try Linter(
            rulesFile: "\(workshop.root)/rules.json5",
            cacheFolder: nil,
            objectFolders: ["Card", "Deposit", "Safe"].map { "\(workshop.build(of: $0))/debug" }
        ).prove(root: workshop.root)
        let edges = try #require(proof.evidence).edges.filter { $0.kind == .referred }
        #expect(
            edges == [
                Edge(
                    from: "Card",
                    to: "CardCore",
                    kind: .referred,
                    place: Place(file: card, line: 1),
                    symbol: "card_count"
                ),
                Edge(
                    from: "Card",
                    to: "Deposit",
                    kind: .referred,
                    place: Place(file: card, line: 1),
                    symbol: "balance()"
                ),
                Edge(
                    from: "CardCore",
                    to: "Deposit",
                    kind: .referred,
                    place: Place(file: "Packages/Card/Sources/CardCore/core.c", line: 1),
                    symbol: "deposit_count"
                ),
            ]
        )
        #expect(
            proof.examined.objects
                == Proof.ObjectCount(
                    objects: 5,
                    targets: 4,
                    references: 3,
                    unbuilt: ["CardTests", "DepositTests", "SafeTests"]
                )
        )
    }

    @Test("features without references to each other pass")
    func pass() {
        let objects = workshop.objects(of: "Card", "Deposit", "Safe")
        #expect(workshop.examine(objects, rules: "others.json5").status == .success)
    }

    @Test("a library without objects is a problem")
    func unbuilt() {
        let answer = workshop.examine(workshop.objects(of: "Deposit", "Safe"))
        #expect(answer.status == .badData)
        let folders = ["Deposit", "Safe"].map { "\(workshop.build(of: $0))/" }
        #expect(
            answer.errors
                == "archlint: there is no object of Card, CardCore below "
                + folders.joined(separator: ", ")
                + ": 'swift build' first, or name the folder where it is built\n"
        )
    }

    @Test("a missing build folder is a problem")
    func missingFolder() {
        let answer = workshop.examine(["--objects", "\(workshop.root)/nowhere"])
        #expect(answer.status == .unreadable)
        #expect(answer.errors.contains("nowhere: there is no such folder: 'swift build' first"))
    }

    @Test("objects that are older than their sources, or of other sources, are a problem")
    func stale() throws {
        let objects = workshop.objects(of: "Card", "Deposit", "Safe", in: "debug")
        let text = try String(contentsOfFile: "\(workshop.root)/\(card)", encoding: .utf8)
        let younger = try workshop.replacing(card, with: text) { workshop.examine(objects) }
        #expect(younger.status == .badData)
        #expect(younger.errors.hasPrefix("archlint: \(card): is newer than its object"))
        #expect(younger.errors.hasSuffix("/debug/Card.build: 'swift build' first\n"))

        let twice = objects + workshop.objects(of: "Card", in: "./debug/Card.build/..")
        #expect(
            try workshop.replacing(card, with: text) { workshop.examine(twice) }.errors
                == younger.errors
        )

        let release = workshop.objects(of: "Card", "Deposit", "Safe", in: "release")
        let optimized = try workshop.replacing(card, with: text) { workshop.examine(release) }
        #expect(optimized.errors.hasSuffix("/Card.build: 'swift build -c release' first\n"))

        let new = "Packages/Card/Sources/Card/New.swift"
        let added = try workshop.replacing(new, with: "\n") { workshop.examine(objects) }
        #expect(added.status == .badData)
        #expect(added.errors.hasPrefix("archlint: \(new): has not been built in "))

        let plain = "Packages/Card/Sources/Card/Plain.swift"
        let gone = try workshop.replacing(plain, with: nil) { workshop.examine(objects) }
        #expect(gone.status == .badData)
        let still = "was deleted, but its object still exists in /"
        #expect(gone.errors.hasPrefix("archlint: \(plain): \(still)"))

        let made = "Packages/Card/.build/debug/Card.build/Plain.swift.o"
        let lost = try workshop.replacing(made, with: nil) { workshop.examine(objects) }
        #expect(lost.status == .badData)
        #expect(lost.errors.hasPrefix("archlint: \(plain): has not been built in "))
        #expect(workshop.examine(objects).status == .violations)
    }

    @Test("a source that was replaced after the build is a problem, whatever its modification date")
    func putThere() throws {
        let objects = workshop.objects(of: "Card", "Deposit", "Safe", in: "debug")
        let plain = "Packages/Card/Sources/Card/Plain.swift"
        let old = try workshop.replacing(plain, with: "\n") {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -86_400)],
                ofItemAtPath: "\(workshop.root)/\(plain)"
            )
            return workshop.examine(objects)
        }
        #expect(old.status == .badData)
        #expect(
            old.errors.hasPrefix(
                "archlint: \(plain): was replaced after the build of its object in "
            )
        )
        #expect(old.errors.hasSuffix("/debug/Card.build: 'touch' it and 'swift build' first\n"))
    }

    @Test("a C source without an object, and a C target without objects, are problems")
    func sourcesInC() throws {
        let objects = workshop.objects(of: "Card", "Deposit", "Safe", in: "debug")
        let new = "Packages/Card/Sources/CardCore/new.c"
        let added = try workshop.replacing(new, with: "int card_more;\n") {
            workshop.examine(objects)
        }
        #expect(added.status == .badData)
        #expect(added.errors.hasPrefix("archlint: \(new): has not been built in "))
        #expect(added.errors.hasSuffix("/debug/CardCore.build: 'swift build' first\n"))

        let made = "Packages/Card/.build/debug/CardCore.build/core.c.o"
        let lost = try workshop.replacing(made, with: nil) { workshop.examine(objects) }
        #expect(lost.status == .badData)
        #expect(lost.errors.hasPrefix("archlint: there is no object of CardCore below "))
    }

    @Test("a damaged object or map is a problem with its name")
    func broken() throws {
        let objects = workshop.objects(of: "Card", "Deposit", "Safe", in: "debug")
        let made = "Packages/Card/.build/debug/Card.build/Plain.swift.o"
        for text in ["", "text", "\u{7F}ELF", String(repeating: "\u{7F}ELF\u{2}\u{1}", count: 99)] {
            let answer = try workshop.replacing(made, with: text) { workshop.examine(objects) }
            #expect(answer.status == .badData)
            #expect(
                answer.errors.contains(
                    "/debug/Card.build/Plain.swift.o: is no object file: 'swift build' it anew\n"
                )
            )
        }
        let list = "Packages/Card/.build/debug/Card.build/output-file-map.json"
        let answer = try workshop.replacing(list, with: "{") { workshop.examine(objects) }
        #expect(answer.status == .badData)
        #expect(answer.errors.contains("map.json: is no map of the compiler's output files\n"))
    }

    @Test("objects that earlier builds left behind are ignored")
    func leftover() throws {
        let objects = workshop.objects(of: "Card", "Deposit", "Safe", in: "debug")
        let old = "Packages/Safe/.build/debug/Safe.build/Old.swift.o"
        let answer = try workshop.replacing(old, with: "text") {
            workshop.examine(objects, rules: "others.json5")
        }
        #expect(answer.status == .success)
    }

    @Test("a C object of a deleted source is ignored")
    func leftoverInC() throws {
        let objects = workshop.objects(of: "Card", "Deposit", "Safe", in: "debug")
        let folder = "Packages/Card/.build/debug/CardCore.build"
        let list = "old.o: \(workshop.root)/Packages/Card/Sources/CardCore/old.c\n"
        let answer = try workshop.replacing("\(folder)/old.c.d", with: list) {
            try workshop.replacing("\(folder)/old.c.o", with: "text") {
                workshop.examine(objects, rules: "others.json5")
            }
        }
        #expect(answer.status == .success)
        #expect(answer.errors == "")
    }
}
