import import Yes1
import
import Yes2 import Yes3
