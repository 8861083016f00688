import Foundation
import Testing

@testable import ArchitectureLint

@Suite("archlint verify")
struct VerifyTests {
    private let estate: Estate
    private let text: String

    init() throws {
        estate = try Estate()
        text = try estate.prove()
    }

    @Test("confirms a proof when nothing has changed")
    func same() {
        #expect(
            estate.verify()
                == .init(
                    status: .success,
                    output: "The proof is confirmed: 3 manifests, 4 files and the rules are "
                        + "unchanged, and the rules hold.\n",
                    errors: ""
                )
        )
    }

    @Test("counts manifests and files in words")
    func counts() throws {
        let folder = try PackageFolder()
        try folder.package("A", "targets: [.target(name: \"A\")]")
        try folder.write("", to: "A/Sources/A/a.swift")
        let file = "\(folder.root)/../proof.json"
        _ = try folder.check(
            #"{ version: 1, rules: [{ name: "r", kind: "no-stray-sources", reason: "so" }] }"#
        )
        let tool = CommandLineTool()
        let proved = tool.run([folder.root, "--no-cache", "--proof", file])
        #expect(proved.status == .success, "\(proved.errors)")
        #expect(
            tool.run(["verify", file, folder.root, "--no-cache"]).output.hasPrefix(
                "The proof is confirmed: 1 manifest, 1 file and the rules are unchanged"
            )
        )
    }

    @Test("reports new, deleted and changed sources")
    func sources() throws {
        try estate.write("import Interface \n", to: "Card/Sources/Card/Card.swift")
        try estate.remove("Card/Sources/Card/Plain.swift")
        try estate.write("\n", to: "Deposit/Sources/Deposit/New.swift")
        let answer = estate.verify()
        #expect(answer.status == .violations)
        #expect(
            answer.output == """
                changed  Card/Sources/Card/Card.swift
                gone     Card/Sources/Card/Plain.swift
                new      Deposit/Sources/Deposit/New.swift
                changed  rule known: holds (2 imports of our modules), and was holds \
                (3 imports of our modules)

                4 differences: make a new proof.

                """
        )
    }

    @Test("reports a conclusion that no longer holds")
    func conclusions() throws {
        try estate.write("import Deposit\n", to: "Card/Sources/Card/Card.swift")
        let answer = estate.verify()
        #expect(answer.status == .violations)
        #expect(answer.output.contains("changed  Card/Sources/Card/Card.swift\n"))
        #expect(answer.output.contains("new      Card imported Deposit\n"))
        #expect(
            answer.output.contains(
                "changed  rule apart: broken once (2 ordered pairs), and was holds (2 ordered"
            )
        )
        #expect(answer.output.contains("new      violation of apart at "))
        #expect(
            answer.output.contains(
                "changed  conclusion: the rules do not hold, and was the rules hold\n"
            )
        )
    }

    @Test("reports changed manifests, readings and rules")
    func manifests() throws {
        let manifest = "\(estate.root)/Card/Package.swift"
        let old = try String(contentsOfFile: manifest, encoding: .utf8)
        try estate.write(
            old + "package.name = package.targets.count == 1 ? \"Card\" : \"Cards\"\n",
            to: "Card/Package.swift"
        )
        let rules = try String(contentsOfFile: "\(estate.root)/.archlint.json5", encoding: .utf8)
        try estate.write(rules + "// more\n", to: ".archlint.json5")
        let output = estate.verify().output
        #expect(output.contains("changed  .archlint.json5\n"))
        #expect(output.contains("changed  Card/Package.swift\n"))
        #expect(
            output.contains("changed  reading of Card/Package.swift: evaluated, and was literal\n")
        )
        #expect(output.hasPrefix("changed  toolchain: "))
        #expect(output.contains("Swift version"))
    }

    @Test("answers with a JSON document")
    func json() throws {
        try estate.write("\n", to: "Deposit/Sources/Deposit/New.swift")
        let answer = estate.verify("--json")
        #expect(answer.status == .violations)
        #expect(
            answer.output == """
                {
                  "contradictions" : [

                  ],
                  "differences" : [
                    {
                      "change" : "new",
                      "detail" : "",
                      "subject" : "Deposit/Sources/Deposit/New.swift"
                    }
                  ],
                  "stands" : false
                }

                """
        )
    }

    @Test(
        "detects a forged proof by its own contents",
        arguments: [
            (
                // Card imports Deposit, says a list that was added to.
                #""edges" : ["#,
                #""edges" : [ { "from": "Card", "to": "Deposit", "kind": "declared", "file": "x", "line": 1 },"#,
                "it says that apart holds, and its edges lead Card → Deposit"
            ),
            (
                #""examined" : 2,"#, #""examined" : 20,"#,
                "it says that apart holds 20 ordered pairs apart, and its groups make 2"
            ),
            (
                #""holds" : true"#, #""holds" : false"#,
                "it says that the rules do not hold, and lists 0 violations and 0 problems"
            ),
            (
                #""violations" : 0"#, #""violations" : 3"#,
                "it says that apart is broken 3 times, and lists 0"
            ),
            (
                #""kind" : "imported""#, #""kind" : "declared""#,
                "Card/Sources/Card/Card.swift:1 (Card) imports Interface, and no edge says so"
            ),
            (
                #""module" : "Interface""#, #""module" : "Elsewhere""#,
                "an edge says that Card/Sources/Card/Card.swift:1 (Card) imports Interface, and "
                    + "its imports do not"
            ),
        ]
    )
    func forged(part: String, forgery: String, contradiction: String) throws {
        let range = try #require(text.range(of: part))
        try estate.replaceProof(by: text.replacingCharacters(in: range, with: forgery))
        let answer = estate.verify()
        #expect(answer.status == .violations)
        #expect(answer.output.contains("The proof contradicts itself: \(contradiction).\n"))
        #expect(answer.output.contains(" difference"))
    }

    @Test("detects any changed value")
    func otherForgeries() throws {
        let numbers = text.ranges(of: #/: \d+|: "[^"]+"/#)
        #expect(numbers.count > 50)
        for range in numbers {
            let forged = text.replacingCharacters(
                in: text.index(range.upperBound, offsetBy: -2)..<range.upperBound,
                with: text[range].hasSuffix("\"") ? "~\"" : " 99"
            )
            try estate.replaceProof(by: forged)
            #expect(estate.verify().status != .success, "\(text[range])")
        }
    }

    @Test(
        "refuses a file that is not a proof",
        arguments: ["", "{}", "[1]", "null", "{\"format\": 2}", "\0"]
    )
    func noProof(text: String) throws {
        try estate.replaceProof(by: text)
        #expect(
            estate.verify()
                == .init(
                    status: .badData,
                    output: "",
                    errors: "archlint: \(estate.file): is not a proof of archlint: "
                        + "'archlint --proof <file>' writes one\n"
                )
        )
    }

    @Test("refuses a truncated proof, and one of another format")
    func part() throws {
        for length in stride(from: 0, to: text.utf8.count - 2, by: 97) {
            try estate.replaceProof(by: String(text.prefix(length)))
            #expect(estate.verify().status == .badData)
        }
        try estate.replaceProof(by: #"{ "format": 2, "archlint": "0.1.0" }"#)
        #expect(estate.verify().errors.contains("is a damaged proof: a value is missing"))
        try estate.replaceProof(by: #"{ "format": 3, "archlint": "9.0.0" }"#)
        #expect(
            estate.verify().errors.contains(
                "is a proof in format 3, of archlint 9.0.0; archlint \(HelpText.version) "
                    + "reads format 2"
            )
        )
        #expect(CommandLineTool().run(["verify", "/nowhere.json"]).status == .unreadable)
        #expect(CommandLineTool().run(["verify"]).status == .usage)
    }

    @Test("requires build folders exactly when the proof has objects")
    func objects() throws {
        #expect(estate.verify("--objects", "/nowhere").status == .usage)
        let objects =
            #""objects": {"objects":1,"targets":1,"references":0,"unbuilt":[]}, "packages""#
        try estate.replaceProof(by: text.replacingOccurrences(of: "\"packages\"", with: objects))
        #expect(
            estate.verify().errors.hasPrefix(
                "archlint: the proof rests on object files: name their folders with --objects\n"
            )
        )
    }

    @Test("uses the rules of the proof, or a named file")
    func rules() throws {
        let rules = try String(contentsOfFile: "\(estate.root)/.archlint.json5", encoding: .utf8)
        try estate.write(rules, to: "Rules/strict.json5")
        let strict = "\(estate.root)/Rules/strict.json5"
        #expect(estate.run("--rules", strict, "--proof", estate.file).status == .success)
        try estate.remove(".archlint.json5")
        #expect(estate.verify().status == .success)
        try estate.remove("Rules")
        let answer = estate.verify()
        #expect(answer.status == .unreadable)
        #expect(
            answer.errors.hasPrefix(
                "archlint: Rules/strict.json5: the rules file of the proof is not in "
            )
        )
    }
}
