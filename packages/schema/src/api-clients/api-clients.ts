import { refine } from 'superstruct'
import { roles } from '../access/roles.ts'
import { scopes } from '../access/scopes.ts'
import { field } from '../field.ts'
import { Flag, IsoDate, listOf, oneOf, text } from '../structs.ts'

/**
 * The fields of an API client: a program that calls the API on behalf of a firm. Read-only by default, if its scopes do
 * not say otherwise, and with all scopes that it may have.
 */
export const apiClient = {
  name: field(text(3, 100)),
  clientRole: field(oneOf(roles)),
  readOnly: field(Flag).optional(),
  scopes: field(
    refine(listOf(oneOf(scopes), scopes.length), 'some', (given) => given.length > 0 || 'Choose at least one.'),
  ).optional(),
  expiresAt: field(IsoDate).optional(),
}
