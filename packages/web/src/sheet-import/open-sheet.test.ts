import { expect, test } from 'vitest'
import { correctedSheet, newSheet, onSheet, originalIn } from './open-sheet.ts'
import type { SheetChoices } from './sheet-preview.ts'

interface Choices extends SheetChoices {
  people?: Record<string, string | null>
}
const open = newSheet<Choices>(new File([], 'a.csv'), {})
const change = { row: 4, column: 0, text: '28/02/2025', before: '31/02/2025' }
const kept = ({ people }: Choices): Choices => (people ? { people } : {})

test('what stood in a cell is kept through further corrections, and typing it again is none', () => {
  const once = correctedSheet(open, null, change)
  const twice = correctedSheet(once, null, { ...change, text: '27/02/2025', before: '28/02/2025' })
  expect(twice.choices.cells).toEqual({ 4: { 0: '27/02/2025' } })
  expect(originalIn(twice, null, 4, 0)).toBe('31/02/2025')
  expect(correctedSheet(twice, null, { ...change, text: '31/02/2025', before: '27/02/2025' }).choices.cells).toEqual({})
})
test('a sheet that was left is as it was when it is taken again', () => {
  const march = correctedSheet(onSheet(open, null, 'March', kept), 'March', change)
  const april = onSheet(march, 'March', 'April', kept)
  expect(april.choices).toEqual({ sheet: 'April' })
  expect(originalIn(april, 'April', 4, 0)).toBe('')
  expect(onSheet(april, 'April', 'March', kept).choices).toEqual(march.choices)
})
test('what is chosen for every sheet is so on the next, over what that one had', () => {
  const choices = { people: { PS: null, TO: null }, leave_out: [3] }
  const april = { ...open, choices, bySheet: { April: { columns: { 0: null }, people: { PS: null }, sheet: 'April' } } }
  expect(onSheet(april, 'March', 'April', kept).choices).toEqual({
    columns: { 0: null },
    people: { PS: null, TO: null },
    sheet: 'April',
  })
})
