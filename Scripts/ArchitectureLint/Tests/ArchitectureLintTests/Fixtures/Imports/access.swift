public import Yes1
package import Yes2
internal import Yes3
private import Yes4
fileprivate import Yes5
@preconcurrency public import Yes6
public
import Yes7
let values = (Level.public, Level.internal)
let level = Level.private
import Yes8
let other = package
import Yes9
@testable public let word = 1
import Yes10
public struct Account {}
import Yes11
public /* for all */ import class Yes12.Account
