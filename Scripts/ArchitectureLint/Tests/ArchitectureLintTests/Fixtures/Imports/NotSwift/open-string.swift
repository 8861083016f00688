let a = "import No
import Yes1
