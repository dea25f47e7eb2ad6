import { parse } from 'bowser'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** The model of these records of the authorization host. */
export const DEVICE = 'Device'
export interface DeviceRecord {
  accountId: string
  /** The browser and the system; null where neither is known. */
  name: string | null
}
const DAY_MS = 86_400_000

/**
 * The browser and the system of a user agent, such as `Firefox on Windows`; null where neither is known. Versions are
 * left out.
 */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(' on ') || null
}

/**
 * Remembers from which device a grant was given, so that a person can tell their sign-ins apart. It is stored as a
 * record of the authorization host that belongs to the grant and goes with it, and lasts as many days as the sign-in.
 */
export async function rememberDevice(
  db: Kysely<Tables>,
  { grantId, accountId, userAgent }: { grantId: string; accountId: string; userAgent: string | undefined },
  days: number,
): Promise<void> {
  const row = {
    payload: JSON.stringify({ accountId, name: deviceName(userAgent) } satisfies DeviceRecord),
    grant_id: grantId,
    uid: null,
    expires_at: new Date(Date.now() + days * DAY_MS).toISOString(),
  }
  await db
    .insertInto('auth_record')
    .values({ model: DEVICE, id: grantId, ...row })
    .onConflict((c) => c.columns(['model', 'id']).doUpdateSet(row))
    .execute()
}

/** The name of the device of the grant that an SQL expression names. */
export const deviceOf = (grant: ReturnType<typeof sql>) =>
  sql`(select device.payload->>'name' from auth_record device where device.model = ${DEVICE} and device.id = ${grant})`
