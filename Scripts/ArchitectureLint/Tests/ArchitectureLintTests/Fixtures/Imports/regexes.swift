let a = /"import No/
import Yes1
f(/['"]/, try! /\/"/)
import Yes2
let b = #/ " / import No "/#
import Yes3
let c = #/
  import No "
/#
import Yes4
let d = ##/ /# " /##
import Yes5
let e = !/"/.f()
import Yes6
let g = [/"/, /\(/]
import Yes7
let h = i ? /"/ : /a"/
import Yes8
let j = k ?? /"""/
import Yes9
switch l { case /"/: break; default: break }
import Yes10
func m() -> Regex<Substring> { return /"/ }
import Yes11
func n() { /"/ }
import Yes12
let o = p
/"/.q()
import Yes13
let r = /[(]"/; import Yes14
let s = try /"/; import Yes15
let t = /(a)"(b)/; import Yes16
let u = /\ "\ /; import Yes17
if v is Regex || /"/ == w { }
import Yes18
let x = { /"/ }; import Yes19
