import { readCaseHead } from '../cases/cases.ts'
import { caseOf } from '../cases/case-rows.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, CaseRow, Row } from '../upstream/rows.ts'
import { assertMay } from '../viewer/assert-may.ts'

declare module '../context/context.ts' {
  interface Cases {
    copies: CaseCopies
  }
}

/** Copies of cases on a host that makes them (addition `case_copies`); refused on any other. */
export interface CaseCopies {
  copy: (row: CaseHead, body: Row, key: string | null | undefined) => Promise<CaseRow>
}

export const createCaseCopies = ({ caseHost: { call } }: RequestHosts): CaseCopies => ({
  copy: async ({ uuid }, body, key) =>
    caseOf(await call<Row>('POST', `client/case/${encodeURIComponent(uuid)}/copy`, body, idempotencyHeader(key))),
})

export const caseCopyResolvers: Resolvers = {
  Mutation: {
    copyCase: async (_root, { uuid, items, caseName, certificateNumber, idempotencyKey }, context) => {
      const row = await readCaseHead(context, uuid)
      await assertMay(context, 'case:create', row.client)
      const body = {
        items: items === true,
        ...(caseName != null && { case_name: caseName }),
        ...(certificateNumber != null && { certificate_number: certificateNumber }),
      }
      return context.cases.copies.copy(row, body, idempotencyKey)
    },
  },
}
