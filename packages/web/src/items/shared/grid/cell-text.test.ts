import { activityTypes } from '@costdraft/costing'
import {
  datesInContext,
  datesTaken,
  moneyRefused,
  moneyTaken,
  timesRefused,
  timesTaken,
} from '@costdraft/schema/notation/notation.examples.ts'
import { expect, test } from 'vitest'
import type { ControlSpec } from '../../../ui/form/controls.ts'
import { withRowsOf } from '../rows/referred-choices.ts'
import { cellText, matchingChoices, readCell, readTyped } from './cell-text.ts'

const TODAY = '2026-03-05'
const CONTEXT = { today: TODAY }
const activity: ControlSpec = { label: 'Activity', as: 'choice', choices: activityTypes }
const earner: ControlSpec = {
  label: 'Fee earner',
  as: 'ref',
  choices: [
    { value: 'p', label: 'Priya Shah (PS)' },
    { value: 't', label: 'Tom Okafor (TO)' },
    { value: 'a', label: 'Petra Stone (PST)' },
  ],
}
const plain = (as: 'date' | 'hours' | 'money' | 'vat' | 'prose'): ControlSpec => ({ label: as, as })

type Read = [asked: ControlSpec, text: string, value: unknown]
test.each<Read>([
  [plain('date'), '5/3/26', '2026-03-05'],
  [plain('date'), '050326', '2026-03-05'],
  [plain('date'), 'today', TODAY],
  [plain('date'), '31/2/26', '31/2/26'],
  ...timesTaken.map(([text, value]): Read => [plain('hours'), text, (value / 100).toFixed(2)]),
  ...timesRefused.map(([text]): Read => [plain('hours'), text, text]),
  ...datesTaken.map(([text, iso]): Read => [plain('date'), text, iso]),
  ...moneyTaken.map(([text, pence]): Read => [plain('money'), text, (pence / 100).toFixed(2)]),
  ...moneyRefused.map(([text]): Read => [plain('money'), text, text]),
  [plain('money'), ' £1,234.50', '1234.50'],
  [plain('money'), '1,5', '1,5'],
  [plain('vat'), '0', true],
  [plain('vat'), '20 %', false],
  [activity, 'Letter out', 'letter_out'],
  [activity, 'lo', 'letter_out'],
  [activity, 'prep', 'preparation'],
  // Two begin so: it is not for us to choose.
  [activity, 'letter', 'letter'],
  [activity, '', ''],
  [earner, 'PS', 'p'],
  [earner, 'okafor', 't'],
  [earner, 'nobody', 'nobody'],
])('%o reads %j as %j', (asked, text, value) => expect(readCell(asked, text, CONTEXT)).toBe(value))

test.each(datesInContext)('%j in %j is %j', (text, context, iso) => {
  expect(readCell(plain('date'), text, context)).toBe(iso ?? text)
})

test('what is shown is read back as it was', () => {
  const cells: [ControlSpec, unknown][] = [
    [plain('date'), '2025-01-14'],
    [plain('hours'), '1.50'],
    [plain('vat'), true],
    [plain('vat'), false],
    [plain('prose'), '=1+1'],
    ...activityTypes.map((type): [ControlSpec, unknown] => [activity, type]),
    [earner, 'a'],
  ]
  for (const [asked, value] of cells) expect(readCell(asked, cellText(asked, { it: value }, 'it'), CONTEXT)).toBe(value)
})

test('the best answer to what is typed comes first', () => {
  const labels = (text: string): string[] =>
    matchingChoices(earner.as === 'ref' ? (earner.choices as never) : [], text).map(
      ({ label }: { label: string }) => label,
    )
  expect(labels('p')).toEqual(['Priya Shah (PS)', 'Petra Stone (PST)'])
  expect(labels('ps')).toEqual(['Priya Shah (PS)', 'Petra Stone (PST)'])
  expect(labels('pst')).toEqual(['Petra Stone (PST)'])
  expect(labels('')).toHaveLength(3)
})

test('a marked choice is taken by its value', () => {
  expect(readTyped(earner, { value: 't' }, CONTEXT)).toBe('t')
  expect(readTyped(plain('vat'), { value: 'true' }, CONTEXT)).toBe(true)
})

test('a fee earner who has left keeps the name in the rows, and is not offered', () => {
  const row = { feeEarner: { uuid: 'gone', firstname: 'Una', surname: 'Left' } }
  const controls = withRowsOf({ feeEarner: earner }, [row, row])
  expect(cellText(controls.feeEarner!, { feeEarner: 'gone' }, 'feeEarner')).toBe('Una Left')
  expect(readCell(controls.feeEarner!, 'Una Left', CONTEXT)).toBe('Una Left')
})
