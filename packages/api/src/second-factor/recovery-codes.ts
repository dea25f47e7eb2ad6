import { createHash, randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** How many recovery codes a person gets. */
export const RECOVERY_CODES = 10
/** Letters and digits that nobody takes for another: no 0 and o, no 1, i and l. 31 of them. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const GROUPS = 6
const GROUP = 4

/** A code of 24 letters and digits, 118 bits, such as `k7wd-93fh-zzq2-mptx-4rgv-c8ns`. */
function newCode(): string {
  const letters: string[] = []
  // Bytes beyond the last whole round are thrown away, so that no letter comes more often.
  const last = 256 - (256 % LETTERS.length)
  while (letters.length < GROUPS * GROUP)
    for (const byte of randomBytes(GROUPS * GROUP)) if (byte < last) letters.push(LETTERS[byte % LETTERS.length] ?? '')
  const code = letters.slice(0, GROUPS * GROUP).join('')
  return Array.from({ length: GROUPS }, (_, group) => code.slice(group * GROUP, (group + 1) * GROUP)).join('-')
}

/** The hash of a code of a person, however it is typed. A fast hash is enough from 112 bits on (ASVS 6.5.2). */
const hashOf = (person: string, typed: string): string =>
  createHash('sha256')
    .update(`${person} ${typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('base64url')

interface Whose {
  uuid: string
  client_uuid: string | null
}

/** Gives a person ten recovery codes in place of those that they have. They are told this once. */
export async function renewRecoveryCodes(tx: Kysely<Tables>, { uuid, client_uuid }: Whose): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.deleteFrom('recovery_code').where('person_uuid', '=', uuid).execute()
  await tx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ person_uuid: uuid, client_uuid, code_hash: hashOf(uuid, code) })))
    .execute()
  return codes
}

/** How many recovery codes of a person are not used. */
export async function recoveryCodesLeft(db: Kysely<Tables>, person: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('person_uuid', '=', person)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Uses a recovery code up. False for what is none of the person's, or was used. */
export async function useRecoveryCode(db: Kysely<Tables>, person: string, typed: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now.toISOString() })
    .where('person_uuid', '=', person)
    .where('code_hash', '=', hashOf(person, typed))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}
