import BookkeepingTesting

@Suite("A tour of all screens")
struct TourTests {
    @Test("keys at a terminal and lines in a pipe give the same book")
    func sameBook() throws {
        let (bank, tour) = try Tour.bank()
        let copy = try bank.copy()

        let terminal = try bank.terminal()
        try terminal.waitToShow("s Sign in")
        try terminal.perform(tour.steps)
        try terminal.waitToShow("q Leave the bank")
        terminal.type("q")
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 0)
        #expect(terminal.echoes)
        #expect(output.hasSuffix("\u{1B}[?1049l"), "the terminal is restored")
        #expect(!output.contains(Bank.password))
        #expect(!output.contains(Tour.wrongPassword))

        let piped = try copy.run([], input: tour.steps.input + "q\n")
        #expect(piped.exitCode == 0, "\(piped.errorOutput)")
        #expect(piped.errorOutput == "")
        #expect(!piped.output.contains(Bank.password))
        #expect(!piped.output.contains(Tour.wrongPassword))
        #expect(!piped.output.contains("\u{1B}"), "no escape sequences in a pipe")

        for account in [tour.first, tour.second] {
            #expect(try bank.story(of: account) == copy.story(of: account))
        }
        #expect(try bank.entries() == copy.entries())
        #expect(try copy.balance(of: tour.second) == 3_000_000 - 600_000 - 50_000)
    }

    @Test("a pipe prints the screens in the order of the terminal")
    func printed() throws {
        let (bank, tour) = try Tour.bank()
        let output = try bank.session(tour.steps).output
        var rest = output[...]
        for step in tour.steps {
            let isField = step.shows.hasPrefix("▸ ")
            let text = isField ? step.shows.dropLast() : step.shows[...]
            // In a pipe, the letter and the mark of the focus are not part of the label.
            let label = text.dropFirst().first == " " ? text.dropFirst(2) : text
            let found = rest.firstRange(of: label)
            #expect(found != nil, "'\(label)' after \(step.line), in '\(rest.prefix(2_000))'")
            guard let found else { return }
            rest = rest[found.upperBound...]
        }
    }

    @Test("input that ends at any line leaves whole transactions only")
    func cutOff() throws {
        let (bank, tour) = try Tour.bank()
        let steps = tour.steps
        // The numbers of entries by those of lines: pairs of lines, of which the second is judged.
        var booked = [-1: try bank.entries()]
        let distance = max(1, steps.count / GeneratedWork.cutOffLines.amount)
        for count in 0...steps.count where count % distance < 2 {
            let copy = try bank.copy()
            let outcome = try copy.session(Array(steps.prefix(count)))
            let position = "after \(count) lines, '\(count == 0 ? "" : steps[count - 1].line)'"
            #expect(outcome.exitCode == 0, "\(position): \(outcome.errorOutput)")
            #expect(outcome.errorOutput == "", "\(position)")
            let entries = try copy.entries()
            booked[count] = entries
            guard let before = booked[count - 1] else { continue }
            switch steps.prefix(count).last {
            case let step? where step.isBooked: #expect(entries > before, "\(position)")
            // Wrong and right passwords are counted in the book.
            case let step? where step.isPassword: break
            default: #expect(entries == before, "\(position)")
            }
        }
        GeneratedWork.cutOffLines.report(booked.count / 2)
    }
}
