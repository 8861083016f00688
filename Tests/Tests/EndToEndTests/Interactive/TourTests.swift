import BankDriver
import Testing

@Suite("A tour of all screens")
struct TourTests {
    @Test("keys at a terminal and lines in a pipe give the same book")
    func sameBook() throws {
        let (bank, tour) = try Tour.bank()
        let copy = try bank.copy()

        let terminal = try TerminalSession(bank, [])
        try terminal.see("1 Sign in")
        try terminal.take(tour.steps)
        try terminal.see("2 Leave the bank")
        terminal.type("2")
        let (status, screen) = terminal.finish()
        #expect(status == 0)
        #expect(terminal.echoes)
        #expect(screen.hasSuffix("\u{1B}[?1049l"), "the terminal is as it was, and nothing is said")
        #expect(!screen.contains(Bank.password))
        #expect(!screen.contains(Tour.wrongPassword))

        let piped = try copy.run([], input: tour.steps.input + "2\n")
        #expect(piped.status == 0, "\(piped.error)")
        #expect(piped.error == "")
        #expect(!piped.output.contains(Bank.password))
        #expect(!piped.output.contains(Tour.wrongPassword))
        #expect(!piped.output.contains("\u{1B}"), "no colours and no cursor into a pipe")

        for account in [tour.first, tour.second] {
            #expect(try bank.story(of: account) == copy.story(of: account))
        }
        #expect(try bank.entries() == copy.entries())
        #expect(try copy.balance(of: tour.second) == 3_000_000 - 600_000 - 50_000)
    }

    @Test("input typed ahead gives the same book")
    func typedAhead() throws {
        let (bank, tour) = try Tour.bank()
        let copy = try bank.copy()
        let terminal = try TerminalSession(bank, [])
        try terminal.see("1 Sign in")
        try terminal.typeAhead(tour.steps)
        try terminal.see("You are signed out.")
        terminal.type("2")
        #expect(terminal.finish().status == 0)
        #expect(try copy.session(tour.steps).status == 0)
        for account in [tour.first, tour.second] {
            #expect(try bank.story(of: account) == copy.story(of: account))
        }
        #expect(try bank.entries() == copy.entries())
    }

    @Test("a pipe prints the screens in the order of the terminal")
    func printed() throws {
        let (bank, tour) = try Tour.bank()
        let output = try bank.session(tour.steps).output
        var rest = output[...]
        for step in tour.steps {
            let isField = step.sees.hasPrefix("> ")
            let text = isField ? step.sees.dropFirst(2).dropLast() : step.sees[...]
            // Numbers stand in a column of their own.
            let label =
                text.first?.isNumber == true && text.dropFirst().first == " "
                ? text.dropFirst(2) : text
            let found = rest.firstRange(of: label)
            #expect(found != nil, "“\(label)” after \(step.line), in “\(rest.prefix(2_000))”")
            guard let found else { return }
            rest = rest[found.upperBound...]
        }
    }

    @Test("input that ends at any line leaves whole transactions only")
    func cutOff() throws {
        let (bank, tour) = try Tour.bank()
        let steps = tour.steps
        var booked = try bank.entries()
        for count in 0...steps.count {
            let copy = try bank.copy()
            let outcome = try copy.session(Array(steps.prefix(count)))
            let place = "after \(count) lines, “\(count == 0 ? "" : steps[count - 1].line)”"
            #expect(outcome.status == 0, "\(place): \(outcome.error)")
            #expect(outcome.error == "", "\(place)")
            let entries = try copy.entries()
            switch steps.prefix(count).last {
            case let step? where step.isBooked: #expect(entries > booked, "\(place)")
            // Wrong and right passwords are counted in the book.
            case let step? where step.isPassword: break
            default: #expect(entries == booked, "\(place)")
            }
            booked = entries
        }
    }
}
