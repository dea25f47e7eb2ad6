import { textNames } from '@costdraft/schema/cases/texts.ts'
import { isEditable } from '@costdraft/schema/cases/stage.ts'
import { sql } from 'kysely'
import type { CaseRow } from '../cases/case-rows.ts'
import { columnsOfResource } from '../items/columns.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import type { Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'
import type { Entry } from './audited-records.ts'
import type { Action } from '../audit/audit.table.ts'
import type { RowValues } from '../db/row-values.ts'

/** An entry of the audit, as far as it says whether what it changed can be restored. */
export type Changed = Entry & { action: Action }
/** A case, as far as it says whether it may be changed. */
export type AuditedCase = Pick<CaseRow, 'uuid' | 'client' | 'stage' | 'client_archived'>

/**
 * A record whose earlier values can be restored: what it holds now under the keys of the entry, what it would hold, and
 * how that is stored.
 */
export interface Restorable {
  version: number
  now: RowValues
  restored: RowValues
  /** Stores the earlier values as an ordinary edit. */
  store: () => Promise<unknown>
}
/** A request with another body, as the routes that change a record read it. */
export const withBody = (asked: ItemsRequestContext, body: RowValues): ItemsRequestContext => ({
  ...asked,
  req: Object.create(asked.req, { body: { value: body } }) as ItemsRequestContext['req'],
})

/**
 * The values of a case that are restored as one: its fields, its certificate, its enhancement percentages and its
 * texts.
 */
const OF_CASE: readonly string[] = ['case', 'certificate', 'tr_enhancement', ...textNames]

/** The columns of an item that an entry changed and that its form has: what is derived follows from these. */
export const restoredColumns = (resource: Resource, before: RowValues | null) =>
  columnsOfResource(resource).filter(({ column }) => before !== null && column in before)

interface State {
  uuid: string
  is_note: boolean
  is_live: boolean
  /** Whether the existing restore brings it back: it is no part of another item, and was not deleted too long ago. */
  comes_back: boolean
  is_own: boolean
}

/** What has become of the items and notes of entries, in one query. */
async function statesOf({ tx, viewer }: ItemsRequestContext, caseUuid: string, entries: readonly Changed[]) {
  const uuids = [...new Set(entries.map(({ entity_uuid }) => entity_uuid))]
  const { rows } = await sql<State>`
    select uuid, false as is_note, deleted_at is null as is_live, parent_uuid is null and deleted_at > now() - interval '30 days' as comes_back, true as is_own
      from case_item where case_uuid = ${caseUuid} and uuid = any(${uuids}::uuid[])
    union all select uuid, true, deleted_at is null, true, created_by = ${viewer.user_uuid}::uuid
      from note where case_uuid = ${caseUuid} and uuid = any(${uuids}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.uuid, row]))
}

function mayRestore(items: Items, entry: Changed, isOpen: boolean, state: State | undefined): boolean {
  const { entity, action, before } = entry
  if (OF_CASE.includes(entity)) return isOpen && action === 'changed'
  if (!state?.is_own) return false
  if (action === 'removed') return !state.is_live && state.comes_back && (isOpen || state.is_note)
  if (action !== 'changed' || !state.is_live) return false
  if (state.is_note) return true
  const resource = items.byName.get(entity)
  return isOpen && resource !== undefined && restoredColumns(resource, before).length > 0
}

/** Whether the viewer may restore what each entry of the audit of a case changed or removed, in their order. */
export async function mayRestoreEntries(
  asked: ItemsRequestContext,
  { uuid, stage, client_archived }: AuditedCase,
  entries: readonly Changed[],
): Promise<boolean[]> {
  const states = await statesOf(asked, uuid, entries)
  if (client_archived || asked.viewer.read_only) return entries.map(() => false)
  return entries.map((entry) => mayRestore(asked.items, entry, isEditable(stage), states.get(entry.entity_uuid)))
}
