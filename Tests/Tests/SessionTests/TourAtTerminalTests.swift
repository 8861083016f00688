import Foundation

/// The tour at a real pseudo-terminal.
@Suite("bank tour at a terminal")
struct TourAtTerminalTests {
    private let bank: Bank

    init() throws {
        var bank = try Bank()
        // The tour makes its book in the folder for temporary files.
        bank.environment["TMPDIR"] = bank.directory
        self.bank = bank
    }

    /// The words of each step that are the same in every run.
    private func words() throws -> [[String]] {
        func steps() throws -> [[String]] {
            let document = try Bank()("tour --json").json()
            let steps = try #require(document["steps"] as? [[String: any Sendable]])
            return steps.map { step in
                ["command", "output", "error"].map { step[$0] as? String ?? "" }.joined(
                    separator: "\n"
                )
                .split(whereSeparator: \.isWhitespace).map(String.init)
            }
        }
        return try zip(steps(), steps()).map { first, second in
            first.filter(Set(second).contains)
        }
    }

    /// Plays the tour with a key, and returns all text that was shown for each step.
    private func play(at size: FrameSize, with key: String) throws -> [String] {
        let terminal = try bank.terminal(["tour"], size: size)
        var shown: [String] = []
        for number in 1...100 {
            var text = ""
            while true {
                let page = try self.page(of: number, at: terminal)
                text += page + "\n"
                let isLast = !page.contains("↓ more")
                terminal.type(key)
                if isLast { break }
                try terminal.waitUntil("the next page") { terminal.shown != page }
            }
            shown.append(text)
            if text.contains(/step (\d+) of \1\b/) { break }
        }
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 0)
        #expect(terminal.echoes)
        #expect(output.hasSuffix("\u{1B}[?1049l"), "the terminal is restored")
        return shown
    }

    @Test(
        "each result is shown whole before a key goes on",
        arguments: [
            (FrameSize(columns: 80, rows: 24), "\r"), (FrameSize(columns: 80, rows: 24), " "),
            (FrameSize(columns: 40, rows: 12), " "),
        ]
    )
    func paced(size: FrameSize, key: String) throws {
        let expected = try words()
        let shown = try play(at: size, with: key)
        try #require(shown.count == expected.count)
        // A narrow table leaves out columns.
        let narrow = ["$ bank card history", "$ bank notices"]
        for (text, words) in zip(shown, expected) where !narrow.contains(where: text.contains) {
            // A narrow window breaks long words, so they are compared without spaces.
            let letters = text.filter { !$0.isWhitespace }
            for word in words
            where word.allSatisfy({ $0.isLetter || $0.isNumber || ",.-".contains($0) }) {
                #expect(letters.contains(word), "'\(word)' in \(text)")
            }
        }
        #expect(try leftovers().isEmpty)
    }

    @Test("names the modules and the id of a step, and the refusals of the last two")
    func modules() throws {
        let shown = try play(at: FrameSize(columns: 80, rows: 24), with: "\r")
        let put = try #require(shown.first { $0.contains("$ bank safebox put 월급 1,000만") })
        #expect(put.contains("Signing by SigningInjectId"), "\(put)")
        #expect(shown.suffix(2).first?.contains("✗ SigningInjectId") == true)
        #expect(shown.last?.contains("cyclic dependency declaration found") == true)
        #expect(shown.last?.contains("Three things to do next:") == true)
    }

    @Test("p goes back a step, which is not played again")
    func back() throws {
        let terminal = try bank.terminal(["tour"])
        try reach(2, at: terminal)
        let second = terminal.shown
        terminal.type("p")
        _ = try page(of: 1, at: terminal)
        terminal.type("\r")
        try terminal.waitUntil("the second step is shown again") { terminal.shown == second }
        terminal.type("q")
        #expect(try terminal.waitForExit().exitCode == 0)
    }

    @Test("q leaves at any step, and nothing is left behind", arguments: [1, 6])
    func leave(step: Int) throws {
        let terminal = try bank.terminal(["tour"])
        try reach(step, at: terminal)
        terminal.type("q")
        #expect(try terminal.waitForExit().exitCode == 0)
        #expect(try leftovers().isEmpty)
    }

    @Test(
        "Ctrl-C at any step restores the terminal and leaves nothing behind",
        arguments: [1, 2, 6]
    )
    func interrupt(step: Int) throws {
        let terminal = try bank.terminal(["tour"])
        try reach(step, at: terminal)
        terminal.type("\r\u{3}")
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 130)
        #expect(terminal.echoes)
        #expect(output.contains("\u{1B}[?1049l"), "the terminal is restored")
        #expect(try leftovers().isEmpty)
    }

    @Test("--fast prints everything without a key, and Ctrl-C leaves nothing behind")
    func fast() throws {
        let whole = try bank.terminal(["tour", "--fast"])
        let (exitCode, output) = try whole.waitForExit()
        #expect(exitCode == 0)
        #expect(output.contains("cyclic dependency declaration found"))
        for _ in 0..<5 {
            let terminal = try bank.terminal(["tour", "--fast"])
            try terminal.waitUntil("the book exists, or the tour has ended") {
                try !leftovers().isEmpty || terminal.shown.contains("cyclic")
            }
            terminal.type("\u{3}")
            #expect([0, 130].contains(try terminal.waitForExit().exitCode))
            #expect(try leftovers().isEmpty)
        }
    }

    /// Waits for a page of a step, whose last line says how to go on.
    private func page(of step: Int, at terminal: PseudoTerminal) throws -> String {
        var page = ""
        try terminal.waitUntil("step \(step) waits for a key") {
            page = terminal.shown
            return page.contains("step \(step) of ") && page.contains("Enter/space")
                && page.contains("q leave")
        }
        return page
    }

    private func reach(_ step: Int, at terminal: PseudoTerminal) throws {
        for number in 1..<step {
            while true {
                let page = try page(of: number, at: terminal)
                terminal.type("\r")
                if !page.contains("↓ more") { break }
                try terminal.waitUntil("the next page") { terminal.shown != page }
            }
        }
        _ = try page(of: step, at: terminal)
    }

    private func leftovers() throws -> [String] {
        try bank.files().filter { $0.contains("bank-tour") }
    }
}
