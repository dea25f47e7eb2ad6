import { expect, test } from 'vitest'
import { partOfDoor } from './door.ts'

test('several API processes divide their limits, down to what is of use', () => {
  const whole = { ofPerson: 6, ofFirm: 12, waiting: 200, refusals: 60, points: 600_000 }
  expect(partOfDoor({ gateways: 1, apis: 1 }, 600_000)).toEqual(whole)
  expect(partOfDoor({ gateways: 2, apis: 2 }, 600_000)).toEqual({
    ofPerson: 3,
    ofFirm: 6,
    waiting: 100,
    refusals: 30,
    points: 332_500,
  })
  expect(partOfDoor({ gateways: 1, apis: 64 }, 600_000)).toEqual({
    ofPerson: 2,
    ofFirm: 4,
    waiting: 20,
    refusals: 10,
    points: 50_000,
  })
})
