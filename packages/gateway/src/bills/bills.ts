import type { Resolvers } from '../generated/resolvers.ts'
import { connection, type CaseRow, type HeadRow, type LineRow, type Page, type TotalsRow } from '../upstream/rows.ts'

const PAGE = 100

export const billResolvers: Resolvers = {
  Case: {
    totals: async ({ uuid }, _args, { caseApi }) => {
      const totals = await caseApi<TotalsRow>('GET', `client/case/${uuid}/totals`)
      // The resolver of a head's lines needs the uuid of the case.
      for (const head of totals.heads) head.case_uuid = uuid
      return totals
    },
  },
  Head: {
    lines: async ({ case_uuid, name }: HeadRow, { first, after }, { caseApi }) => {
      const query = new URLSearchParams({ first: String(first ?? PAGE), ...(after && { after }) })
      return connection(
        await caseApi<Page<LineRow>>('GET', `client/case/${case_uuid}/totals/${name}?${query.toString()}`),
      )
    },
  },
  Mutation: {
    setExceptional: (_root, { caseUuid, exceptional, casePart }, { caseApi }) =>
      caseApi<CaseRow>('PATCH', `client/case/${encodeURIComponent(caseUuid)}/exceptional`, {
        exceptionals: [{ exceptional, case_part: casePart ?? null }],
      }),
  },
}
