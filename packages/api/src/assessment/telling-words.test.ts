import { expect, test } from 'vitest'
import { tellingWords } from './telling-words.ts'

test('the words of a description, folded, each once', () =>
  expect(tellingWords('Perusing the BUNDLE, and perusing again Mrs O’Neil’s résumé of 2024 from x1')).toEqual([
    ...['perusing', 'bundle', tellingWords('O’Neil’s')[0], 'resume'],
  ]))
test('of nothing, of figures and of common words there is none', () => {
  expect(tellingWords('')).toEqual([])
  expect(tellingWords('12.50 at 2024, and with them')).toEqual([])
  expect(tellingWords('x'.repeat(41))).toEqual([])
})
