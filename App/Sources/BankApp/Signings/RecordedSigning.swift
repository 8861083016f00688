import SigningInterface

/// Signing on the command line, and a note in the journal of each request: a decorator of whoever signs.
struct RecordedSigning: SigningInject {
    let signing: any SigningInject
    let recorder: SigningRecorder

    func request(withSign parameters: [String: String]) async throws -> [String: String] {
        try await recorder.recording(parameters) {
            try await signing.request(withSign: parameters)
        }
    }
}
