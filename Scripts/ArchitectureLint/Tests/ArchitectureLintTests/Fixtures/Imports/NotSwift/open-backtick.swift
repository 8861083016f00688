let a = `
import Yes1
