import { expect, test } from 'vitest'
import { formatCaseListQuery, noFilters, parseCaseListQuery, type CaseListQuery } from './case-list-query.ts'
import { reportFilterTexts, reviewersText } from './report-filter-text.ts'
import { hasReportFilters, parseReportFilters } from './report-filters.ts'

const parse = (query: string) => parseReportFilters(new URLSearchParams(query))
const textsOf = (query: string): string[] => reportFilterTexts(parse(query)).map(({ text }) => text)

test('what is unknown is ignored', () => {
  const unknown = parse(
    'reported=yes&mark=red&sent_back=4&left_stage=nowhere&due=never&due_from=soon&completed_to=2026-02-30&outcome=grade:E',
  )
  expect(unknown).toEqual(parse(''))
  expect(hasReportFilters(unknown)).toBe(false)
  expect([parse('sent_back=0'), parse('sent_back=1.5'), parse('sent_back=')].map(({ sentBack }) => sentBack)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a saved view keeps them beside the other filters', () => {
  const query =
    'q=Re&state=in_review&reported=true&completed_from=2026-01-01&mark=unpriced%2Cpending&sent_back=2&reviewer=r1'
  expect(formatCaseListQuery(parseCaseListQuery(new URLSearchParams(query))).get('mark')).toBe('unpriced,pending')
  const once = formatCaseListQuery(parseCaseListQuery(new URLSearchParams(query))).toString()
  expect(once.split('&').toSorted()).toEqual(query.split('&').toSorted())
})

test.each([
  ['mark=escape_unclaimed,voucher_missing', ['Escape not claimed', 'Voucher missing']],
  ['not_counted=No+attendance+note.', ['Rows not counted: No attendance note.']],
  ['mark=assessed&outcome=reason%3Atime', ['Assessed', 'Reduced for: Too much time']],
  ['outcome=activity:preparation', ['Work assessed: Preparation']],
  ['completed_from=2026-01-01&completed_to=2026-01-31', ['Completed 01/01/2026 – 31/01/2026']],
  ['completed_from=2026-01-01', ['Completed from 01/01/2026']],
  ['due=claim&due_from=2026-12-03&due_to=2026-12-03', ['Claim due 03/12/2026']],
  ['due=hearing', ['Hearing']],
  ['due_to=2026-12-03', ['Claim, date or hearing due until 03/12/2026']],
  ['sent_back=1', ['Sent back once']],
  ['sent_back=2', ['Sent back twice']],
  ['sent_back=3', ['Sent back three times or more']],
  ['left_stage=in_review', ['Has left Review']],
  ['left_stage=in_review,blocked', ['Has left Review or Blocked']],
  ['reported=true', ['In reports']],
])('%s says %j', (query, texts) => expect(textsOf(query)).toEqual(texts))

/** A query after each of its filters was taken off, the first first. */
function withoutAll(query: CaseListQuery): CaseListQuery {
  const [first] = reportFilterTexts(query)
  return first ? withoutAll({ ...query, ...first.off }) : query
}
test('each is taken off by itself, and all of them leave nothing', () => {
  const query = parseCaseListQuery(
    new URLSearchParams(
      'mark=unpriced,pending&not_counted=x&outcome=grade:B&completed_to=2026-01-31&due=claim&due_from=2026-01-01&sent_back=3&left_stage=blocked&reported=true',
    ),
  )
  const [first] = reportFilterTexts(query)
  expect({ ...query, ...first?.off }).toEqual({ ...query, marks: ['pending'] })
  expect(hasReportFilters(withoutAll(query))).toBe(false)
  expect(hasReportFilters(noFilters)).toBe(false)
})

test('who reviewed is named where it is known', () =>
  expect([
    reviewersText(['a'], 'Ann Ash'),
    reviewersText(['a'], undefined),
    reviewersText(['a', 'b'], undefined),
  ]).toEqual(['Reviewed by Ann Ash', 'Reviewed by one person', 'Reviewed by one of 2 people']))
