import { getOperationAST, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createSchema } from '../schema.ts'
import { costOf, createEstimates } from './cost.ts'
import { BATCHED_COST } from './host-calls.ts'
import { unanswered } from './unanswered.ts'

const schema = createSchema()
const estimateOf = createEstimates(schema)
const rows = <Row>(count: number, row: (i: number) => Row): Row[] => Array.from({ length: count }, (_, i) => row(i))
/** What an operation cost in the end, by what it was answered. */
function spent(text: string, data: unknown, variables = {}): number {
  const query = parse(text)
  const estimate = estimateOf(query, variables)
  const back = unanswered(estimate, getOperationAST(query) ?? undefined, data)
  expect(back).toBeGreaterThanOrEqual(0)
  return estimate.cost - back
}
const cost = (text: string): number => costOf(schema, parse(text), {}) ?? Number.NaN
const cases = (first: number, inner = ''): string => `{ cases(first: ${first}) { totalCount nodes { uuid ${inner} } } }`

test('a page costs the rows it was answered with', () => {
  const pageOf = (count: number) => ({ cases: { totalCount: count, nodes: rows(count, (i) => ({ uuid: `${i}` })) } })
  for (const count of [1, 3, 199, 200]) expect(spent(cases(200), pageOf(count))).toBe(cost(cases(count)))
  expect(spent(cases(200), pageOf(0))).toBe(cost(cases(1)) - (cost(cases(2)) - cost(cases(1))))
  // Never more than was asked for.
  expect(spent(cases(200), pageOf(300))).toBe(cost(cases(200)))
  const renamed =
    'query($n: Int) { mine: cases(first: $n) { ...P } } fragment P on CaseConnection { totalCount rows: nodes { uuid } }'
  expect(spent(renamed, { mine: { totalCount: 1, rows: [{ uuid: 'a' }] } }, { n: 200 })).toBe(cost(cases(1)))
})

test('a page inside a page costs its own rows, row by row', () => {
  const inner = 'notes(first: 10) { nodes { uuid } }'
  const answer = {
    cases: {
      totalCount: 2,
      nodes: [3, 0].map((count, i) => ({ uuid: `${i}`, notes: { nodes: rows(count, (n) => ({ uuid: `${n}` })) } })),
    },
  }
  const perNote = 3
  expect(spent(cases(200, inner), answer)).toBe(cost(cases(2, inner)) - (20 - 3) * perNote)
  const calls = cases(200, 'totals { net }')
  expect(cost(calls) - spent(calls, { cases: { totalCount: 1, nodes: [{ uuid: 'a', totals: { net: '1' } }] } })).toBe(
    199 * (1 + 2 + 1 + 2 + BATCHED_COST + 1),
  )
})

test('what is not there cost its call alone, and what does not say its rows all of them', () => {
  const ofCase = '{ case(uuid: "a") { uuid notes(first: 100) { totalCount nodes { uuid } } } }'
  expect(spent(ofCase, { case: null })).toBe(cost(ofCase) - 100 * 4)
  expect(spent(ofCase, null)).toBe(cost(ofCase) - 100 * 4)
  expect(spent('{ cases(first: 200) { totalCount } }', { cases: { totalCount: 1 } })).toBe(
    cost('{ cases(first: 200) { totalCount } }'),
  )
  const noPage = '{ case(uuid: "a") { uuid } }'
  expect(spent(noPage, { case: null })).toBe(cost(noPage))
})

test('of several objects that are counted as one the dearest counts', () => {
  const heads = '{ case(uuid: "a") { totals { heads { lines(first: 10) { nodes { description } } } } } }'
  const ofHeads = (...counts: number[]) => ({
    case: {
      totals: { heads: counts.map((count) => ({ lines: { nodes: rows(count, () => ({ description: '' })) } })) },
    },
  })
  expect(cost(heads) - spent(heads, ofHeads(2, 7))).toBe(3 * 3)
  expect(cost(heads) - spent(heads, ofHeads())).toBe(10 * 3)
  expect(cost(heads) - spent(heads, { case: { totals: null } })).toBe(10 * 3)
})

test('a query of several parts gives back what each has not answered', () => {
  const text = `{ a: cases(first: 100) { nodes { uuid } } b: cases(first: 50) { nodes { uuid } } clients(first: 50) { nodes { uuid } } }`
  const one = { nodes: [{ uuid: 'a' }] }
  expect(spent(text, { a: one, b: one, clients: { nodes: [] } })).toBe(cost(text) - 3 * (99 + 49 + 50))
})
