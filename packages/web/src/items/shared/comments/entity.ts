import type { Commented } from '@costdraft/schema/kind.ts'
import type { CommentRowFragment } from '../../../generated/graphql.ts'

export type Comment = CommentRowFragment

/** What a comment is addressed to. */
export interface Entity {
  entityType: Commented
  entityUuid: string
}

/** What the page allows with comments; who wrote one is the server's to say. */
export interface CommentRights {
  comment: boolean
  resolve: boolean
  editOpen: boolean
}

/** How many comments wait to be resolved. */
export const openIn = (comments: readonly Comment[]): number => comments.filter(({ resolvedBy }) => !resolvedBy).length
