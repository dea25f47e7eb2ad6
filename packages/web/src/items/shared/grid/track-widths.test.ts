import { expect, test } from 'vitest'
import { trackWidths, type TrackNeed } from './track-widths.ts'

const date: TrackNeed = { least: 84, wish: 84 }
const time: TrackNeed = { least: 52, wish: 52 }
const earner: TrackNeed = { least: 72, wish: 132 }
const activity: TrackNeed = { least: 64, wish: 164 }
const description: TrackNeed = { least: 120, wish: 120, isRest: true }
const all = [date, earner, activity, time, description]
const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0)

test('with room for all, texts have what they wish for and the description the rest', () => {
  expect(trackWidths(all, 1000)).toEqual([84, 132, 164, 52, 568])
})

test('without, dates and figures keep theirs, and the others give way by the length of their texts', () => {
  const [days = 0, people = 0, kinds = 0, hours = 0, texts = 0] = trackWidths(all, 560)
  expect([days, hours]).toEqual([84, 52])
  expect(people).toBeGreaterThan(72)
  expect(people).toBeLessThan(132)
  expect(kinds - 64).toBeGreaterThan(people - 72)
  expect(texts).toBeGreaterThan(120)
  expect(days + people + kinds + hours + texts).toBe(560)
})

test.each([420, 560, 801, 802.6, 1400])('the room of %s px is filled, and never exceeded', (room) => {
  expect(sum(trackWidths(all, room))).toBe(Math.floor(room))
})

test('where even the least does not fit, each column has its least', () => {
  expect(trackWidths(all, 300)).toEqual([84, 72, 64, 52, 120])
})

test('without long texts all columns grow alike', () => {
  const widths = trackWidths([date, time], 272)
  expect(widths).toEqual([168, 104])
})

test('what is asked for twice is answered alike', () => {
  expect(trackWidths(all, 700)).toEqual(trackWidths([...all], 700))
})
