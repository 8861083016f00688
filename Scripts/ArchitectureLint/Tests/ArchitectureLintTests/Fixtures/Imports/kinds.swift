import struct Yes1.A
import class Yes2.B
import protocol Yes3.C
import enum Yes4.D
import func Yes5.e
import let Yes6.f
import var Yes7.g
import typealias Yes8.H
import struct Yes9.Outer.Inner
import   struct   Yes10.A
import
struct
Yes11.A
import struct Yes12::A
import structure
import Yes13.class_
