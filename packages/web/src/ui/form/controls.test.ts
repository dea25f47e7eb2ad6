import { check, field } from '@costdraft/schema/field.ts'
import { HearingDay } from '@costdraft/schema/items/hearing/hearing-day.ts'
import {
  datesRefused,
  datesTaken,
  moneyRefused,
  moneyTaken,
  timesRefused,
  timesTaken,
} from '@costdraft/schema/notation/notation.examples.ts'
import { hours, IsoDate, listOf, pounds } from '@costdraft/schema/structs.ts'
import { expect, test } from 'vitest'
import { formValues, parseDraft, type Controls, offeredOptions } from './controls.ts'

const fields = {
  date: field(IsoDate).optional(),
  time: field(hours(24)).optional(),
  amount: field(pounds(1e8)).optional(),
  days: field(listOf(HearingDay)).optional(),
}
const controls: Controls<typeof fields> = {
  date: { label: 'Date', as: 'date' },
  time: { label: 'Time', as: 'hours' },
  amount: { label: 'Amount', as: 'money' },
  days: { label: 'Days', as: 'days' },
}
/** What a form makes of a value that is still as it was typed: it can be sent from within the field. */
const submitted = (typed: Record<string, unknown>): Record<string, unknown> | undefined =>
  check(fields, parseDraft(controls, { ...formValues(controls, {}), ...typed })).value
const dayOf = (date: string, time: string): unknown => submitted({ days: [{ date, hours: time }] })?.days

test.each(timesTaken.filter(([, hundredths]) => hundredths > 0))('the time %j is sent as %j', (time, hundredths) => {
  expect(submitted({ time })?.time).toBe(hundredths / 100)
  expect(dayOf('2025-01-14', time)).toEqual([{ date: '2025-01-14', hours: hundredths / 100 }])
})
test.each(timesRefused.filter(([time]) => time !== ''))('the time %j is not sent', (time) => {
  expect([submitted({ time }), dayOf('2025-01-14', time)]).toEqual([undefined, undefined])
})
test.each(moneyTaken)('the amount %j is sent as %j', (amount, pence) => {
  expect(submitted({ amount })?.amount).toBe(pence / 100)
})
test.each(moneyRefused.filter(([amount]) => amount !== ''))('the amount %j is not sent', (amount) => {
  expect(submitted({ amount })).toBeUndefined()
})
test.each(datesTaken)('the date %j is sent as %j', (date, iso) => {
  expect(submitted({ date })?.date).toBe(iso)
  expect(dayOf(date, '1')).toEqual([{ date: iso, hours: 1 }])
})
test.each(datesRefused.filter(([date]) => date !== ''))('the date %j is not sent', (date) => {
  expect([submitted({ date }), dayOf(date, '1')]).toEqual([undefined, undefined])
})

test('what is chosen no more is offered where it is chosen already, and nowhere else', () => {
  const options = [
    { value: 'stays', label: 'Stan Stays' },
    { value: 'left', label: 'Lena Leaver, retired', isGone: true },
  ]
  expect(offeredOptions(options, ['', '']).map(({ value }) => value)).toEqual(['stays'])
  expect(offeredOptions(options, ['stays', 'left']).map(({ value }) => value)).toEqual(['stays', 'left'])
})
