import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { feeEarnersOf } from '../clients/fee-earners.ts'
import { sitesOf } from '../clients/sites.ts'
import { userRows, withMayEdit, type userRow } from '../users/user-rows.ts'
import type { SignedIn } from '../access/viewer.ts'

/** A child client, by which a text may mean it. */
export interface Child {
  uuid: string
  name: string
  archived_at: string | null
}

/** What of a firm decides what a sheet of people means in it. */
export interface FirmFacts {
  client: string
  /** `yyyy-mm-dd`: the day on which its fee earners are looked at. */
  today: string
  /** The headquarters first. */
  sites: { uuid: string; site_name: string }[]
  children: Child[]
  earners: Awaited<ReturnType<typeof feeEarnersOf>>
  /** Its owners who can sign in. */
  owners: string[]
}

/** Loads them. */
export const firmFacts = async (tx: Tx, client: string, today: string): Promise<FirmFacts> => ({
  client,
  today,
  sites: await sitesOf(tx, client),
  children: await tx
    .selectFrom('client')
    .select(['uuid', 'name', 'archived_at'])
    .where('parent_uuid', '=', client)
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('uuid')
    .execute(),
  earners: await feeEarnersOf(tx, client, today),
  owners: (
    await tx
      .selectFrom('person')
      .select('uuid')
      .where('client_uuid', '=', client)
      .where('kind', '=', 'person')
      .where('role', '=', 'owner')
      .where('deactivated_at', 'is', null)
      .execute()
  ).map(({ uuid }) => uuid),
})

/** A user as they are stored. */
export type UserRow = Awaited<ReturnType<typeof userRow>>
/** The key by which two e-mail addresses are one. */
export const emailKey = (address: string): string => address.toLowerCase()

/** Who has each of some e-mail addresses: a user of the client, or anybody else, of whom nothing is said. */
export async function holdersOf(
  tx: Tx,
  viewer: SignedIn,
  client: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, UserRow | 'other'>> {
  // The database lowers both, as where an address is stored (`sameEmail`).
  const { rows: held } = await sql<{ given: string; uuid: string }>`
    select given.address as given, person.uuid from unnest(${addresses}::text[]) as given (address)
      join person on lower(person.email_address) = lower(given.address)`.execute(tx)
  const rows = await userRows(tx)
    .where(sql<boolean>`person.uuid = any(${held.map(({ uuid }) => uuid)}::uuid[])`)
    .where('person.client_uuid', '=', client)
    .execute()
  const own = new Map(rows.map((row) => [row.uuid, withMayEdit(viewer, row)]))
  return new Map(held.map(({ given, uuid }) => [emailKey(given), own.get(uuid) ?? 'other'] as const))
}
