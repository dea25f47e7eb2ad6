import { expect, test } from 'vitest'
import { createExportLimits } from './limits.ts'

const codeOf = (admit: () => unknown): unknown => {
  try {
    admit()
    return 'OK'
  } catch (error) {
    return (error as { extensions: { code: string } }).extensions.code
  }
}

test('a token has two exports at once, whoever else has others', () => {
  const admit = createExportLimits(1_000, () => 0)
  const first = admit('one', 'firm')
  admit('one', 'firm')
  expect(codeOf(() => admit('one', 'firm'))).toBe('RATE_LIMITED')
  expect(codeOf(() => admit('two', 'firm'))).toBe('OK')
  first.leave()
  first.leave()
  expect(codeOf(() => admit('one', 'firm'))).toBe('OK')
  expect(codeOf(() => admit('one', 'firm'))).toBe('RATE_LIMITED')
})

test('a row is a point of the token and of its firm, and what is owed is waited for', () => {
  let now = 0
  const admit = createExportLimits(600, () => now)
  const one = admit('one', 'firm')
  one.spend(1_200)
  one.leave()
  expect(codeOf(() => admit('one', 'firm'))).toBe('RATE_LIMITED')
  now = 61_000
  expect(codeOf(() => admit('one', 'firm'))).toBe('OK')
  admit('two', 'firm').spend(3_600)
  expect(codeOf(() => admit('three', 'firm'))).toBe('RATE_LIMITED')
  expect(codeOf(() => admit('three', null))).toBe('OK')
  expect(codeOf(() => admit('four', 'other'))).toBe('OK')
})
