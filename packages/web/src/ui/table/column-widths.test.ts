import { expect, test } from 'vitest'
import { needOf } from './column-needs.ts'
import { shareWidths, wholeRoom, type ColumnNeed } from './column-widths.ts'

const measure = (text: string): number => text.length * 7
const textColumn = (texts: readonly string[], more: { grows?: boolean; head?: string } = {}): ColumnNeed =>
  needOf(
    {
      head: measure(more.head ?? 'Head'),
      cells: texts.map((text) => ({ lines: text.split('|'), atEnd: 0 })),
      isFixed: false,
      grows: more.grows ?? false,
      padding: 16,
    },
    measure,
  )
const figures = (texts: readonly string[]): ColumnNeed =>
  needOf(
    {
      head: measure('Time'),
      cells: texts.map((text) => ({ lines: [text], atEnd: 0 })),
      isFixed: true,
      grows: false,
      padding: 16,
    },
    measure,
  )
const list = [
  figures(['01/03/2025', '12/11/2024']),
  textColumn(['Helena Marsh', 'Thomas Okafor-Wilkinson']),
  textColumn(['Property and financial affairs', 'Health and welfare|A Local Authority', 'Mr B']),
  textColumn(
    [
      'Considering the medical bundle against the chronology, and preparing a note for counsel',
      'Letter to client',
      'Telephone call with the guardian about the contact that was agreed in March',
    ],
    { grows: true },
  ),
  figures(['0.10', '12.50']),
]
const rooms = [300, 480, 560, 640, 801, 960, 1100, 1440, 1920]
const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0)
const least = sum(list.map((one) => one.least))

test.each(rooms)('in %i pixels the columns fill the room, and no word is broken where the words have room', (room) => {
  const widths = shareWidths(list, room)
  if (room >= least) {
    expect(sum(widths)).toBe(room)
    widths.forEach((width, i) => expect(width).toBeGreaterThanOrEqual(list[i]!.least))
  }
  // Figures are whole in any case.
  expect([widths[0], widths[4]]).toEqual([list[0]!.least, list[4]!.least])
  expect(shareWidths(list, room)).toEqual(widths)
})

test('more room makes no column narrower', () => {
  let before = shareWidths(list, 300)
  for (let room = 301; room <= 2000; room++) {
    const widths = shareWidths(list, room)
    widths.forEach((width, i) =>
      expect(width, `${i} in ${room}`).toBeGreaterThanOrEqual(before[i]! - (room < least ? 1 : 0)),
    )
    before = widths
  }
})

test('every cell is whole as soon as that can be', () => {
  const widths = shareWidths(list, wholeRoom(list))
  widths.forEach((width, i) => {
    for (const wanted of list[i]!.whole) expect(width).toBeGreaterThanOrEqual(wanted)
  })
})

test('short of room, what makes most cells whole comes first', () => {
  const many = textColumn(Array.from({ length: 20 }, () => 'Property affairs'))
  const few = textColumn(['Property affairs', ...Array.from({ length: 19 }, () => 'Mr B')])
  const [a, b] = shareWidths([few, many], few.least + many.least + 8) as [number, number]
  expect(b).toBeGreaterThanOrEqual(a)
})

test('a width that was set is kept, and the others share the rest', () => {
  const widths = shareWidths(list, 1100, [undefined, 300])
  expect(widths[1]).toBe(300)
  expect(sum(widths)).toBe(1100)
  expect(shareWidths(list, 500, [undefined, undefined, 260])[2]).toBe(260)
})

test('the rest goes to what grows, and otherwise to all texts', () => {
  const wide = shareWidths(list, 3000)
  expect(wide[1]).toBe(Math.max(...list[1]!.single))
  expect(wide[3]).toBeGreaterThan(2000)
  const alike = shareWidths([textColumn(['Anna']), textColumn(['Anna'])], 1000)
  expect(alike).toEqual([500, 500])
})

test('two lines break between words, after a hyphen, and before what is drawn at the end', () => {
  const whole = (text: string, atEnd = 0): number =>
    needOf({ head: 0, cells: [{ lines: [text], atEnd }], isFixed: false, grows: false, padding: 0 }, measure)
      .whole[0]! - 2
  expect(whole('one two three')).toBe(measure('one two'))
  expect(whole('cross-examination')).toBe(measure('examination'))
  expect(whole('2025-03')).toBe(measure('2025-03'))
  expect(whole('one two', 100)).toBe(100)
})

test('a stack is as wide as its widest line asks for, and an endless word is broken', () => {
  const stack = textColumn(['Mr B|Property and financial affairs'])
  expect(stack.single[0]).toBe(measure('Property and financial affairs') + 18)
  expect(textColumn(['x'.repeat(400)]).least).toBe(258)
})
