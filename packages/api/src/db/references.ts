import type { Draft, Fields, Ref } from '@costdraft/schema/field.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { ValidationError } from '../http/errors.ts'

interface Owner {
  client_uuid: string
  case_uuid?: string
}

/** The rows of a client or case that each kind of reference may refer to. */
const targets = {
  fee_earner: ({ client_uuid }: Owner) => sql`select uuid from fee_earner where client_uuid = ${client_uuid}`,
  site: ({ client_uuid }: Owner) => sql`select uuid from site where client_uuid = ${client_uuid}`,
  // People of the client and of its parent may draft its cases.
  person: ({ client_uuid }: Owner) =>
    sql`select p.uuid from person p where p.deactivated_at is null and p.client_uuid in (${client_uuid}, (select parent_uuid from client where uuid = ${client_uuid}))`,
} satisfies Partial<Record<Ref, unknown>>

/** Throws 422 if a reference in the value does not refer to a row of this client or case. Rows of other firms count as absent. */
export async function assertReferences(tx: Tx, owner: Owner, fields: Fields, value: Draft): Promise<void> {
  const references = Object.entries(fields).flatMap(([name, { ref }]) => {
    const uuid = value[name]
    return ref && typeof uuid === 'string' ? [{ name, ref, uuid }] : []
  })
  if (references.length === 0) return
  const parts = references.map(({ name, ref, uuid }) => {
    if (!(ref in targets)) throw new Error(`There is no query for references of kind ${ref}.`)
    return sql`select ${name}::text as name where ${uuid}::uuid in (${targets[ref as keyof typeof targets](owner)})`
  })
  const { rows } = await sql<{ name: string }>`${sql.join(parts, sql` union all `)}`.execute(tx)
  const found = new Set(rows.map(({ name }) => name))
  const missing = references.filter(({ name }) => !found.has(name))
  if (missing.length > 0)
    throw new ValidationError(
      Object.fromEntries(missing.map(({ name }) => [snakeName(name), 'Choose one from the list.'])),
    )
}
