import { expect, test } from 'vitest'
import { countText } from './counts.ts'

test.each([
  ['open_case', 1, '1 open case'],
  ['complete_case', 12_000, '12,000 complete cases'],
  ['something_new', 2, '2 something new'],
])('%s, %i of them: %s', (kind, count, text) => {
  expect(countText(kind, count)).toBe(text)
})
