import { roles } from '../access/roles.ts'
import { field } from '../field.ts'
import { Flag, IsoDate, oneOf, text } from '../structs.ts'

/** The fields of an API client: a program that calls the API on behalf of a firm. Read-only by default. */
export const apiClient = {
  name: field(text(3, 100)),
  clientRole: field(oneOf(roles)),
  readOnly: field(Flag).optional(),
  expiresAt: field(IsoDate).optional(),
}
