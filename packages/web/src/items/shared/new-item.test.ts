import { disbursement } from '@costdraft/schema/items/disbursement/disbursement.ts'
import { hearing } from '@costdraft/schema/items/hearing/hearing.ts'
import { timeRecording } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { newItemDefaults } from './new-item.ts'
import type { AnyTab } from './tab-definition.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const tabOf = (kind: object, more: object = {}): AnyTab => ({ kind, ...more }) as unknown as AnyTab
const only = { field: 'hearingType', values: ['interim', 'final'] }
const meetings = tabOf(hearing, { only })
const hearings = tabOf(hearing, { only, asksFirst: 'date' })
const shah = { uuid: 'shah', firstname: 'Priya', surname: 'Shah', initials: 'PS' }
const sources = {
  feeEarner: shah,
  courtLevel: 'high_court_judge',
  now: new Date(2026, 6, 8, 23, 30),
  lastDate: undefined,
  feeEarners: [{ value: 'okafor' }, { value: 'shah' }],
}

test('the first item of a tab starts with today, the fee earner of the case and the level of its certificate', () => {
  expect(newItemDefaults(meetings, sources)).toEqual({
    hearingType: 'interim',
    date: '2026-07-08',
    feeEarner: 'shah',
    courtLevel: 'high_court_judge',
  })
  expect(newItemDefaults(tabOf(timeRecording), sources)).toEqual({ feeEarner: 'shah', date: '2026-07-08' })
  expect(newItemDefaults(tabOf(disbursement), sources)).toEqual({ date: '2026-07-08' })
})

test('the date of the first hearing is asked; the next starts with it', () => {
  expect(newItemDefaults(hearings, sources)).toEqual({
    hearingType: 'interim',
    feeEarner: 'shah',
    courtLevel: 'high_court_judge',
  })
  expect(newItemDefaults(hearings, { ...sources, lastDate: '2025-03-04' })).toMatchObject({ date: '2025-03-04' })
  expect(newItemDefaults(hearings, sources, { date: '2025-03-05' })).toMatchObject({ date: '2025-03-05' })
})

test.each(['Europe/London', 'America/New_York'])('today is the date of the person in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  for (const now of [new Date(2026, 6, 8, 0, 0), new Date(2026, 6, 8, 23, 59)])
    expect(newItemDefaults(tabOf(disbursement), { ...sources, now })).toEqual({ date: '2026-07-08' })
})

test('the next starts with the date of the row entered last, and with all that is carried over', () => {
  const after = { ...sources, lastDate: '2025-03-04' }
  expect(newItemDefaults(tabOf(timeRecording), after)).toEqual({ feeEarner: 'shah', date: '2025-03-04' })
  const carriedOver = { date: '2025-04-01', feeEarner: 'okafor', courtLevel: 'other_judge', hearingType: 'final' }
  expect(newItemDefaults(hearings, after, carriedOver)).toEqual(carriedOver)
})

test('a fee earner who is no longer in the list is not entered', () => {
  const feeEarners = [{ value: 'okafor' }]
  expect(newItemDefaults(tabOf(timeRecording), { ...sources, feeEarners })).toEqual({ date: '2026-07-08' })
})

test('a case without certificate gives no level', () => {
  expect(newItemDefaults(hearings, { ...sources, courtLevel: undefined })).not.toHaveProperty('courtLevel')
})
