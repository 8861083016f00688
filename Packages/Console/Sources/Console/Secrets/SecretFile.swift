/// The lines of the file of `--pin-file`, handed out one after the other.
///
/// The file is read once, at the first question: it may be a pipe, as in `--pin-file <(pass bank)`.
actor SecretFile {
    private var lines: LineSplitter?

    func nextLine(of path: String, io: any ProgramIO) async throws(Failure) -> [UInt8]? {
        if lines == nil {
            let bytes = try await io.readPrivateFile(path)
            // Set only now: another question may have come while the file was read.
            lines = lines ?? LineSplitter(bytes)
        }
        return lines?.next()
    }
}
