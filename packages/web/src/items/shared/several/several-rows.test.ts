import { outsideCases, type Draft } from '@costdraft/schema/field.ts'
import { timeRecording as kind } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { expect, test } from 'vitest'
import type { AnyTab } from '../tab-definition.ts'
import { arrangeRows, begunRows, withoutRow, type RowSource, type SeveralRows } from './several-rows.ts'

const source: RowSource = {
  tab: { kind, carryOver: ['date', 'feeEarner', 'casePart'] } as unknown as AnyTab,
  controls: {
    date: { label: 'Date', as: 'date' },
    feeEarner: { label: 'Fee earner', as: 'ref' },
    time: { label: 'Time', as: 'hours' },
  },
  facts: outsideCases,
  newItem: (carriedOver) => ({ date: '2025-01-14', ...carriedOver }),
}
const arrange = (state: SeveralRows): SeveralRows => arrangeRows(source, state)
const fresh = arrange({ rows: {}, starts: {}, requests: {} })
const idsOf = ({ rows }: SeveralRows): string[] => Object.keys(rows)
/** The rows after typing into one of them, by its place. */
function typed(state: SeveralRows, at: number, values: Draft): SeveralRows {
  const id = idsOf(state)[at] ?? ''
  return arrange({ ...state, rows: { ...state.rows, [id]: { ...state.rows[id], ...values } } })
}
const columnOf = ({ rows }: SeveralRows, name: string): unknown[] => Object.values(rows).map((row) => row[name])

test('three rows to start with, none of them begun, and no change where none is due', () => {
  expect(columnOf(fresh, 'date')).toEqual(['2025-01-14', '2025-01-14', '2025-01-14'])
  expect(begunRows(fresh)).toEqual([])
  expect(arrange(fresh)).toBe(fresh)
})

test('a row follows once the last is begun, and only then', () => {
  expect(idsOf(typed(fresh, 0, { time: '1' }))).toEqual(idsOf(fresh))
  const four = typed(fresh, 2, { time: '1' })
  expect(idsOf(four)).toHaveLength(4)
  expect(idsOf(four).slice(0, 3)).toEqual(idsOf(fresh))
  expect(begunRows(four)).toHaveLength(1)
})

test('rows without typing follow the row before them; a date that is half typed is not handed on', () => {
  expect(columnOf(typed(fresh, 0, { date: '2025-02-01' }), 'date')).toEqual(['2025-02-01', '2025-02-01', '2025-02-01'])
  expect(columnOf(typed(fresh, 0, { date: '1/2' }), 'date')).toEqual(['1/2', '2025-01-14', '2025-01-14'])
  const second = typed(typed(fresh, 1, { time: '2' }), 0, { date: '2025-02-01' })
  expect(columnOf(second, 'date')).toEqual(['2025-02-01', '2025-01-14', '2025-01-14'])
})

test('a time is never handed on', () => {
  expect(columnOf(typed(fresh, 0, { time: '1.5' }), 'time')).toEqual(['1.5', '', ''])
})

test('a row that leaves takes its start and its request with it', () => {
  const [first = '', ...others] = idsOf(fresh)
  const left = withoutRow({ ...fresh, requests: { [first]: { content: '', key: '' } } }, first)
  expect([idsOf(left), Object.keys(left.starts), left.requests]).toEqual([others, others, {}])
})

test('the last row that leaves is replaced by empty ones', () => {
  const none = idsOf(fresh).reduce(withoutRow, fresh)
  expect(idsOf(arrange(none))).toHaveLength(3)
})
