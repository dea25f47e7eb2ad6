import { expect, test } from 'vitest'
import { isDragged } from './drag-shown.ts'

const from = { clientX: 100, clientY: 100 }
test.each([
  [4, 0, false],
  [5, 0, true],
  [0, -5, true],
  [3, 3, false],
  [-3, 4, true],
  [6, 0, true],
])('a pointer that is %i and %i pixels from where it was pressed: a drag is %s', (x, y, expected) => {
  const to = { clientX: from.clientX + x, clientY: from.clientY + y }
  expect(isDragged({ initial: { input: from }, current: { input: to } })).toBe(expected)
})
