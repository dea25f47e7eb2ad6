import { field } from '../field.ts'
import { text } from '../structs.ts'

/** A note on a case: plain text. */
export const note = { body: field(text(3, 5000)) }
