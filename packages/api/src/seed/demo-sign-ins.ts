import type { Kysely } from 'kysely'
import { passwordMatches } from '../access/passwords.ts'
import type { SignInSettings } from '../access/sign-in-settings.ts'
import type { Tables } from '../db/tables.ts'
import { DEMO_PASSWORD, people } from './people.ts'
import type { SeedSettings } from './seed-settings.ts'

/**
 * The sign-ins of the demonstration that work, a line each below a heading; none where the demonstration or its
 * password is not there.
 */
export async function demoSignIns(
  db: Kysely<Tables>,
  { seed, externalHost }: Pick<SeedSettings, 'seed'> & Pick<SignInSettings, 'externalHost'>,
): Promise<string[]> {
  if (seed === 'none' || externalHost) return []
  const emails = people.map(({ email }) => email)
  const stored = await db
    .selectFrom('person')
    .select(['email_address', 'password_hash'])
    .where('email_address', 'in', emails)
    .where('deactivated_at', 'is', null)
    .execute()
  // All of them are created with one hash, so that a start checks one password and not eight.
  const hashes = [...new Set(stored.map(({ password_hash }) => password_hash))]
  const matches = await Promise.all(hashes.map((hash) => passwordMatches(hash, DEMO_PASSWORD)))
  const working = new Set(
    stored
      .filter(({ password_hash }) => matches[hashes.indexOf(password_hash)])
      .map(({ email_address }) => email_address),
  )
  const rows = people
    .filter(({ email }) => working.has(email))
    .map(({ email, firm = '(no firm)', role }) => `  ${email.padEnd(28)}${firm.padEnd(20)}${role}`)
  return rows.length > 0 ? [`Sign in with the password ${DEMO_PASSWORD} as`, ...rows] : []
}
