import { field } from '../field.ts'
import { text } from '../words.ts'

/** The most a narrative may hold, in characters: some forty pages. */
export const NARRATIVE_MOST = 100_000

/** The bill's narrative: plain text, empty while nothing has been written. */
export const narrative = { narrative: field(text(0, NARRATIVE_MOST)).optional() }
