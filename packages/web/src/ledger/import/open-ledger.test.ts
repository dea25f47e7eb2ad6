import { expect, test } from 'vitest'
import { correctedLedger, newLedger, onSheet, originalIn } from './open-ledger.ts'

const ledger = newLedger(new File([], 'a.csv'))
const change = { row: 4, column: 0, text: '28/02/2025', before: '31/02/2025' }

test('what stood in a cell is kept through further corrections, and typing it again is none', () => {
  const once = correctedLedger(ledger, null, change)
  const twice = correctedLedger(once, null, { ...change, text: '27/02/2025', before: '28/02/2025' })
  expect(twice.choices.cells).toEqual({ 4: { 0: '27/02/2025' } })
  expect(originalIn(twice, null, 4, 0)).toBe('31/02/2025')
  expect(correctedLedger(twice, null, { ...change, text: '31/02/2025', before: '27/02/2025' }).choices.cells).toEqual(
    {},
  )
})
test('a sheet that was left is as it was when it is taken again', () => {
  const march = correctedLedger(onSheet(ledger, null, 'March'), 'March', change)
  const april = onSheet(march, 'March', 'April')
  expect(april.choices).toEqual({ sheet: 'April' })
  expect(originalIn(april, 'April', 4, 0)).toBe('')
  expect(onSheet(april, 'April', 'March').choices).toEqual(march.choices)
})
