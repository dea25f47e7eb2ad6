import { expect, test } from 'vitest'
import { canvasRatio, FIT, scaleOf, zoomStep } from './zoom.ts'

test('magnification goes in steps, and no further than its ends', () => {
  expect(zoomStep(FIT, 1)).toBe(1.25)
  expect(zoomStep(FIT, -1)).toBe(0.75)
  expect(zoomStep(4, 1)).toBe(4)
  expect(zoomStep(0.5, -1)).toBe(0.5)
})

test('a page fits the width, but is not blown up on a wide screen', () => {
  expect(scaleOf(600, 300, 1.5, 1)).toBe(0.5)
  expect(scaleOf(600, 3000, 1.5, 1)).toBe(1.5)
  expect(scaleOf(600, 300, 1.5, 2)).toBe(1)
  expect(scaleOf(0, 300, 1.5, 1)).toBe(1.5)
})

test('a canvas has the resolution of the screen, unless that is more than it may have', () => {
  expect(canvasRatio(800, 1000, 2)).toBe(2)
  const ratio = canvasRatio(8000, 8000, 2)
  expect(ratio * 8000 * ratio * 8000).toBeCloseTo(16_000_000)
})
