import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { becomeUnasked } from '../access/become.ts'
import type { SignedIn } from '../access/viewer.ts'

/** A person as the viewer in whose name demonstration data is created. */
export async function actingAs(tx: Tx, person: string): Promise<SignedIn> {
  const viewer = await becomeUnasked(tx, person)
  if (!viewer) throw new Error('The person who creates a demonstration case does not exist.')
  // `become` sets a restricted database role. Reset it, because the seed acts for several people in one transaction.
  await sql`set local role none`.execute(tx)
  return viewer
}
