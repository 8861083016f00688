import Console

extension ProgramIO {
    /// Tells the person what does not end the command. It is lost when standard error is gone: there is
    /// nobody left to tell.
    /// - Parameter message: One line or several; what is unsafe for a terminal is written out.
    @Sendable public func warn(_ message: String) {
        try? write(TerminalSafe.lines("Warning: \(message)") + "\n", to: .error)
    }
}
