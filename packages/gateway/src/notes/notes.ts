import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'
import { readCaseHead } from '../cases/cases.ts'

export const noteResolvers: Resolvers = {
  Case: {
    // The specified REST route returns all notes; they are paged by the gateway.
    notes: async (row, { first, after }, { cases }) => connection(await cases.notes.page(row, first, after)),
  },
  Note: {
    createdBy: ({ created_by, created_by_name }) => (created_by ? { uuid: created_by, name: created_by_name } : null),
    // A host that does not say who wrote a note lets everyone change it who may read the case.
    mine: async ({ created_by }, _args, { viewer }) => !created_by || (await viewer()).user_uuid === created_by,
    version: ({ version }) => version?.toString() ?? null,
  },
  Mutation: {
    addNote: async (_root, { caseUuid, body, idempotencyKey }, context) =>
      context.cases.notes.add(await readCaseHead(context, caseUuid), body, idempotencyKey),
    editNote: async (_root, { caseUuid, uuid, body, version }, context) =>
      context.cases.notes.edit(await readCaseHead(context, caseUuid), uuid, body, version),
    removeNote: async (_root, { caseUuid, uuid }, context) => {
      await context.cases.notes.remove(await readCaseHead(context, caseUuid), uuid)
      return uuid
    },
  },
}
