import Testing

@testable import ArchitectureLint

@Suite("A program that is run")
struct ProcessTests {
    @Test("hands over all it writes, on both streams, however much it is")
    func streams() throws {
        let script = "seq 1 100000; seq 1 100000 >&2; exit 3"
        let ended = try Subprocess.run("sh", ["-c", script])
        #expect(ended.status == 3)
        #expect(ended.output.count == 588_895)
        #expect(ended.errors.utf8.count == 588_895)
    }

    @Test("ends by a signal as the shell tells it")
    func signal() throws {
        #expect(try Subprocess.run("sh", ["-c", "kill -9 $$"]).status == 137)
    }

    @Test("cannot be run when it is not there")
    func missing() {
        #expect(throws: Subprocess.LaunchError.self) {
            try Subprocess.run("no-such-program", [])
        }
    }
}
