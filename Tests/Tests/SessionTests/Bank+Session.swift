extension Bank {
    /// Plays the interactive bank line by line.
    func session(_ steps: [SessionStep], arguments: [String] = []) throws -> Outcome {
        try run(arguments, input: steps.input)
    }

    /// Audits the book, which must pass, and returns the number of its entries.
    func entries() throws -> Int64 {
        try won("entries", in: expecting("audit"))
    }

    /// Returns all that a customer can read about an account, to compare two books.
    ///
    /// The numbers of cards are random and left out.
    func story(of account: String) throws -> String {
        var texts: [String] = []
        for line in ["account show", "account statement", "card list"] {
            texts.append(try output("\(line) \(account)"))
        }
        let cards = try expecting("card list \(account)")["cards"] as? [[String: any Sendable]]
        for card in cards ?? [] {
            guard let name = card["card"] as? String else { continue }
            texts.append(try output("card show \(name)"))
            texts.append(try output("card history \(name)"))
        }
        let story = texts.joined(separator: "\n")
        return story.replacing(/\d{4}-\d{2}\*{2}-\*{4}-\d{4}|\d{16}/) { _ in "…" }
    }

    private func output(_ line: String) throws -> String {
        let outcome = try self(line)
        return "\(line): \(outcome.exitCode)\n\(outcome.output)\(outcome.errorOutput)"
    }
}
