import { readCase } from '../cases/cases.ts'
import { textOf, versionOf } from '../cases/texts.ts'
import type { DocumentsState, Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import type { CaseRow, OutputRow } from '../upstream/rows.ts'

/** The narrative and the final documents of a case. */
export const outputResolvers: Resolvers = {
  Case: {
    narrative: (row, _args, context) => textOf(row, 'narrative', context),
    narrativeVersion: (row, _args, context) => versionOf(row, 'narrative_version', context),
    documents: async ({ uuid }, _args, { caseApi }) => {
      const [state, files] = await Promise.all([
        caseApi<{ state: DocumentsState; error: string | null }>('GET', `client/case/${uuid}/output/state`),
        caseApi<OutputRow[]>('GET', `client/case/${uuid}/output`),
      ])
      return { ...state, files }
    },
  },
  Mutation: {
    generateDocuments: async (_root, { caseUuid, idempotencyKey }, context) => {
      await context.caseApi(
        'POST',
        `client/case/${encodeURIComponent(caseUuid)}/output`,
        {},
        idempotencyHeader(idempotencyKey),
      )
      return readCase(context, caseUuid)
    },
    editNarrative: (_root, { caseUuid, narrative, version }, { caseApi }) =>
      caseApi<CaseRow>(
        'PATCH',
        `client/case/${encodeURIComponent(caseUuid)}/narrative`,
        { narrative },
        ifMatchHeader(version),
      ),
  },
}
