import ConsoleTesting
import Testing

@Suite("Program in key mode as a job of a shell", .serialized)
struct TTYJobControlTests {
    @Test("Ctrl-Z restores the terminal for the shell, and 'fg' redraws everything")
    func suspended() throws {
        let shell = try Probe.interactiveShell()
        let settings = shell.settings
        shell.type("'\(Probe.path)' terminal\n")
        try shell.waitFor("last none")
        for round in 1...3 {
            #expect(shell.settings?.isKeyMode == true)
            #expect(shell.grid().modes == [1049, 2004])
            shell.type("\u{1A}")
            try shell.waitFor("ready> ")
            #expect(shell.settings == settings)
            #expect(shell.grid().modes == [7, 25])
            shell.type("fg\n")
            try shell.waitFor("keys \(round - 1)")
            shell.type("\u{1B}[A")
            try shell.waitFor("keys \(round)")
            #expect(shell.grid().text == "size 80 x 24\nkeys \(round)\nlast up")
        }
        shell.type("q")
        try shell.waitFor("seen: up up up")
        try shell.waitFor("ready> ")
        #expect(shell.settings == settings)
        shell.type("exit\n")
        _ = try shell.end()
    }

    @Test("a background job stops instead of changing the shell's terminal")
    func background() throws {
        let shell = try Probe.interactiveShell()
        let settings = shell.settings
        shell.type("'\(Probe.path)' terminal &\n")
        try shell.waitFor("ready> ")
        try waitForJob("Stopped", at: shell)
        #expect(shell.settings == settings)
        #expect(!shell.grid().modes.contains(1049))
        shell.type("fg\n")
        try shell.waitFor("last none")
        #expect(shell.settings?.isKeyMode == true)

        shell.type("\u{1A}")
        try shell.waitFor("ready> ")
        try expectEndInBackground(of: shell)
        #expect(shell.settings == settings)
        #expect(!shell.grid().modes.contains(1049))
        shell.type("exit\n")
        _ = try shell.end()
    }

    @Test("a signal ends a background job that works without reading its events")
    func endAtWorkInBackground() throws {
        let shell = try Probe.interactiveShell()
        shell.type("'\(Probe.path)' terminal\n")
        try shell.waitFor("last none")
        shell.type("w")
        try shell.waitFor("at work")
        shell.type("\u{1A}")
        try shell.waitFor("ready> ")
        try expectEndInBackground(of: shell)
        shell.type("exit\n")
        _ = try shell.end()
    }

    /// Moves the stopped job to the background, where it stops again, and terminates it there.
    private func expectEndInBackground(of shell: PseudoTerminal) throws {
        let settings = shell.settings
        shell.type("bg\n")
        try waitForJob("Stopped", at: shell)
        #expect(shell.settings == settings)
        shell.type("kill %1\nkill -CONT %1\n")
        try waitForJob("Terminated", at: shell)
        #expect(shell.settings == settings)
    }

    /// Asks the shell about its job until it reports a state.
    private func waitForJob(_ state: String, at shell: PseudoTerminal) throws {
        var question = 0
        try shell.waitUntil("the job is '\(state)'") {
            // The shell joins the marker, so that the echo of the question does not match it.
            question += 1
            shell.type("jobs; echo asked''\(question)\n")
            return try shell.waitFor("asked\(question)").contains(state)
        }
    }
}
