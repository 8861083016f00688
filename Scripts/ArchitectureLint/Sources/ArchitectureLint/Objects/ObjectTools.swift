/// The tools that read object files, from the Swift toolchain or else from the system.
struct ObjectTools: Sendable {
    private let folder = Toolchain.folder

    /// The global symbols of object files, in the order of the files.
    ///
    /// - Parameter paths: The absolute paths of the files.
    /// - Throws: `Problem` for a file that is not a readable object.
    func symbols(of paths: [String]) throws -> [SymbolList.Symbols] {
        let lists = paths.batches(of: 200).mapInParallel { batch in
            Result.of { try list(of: batch) }
        }
        return try lists.flatMap { try $0.get().files }
    }

    private func list(of paths: [String]) throws -> SymbolList {
        let answer = try run(["llvm-nm", "nm"], ["-g", "-P"] + paths)
        guard answer.status == 0 else { throw problem(with: paths, answer) }
        return try SymbolList(answer.output, of: paths)
    }

    /// The problem with the first file that the tool rejects.
    private func problem(with paths: [String], _ answer: Subprocess) -> Problem {
        for path in paths {
            guard (try? FileReader.read(path)) != nil else {
                return Problem(.unreadable, at: path, "cannot be read")
            }
            guard paths.count > 1, let alone = try? run(["llvm-nm", "nm"], ["-g", "-P", path]),
                alone.status == 0
            else {
                return Problem(.badData, at: path, "is no object file: 'swift build' it anew")
            }
        }
        return Problem(.internalError, "nm fails:\n\(answer.errors.onItsLines)")
    }

    /// The demangled symbols in the same order, or the symbols themselves.
    func demangled(_ symbols: [String]) -> [String] {
        symbols.batches(of: 1_000).flatMap { batch in
            guard
                let answer = try? run(["swift-demangle"], ["--simplified", "--compact"] + batch),
                answer.status == 0
            else { return batch }
            let lines = String(decoding: answer.output, as: UTF8.self)
                .split(whereSeparator: \.isNewline).map { String($0).onOneLine }
            return lines.count == batch.count ? lines : batch
        }
    }

    /// Runs the first program that exists.
    private func run(_ programs: [String], _ arguments: [String]) throws -> Subprocess {
        let own = folder.map { folder in programs.map { "\(folder)/\($0)" } } ?? []
        for program in own + programs {
            if let answer = try? Subprocess.run(program, arguments) { return answer }
        }
        throw Problem(
            .internalError,
            "there is no \(programs.joined(separator: " and no ")). \(Toolchain.remedy)"
        )
    }
}
