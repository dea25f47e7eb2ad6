import { reportNames, reports, type Report, type ReportName } from '@costdraft/schema/reports/report.ts'

export const REPORTS = '/reports'

/** The path of the screen of a report. */
export const reportPath = (name: ReportName): string => `${REPORTS}/${reports[name].path}`

/** What is declared of a report, by its name. */
export const reportOf = (name: ReportName): Report => reports[name]

/** The report whose screen has this path; undefined for none. */
export const reportAt = (path: string | undefined): ReportName | undefined =>
  reportNames.find((name) => reports[name].path === path)
