import { expect, test } from 'vitest'
import { placesOf } from './MarkedBar.tsx'

const threshold = [{ name: 'Threshold', value: 100 }]

test('what is far above a mark does not look like what is a little above it', () => {
  const [little, far] = [170, 272].map((value) => placesOf(value, threshold))
  expect(little?.filled).toBe(far?.filled)
  expect(little?.marks[0]).toBeCloseTo(54.1, 1)
  expect(far?.marks[0]).toBeCloseTo(33.8, 1)
})
test('below the mark the bar is as much of it as the figure is', () => {
  const { filled, marks } = placesOf(25, threshold)
  expect(filled / (marks[0] ?? 0)).toBeCloseTo(0.25)
})
test('nothing is nothing', () => expect(placesOf(0, [{ name: 'None', value: 0 }])).toEqual({ filled: 0, marks: [0] }))
