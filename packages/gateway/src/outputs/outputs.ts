import { readCaseHead } from '../cases/cases.ts'
import { textOf, versionOf } from '../cases/texts.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** The narrative, the final documents of a case, previews of them, and the documents of an assessment. */
export const outputResolvers: Resolvers = {
  Case: {
    narrative: (row, _args, context) => textOf(row, 'narrative', context),
    narrativeVersion: (row, _args, context) => versionOf(row, 'narrative_version', context),
    documents: (row, _args, { cases }) => cases.documents.read(row),
    previews: (row, _args, { cases }) => cases.previews.read(row),
  },
  Mutation: {
    generateDocuments: async (_root, { caseUuid, idempotencyKey }, context) => {
      const row = await readCaseHead(context, caseUuid)
      await context.cases.documents.generate(row, idempotencyKey)
      return context.cases.read(row.uuid)
    },
    previewDocument: async (_root, { caseUuid, key }, context) => {
      const row = await readCaseHead(context, caseUuid)
      await context.cases.previews.ask(row, key)
      return context.cases.read(row.uuid)
    },
    editNarrative: async (_root, { caseUuid, narrative, version }, context) =>
      context.cases.editText(await readCaseHead(context, caseUuid), 'narrative', narrative, version),
  },
}
