import { object, refine, type Struct } from 'superstruct'
import { field } from '../field.ts'
import { listOf, text } from '../structs.ts'

/** What a record is called in another system: the name of that system, and its id there. */
export interface ExternalId {
  system: string
  id: string
}

/** The kinds of record that have external ids. */
export const externalIdKinds = ['case', 'client', 'user', 'fee_earner'] as const
export type ExternalIdKind = (typeof externalIdKinds)[number]

/** The most external ids of one record. */
const MOST = 20

const externalId: Struct<ExternalId, unknown> = object({ system: text(1, 50), id: text(1, 200) })
/** An external id as one text, which no other has. */
export const externalIdKey = ({ system, id }: ExternalId): string => JSON.stringify([system, id])
const isDistinct = (ids: readonly ExternalId[]): boolean => new Set(ids.map(externalIdKey)).size === ids.length

/** The external ids of a record: a change of them replaces the whole list, and nothing or an empty list removes all. */
export const externalIds = field(
  refine(listOf(externalId, MOST), 'distinct', (ids) => isDistinct(ids) || 'Name each external id once.'),
).optional()
