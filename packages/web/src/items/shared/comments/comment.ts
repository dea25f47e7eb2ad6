import type { EntityType } from '@costdraft/schema/kind.ts'
import type { CommentRowFragment } from '../../../generated/graphql.ts'

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
