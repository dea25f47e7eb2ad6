import { createHash } from 'node:crypto'
import { isDraft } from '@costdraft/schema/field.ts'

/**
 * A value in the one form that all bodies of the same meaning have: keys in order, and none without a value, so that a
 * field that a later version adds does not make an earlier body another one. Passwords are left out: the fast hash of a
 * body is stored, and a password in it could be found by brute force.
 */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (!isDraft(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .filter((key) => value[key] !== undefined && value[key] !== null && value[key] !== '' && key !== 'password')
      .toSorted()
      .map((key) => [key, canonical(value[key])]),
  )
}

/** What is kept of the checked body of a creation, to tell whether it is repeated. */
export const creationHash = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)))
    .digest('hex')
