import { expect, test } from 'vitest'
import { freePlace } from './free-place.ts'

const room = { top: 60, bottom: 600 }

test('the first place that covers nothing, with a gap below what is above', () => {
  expect(freePlace(70, [], room)).toBe(60)
  expect(freePlace(70, [{ top: 20, bottom: 40 }], room)).toBe(60)
  expect(freePlace(70, [{ top: 130, bottom: 160 }], room)).toBe(60)
  expect(freePlace(70, [{ top: 100, bottom: 132 }], room)).toBe(140)
  expect(
    freePlace(
      70,
      [
        { top: 200, bottom: 230 },
        { top: 100, bottom: 132 },
      ],
      room,
    ),
  ).toBe(238)
})

test('no place where every one covers something, or leaves the room', () => {
  const rows = Array.from({ length: 20 }, (_, row) => ({ top: row * 40, bottom: row * 40 + 28 }))
  expect(freePlace(70, rows, room)).toBeUndefined()
  expect(freePlace(560, [], room)).toBeUndefined()
})
