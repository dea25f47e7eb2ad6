import type { Draft } from '@costdraft/schema/field.ts'
import type { CommentRowFragment } from '../../generated/graphql.ts'
import type { AttachedFile } from './files/attached-file.ts'

/** A row as the server stores it, whatever it is of. `version` is null where the host has none. */
export interface StoredRow extends Draft {
  readonly uuid: string
  readonly version: string | null
}
/** The fields every item has. Rows are sorted by `date` where the kind has one. */
export interface ItemRow {
  __typename: string
  uuid: string
  version: string | null
  attention: boolean
  comments: readonly CommentRowFragment[]
  /** The documents attached to it: absent for a kind that has none, null where the host does not say. */
  files?: readonly AttachedFile[] | null
  date?: string
}
/** A row with its kind erased, as the shared code uses it. */
export type AnyRow = ItemRow & Draft
