/// The documents of a story through all commands, compared with `bank schema` by Python's jsonschema.
@Suite("The JSON documents")
struct JSONSchemaTests {
    /// A document, and the command that printed it.
    private struct Printed: Codable {
        let line: String
        let command: String
        let document: String
    }

    /// The commands without a document: the screens, and a text for other programs.
    private static let undocumented: Set<String> = ["open", "game", "export"]

    @Test("match the schema of their command, and use every form of it")
    func story() throws {
        let bank = try Bank()
        let help = try helpOfCommands(of: bank, below: [])
        let commands = help.keys.sorted()
        let printed = try documents(of: bank, commands: commands)
        let shown = Set(printed.map(\.command))
        #expect(shown == Set(commands).union(["", "help", "schema", "manual", "completions"]))

        let folder = try TemporaryFolder(named: "schemas")
        var schemas: [String: String] = [:]
        for command in shown {
            schemas[command] = try bank("schema \(command)").output
        }
        let missing = try missingPromises(help: help, schemas: schemas)
        #expect(missing == [], "see .github/STABILITY.md")
        let input = folder.file("input.json")
        try JSONEncoder().encode(Input(schemas: schemas, printed: printed))
            .write(to: URL(fileURLWithPath: input))
        let validation = try validate(input)
        #expect(validation.exitCode == 0, "\(validation.errorOutput)")
        #expect(validation.output == "\(printed.count) documents\n")
    }

    private struct Input: Codable {
        let schemas: [String: String]
        let printed: [Printed]
    }

    private func validate(_ input: String) throws -> Bank.Outcome {
        let script = """
            import collections, json, sys
            from jsonschema import Draft202012Validator
            data = json.load(open(sys.argv[1]))
            undocumented = sys.argv[2].split()
            failed = False
            forms = {}
            for command, text in data['schemas'].items():
                schema = json.loads(text)
                Draft202012Validator.check_schema(schema)
                if schema['schemaVersion'] != 1: raise SystemExit(command)
                forms[command] = [(f, Draft202012Validator(f)) for f in schema['anyOf']]
            used = collections.Counter()
            names = collections.defaultdict(set)
            def note(value, command):
                if isinstance(value, dict):
                    for key, member in value.items():
                        kind = type(member).__name__
                        # A count has the name of the list that it counts.
                        if kind == 'list': kind = 'int'
                        if member is not None: names[key].add(kind)
                        note(member, command)
                elif isinstance(value, list):
                    for member in value: note(member, command)
            def flat(command):
                for form, validator in forms[command]:
                    for inner in form.get('anyOf', [form]):
                        yield inner
            for p in data['printed']:
                document = json.loads(p['document'])
                schema = json.loads(data['schemas'][p['command']])
                errors = list(Draft202012Validator(schema).iter_errors(document))
                if errors:
                    failed = True
                    nearest = min(
                        (list(v.iter_errors(document)) for _, v in forms[p['command']]), key=len)
                    print(p['line'], [e.message for e in nearest], document, file=sys.stderr)
                if p['command'] not in ('schema', 'help'): note(document, p['command'])
                for inner in flat(p['command']):
                    if Draft202012Validator(inner).is_valid(document):
                        used[p['command'], json.dumps(inner)] += 1
            for command in forms:
                for inner in flat(command):
                    if not used[command, json.dumps(inner)]:
                        failed = True
                        print('no document of', command, 'has the form', inner, file=sys.stderr)
            for key, kinds in names.items():
                if len(kinds) > 1:
                    failed = True
                    print('the name', key, 'has several kinds of values:', kinds, file=sys.stderr)
            print(len(data['printed']), 'documents')
            sys.exit(failed)
            """
        // The Python of the system has what the package manager installs; another may come first.
        let pythons = ["/usr/bin/python3", "/usr/bin/env"].filter { path in
            let words = path.hasSuffix("env") ? [path, "python3"] : [path]
            let outcome = try? run(words + ["-c", "import jsonschema"])
            return outcome?.exitCode == 0
        }
        let python = try #require(pythons.first, "install the Python package jsonschema")
        let words = python.hasSuffix("env") ? [python, "python3"] : [python]
        return try run(words + ["-c", script, input, Self.undocumented.joined(separator: " ")])
    }

    private func run(_ words: [String]) throws -> Bank.Outcome {
        try ChildProcess.run(words, environment: ProcessInfo.processInfo.environment)
    }

    /// Returns the help of each command with a document, as JSON.
    private func helpOfCommands(of bank: Bank, below group: [String]) throws -> [String: String] {
        let outcome = try bank.run(["help"] + group + ["--json"])
        let help = try outcome.json()
        let children = try #require(help["subcommands"] as? [[String: any Sendable]])
        let usage = try bank.text("usage", in: help)
        let name = group.joined(separator: " ")
        let isShown = !usage.contains("[<options>]") && !Self.undocumented.contains(name)
        return try children.compactMap { $0["name"] as? String }
            .filter { !["help", "schema", "manual", "completions"].contains($0) }
            .map { try helpOfCommands(of: bank, below: group + [$0]) }
            .reduce(into: isShown ? [name: outcome.output] : [:]) { all, more in
                all.merge(more) { first, _ in first }
            }
    }

    /// Returns what `.github/promised.txt` has and the program has not: commands, their arguments and options, and
    /// the members of their documents.
    private func missingPromises(
        help: [String: String],
        schemas: [String: String]
    ) throws -> [String] {
        let file = URL(filePath: #filePath).appending(path: "../../../../.github/promised.txt")
        let lines = try String(contentsOf: file.standardized, encoding: .utf8)
            .split(separator: "\n")
        #expect(lines.count >= 65)
        return lines.flatMap { line in
            // COMMAND: ARGUMENT --OPTION … = MEMBER …
            let halves = line.split(separator: " = ")
            let left = halves[0].split(separator: ":")
            let command = String(left[0])
            guard let help = help[command], let schema = schemas[command] else { return [command] }
            let words = left.dropFirst().flatMap { $0.split(separator: " ") }
            let members = halves.dropFirst().flatMap { $0.split(separator: " ") }
            let missing =
                Set(words).subtracting(help.matches(of: /"name": "([^"]+)"/).map(\.1))
                .union(Set(members).subtracting(schema.matches(of: /"(\w+)": \{/).map(\.1)))
            return missing.sorted().map { "\(command): \($0)" }
        }
    }

    /// Plays a story in which each command prints each form of its document, and each fails once.
    private func documents(of bank: Bank, commands: [String]) throws -> [Printed] {
        var printed: [Printed] = []
        let known = (commands + ["help", "schema", "manual", "completions"])
            .sorted { $0.count > $1.count }
        func add(_ line: String, input: String = "") throws -> Bank.Outcome {
            let words = line.split(separator: " ").map(String.init) + ["--json"]
            let outcome = try bank.run(words, input: input)
            let command = known.first { line == $0 || line.hasPrefix($0 + " ") } ?? ""
            printed.append(Printed(line: line, command: command, document: outcome.output))
            return outcome
        }
        for command in known + [""] { _ = try add("\(command) --nonsense") }
        let password = "\(Bank.password)\n"
        let card = "생활비/card1"
        let story: [(line: String, exitCode: Int32)] = [
            ("day", 66), ("day start 2026-01-05 --dry-run", 0), ("day start 2026-01-05", 0),
            (
                "customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789 --dry-run --pin-stdin",
                0
            ),
            ("customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789 --pin-stdin", 0),
            ("customer show", 0), ("customer list", 0), ("customer verify --pin-stdin", 0),

            ("account open --yes --dry-run", 0), ("account open --nickname 생활비 --yes", 0),
            ("account open --yes", 0), ("account list", 0), ("account show 생활비", 0),
            ("account nickname 3333-01-0000021 저축 --yes", 0),
            ("account nickname 저축 --remove --yes", 0),
            ("account nickname 3333-01-0000021 저축 --yes", 0),
            ("account deposit 생활비 1000만 5천 --yes", 0),
            ("account withdraw 생활비 5천 --yes --pin-stdin", 0),
            ("account transfer 생활비 저축 1만 5천 --yes --pin-stdin --memo 7월분", 0),
            ("account transfer 저축 생활비 99만 --yes --pin-stdin", 1),
            ("account statement 생활비", 0), ("account statement 생활비 --at 2026-01-05", 0),
            ("account find 7월분", 0),
            ("safebox open 생활비 --yes", 0), ("safebox put 생활비 500만 --yes --pin-stdin", 0),
            ("safebox take 생활비 1만 --yes --pin-stdin", 0),
            ("safebox take 생활비 1만 --yes --dry-run", 0), ("safebox show 생활비", 0),
            ("card issue 생활비 --yes --dry-run", 0), ("card issue 생활비 --yes --pin-stdin", 0),
            ("card list", 0), ("card list 생활비", 0), ("card show \(card)", 0),
            ("card show \(card) --reveal --pin-stdin", 0),
            ("card show \(card) --reveal --dry-run", 0),
            ("card pay \(card) 1만 2천 서점 --yes", 0), ("card pay \(card) 9천 서점 --yes", 0),
            ("card settle \(card)/payment1 5천 --yes", 0), ("card void \(card)/payment1 --yes", 0),
            ("card cancel \(card)/payment1 3천 --yes", 0), ("card history \(card)", 0),
            ("account show 생활비", 0), ("card lock \(card) --overseas --yes", 0),
            ("card unlock \(card) --overseas --yes --pin-stdin", 0),
            ("card limits \(card) --per-payment 10만 --per-day 50만 --yes --pin-stdin", 0),
            ("card lose \(card) --yes", 0), ("card reissue \(card) --yes --pin-stdin", 0),
            ("day advance 40 --dry-run", 0), ("day advance 40", 0), ("day", 0),
            ("safebox show 생활비", 0), ("safebox payout 생활비 monthly --yes", 0),
            ("safebox payout 생활비 on-request --yes", 0), ("safebox show 생활비", 0),
            ("safebox interest 생활비 --yes --pin-stdin", 0),
            ("safebox take 생활비 499만 --yes --pin-stdin", 0),
            ("safebox close 생활비 --yes --pin-stdin", 0),
            ("card close 생활비/card2 --yes --pin-stdin", 0),
            ("account withdraw 저축 1만 5천 --yes --pin-stdin", 0),
            ("account close 저축 --yes --pin-stdin", 0), ("account show 3333-01-0000021", 0),
            ("game replay b2 a1 c1", 0), ("game scores", 0),
            ("notices", 0), ("notices --unread", 0), ("notices read --yes --dry-run", 0),
            ("notices read --yes", 0), ("notices read --yes", 0),
            ("notices mute card.payment --yes", 0), ("notices --unread", 0),
            ("notices unmute card.payment --yes", 0), ("events", 0),
            ("signings", 0), ("signings complete --dry-run", 0), ("signings complete", 0),
            ("audit", 0),
            ("checkpoint --dry-run", 0), ("checkpoint", 0), ("checkpoint key", 0),
            ("receipt 5 --dry-run", 0), ("receipt 5", 0),
            ("backup \(bank.directory)/copy --dry-run", 0), ("backup \(bank.directory)/copy", 0),
            ("tour", 0), ("", 0), ("help", 0),
            ("help account transfer", 0), ("help exit-codes", 0), ("schema account show", 0),
            ("manual account", 0), ("manual --into \(bank.directory)", 0), ("completions bash", 0),
            ("modules", 0), ("modules --from Ledger --reversed", 0), ("modules check", 0),
            ("modules --without Signing", 1), ("modules --canvas Notices", 0),
        ]
        for (line, exitCode) in story {
            let outcome = try add(line, input: password + password)
            #expect(outcome.exitCode == exitCode, "\(line): \(outcome.output)")
        }
        for (line, input) in try laterStory(of: bank, printed) {
            let outcome = try add(line, input: input)
            #expect(outcome.exitCode == 0, "\(line): \(outcome.output)")
        }
        return printed
    }

    /// Returns the lines that need something from before, with their standard input.
    private func laterStory(
        of bank: Bank,
        _ printed: [Printed]
    ) throws -> [(line: String, input: String)] {
        let joined = try #require(printed.last { $0.line.hasPrefix("customer join") }).document
        let answer = try JSONSerialization.jsonObject(with: Data(joined.utf8)) as? [String: Any]
        let code = "\(try #require(answer?["recoveryCode"] as? String))\n"
        let (old, new) = ("\(Bank.password)\n", "739164\n")
        _ = try bank.game(["하나", "두리", "login"] + Bank.wonByPlayer1 + ["close"])
        let (receipt, key) = ("\(bank.directory)/receipt", "\(bank.directory)/key")
        try bank("receipt 5").output.write(toFile: receipt, atomically: true, encoding: .utf8)
        try bank("checkpoint key").output.write(toFile: key, atomically: true, encoding: .utf8)
        // The recovery code of the second customer is never shown, because nothing can be written.
        let join = "customer join --name 이두리 --birth 1991-03-14 --phone 010-9876-5432 --pin-stdin"
        _ = try bank.run(program: [
            "/bin/sh", "-c",
            "printf '\(Bank.password)\\n\(Bank.password)\\n' | '\(Bank.executable)' \(join) >/dev/full",
        ])
        return [
            ("game reset 하나 두리 --customer C000001 --yes --pin-stdin", old),
            ("verify --key \(key) \(receipt)", ""),
            ("restore \(bank.directory)/copy --book \(bank.directory)/new --dry-run", ""),
            ("restore \(bank.directory)/copy --book \(bank.directory)/new", ""),
            ("signer accept --book \(bank.directory)/new --dry-run", ""),
            ("signer accept --book \(bank.directory)/new --yes", ""),
            ("migrate --from \(bank.directory)/new --to \(bank.directory)/moved --dry-run", ""),
            ("migrate --from \(bank.directory)/new --to \(bank.directory)/moved", ""),
            ("customer code C000002 --pin-stdin --dry-run", old),
            ("customer code C000002 --pin-stdin", old),
            ("customer unlock C000001 --pin-stdin", code),
            ("customer password C000001 --pin-stdin", old + new + new),
            ("customer recover C000001 --pin-stdin", code + old + old),
        ]
    }
}
