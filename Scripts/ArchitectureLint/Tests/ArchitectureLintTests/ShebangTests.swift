import Testing

@testable import ArchitectureLint

@Test("a first line for the shell is no Swift")
func shebang() {
    let source = "#!/usr/bin/env swift \" import A\nimport B"
    #expect(ImportScanner.imports(in: Array(source.utf8)) == [Import(module: "B", line: 2)])
}
