let a = "ÿþ"
import Yes1
ÿ import Yes2
