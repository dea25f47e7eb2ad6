import { field } from '../field.ts'
import { text } from '../structs.ts'

/** The fields of a comment on a case item. */
export const comment = { body: field(text(3, 250)) }
