import { readCase } from '../cases/cases.ts'
import type { Context } from '../context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import type { CommentRow, ItemRow } from '../upstream/rows.ts'

const segment = encodeURIComponent
const pathOf = ({ entityType, entityUuid }: { entityType: string; entityUuid: string }): string =>
  `client/entity/${entityType}/${segment(entityUuid)}/comment`

/** The item that was commented on and its case, re-read after the change. */
async function commented(context: Context, path: string) {
  const item = await context.caseApi<ItemRow & { care_case: string }>('GET', path)
  return { item, case: await readCase(context, item.care_case) }
}

const person = (uuid: string, name: string) => ({ uuid, name })

export const commentResolvers: Resolvers = {
  Comment: {
    createdBy: ({ created_by, created_by_name }) => person(created_by, created_by_name),
    resolvedBy: ({ resolved_by, resolved_by_name }) =>
      resolved_by === null ? null : person(resolved_by, resolved_by_name ?? ''),
    mine: async ({ created_by }, _args, { viewer }) => (await viewer()).user_uuid === created_by,
  },
  Mutation: {
    addComment: async (_root, { body, idempotencyKey, ...entity }, context) => {
      await context.caseApi<CommentRow>('POST', pathOf(entity), { body }, idempotencyHeader(idempotencyKey))
      return commented(context, pathOf(entity))
    },
    editComment: async (_root, { uuid, body, ...entity }, context) => {
      await context.caseApi<CommentRow>('PATCH', `${pathOf(entity)}/${segment(uuid)}`, { body })
      return commented(context, pathOf(entity))
    },
    resolveComment: async (_root, { uuid, ...entity }, context) => {
      await context.caseApi<CommentRow>('PATCH', `${pathOf(entity)}/${segment(uuid)}/resolve`, {})
      return commented(context, pathOf(entity))
    },
  },
}
