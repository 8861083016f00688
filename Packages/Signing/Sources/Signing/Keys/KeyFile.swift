import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file with the bank's own 32 random bytes, without which no password opens a key.
///
/// It lies outside the book, so that a book that was copied or stolen cannot be searched for its
/// million passwords. There is one per book. It is made private (mode 0600, a new folder 0700), and
/// refused when others may read it, or may exchange it in its folder.
package struct KeyFile: Sendable {
    /// Where it is.
    package let path: String

    static let byteCount = 32

    package init(path: String) {
        self.path = path
    }

    /// The key in the file.
    /// - Throws: `BankError` of reason `unreadableBook`: `key.missing`, `key.permissions`,
    ///   `key.damaged`, `key.folder`, `key.unreadable`.
    package func load() throws -> FileKey {
        try checkFolder()
        // A link is not followed: whoever can put one there would choose the key.
        // Nor is a pipe waited for.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT: throw missing()
            case ELOOP: throw refusal("unreadable", "the key file \(path) is a link, not a file")
            case let number: throw unreadable(number)
            }
        }
        defer { close(descriptor) }
        try checkFile(descriptor)
        let key = try SecretBytes(count: Self.byteCount) { buffer in
            // 32 bytes of a plain file come at once or not at all.
            guard read(descriptor, buffer.baseAddress, buffer.count) == buffer.count else {
                throw damaged()
            }
        }
        return try FileKey(key)
    }

    /// Sees to it that the file's key is one that passwords' copies of keys were sealed with.
    /// - Throws: `BankError` `key.other` when none of these was.
    func check(_ key: FileKey, opensAnyOf seals: [PasswordSeal]) throws(BankError) {
        guard seals.contains(where: { $0.keyFile == key.name }) else {
            throw refusal(
                "other",
                "the key file \(path) is another than the one in use when keys were sealed; "
                    + "put back the one that belongs to this book"
            )
        }
    }

    /// The folder it lies in.
    var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private func checkFolder() throws {
        var status = stat()
        guard stat(folder, &status) == 0 else {
            throw errno == ENOENT ? missing() : unreadable(errno)
        }
        // In a sticky folder such as /tmp others may write, but not take away what is not theirs.
        guard status.st_mode & 0o022 == 0 || status.st_mode & mode_t(S_ISVTX) != 0 else {
            throw refusal(
                "folder",
                "others may write in the folder \(folder) of the key file; make it private: "
                    + "chmod 700 '\(folder)'"
            )
        }
    }

    private func checkFile(_ descriptor: Int32) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw refusal("unreadable", "the key file \(path) is no file")
        }
        guard status.st_uid == geteuid() else {
            throw refusal("permissions", "the key file \(path) belongs to somebody else")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw refusal(
                "permissions",
                "others may read the key file \(path); make it private: chmod 600 '\(path)'"
            )
        }
        guard status.st_size == Self.byteCount else { throw damaged() }
    }

    private func missing() -> BankError {
        refusal(
            "missing",
            "the key file \(path) is missing, and no password works without it; "
                + "put it back from where you keep a copy"
        )
    }

    private func damaged() -> BankError {
        refusal(
            "damaged",
            "the key file \(path) is damaged: it does not have \(Self.byteCount) bytes; "
                + "put it back from where you keep a copy"
        )
    }

    func unreadable(_ number: Int32) -> BankError {
        refusal(
            "unreadable",
            "the key file \(path) cannot be used: \(String(cString: strerror(number)))"
        )
    }

    private func refusal(_ code: String, _ message: String) -> BankError {
        BankError(.unreadableBook, code: "key.\(code)", message)
    }
}
