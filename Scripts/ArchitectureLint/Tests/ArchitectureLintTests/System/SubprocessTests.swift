import Testing

@testable import ArchitectureLint

@Suite("A subprocess")
struct SubprocessTests {
    @Test("returns its whole output on both streams")
    func streams() throws {
        let script = "seq 1 100000; seq 1 100000 >&2; exit 3"
        let ended = try Subprocess.run("sh", ["-c", script])
        #expect(ended.status == 3)
        #expect(ended.output.count == 588_895)
        #expect(ended.errors.utf8.count == 588_895)
    }

    @Test("has the status of a shell after a signal")
    func signal() throws {
        #expect(try Subprocess.run("sh", ["-c", "kill -9 $$"]).status == 137)
    }

    @Test("throws an error for a missing program")
    func missing() {
        let problem = #expect(throws: Problem.self) {
            try Subprocess.run("no-such-program", [], orElse: "Install it first.")
        }
        #expect(
            problem?.message
                == "no-such-program cannot be run: No such file or directory. Install it first."
        )
    }
}
