import { field } from '../field.ts'
import { text } from '../structs.ts'

/** What is said about an item: a few words for whoever reviews or drafts it. */
export const comment = { body: field(text(3, 250)) }
