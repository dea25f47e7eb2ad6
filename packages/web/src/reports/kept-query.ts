import type { ReportName } from '@costdraft/schema/reports/report.ts'

const keyOf = (person: string, report: ReportName): string => `report.${person} ${report}`

/** The query string with which a person last read a report on this device; empty for its defaults. */
export const readKeptQuery = (person: string, report: ReportName): string =>
  localStorage.getItem(keyOf(person, report)) ?? ''

/** Keeps the query string of a report for a person, or forgets it if it is empty. */
export function keepQuery(person: string, report: ReportName, query: string): void {
  if (query === '') localStorage.removeItem(keyOf(person, report))
  else localStorage.setItem(keyOf(person, report), query)
}
