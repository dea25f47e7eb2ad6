import { caseFilterNames, caseFilters } from '@costdraft/schema/cases/case-filters.ts'
import { reportNames, reports, reportSections } from '@costdraft/schema/reports/report.ts'
import { restParameters } from '@costdraft/schema/rest/parameters.ts'
import { table } from './markdown-table.ts'

const code = (text: string): string => `\`${text}\``

/** What the page about reports says of them, as they are declared. */
export const reportFacts: Readonly<Record<string, string>> = {
  reports: table(
    ['report', 'REST', 'what it answers'],
    reportNames.map((name) => [code(name), code(`client/reports/${reports[name].path}`), reports[name].question]),
  ),
  reportSections: table(
    ['report', '`section`', 'what is counted'],
    reportNames.flatMap((name) =>
      reports[name].sections.map((section) => [code(name), code(section), reportSections[section].text]),
    ),
  ),
  reportFilters: table(
    ['`CaseFilter`', 'REST', ''],
    caseFilterNames
      .map((name) => ({ name, ...caseFilters[name] }))
      .filter((filter) => 'addition' in filter && filter.addition === 'reports')
      .map(({ name, parameter }) => [code(name), code(parameter), restParameters[parameter]?.description ?? '']),
  ),
}
