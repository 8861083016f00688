@Suite("The command bank modules")
struct ModulesTests {
    @Test("prints the graph as a tree, for Mermaid and for Graphviz")
    func formats() throws {
        let bank = try Bank()
        let tree = try bank("modules --level service").output
        #expect(tree.contains("├╌╌ SafeBoxService, deferred: SafeBox/"))
        #expect(try bank("modules --format text").output == tree)
        #expect(try bank("modules --format mermaid").output.hasPrefix("flowchart LR\n"))
        #expect(try bank("modules --format dot").output.hasPrefix("digraph"))
        let wrong = try bank("modules --format mermiad")
        #expect(wrong.exitCode == 64)
        #expect(wrong.errorOutput.contains("Did you mean 'mermaid'?"))
    }

    @Test("'--level package' is refused with '--json', which prints services")
    func drawingAsJSON() throws {
        let bank = try Bank()
        let refused = try bank("modules --level package --json")
        #expect(refused.exitCode == 64)
        #expect(refused.output.contains("\"code\": \"usage.modules.level\""))
        for line in ["modules --level package", "modules --level service --json", "modules --json"]
        {
            #expect(try bank(line).exitCode == 0, "\(line)")
        }
    }

    @Test("draws a box for each module, with the ids of its services, within 80 columns")
    func boxes() throws {
        let bank = try Bank()
        let outcome = try bank("modules")
        #expect(outcome.exitCode == 0)
        let lines = outcome.output.split(separator: "\n")
        for module in [
            "App", "BackOffice", "LedgerSQLite", "Signing", "DemandDeposit", "SafeBox", "Card",
            "GameRoot", "Game",
        ] {
            #expect(
                lines.contains { $0.contains("╭─ \(module) ") },
                "\(module) in \(outcome.output)"
            )
        }
        for id in ["SigningInjectId", "ManagementDemandDepositInject", "+ HomeEntries"] {
            #expect(outcome.output.contains(id), "\(id)")
        }
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(!outcome.output.contains("\u{1B}"), "no colors in a pipe")
        #expect(try bank("modules --color always").output.contains("\u{1B}["))
    }

    @Test("draws each package in the color that it has in the map of all packages")
    func colors() throws {
        var bank = try Bank()
        bank.environment["COLORTERM"] = "truecolor"
        let drawn = try bank("modules --color always").output
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let page = folder.appending(path: "../../../Packages/README.md")
        let readme = try String(contentsOf: page, encoding: .utf8)
        let colored = readme.matches(of: /--color (\w+)=#(\w\w)(\w\w)(\w\w)/)
        #expect(colored.count == 10)
        for match in colored {
            let rgb = [match.2, match.3, match.4].compactMap { Int($0, radix: 16) }
            let color = rgb.map(String.init).joined(separator: ";")
            #expect(drawn.contains("\u{1B}[1;38;2;\(color)m \(match.1) "), "\(match.0)")
        }
    }

    @Test("draws what breaks without a module, with the report of a launch, and exits with 1")
    func without() throws {
        let bank = try Bank()
        let outcome = try bank("modules --without Signing")
        #expect(outcome.exitCode == 1)
        for part in [
            "Signing (left out)", "✗ SigningInjectId",
            "Without Signing, the program does not start:",
            "SigningInjectId is missing: no module registers it as InjectID<SigningInject>.",
            "SafeBoxService (SafeBox/SafeBoxModule.swift:",
        ] {
            #expect(outcome.output.contains(part), "\(part) in \(outcome.output)")
        }
        let red = try bank("modules --without Signing --color always").output
        #expect(red.contains("\u{1B}[1;91m✗ SigningInjectId"), "\(red)")
        let document = try bank("modules --without Signing --json")
        #expect(document.exitCode == 1)
        #expect(try document.json()["valid"] as? Bool == false)
        #expect(try document.json()["without"] as? String == "Signing")
        #expect(try document.json()["leftOut"] as? [String] == ["Signing"])
        let game = try bank("modules --without Game --json")
        #expect(try game.json()["leftOut"] as? [String] == ["Game", "GameRoot"])
    }

    @Test("shows a module's canvas within 80 columns")
    func canvas() throws {
        let bank = try Bank()
        let card = try bank("modules --canvas Card")
        #expect(card.exitCode == 0)
        #expect(card.output.hasPrefix("╭─ Card offers ─"))
        for part in [
            "ManagementCardInject", "from Signing", "card issue, list", "card.pay", "Cards",
        ] {
            #expect(card.output.contains(part), "\(part) in \(card.output)")
        }
        let lines = try bank("modules --canvas Notices").output.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.contains { $0.contains("│ card.pay from Card ") })
        let wrong = try bank("modules --canvas Crad")
        #expect(wrong.exitCode == 64)
        #expect(wrong.errorOutput.contains("Did you mean 'Card'?"), "\(wrong.errorOutput)")
        for option in ["--without Signing", "--level package", "--from Ledger", "--format dot"] {
            let both = try bank("modules --canvas Card \(option) --json")
            #expect(both.exitCode == 64)
            #expect(both.output.contains("usage.modules.canvas"), "\(option)")
        }
    }

    @Test("each feature that no other feature needs can be left out, and no other one")
    func withoutAny() throws {
        let bank = try Bank()
        let check = try bank("modules check --json").json()
        let modules = try #require(check["modules"] as? [String])
        let outside: Set = ["App", "GameRoot", "LedgerSQLite", "LedgerPostgreSQL"]
        let features = Set(modules).subtracting(outside)
        let needed = try features.filter { feature in
            let canvas = try bank("modules --canvas \(feature) --json").json()
            return try !features.isDisjoint(with: #require(canvas["neededBy"] as? [String]))
        }
        #expect(features.count == 7)
        #expect(features.subtracting(needed) == ["BackOffice", "Game", "Notices"])
        for feature in features {
            let outcome = try bank("modules --without \(feature)")
            #expect(outcome.exitCode == (needed.contains(feature) ? 1 : 0), "\(feature)")
            let report =
                needed.contains(feature)
                ? "Without \(feature), the program does not start:"
                : "Without \(feature)\(feature == "Game" ? " and GameRoot" : ""), the program starts."
            #expect(outcome.output.contains(report), "\(outcome.output)")
        }
        #expect(try bank("modules --without App").exitCode == 1)
        #expect(try bank("modules --without LedgerSQLite").exitCode == 1)
        let game = try bank("modules --without Game").output
        #expect(game.contains("GameRoot · BankApp (left out)") && !game.contains("✗"), "\(game)")
        let wrong = try bank("modules --without Singing")
        #expect(wrong.exitCode == 64)
        #expect(wrong.errorOutput.contains("Did you mean 'Signing'?"), "\(wrong.errorOutput)")
        let both = try bank("modules --without Signing --from Ledger")
        #expect(both.exitCode == 64)
        #expect(both.errorOutput.contains("leave out '--from'"))
    }

    @Test(
        "suggests services for an unknown name",
        arguments: [
            ("Legder", "Did you mean 'Ledger'?"),
            (
                "safebox",
                "Did you mean 'SafeBoxInterest', 'SafeBoxInject', 'SafeBoxService', "
                    + "'SafeBoxScreens' or 'ManagementSafeBoxInject'?"
            ),
            ("openbook", "Did you mean 'Ledger.OpenBook'?"),
            ("nonsense", "See 'bank modules'."),
            ("e", "See 'bank modules'."),
        ]
    )
    func unknown(name: String, hint: String) throws {
        let bank = try Bank()
        let outcome = try bank("modules --from \(name)")
        #expect(outcome.exitCode == 4)
        #expect(outcome.output == "")
        #expect(
            outcome.errorOutput == "Error: No service or list has the name '\(name)'. \(hint)\n"
        )
        let document = try bank("modules --from \(name) --json").json()
        let error = try #require(document["error"] as? [String: any Sendable])
        #expect(error["code"] as? String == "modules.name")
        #expect(error["exit"] as? Int == 4)
    }
}
