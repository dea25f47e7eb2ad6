import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { createCostCount } from '../operations/cost.ts'
import { CALL_COST, CHANGE_COST } from '../operations/host-calls.ts'
import { OPERATION_LIMITS } from '../errors/operation-limits.ts'
import { createSchema } from '../schema.ts'

const costOf = createCostCount(createSchema())
const MOVE = parse(
  'mutation ($m: [CaseMove!]!) { moveCases(moves: $m) { uuid case { uuid stage } error { code message } } }',
)
const uuid = '00000000-0000-4000-8000-000000000001'
const moves = (count: number) => ({ m: Array.from({ length: count }, () => ({ uuid, stage: 'in_review' })) })

test('a request over many cases costs a mutation, and for each entry its points and its fields', () => {
  // Of an entry: its uuid, the case with two fields, the error with two.
  const ofEntry = CHANGE_COST + 1 + (2 + 2) + (2 + 2)
  expect(costOf(MOVE, moves(1))).toBe(2 + 3 * CALL_COST + ofEntry)
  expect(costOf(MOVE, moves(250))).toBe(2 + 3 * CALL_COST + 250 * ofEntry)
})

test('as many entries as one may have are within the limit of an operation, with all that a list shows', () => {
  const shown = parse(`mutation ($c: [ID!]!) { generateDocumentsOfCases(caseUuids: $c) {
    uuid error { code message problems { path message } details { key value } current }
    case { uuid caseName stage version updatedAt value unpriced unresolvedComments client { uuid name }
      documents { state error files { uuid fileName size } } certificate { certificateNumber } } } }`)
  const c = Array.from({ length: 250 }, () => uuid)
  expect(costOf(shown, { c })).toBeLessThan(OPERATION_LIMITS.cost / 2)
})
