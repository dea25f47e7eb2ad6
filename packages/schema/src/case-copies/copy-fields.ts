import { field } from '../field.ts'
import { Flag, text } from '../structs.ts'

/** What is said of the copy of a case: whether it has the rows too, and what is another's in it. */
export const copyFields = {
  items: field(Flag).optional(),
  caseName: field(text(3, 255)).optional(),
  certificateNumber: field(text(1, 100)).optional(),
}
