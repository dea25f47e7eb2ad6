import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { RowKey } from './row-keys.ts'

type Names = NonNullable<RowKey['names']>
/** What is looked up of each sort of key, and where. */
const tables: Readonly<Record<Names, string>> = {
  firm: `select uuid, name from client`,
  fee_earner: `select uuid, trim(firstname || ' ' || surname) as name from fee_earner`,
  person: `select uuid, trim(firstname || ' ' || surname) as name from person`,
}

/** The labels of keys that are uuids, by their sort and uuid. */
export async function readNames(
  tx: Tx,
  keys: ReadonlyMap<Names, ReadonlySet<string>>,
): Promise<(names: Names, uuid: string) => string | undefined> {
  const found = new Map<string, string>()
  for (const [names, uuids] of keys) {
    const { rows } = await sql<{ uuid: string; name: string }>`${sql.raw(tables[names])}
      where uuid = any(${[...uuids]}::uuid[])`.execute(tx)
    for (const { uuid, name } of rows) found.set(`${names} ${uuid}`, name)
  }
  return (names, uuid) => found.get(`${names} ${uuid}`)
}

/** The uuids of the keys of rows, by their sort. */
export function namedKeys(
  rows: readonly { keys: readonly string[]; of: readonly RowKey[] }[],
): Map<Names, Set<string>> {
  const named = new Map<Names, Set<string>>()
  for (const { keys, of } of rows)
    for (const [i, { names }] of of.entries()) {
      const key = keys[i]
      if (!names || !key) continue
      const uuids = named.get(names) ?? new Set()
      named.set(names, uuids.add(key))
    }
  return named
}
