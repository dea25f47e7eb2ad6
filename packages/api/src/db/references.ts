import type { Draft, Fields, Ref } from '@costdraft/schema/field.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { Refused } from '../http/errors.ts'

interface Owner {
  client_uuid: string
  case_uuid?: string
}

/** The rows of a client (or of its case) that a reference of each sort may point at. */
const targets = {
  fee_earner: ({ client_uuid }: Owner) => sql`select uuid from fee_earner where client_uuid = ${client_uuid}`,
  site: ({ client_uuid }: Owner) => sql`select uuid from site where client_uuid = ${client_uuid}`,
  // A case may be drafted by its own firm's people and by its parent's.
  person: ({ client_uuid }: Owner) =>
    sql`select p.uuid from person p where p.deactivated_at is null and p.client_uuid in (${client_uuid}, (select parent_uuid from client where uuid = ${client_uuid}))`,
} satisfies Partial<Record<Ref, unknown>>

/** Refuses a value that points at anything but a row of this very client or case; what is another firm's is as if it were not there. */
export async function assertReferences(tx: Tx, owner: Owner, fields: Fields, value: Draft): Promise<void> {
  const references = Object.entries(fields).flatMap(([name, { ref }]) => {
    const uuid = value[name]
    return ref && typeof uuid === 'string' ? [{ name, ref, uuid }] : []
  })
  if (references.length === 0) return
  const parts = references.map(({ name, ref, uuid }) => {
    if (!(ref in targets)) throw new Error(`Nothing says where a ${ref} is looked for.`)
    return sql`select ${name}::text as name where ${uuid}::uuid in (${targets[ref as keyof typeof targets](owner)})`
  })
  const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(tx)
  const found = new Set(rows.map(({ name }) => name))
  const missing = references.filter(({ name }) => !found.has(name))
  if (missing.length > 0)
    throw new Refused(Object.fromEntries(missing.map(({ name }) => [snakeName(name), 'Choose one from the list.'])))
}
