import { sql } from 'kysely'
import type { Tx } from './as-viewer.ts'

/**
 * Runs work under row-level security of one firm alone, for what follows in its cases from a change that the viewer may
 * make without seeing a case, such as an administrator's. Nothing of it may be answered to the viewer.
 */
export const withinClient = <T>(tx: Tx, client: string, work: () => Promise<T>): Promise<T> =>
  withinClients(tx, [client], work)

/** The same of several firms, for what reaches the rows of each, such as the merge of two. */
export async function withinClients<T>(tx: Tx, clients: readonly string[], work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{
    before: string | null
  }>`select current_setting('costdraft.clients', true) as before`.execute(tx)
  const setClients = (setting: string): Promise<unknown> =>
    sql`select set_config('costdraft.clients', ${setting}, true)`.execute(tx)
  await setClients(`{${clients.join(',')}}`)
  const result = await work()
  // After an error the transaction is undone, and with it this setting.
  await setClients(rows[0]?.before ?? '')
  return result
}
