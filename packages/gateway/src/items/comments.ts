import type { Context } from '../context/context.ts'
import { readCaseToChange } from '../cases/cases.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { shown } from '../upstream/failures.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'

/** The item that was commented on, and its case, re-read after the change. */
const commented = async ({ cases }: Context, { uuid }: CaseRow, item: ItemRow) => ({
  item,
  case: await shown(() => cases.read(uuid)),
})

export const commentResolvers: Resolvers = {
  Comment: {
    createdBy: ({ created_by, created_by_name, case_client }) => ({
      uuid: created_by,
      name: created_by_name,
      client: case_client,
    }),
    resolvedBy: ({ resolved_by, resolved_by_name, case_client }) =>
      resolved_by ? { uuid: resolved_by, name: resolved_by_name, client: case_client } : null,
    version: ({ version }) => version?.toString() ?? null,
    mine: async ({ created_by }, _args, { viewer }) => (await viewer()).user_uuid === created_by,
  },
  Mutation: {
    addComment: async (_root, { caseUuid, body, idempotencyKey, ...entity }, context) => {
      const row = await readCaseToChange(context, caseUuid)
      return commented(context, row, await context.cases.notes.addComment(row, entity, body, idempotencyKey))
    },
    editComment: async (_root, { caseUuid, uuid, body, version, ...entity }, context) => {
      const row = await readCaseToChange(context, caseUuid)
      return commented(context, row, await context.cases.notes.editComment(row, entity, { uuid, body, version }))
    },
    resolveComment: async (_root, { caseUuid, uuid, ...entity }, context) => {
      const row = await readCaseToChange(context, caseUuid)
      return commented(context, row, await context.cases.notes.resolveComment(row, entity, uuid))
    },
  },
}
