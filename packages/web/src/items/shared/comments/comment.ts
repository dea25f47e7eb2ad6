import type { EntityType } from '@costdraft/schema/kind.ts'
import type { CommentRowFragment } from '../../../generated/graphql.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'

export type Comment = CommentRowFragment

/** The item a comment belongs to, and its case. */
export interface Entity {
  caseUuid: string
  entityType: EntityType
  entityUuid: string
}

/** What the page permits with comments. Whether the viewer wrote a comment comes from the server. */
export interface CommentRights {
  comment: boolean
  resolve: boolean
  editOpen: boolean
}

/** The number of unresolved comments. */
export const countOpen = (comments: readonly Comment[]): number =>
  comments.filter(({ resolvedBy }) => !resolvedBy).length

/** The comments of a row, where they are shown. */
export interface CommentsOfRow {
  tab: AnyTab
  caseUuid: string
  /** The row whose comments are open; undefined while none are. */
  row: AnyRow | undefined
  may: CommentRights
  close: () => void
}

/** What the comments are about, as a title. */
export function titleOf(tab: AnyTab, row: AnyRow): string {
  const name = tab.nameOf(row)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
