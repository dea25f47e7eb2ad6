import { expect, test } from 'vitest'
import { stepForm, stepKind } from '../../../further-kinds/forms.ts'
import { itemDifferences } from './item-differences.ts'
import { withChoices } from './reference-choices.ts'
import type { AnyTab } from './tab-definition.ts'

const PARTIES = [
  { value: 's', label: 'Smith' },
  { value: 'm', label: 'Moore' },
]
const { controls, parts } = withChoices({ ...stepForm, kind: stepKind } as unknown as AnyTab, { participant: PARTIES })
const travel = { distance: 40, amount: 18, description: 'To Exeter' }
const leading = { uuid: 'a', counselLevel: 'leading', partyUuid: 's', travel, expenses: [] }
const junior = { uuid: 'b', counselLevel: 'junior', partyUuid: null, travel: null, expenses: [] }
const item = { date: '2025-05-01', description: 'A hearing', counsel: [leading, junior], disbursements: [] }
/** The differences as `label: mine | theirs`. */
const told = (mine: object, theirs: object): string[] =>
  itemDifferences({ kind: stepKind, controls, parts }, { ...item, ...mine }, { ...item, ...theirs }).map(
    (one) => `${one.label} = ${one.mine} | ${one.theirs}`,
  )

test('a field is named by its label, and a reference by the name of what it refers to', () => {
  expect(told({ date: '2025-06-01' }, {})).toEqual(['Date = 01/06/2025 | 01/05/2025'])
  expect(told({ solicitor: 's' }, { solicitor: 'm' })).toEqual(['Solicitor = Smith | Moore'])
  expect(told({}, {})).toEqual([])
})

test('a field of a row, of its part and of a row below it is named in words', () => {
  const expense = { uuid: 'e', amount: 3, description: 'Parking' }
  const theirs = { ...junior, counselLevel: 'senior', travel, expenses: [expense] }
  const mine = { ...junior, travel: { ...travel, distance: 50 }, expenses: [{ ...expense, amount: 4 }] }
  expect(told({ counsel: [leading, mine] }, { counsel: [leading, theirs] })).toEqual([
    'Counsel 2: level = Junior | Senior',
    'Counsel 2: travel distance = 50 | 40',
    'Counsel 2: expense 1 amount = 4.00 | 3.00',
  ])
})

test('a part that only one has is shown whole', () => {
  expect(told({ counsel: [{ ...leading, travel: null }, junior] }, {})).toEqual([
    'Counsel 1: travel = Nothing | 40, 18.00, To Exeter',
  ])
})

test('a row that only one has is shown whole with its parts, and one that was removed is said to be', () => {
  const added = { counselLevel: 'senior', partyUuid: 'm', travel, expenses: [{ amount: 3, description: 'Parking' }] }
  expect(told({ counsel: [junior, added] }, {})).toEqual([
    'Counsel 2 = Senior, Moore (Travel: 40, 18.00, To Exeter) (Expenses: 3.00, Parking) | Nothing',
    'Counsel that you removed = Nothing | Leading, Smith (Travel: 40, 18.00, To Exeter)',
  ])
})
