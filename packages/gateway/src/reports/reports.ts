import { clientsWhere } from '@costdraft/schema/access/can.ts'
import { filterOfParameters } from '@costdraft/schema/cases/case-filters.ts'
import { reportNames, type ReportName } from '@costdraft/schema/reports/report.ts'
import { denied } from '../access/viewer.ts'
import { withoutGroups } from '../cases/case-choices.ts'
import type { Context } from '../context/context.ts'
import type { CaseFilter, CaseFilterValues, Resolvers } from '../generated/resolvers.ts'
import type { CaseReports, ReportAnswer, ReportQuery } from './case-reports.ts'
import { reportSheet } from './report-sheet.ts'

/**
 * Throws NOT_FOUND for a host without reports, and FORBIDDEN unless there is a firm of which the viewer may read both:
 * reports, and the cases that they count.
 */
async function assertReads({ viewer, may, cases }: Context): Promise<void> {
  await cases.reports.assertOffered()
  const who = await viewer()
  const firms = clientsWhere(who, (client) => may(who, 'report:read', client) && may(who, 'case:read', client))
  if (firms.length === 0) throw denied(who)
}

type Asked = Omit<ReportQuery, 'filter'> & { filter?: CaseFilter | null | undefined }
const read = async (context: Context, name: ReportName, { filter, by, from, to }: Asked): Promise<ReportAnswer> =>
  context.cases.reports.read(name, { by, from, to, filter: await withoutGroups(context, filter) })

export const reportResolvers: Resolvers = {
  Query: {
    reports: async (_root, _args, context) => {
      await assertReads(context)
      return context.cases.reports
    },
    reportSheet: async (_root, { report, format, ...asked }, context) => {
      await assertReads(context)
      return reportSheet({ name: report, ...asked, answer: await read(context, report, asked) }, format)
    },
  },
  // Each is read by itself: an operation pays for what it asks for.
  Reports: Object.fromEntries(
    reportNames.map((name) => [
      name,
      (_reports: CaseReports, asked: Asked, context: Context): Promise<ReportAnswer> => read(context, name, asked),
    ]),
  ),
  // What a row says is of the host's own words, which are those of the enums.
  ReportRow: { filter: ({ filter }) => filterOfParameters(filter) as CaseFilterValues },
}
