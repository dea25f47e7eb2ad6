import { expect, test } from 'vitest'
import { caseListAddress, type FilterOfCases } from './case-list-address.ts'
import { parseCaseListQuery } from './case-list-query.ts'
import { filterVariables } from './use-cases.ts'

/** What the list asks for that is opened at the address of a filter. */
const askedFor = (filter: FilterOfCases) => {
  const { pathname, searchParams } = new URL(caseListAddress(filter), 'https://costdraft.example')
  expect(pathname).toBe('/cost-draft/cases')
  const query = parseCaseListQuery(searchParams)
  expect(query.view).toBe('list')
  return filterVariables(query)
}

const filters: FilterOfCases[] = [
  {},
  { reported: true, stages: ['in_progress', 'in_review', 'blocked'] },
  {
    reported: true,
    stages: ['complete'],
    areas: ['legal_aid'],
    clients: ['c1', 'c2'],
    feeEarners: ['f1'],
    types: ['care_and_supervision'],
    staff: ['none', 's1'],
    updatedFrom: '2026-01-01',
    updatedTo: '2026-01-31',
    completedFrom: '2026-02-01',
    completedTo: '2026-02-28',
    marks: ['escape_unclaimed', 'pending'],
    sentBack: 3,
    leftStages: ['in_review', 'complete'],
    reviewers: ['r1', 'r2'],
    due: ['claim', 'hearing'],
    dueFrom: '2026-03-01',
    dueTo: '2026-03-02',
  },
  // A reason is a sentence with anything in it.
  { notCounted: 'Travel of 5 % + more, “within” the court’s own town & no claim; see ¶ 2=3?' },
  { outcome: 'activity:preparation', marks: ['assessed'] },
]
test.each(filters)('the list at the address of %j asks for exactly that', (filter) =>
  expect(askedFor(filter)).toEqual({ search: null, filter }),
)

test('what the server says does not matter is not asked for', () =>
  expect(
    askedFor({
      stages: null,
      reported: null,
      marks: null,
      notCounted: null,
      outcome: null,
      sentBack: null,
      dueFrom: null,
    }),
  ).toEqual({ search: null, filter: {} }))
