import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('entries stand in the order of their dates, those of one day as they were', () =>
  expect(
    byDay([
      { date: '2025-02-01', no: 1 },
      { date: '2024-12-31', no: 2 },
      { date: '2025-02-01', no: 3 },
    ]).map(({ no }) => no),
  ).toEqual([2, 1, 3]))
