import Yes1
let a = """
import No
