import { can } from '@costdraft/schema/access/can.ts'
import { deadlineLabels, deadlineStartLabels } from '@costdraft/schema/deadlines/deadlines.ts'
import { readCaseHead } from '../cases/cases.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'
import { assertMay } from '../viewer/assert-may.ts'

/** The dates that run in cases. */
export const deadlineResolvers: Resolvers = {
  Query: {
    deadlines: async (_root, asked, context) => {
      const [page] = await Promise.all([context.cases.deadlines.list(asked), assertMay(context, 'case:read')])
      const viewer = await context.viewer()
      const mayRead = ({ client }: { client: string }): boolean => can(viewer, 'case:read', { client_uuid: client })
      return page && connection({ ...page, nodes: page.nodes.filter(mayRead) })
    },
  },
  Case: {
    deadlines: (row, _args, { cases }) => cases.deadlines.of(row),
    nextDeadline: (row, _args, { cases }) => cases.deadlines.next(row),
  },
  CaseDeadlines: { version: ({ version }) => version?.toString() ?? null },
  DeadlineStartDay: {
    label: ({ start }) => deadlineStartLabels[start],
    isEntered: ({ is_entered }) => is_entered,
  },
  Deadline: {
    label: ({ rule }) => deadlineLabels[rule],
    startDate: ({ start_date }) => start_date,
    calendarDay: ({ calendar_day }) => calendar_day ?? null,
    computed: ({ computed_on }) => computed_on,
    entered: ({ entered_on }) => entered_on,
    doneAt: ({ done_at }) => done_at,
    doneBy: ({ done_by }) => done_by,
  },
  CaseDeadline: {
    caseUuid: ({ case_uuid }) => case_uuid,
    caseName: ({ case_name }) => case_name,
    clientUuid: ({ client }) => client,
    clientName: ({ client_name }) => client_name,
    area: ({ area_of_work }) => area_of_work as never,
    stage: ({ stage }) => stage as never,
    staffUuid: ({ staff_member }) => staff_member,
    staffName: ({ staff_name }) => staff_name,
    feeEarnerName: ({ fee_earner_name }) => fee_earner_name,
  },
  Mutation: {
    saveDeadlines: async (_root, { caseUuid, ...wanted }, context) =>
      context.cases.deadlines.save(await readCaseHead(context, caseUuid), wanted),
  },
}
