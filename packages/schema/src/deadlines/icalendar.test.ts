import { expect, test } from 'vitest'
import { icalendar, type CalendarEntry } from './icalendar.ts'

const now = new Date('2026-11-28T10:11:12.345Z')
const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'a-reply@costdraft',
  day: '2026-12-31',
  summary: 'Reply to the points: Re Smith',
  description: 'CPR 47.13(2)',
  url: 'https://costs.example/case/a?dates=open',
  ...change,
})
/** The lines of a file, put together again. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

test('a date is a day of its own, with an alarm on the morning before', () => {
  const lines = unfolded(icalendar('CostDraft', [entry()], now))
  for (const line of [
    'BEGIN:VCALENDAR',
    'DTSTAMP:20261128T101112Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Reply to the points: Re Smith',
    'TRIGGER:-PT15H',
    'END:VCALENDAR',
  ])
    expect(lines).toContain(line)
  expect(lines.at(-1)).toBe('')
})
test('commas, semicolons, backslashes and line ends are written as texts are', () =>
  expect(unfolded(icalendar('x', [entry({ summary: 'A, B; C\\D\r\nE' })], now))).toContain(
    String.raw`SUMMARY:A\, B\; C\\D\nE`,
  ))
test('no line is longer than 75 octets, and no letter is cut', () => {
  const summary = `Re Ó Súilleabháin ${'żółć 😀 '.repeat(30)}`
  const text = icalendar('CostDraft', [entry({ summary })], now)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(unfolded(text)).toContain(`SUMMARY:${summary}`)
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/)
})
test('a calendar of nothing is one', () => expect(icalendar('x', [], now)).toContain('END:VCALENDAR\r\n'))
