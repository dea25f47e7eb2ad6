import type { Draft } from '@costdraft/schema/field.ts'
import { expect, test } from 'vitest'
import { isFixedInLine, lineColumns, lineControls } from './line-columns.ts'
import { lineSource, type StoredLine } from './line-source.ts'
import type { GridRow } from '../items/shared/grid/grid-rows.ts'
import { amountOf, lineOf } from './lines.fixture.ts'

const start = lineSource.valuesOf(lineOf('a'))
const entered = (change: Draft, before = start): Draft => lineSource.asEntered?.(before, { ...before, ...change }) ?? {}
const inputOf = (change: Draft, before = start) => lineSource.check({ values: entered(change, before), start: before })

test('a line is shown as it is claimed, offered and allowed', () => {
  const line = lineOf('a', {
    allowed: amountOf('400.00', '80.00', '2.00', '200.00'),
    reason: 'time',
  })
  expect(lineSource.valuesOf(line)).toMatchObject({
    claimedHours: '2.50',
    claimedRate: '217.00',
    claimed: '542.50',
    vat: '108.50',
    offered: '',
    allowedHours: '2.00',
    allowedRate: '200.00',
    allowed: '400.00',
    reason: 'time',
    words: '',
  })
  const items = lineOf('b', { isByTheHour: false, quantity: 12, unit: 'items' })
  expect(lineSource.valuesOf(items)).toMatchObject({ claimedHours: '12 items' })
})

test('only what is changed is sent, an amount as it was entered', () => {
  expect(inputOf({ allowedHours: '2.00' }).value).toEqual({ allowed: { hours: 2 } })
  expect(inputOf({ allowedHours: '2.00', allowedRate: '200.00' }).value).toEqual({ allowed: { hours: 2, rate: 200 } })
  expect(inputOf({ allowed: '0.00' }).value).toEqual({ allowed: { amount: 0 } })
  expect(inputOf({ offered: '400.00', reason: 'agreed', words: ' So agreed ' }).value).toEqual({
    offered: { amount: 400 },
    reason: 'agreed',
    words: 'So agreed',
  })
  expect(inputOf({}).value).toEqual({})
})

test('a sum takes the place of hours and rate, and they that of a sum; what is emptied is no ruling', () => {
  const ruled = lineSource.valuesOf(lineOf('a', { allowed: amountOf('434.00', '86.80', '2.00', '217.00') }))
  expect(entered({ allowed: '300.00' }, ruled)).toMatchObject({ allowedHours: '', allowedRate: '', allowed: '300.00' })
  expect(inputOf({ allowed: '300.00' }, ruled).value).toEqual({ allowed: { amount: 300 } })
  expect(entered({ allowedRate: '200.00' }, ruled)).toMatchObject({ allowedHours: '2.00', allowed: '' })
  expect(inputOf({ allowedRate: '200.00' }, ruled).value).toEqual({ allowed: { hours: 2, rate: 200 } })
  expect(inputOf({ allowed: '' }, ruled).value).toEqual({ allowed: null })
  expect(inputOf({ allowedHours: '', allowedRate: '', allowed: '' }, ruled).value).toEqual({ allowed: null })
  // One of them emptied is as claimed.
  expect(inputOf({ allowedHours: '' }, ruled).value).toEqual({ allowed: { rate: 217 } })
  // The cells of another line, copied as they stand.
  expect(inputOf({ allowedHours: '2.00', allowedRate: '217.00', allowed: '434.00' }).value).toEqual({
    allowed: { hours: 2, rate: 217 },
  })
  // Those of a line with a sum, over hours and rate.
  expect(inputOf({ allowedHours: '', allowedRate: '', allowed: '300.00' }, ruled).value).toEqual({
    allowed: { amount: 300 },
  })
})

test('what cannot be read is said of its cell', () => {
  const { problems } = inputOf({ allowedHours: 'much', offered: '-1', words: 'x'.repeat(2001), reason: 'whim' })
  expect(problems?.map(({ path }) => path).toSorted()).toEqual(['allowedHours', 'offered', 'reason', 'words'])
})

test('hours, rate and sum of a column are changed together, the others alone', () => {
  expect(lineSource.together?.('allowedRate')).toEqual(['allowedHours', 'allowedRate', 'allowed'])
  expect(lineSource.together?.('offered')).toEqual(['offeredHours', 'offeredRate', 'offered'])
  expect(lineSource.together?.('reply')).toEqual(['reply'])
})

test('each cell has a column; what is claimed is only read, and hours where none are claimed', () => {
  expect(lineColumns.map(({ name }) => name)).toEqual(Object.keys(lineControls))
  const fixedIn = (stored: StoredLine): string[] =>
    lineColumns.map(({ name }) => name).filter((name) => isFixedInLine({ stored } as unknown as GridRow, name))
  const read = fixedIn(lineOf('a'))
  expect(read).toEqual(Object.keys(lineControls).slice(0, 8))
  expect(fixedIn(lineOf('b', { isByTheHour: false })).filter((name) => !read.includes(name))).toEqual([
    'offeredHours',
    'offeredRate',
    'allowedHours',
    'allowedRate',
  ])
})
