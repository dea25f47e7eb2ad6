import { createHash } from 'node:crypto'
import type { ActivityType } from '@costdraft/costing'
import { sql } from 'kysely'
import type { Tx } from '../../access/as-viewer.ts'
import { normalHeading, type Column } from '../headings.ts'
import { isWhy } from './why.ts'

/** The most aliases, and the most mappings of columns, of a firm; of more, those not used for longest are forgotten. */
const MOST = { ledger_alias: 2_000, ledger_mapping: 500 }

/** What a firm chose for ledgers before: by the key of a text, and by the index of a column. */
export interface Memory {
  people: ReadonlyMap<string, string>
  activities: ReadonlyMap<string, ActivityType>
  columns: ReadonlyMap<number, Column | null>
}
/** What a firm chose before, with the columns of several headings. */
export type FirmMemory = Omit<Memory, 'columns'> & { mappings: ReadonlyMap<string, Memory['columns']> }
/**
 * What an import adds to it: aliases by the key of their text (null: forgotten), those that were used, and the columns.
 */
export interface Remembered {
  people: ReadonlyMap<string, string | null>
  activities: ReadonlyMap<string, ActivityType | null>
  used: { people: readonly string[]; activities: readonly string[] }
  /** Undefined if no column was chosen. */
  columns: ReadonlyMap<number, Column | null> | undefined
}

/** What files with the same headings share. The columns that our own list of failed rows adds do not count. */
export function signatureOf(headings: readonly string[]): string {
  const normal = headings.map(normalHeading)
  while (normal.length > 0 && (normal.at(-1) === '' || isWhy(normal.at(-1) ?? ''))) normal.pop()
  return createHash('sha256').update(JSON.stringify(normal)).digest('base64url')
}

/** What the firm of a case chose before; the columns for files with these headings, by their signature. */
export async function recall(tx: Tx, client: string, signatures: readonly string[]): Promise<FirmMemory> {
  const aliases = await tx
    .selectFrom('ledger_alias')
    .select(['text', 'fee_earner', 'activity_type'])
    .where('client_uuid', '=', client)
    .execute()
  const mappings = await sql<{ signature: string; columns: Record<string, Column | null> }>`
    select signature, columns from ledger_mapping where client_uuid = ${client} and signature = any(${signatures}::text[])`.execute(
    tx,
  )
  return {
    people: new Map(aliases.flatMap((one) => (one.fee_earner ? [[one.text, one.fee_earner] as const] : []))),
    activities: new Map(aliases.flatMap((one) => (one.activity_type ? [[one.text, one.activity_type] as const] : []))),
    mappings: new Map(
      mappings.rows.map(({ signature, columns }) => [
        signature,
        new Map(Object.entries(columns).map(([index, column]) => [Number(index), column])),
      ]),
    ),
  }
}

/** Remembers for the firm of a case what was chosen and used in an import. */
export async function remember(tx: Tx, client: string, signature: string, what: Remembered): Promise<void> {
  const { people, activities, used, columns } = what
  const chosen = [
    ...[...people].map(([text, meant]) => ({ kind: 'person', text, meant })),
    ...[...activities].map(([text, meant]) => ({ kind: 'activity', text, meant })),
  ]
  const usedTexts = used.people.length + used.activities.length
  if (chosen.length + usedTexts === 0 && !columns) return
  // One at a time in a firm, because two imports with the same names in another order would wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`ledger memory ${client}`}, 0))`.execute(tx)
  const forgotten = chosen.filter(({ meant }) => meant === null)
  const kept = chosen.filter(({ meant }) => meant !== null)
  if (forgotten.length > 0)
    await sql`
      delete from ledger_alias using unnest(${forgotten.map(({ kind }) => kind)}::text[],
        ${forgotten.map(({ text }) => text)}::text[]) as forgotten (kind, text)
      where ledger_alias.client_uuid = ${client} and ledger_alias.kind = forgotten.kind
        and ledger_alias.text = forgotten.text`.execute(tx)
  if (usedTexts > 0)
    await sql`
      update ledger_alias set used_at = clock_timestamp() where client_uuid = ${client}
        and (kind = 'person' and text = any(${used.people}::text[]) or kind = 'activity' and text = any(${used.activities}::text[]))`.execute(
      tx,
    )
  if (kept.length > 0) {
    await sql`
      insert into ledger_alias (client_uuid, kind, text, fee_earner, activity_type, used_at)
      select ${client}, kind, text, case kind when 'person' then meant::uuid end, case kind when 'activity' then meant end, clock_timestamp()
      from unnest(${kept.map(({ kind }) => kind)}::text[], ${kept.map(({ text }) => text)}::text[], ${kept.map(({ meant }) => meant)}::text[]) as kept (kind, text, meant)
      on conflict (client_uuid, kind, text) do update set fee_earner = excluded.fee_earner, activity_type = excluded.activity_type, used_at = excluded.used_at`.execute(
      tx,
    )
    await forgetOldest(tx, client, 'ledger_alias')
  }
  if (columns) {
    const stored = JSON.stringify(Object.fromEntries(columns))
    await sql`
      insert into ledger_mapping (client_uuid, signature, columns, used_at) values (${client}, ${signature}, ${stored}::jsonb, clock_timestamp())
      on conflict (client_uuid, signature) do update set columns = excluded.columns, used_at = excluded.used_at`.execute(
      tx,
    )
    await forgetOldest(tx, client, 'ledger_mapping')
  }
}

const forgetOldest = (tx: Tx, client: string, table: keyof typeof MOST): Promise<unknown> =>
  sql`
    delete from ${sql.table(table)} where client_uuid = ${client} and ctid in (
      select ctid from ${sql.table(table)} where client_uuid = ${client} order by used_at desc offset ${MOST[table]})`.execute(
    tx,
  )
