extension GlobalOptions {
    /// Refuses what a session of screens could not keep to. Whoever gives `--dry-run` relies on it that
    /// nothing changes, and on the screens everything does.
    ///
    /// - Throws: a `Failure` `usage.option.screens`.
    func requireNoneOfCommands() throws(Failure) {
        let given: [(option: GlobalOption, isGiven: Bool)] = [
            (.json, json), (.yes, yes), (.dryRun, dryRun), (.pinFile, pinFile != nil),
            (.pinStdin, pinStdin), (.idempotencyKey, idempotencyKey != nil),
        ]
        guard let first = given.first(where: \.isGiven) else { return }
        throw .usage(
            "option.screens",
            "Option '--\(first.option.rawValue)' is for commands: "
                + "on the screens a person sees each step, and agrees to it or not."
        )
    }
}
