import { readCase } from '../cases/cases.ts'
import type { DocumentsState, Resolvers } from '../generated/resolvers.ts'
import { keyed, matching } from '../headers.ts'
import type { CaseRow, OutputRow } from '../wire.ts'

/** The narrative and the final documents of a case. */
export const outputResolvers: Resolvers = {
  Case: {
    // A list leaves the narrative out: it may be long.
    narrative: async ({ uuid, narrative }, _args, { caseApi }) => narrative === undefined ? (await caseApi<CaseRow>('GET', `client/case/${uuid}`)).narrative ?? null : narrative,
    narrativeVersion: async ({ uuid, narrative_version: version }, _args, { caseApi }) => (version ?? (await caseApi<CaseRow>('GET', `client/case/${uuid}`)).narrative_version)?.toString() ?? null,
    documents: async ({ uuid }, _args, { caseApi }) => {
      const [state, files] = await Promise.all([
        caseApi<{ state: DocumentsState; error: string | null }>('GET', `client/case/${uuid}/output/state`), caseApi<OutputRow[]>('GET', `client/case/${uuid}/output`),
      ])
      return { ...state, files }
    },
  },
  Mutation: {
    generateDocuments: async (_root, { caseUuid, idempotencyKey }, context) => {
      await context.caseApi('POST', `client/case/${encodeURIComponent(caseUuid)}/output`, {}, keyed(idempotencyKey))
      return readCase(context, caseUuid)
    },
    editNarrative: (_root, { caseUuid, narrative, version }, { caseApi }) =>
      caseApi<CaseRow>('PATCH', `client/case/${encodeURIComponent(caseUuid)}/narrative`, { narrative }, matching(version)),
  },
}
