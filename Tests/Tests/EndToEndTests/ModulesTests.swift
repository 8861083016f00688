import BankDriver
import Testing

@Suite("The command bank modules")
struct ModulesTests {
    @Test("prints the graph as a tree, for Mermaid and for Graphviz")
    func formats() throws {
        let bank = try Bank()
        #expect(try bank("modules").output.contains("├╌╌ SafeBoxService, deferred: SafeBox/"))
        #expect(try bank("modules --format mermaid").output.hasPrefix("flowchart LR\n"))
        #expect(try bank("modules --format dot").output.hasPrefix("digraph"))
        let wrong = try bank("modules --format mermiad")
        #expect(wrong.exitCode == 64)
        #expect(wrong.errorOutput.contains("Did you mean 'mermaid'?"))
    }

    @Test("begins at the named service, in both directions")
    func parts() throws {
        let bank = try Bank()
        let needs = try bank("modules --from SafeBoxService").output
        #expect(needs.hasPrefix("SafeBoxService: SafeBox/SafeBoxModule.swift:"))
        #expect(needs.contains("── SigningInjectId: "))
        #expect(!needs.contains("CardService"))

        let users = try bank("modules --from SigningInjectId --reversed").output
        #expect(users.hasPrefix("SigningInjectId: Signing/SigningModule.swift:"))
        for user in ["SafeBoxService", "CardService", "DemandDepositService"] {
            #expect(users.contains("── needed by \(user): "), "\(users)")
        }
        #expect(!users.contains("Ledger"))
    }

    @Test("prints the graph as JSON with its direction")
    func json() throws {
        let bank = try Bank()
        let graph = try bank("modules --from SafeBoxService --json").json()
        #expect(graph["isReversed"] as? Bool == false)
        let nodes = try #require(graph["nodes"] as? [[String: any Sendable]])
        let root = try #require((graph["roots"] as? [Int])?.first)
        #expect(nodes[root]["name"] as? String == "SafeBoxService")
        #expect(nodes[root]["needs"] != nil)
        let reversed = try bank("modules --reversed --json").json()
        #expect(reversed["isReversed"] as? Bool == true)
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
        #expect(outcome.errorOutput == "Error: Nothing is registered as '\(name)'. \(hint)\n")
        let document = try bank("modules --from \(name) --json").json()
        let error = try #require(document["error"] as? [String: any Sendable])
        #expect(error["code"] as? String == "modules.name")
        #expect(error["exit"] as? Int == 4)
    }

    @Test("modules check passes without a warning")
    func check() throws {
        let bank = try Bank()
        let outcome = try bank("modules check")
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains(" modules fit together: App, BackOffice, "))
        #expect(!outcome.output.contains("Warning"))
        let document = try bank("modules check --json").json()
        #expect(document["valid"] as? Bool == true)
        #expect((document["warnings"] as? [any Sendable])?.isEmpty == true)
    }

    @Test("completes its options, and shows them in its help with examples")
    func help() throws {
        let bank = try Bank()
        let help = try bank("modules --help").output
        for part in ["--format <FORMAT>", "text, mermaid, dot", "--from <NAME>", "--reversed"] {
            #expect(help.contains(part), "\(part)")
        }
        #expect(help.contains("bank modules --from Ledger --reversed"))
        for shell in ["bash", "zsh", "fish"] {
            let script = try bank("completions \(shell)").output
            for word in ["reversed", "mermaid"] {
                #expect(script.contains(word), "\(word) in \(shell)")
            }
        }
    }
}
