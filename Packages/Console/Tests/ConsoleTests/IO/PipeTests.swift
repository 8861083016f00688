import Testing

@Suite("In pipes")
struct PipeTests {
    @Test("data goes to standard output, and a mistake to standard error with status 64")
    func channels() throws {
        #expect(try Probe.shell("probe lines 2") == (0, "line 0\nline 1\n", ""))
        let (status, output, errors) = try Probe.shell("probe line 2")
        #expect(status == 64)
        #expect(output == "")
        #expect(errors.hasPrefix("Error: Unknown command 'line'. Did you mean 'lines'?\nUsage: "))
    }

    @Test("a reader that goes away ends the program without a trace")
    func closedPipe() throws {
        let (_, output, errors) = try Probe.shell(
            "probe lines 500000 | head -1; echo ${PIPESTATUS[0]}"
        )
        #expect(errors == "")
        // 141: ended by SIGPIPE.
        #expect(output == "line 0\n141\n")
    }

    @Test("the same where SIGPIPE is ignored")
    func ignoredPipeSignal() throws {
        let (_, output, errors) = try Probe.shell(
            "trap '' PIPE; probe lines 500000 | head -1; echo ${PIPESTATUS[0]}"
        )
        #expect(errors == "")
        #expect(output == "line 0\n0\n")
    }

    #if os(Linux)
        @Test("a full disk is status 74 and said on standard error", arguments: ["", "--json"])
        func fullDisk(option: String) throws {
            let (status, _, errors) = try Probe.shell("probe lines 2 \(option) >/dev/full")
            #expect(status == 74)
            #expect(
                errors == """
                    Error: The command was carried out, but its answer could not be written to \
                    standard output: No space left on device.

                    """
            )
        }
    #endif

    @Test("a closed standard output is an error, and the place of no other file")
    func closedOutput() throws {
        let (status, _, errors) = try Probe.shell("probe lines 2 >&-")
        #expect(status == 74)
        #expect(errors.contains("Bad file descriptor"))
    }

    @Test("with both channels broken the status still tells")
    func deaf() throws {
        #expect(try Probe.shell("probe lines 2 >&- 2>&-").status == 74)
        #expect(try Probe.shell("probe nonsense 2>&-").status == 64)
    }

    @Test("secrets come as lines of standard input or of a file, which may be a pipe")
    func secrets() throws {
        let expected = "1: 3 bytes, ••••••\n2: 2 bytes, ••••••\n"
        #expect(
            try Probe.shell("printf 'one\\ntw' | probe length 2 --pin-stdin") == (0, expected, "")
        )
        #expect(
            try Probe.shell("probe length 2 --pin-file <(printf 'one\\r\\ntw\\r\\n')")
                == (0, expected, "")
        )
        let (status, _, errors) = try Probe.shell("probe length 1 --pin-file /no/such/file")
        #expect(status == 66)
        #expect(
            errors
                == "Error: The file '/no/such/file' cannot be read: No such file or directory.\n"
        )
    }

    @Test("without a terminal nothing waits for a person")
    func unattended() throws {
        for line in ["probe length 1", "probe ask", "probe ask --no-input", "probe length 1 <&-"] {
            let (status, output, errors) = try Probe.shell(line)
            #expect(status == 64)
            #expect(output == "")
            #expect(errors.contains("is required") || errors.contains("must be confirmed"))
        }
    }

    @Test("a line without an end is refused before it fills the memory")
    func endlessLine() throws {
        let (status, _, errors) = try Probe.shell(
            "head -c 1000000 /dev/zero | probe length 1 --pin-stdin"
        )
        #expect(status == 65)
        #expect(errors.contains("longer than 65536 bytes"))
    }

    @Test("no colour and no progress into a pipe")
    func plain() throws {
        let (_, output, errors) = try Probe.shell("TERM=xterm probe nonsense; probe --help")
        #expect(!(output + errors).contains("\u{1B}"))
    }
}
