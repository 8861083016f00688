// Signing alone, on a ledger in memory that ends with the program: without a word its screens, with
// words its commands. Several commands in a row are separated by the word `then`, and screens after
// them by an empty last one:
//
//     swift run --package-path Packages/Signing SigningDemo \
//         customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789 \
//         then customer show C000001 then customer verify C000001

import Console
import Signing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

SigningModule.forbidCoreDumps()

let folder = FileManager.default.temporaryDirectory
    .appending(path: "SigningDemo-\(UInt64.random(in: .min ... .max))")
let bank = try DemoBank(keyFile: folder.appending(path: "key").path)
let io = StandardIO()
var status = ExitCode.success
for command in CommandLine.arguments.dropFirst()
    .split(separator: "then", omittingEmptySubsequences: false) where status == .success
{
    status = await bank.run(Array(command), io: io)
}
try? FileManager.default.removeItem(at: folder)
exit(status.rawValue)
