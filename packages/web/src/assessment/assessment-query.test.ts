import { expect, test } from 'vitest'
import {
  allLines,
  filterOf,
  lineParameters,
  readLineQuery,
  writeLineQuery,
  type LineQuery,
} from './assessment-query.ts'

const query: LineQuery = {
  text: 'bundle',
  heads: ['profit_costs', 'disbursements'],
  part: 'non_molestation_order',
  states: ['reduced', 'refused'],
  reasons: ['time'],
  feeEarners: ['11111111-1111-4111-8111-111111111111'],
  from: '2025-01-01',
  to: '2025-02-01',
}

test('the address holds which lines are listed, beside what else it says', () => {
  const params = writeLineQuery(new URLSearchParams('tab=assessment&state=unruled'), query)
  expect(readLineQuery(params)).toEqual(query)
  expect(params.get('tab')).toBe('assessment')
  expect([...writeLineQuery(params, allLines)]).toEqual([['tab', 'assessment']])
  expect(lineParameters.toSorted()).toEqual([...writeLineQuery(new URLSearchParams(), query).keys()].toSorted())
})
test('what no line can have is passed over', () =>
  expect(readLineQuery(new URLSearchParams('state=gone,ruled&head=x&fee_earner=me&from=soon&part=both'))).toEqual(
    allLines,
  ))
test('all lines are no filter', () => {
  expect(filterOf(allLines)).toBeUndefined()
  expect(filterOf(query)).toEqual(query)
  expect(filterOf({ ...allLines, states: ['offered'] })).toEqual({ states: ['offered'] })
})
