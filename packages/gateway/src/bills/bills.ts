import { readCaseToChange } from '../cases/cases.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'

export const billResolvers: Resolvers = {
  Case: {
    totals: async (row, _args, { cases }) => {
      const totals = await cases.figures.load(row, 'totals')
      // The resolver of a head's lines needs the uuid of the case.
      return { ...totals, heads: totals.heads.map((head) => ({ ...head, case_uuid: row.uuid })) }
    },
    exceptional: ({ exceptional }) => exceptional ?? [],
  },
  Totals: { parts: ({ parts }) => parts ?? [] },
  Head: {
    lines: async (head, { first, after }, { cases }) => connection(await cases.figures.lines(head, first, after)),
  },
  Mutation: {
    setExceptional: async (_root, { caseUuid, exceptional, casePart }, context) =>
      context.cases.setExceptional(await readCaseToChange(context, caseUuid), {
        exceptional,
        case_part: casePart ?? null,
      }),
  },
}
