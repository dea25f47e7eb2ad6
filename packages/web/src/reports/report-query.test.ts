import { reportNames, reports, reportSections, type SectionName } from '@costdraft/schema/reports/report.ts'
import { expect, test } from 'vitest'
import { reportAt, reportPath } from './report-paths.ts'
import { formatReportQuery, parseReportQuery, reportVariables, variablesOf } from './report-query.ts'
import { reportColumns } from './report-columns.tsx'

const parse = (report: (typeof reportNames)[number], query: string) =>
  parseReportQuery(report, new URLSearchParams(query))

test('the query of a report stands in the address without its defaults', () => {
  const query = parse('workInProgress', 'by=fee_earner,stage&firm=f1,f2&state=blocked&area=legal_aid&staff=none')
  expect(query).toMatchObject({
    by: ['fee_earner', 'stage'],
    firms: ['f1', 'f2'],
    stages: ['blocked'],
    staff: ['none'],
  })
  expect(parse('workInProgress', formatReportQuery(query).toString())).toEqual(query)
  expect(formatReportQuery(parse('workInProgress', 'by=stage,staff')).toString()).toBe('')
})

test('groups that there are not, twice the same and a third are ignored', () => {
  expect(parse('workInProgress', 'by=colour').by).toEqual(['stage', 'staff'])
  expect(parse('workInProgress', 'by=firm,firm,area,staff').by).toEqual(['firm', 'area'])
})

test('what is not of a report is ignored', () => {
  expect(parse('workInProgress', 'from=2026-01-01&to=2026-02-01')).toMatchObject({ from: undefined, to: undefined })
  expect(parse('completed', 'from=2026-01-01&to=2026-02-31')).toMatchObject({ from: '2026-01-01', to: undefined })
  expect(parse('completed', 'by=staff&state=blocked')).toMatchObject({ by: [], stages: [] })
  expect(parse('dates', 'state=blocked,complete').stages).toEqual(['blocked'])
})

test('the server is asked for one report, filtered and grouped', () => {
  const asked = reportVariables('workInProgress', parse('workInProgress', 'type=care_and_supervision&earner=e'))
  expect(asked).toMatchObject({
    filter: { types: ['care_and_supervision'], feeEarners: ['e'] },
    by: ['stage', 'staff'],
    from: null,
    to: null,
  })
  for (const report of reportNames) {
    const variables = reportVariables(report, parse(report, '')) as Record<string, unknown>
    expect(reportNames.filter((name) => variables[name] === true)).toEqual([report])
  }
  expect(variablesOf(parse('completed', ''))).toEqual({ filter: {}, by: null, from: null, to: null })
})

test('each report has its screen', () => {
  expect(reportNames.map((name) => reportAt(reportPath(name).split('/').at(-1)))).toEqual(reportNames)
  expect([reportAt('workInProgress'), reportAt(undefined)]).toEqual([undefined, undefined])
})

test('no table has two columns of one head', () => {
  const sections = reportNames.flatMap((name): readonly SectionName[] => reports[name].sections)
  expect(new Set(sections).size).toBe(Object.keys(reportSections).length)
  for (const section of sections) {
    const heads = reportColumns(section, section === 'work' ? ['fee_earner', 'staff'] : []).map(({ head }) => head)
    expect(new Set(heads).size, section).toBe(heads.length)
  }
})
