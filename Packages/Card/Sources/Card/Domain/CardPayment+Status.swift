extension CardPayment {
    /// Where a payment is on its way, in a word for a person and a program.
    package enum Status: String, Sendable, Hashable, CaseIterable {
        /// All of it is held.
        case authorised
        /// A part was settled, and the rest is held.
        case partlySettled = "partly settled"
        /// What was to be settled was.
        case settled
        /// It was given back before anything was settled, because the merchant said so.
        case voided
        /// It was given back before anything was settled, because its time was over.
        case expired
        /// A part of what was settled was paid back.
        case partlyCancelled = "partly cancelled"
        /// All that was settled was paid back.
        case cancelled
    }

    package var status: Status {
        if held > .zero { return settled == .zero ? .authorised : .partlySettled }
        if settled == .zero { return release == .expired ? .expired : .voided }
        if cancelled == .zero { return .settled }
        return cancellable == .zero ? .cancelled : .partlyCancelled
    }
}
