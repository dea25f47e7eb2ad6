import { sql, type RawBuilder } from 'kysely'
import type { Tx } from './as-viewer.ts'
import { taken } from '../db/taken-values.ts'
import { ValidationError } from '../errors/errors.ts'

/**
 * Whether `person.email_address` is an address, ignoring case. The database lowers both: it may know the capitals of
 * the Latin alphabet alone, and an address that JavaScript has lowered would then not be found.
 */
export const sameEmail = (email: string): RawBuilder<boolean> => sql<boolean>`lower(email_address) = lower(${email})`

/** Throws if another person has this e-mail address. */
export async function assertEmailFree(tx: Tx, email: string, uuid?: string): Promise<void> {
  const other = await tx.selectFrom('person').select('uuid').where(sameEmail(email)).executeTakeFirst()
  if (other && other.uuid !== uuid) throw new ValidationError(taken.person_email)
}
