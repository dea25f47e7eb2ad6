import type { Draft } from '@costdraft/schema/field.ts'
import { expect, test } from 'vitest'
import { writeCells, type GridContext } from './grid-actions.ts'
import { answered, names, source } from './grid-rows.fixture.ts'
import { storedRow, withFreeRow } from './grid-rows.ts'
import type { GridStore } from './grid-store.ts'

const rows = withFreeRow(source, [
  storedRow(source, answered('a', { date: '2019-12-20' })),
  storedRow(source, answered('b', { date: '2020-01-03' })),
])

/** The date of the rows that are typed into, on 5 March 2026. */
function typedAt(row: number, text: string): unknown[] {
  const written: Draft[] = []
  const store = {
    read: () => ({ rows }),
    put: (_label: string, puts: { values: Draft }[]) => {
      written.push(...puts.map(({ values }) => values))
      return []
    },
  } as unknown as GridStore
  const context: GridContext = {
    store,
    names,
    controls: source.controls,
    isLocked: () => false,
    today: () => '2026-03-05',
  }
  writeCells(context, { top: row, bottom: row, left: 0, right: 0 }, { text })
  return written.map(({ date }) => date)
}

test('a date without a year is of the year that comes closest to the row above', () => {
  expect([typedAt(1, '6/1'), typedAt(2, '31 Dec'), typedAt(2, '6/1')]).toEqual([
    ['2020-01-06'],
    ['2019-12-31'],
    ['2020-01-06'],
  ])
})
test('in the first row it is of this year', () => expect(typedAt(0, '6/1')).toEqual(['2026-01-06']))
test('a year that is typed counts', () => expect(typedAt(1, '6/1/25')).toEqual(['2025-01-06']))
test('today is the day it is', () => expect(typedAt(1, 't')).toEqual(['2026-03-05']))
