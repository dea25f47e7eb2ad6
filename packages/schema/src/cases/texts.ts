import { field, type Fields } from '../field.ts'
import { text } from '../structs.ts'

/** The texts of a case that save themselves while they are written: the bill's narrative, and why an enhancement is claimed. */
export const textNames = ['narrative', 'enhancement'] as const
export type TextName = (typeof textNames)[number]

/** The most such a text may hold, in characters: some forty pages. */
const MOST = 100_000

/** The one field of such a text: plain text, empty while nothing has been written. */
export const textFields = (name: TextName): Fields => ({ [name]: field(text(0, MOST)).optional() })
