import ConsoleTesting
import Testing

@Suite("Programs in pipes")
struct PipeTests {
    @Test("data goes to standard output, and a usage error to standard error")
    func streams() throws {
        #expect(
            try Probe.shell("probe lines 2")
                == .init(exitCode: 0, output: "line 0\nline 1\n")
        )
        let run = try Probe.shell("probe line 2")
        #expect(run.exitCode == 64)
        #expect(run.output == "")
        #expect(
            run.errorOutput.hasPrefix(
                "Error: Unknown command 'line'. Did you mean 'probe lines'?\nUsage: "
            )
        )
    }

    @Test("a closed pipe ends the program without a message")
    func closedPipe() throws {
        let run = try Probe.shell(
            "probe lines 500000 | head -1; echo ${PIPESTATUS[0]}"
        )
        #expect(run.errorOutput == "")
        // 128 plus the number of SIGPIPE.
        #expect(run.output == "line 0\n141\n")
    }

    @Test("a closed pipe ends a program that ignores SIGPIPE without a message")
    func ignoredPipeSignal() throws {
        let run = try Probe.shell(
            "trap '' PIPE; probe lines 500000 | head -1; echo ${PIPESTATUS[0]}"
        )
        #expect(run.errorOutput == "")
        #expect(run.output == "line 0\n0\n")
    }

    #if os(Linux)
        @Test(
            "a full disk is reported on standard error with exit code 74",
            arguments: ["", "--json"]
        )
        func fullDisk(option: String) throws {
            let run = try Probe.shell("probe lines 2 \(option) >/dev/full")
            #expect(run.exitCode == 74)
            #expect(
                run.errorOutput == """
                    Error: The command was carried out, but its answer could not be written to \
                    standard output: No space left on device.

                    """
            )
        }
    #endif

    @Test("a closed standard output is an error and is not reused for another file")
    func closedOutput() throws {
        let run = try Probe.shell("probe lines 2 >&-")
        #expect(run.exitCode == 74)
        #expect(run.errorOutput.contains("Bad file descriptor"))
    }

    @Test("the exit code is correct even if both output streams are broken")
    func brokenStreams() throws {
        #expect(try Probe.shell("probe lines 2 >&- 2>&-").exitCode == 74)
        #expect(try Probe.shell("probe nonsense 2>&-").exitCode == 64)
    }

    @Test("secrets are read from the lines of standard input, a file or a pipe")
    func secrets() throws {
        let expected = "1: 3 bytes, ••••••\n2: 2 bytes, ••••••\n"
        #expect(
            try Probe.shell("printf 'one\\ntw' | probe length 2 --pin-stdin")
                == .init(exitCode: 0, output: expected)
        )
        #expect(
            try Probe.shell("probe length 2 --pin-file <(printf 'one\\r\\ntw\\r\\n')")
                == .init(exitCode: 0, output: expected)
        )
        let run = try Probe.shell("probe length 1 --pin-file /no/such/file")
        #expect(run.exitCode == 66)
        #expect(
            run.errorOutput
                == "Error: The file '/no/such/file' cannot be read: No such file or directory.\n"
        )
    }

    @Test("a password file without an end, or without a beginning, is refused in one line")
    func endlessSecrets() throws {
        for (setUp, path, problem) in [
            ("true", "/dev/zero", "it is neither a file nor a pipe"),
            ("true", "/tmp", "it is a folder"),
            ("true", "<(yes 482915)", "it has more than 65536 bytes"),
            (
                "(umask 77; head -c 65537 /dev/zero > $folder/large)", "$folder/large",
                "it has more than 65536 bytes"
            ),
            ("mkfifo $folder/fifo", "$folder/fifo", "it is a pipe, and no program writes to it"),
        ] {
            let run = try Probe.shell(
                "folder=$(mktemp -d); \(setUp); probe length 1 --pin-file \(path); "
                    + "code=$?; rm -r $folder; exit $code"
            )
            #expect(run.exitCode == 66, "\(path)")
            #expect(run.errorOutput.contains(problem), "\(run.errorOutput)")
            #expect(run.errorOutput.filter { $0 == "\n" }.count == 1, "\(run.errorOutput)")
        }
    }

    #if os(Linux)
        @Test("secrets are read from a named pipe that another program opens later")
        func lateWriter() throws {
            // While the program waits for the other end, it has the pipe open and all threads sleep.
            let run = try Probe.shell(
                """
                folder=$(mktemp -d); mkfifo $folder/fifo
                (exec '\(Probe.path)' length 2 --pin-file $folder/fifo) &
                isAsleep() { ! cat $1/task/*/status | grep '^State:' | grep -v sleeping; }
                while [ -d /proc/$! ]; do
                    ls -l /proc/$!/fd | grep fifo && isAsleep /proc/$! && break
                done >/dev/null 2>&1
                printf 'one\\ntw\\n' 1<>$folder/fifo
                wait $!; code=$?; rm -r $folder; exit $code
                """
            )
            #expect(
                run == .init(exitCode: 0, output: "1: 3 bytes, ••••••\n2: 2 bytes, ••••••\n")
            )
        }
    #endif

    @Test("a program without a terminal never waits for the user")
    func unattended() throws {
        for line in ["probe length 1", "probe ask", "probe ask --no-input", "probe length 1 <&-"] {
            let run = try Probe.shell(line)
            #expect(run.exitCode == 64)
            #expect(run.output == "")
            #expect(
                run.errorOutput.contains("needs an answer")
                    || run.errorOutput.contains("must be confirmed")
            )
        }
    }

    @Test("a line without an end is rejected before it fills the memory")
    func endlessLine() throws {
        let run = try Probe.shell(
            "head -c 1000000 /dev/zero | probe length 1 --pin-stdin"
        )
        #expect(run.exitCode == 65)
        #expect(run.errorOutput.contains("longer than 65536 bytes"))
    }

    @Test("output in a pipe has no escape sequences")
    func noEscapeSequences() throws {
        let run = try Probe.shell("TERM=xterm probe nonsense; probe --help")
        #expect(!(run.output + run.errorOutput).contains("\u{1B}"))
    }
}
