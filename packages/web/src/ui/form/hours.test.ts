import { expect, test } from 'vitest'
import { readHours } from './hours.ts'

test.each([
  ['1:30', '1.50'],
  ['90m', '1.50'],
  ['90 min', '1.50'],
  ['1.5', '1.50'],
  ['15u', '1.50'],
  ['1h 30m', '1.50'],
  ['1h30', '1.50'],
  ['2h', '2.00'],
  ['.5', '0.50'],
  ['1,25', '1.25'],
  ['0:20', '0.33'],
  [' 3 ', '3.00'],
  ['0.333', '0.333'],
  ['1:75', '1:75'],
  ['soon', 'soon'],
  ['', ''],
  ['-1', '-1'],
])('%j is %j', (written, hours) => {
  expect(readHours(written)).toBe(hours)
})
