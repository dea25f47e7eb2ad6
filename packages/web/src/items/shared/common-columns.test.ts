import { expect, test } from 'vitest'
import { sumOfField } from './common-columns.ts'

const sums = { count: 2, time: null, net: '9.00', vat: '1.80', unpriced: 0 }

test('a column that its kind adds up shows its sum, and nothing where none came', () => {
  expect(sumOfField('miles')({ ...sums, columns: [{ column: 'miles', sum: 20.5 }] })).toBe('20.5')
  expect(sumOfField('miles')({ ...sums, columns: [] })).toBe('')
  expect(sumOfField('miles')({ ...sums, columns: null })).toBe('')
})
