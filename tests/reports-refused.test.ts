import { describe, expect, test } from 'vitest'
import { reports } from '@costdraft/schema/reports/report.ts'
import { as } from './support/instance.ts'
import { askReport } from './support/reports/read.ts'

const leader = as('owner@harbour.example')
/** The names of what is refused, by 422. */
async function refusedIn(path: string): Promise<string[]> {
  const { status, body } = await leader.rest<{ details: Record<string, string> }>('GET', `client/${path}`)
  expect([path, status, body]).toMatchObject([path, 422, {}])
  return Object.keys(body.details)
}
const all = Object.values(reports)
const withPeriod = all.filter(({ hasPeriod }) => hasPeriod).map(({ path }) => path)
const without = all.filter(({ hasPeriod }) => !hasPeriod).map(({ path }) => path)
const PERIOD_OF_MONTHS = ['completed', 'outcome']

describe('a report refuses', () => {
  test.each(all.map(({ path }) => path))('what %s does not take, by name', async (path) => {
    for (const name of ['nothing', 'first', 'mark', 'due', 'reported', 'sent_back', 'completed_from', 'outcome'])
      expect(await refusedIn(`reports/${path}?${name}=1`)).toEqual([name])
    expect(await refusedIn(`reports/${path}?status=finished`)).toEqual(['status'])
    expect(await refusedIn(`reports/${path}?updated_from=yesterday`)).toEqual(['updated_from'])
    if (path !== 'work-in-progress') expect(await refusedIn(`reports/${path}?by=firm`)).toEqual(['by'])
  })

  test.each(without)('a period in %s, which has none', async (path) => {
    expect(await refusedIn(`reports/${path}?from=2026-01-01`)).toEqual(['from'])
    expect(await refusedIn(`reports/${path}?to=2026-01-01`)).toEqual(['to'])
  })

  test.each(withPeriod)('days of %s that are none, or the wrong way round', async (path) => {
    for (const day of ['2026-02-30', '2026-1-1', '01/02/2026', 'today'])
      for (const name of ['from', 'to']) expect(await refusedIn(`reports/${path}?${name}=${day}`)).toEqual([name])
    expect(await refusedIn(`reports/${path}?from=2026-02-02&to=2026-02-01`)).toEqual(['to'])
    expect((await askReport(leader, `${path}?from=2026-02-01&to=2026-02-01`)).status).toBe(200)
  })

  test.each(PERIOD_OF_MONTHS)('more than twenty years of %s', async (path) => {
    expect(await refusedIn(`reports/${path}?from=2000-01-01&to=2020-01-02`)).toEqual(['from'])
    expect((await askReport(leader, `${path}?from=2000-01-01&to=2020-01-01`)).status).toBe(200)
  })

  test('a group that there is not', async () => {
    expect(await refusedIn('reports/work-in-progress?by=firm,case_type')).toEqual(['by'])
    expect(await refusedIn('reports/work-in-progress?by=person')).toEqual(['by'])
    const { body } = await askReport(leader, 'work-in-progress?by=stage,stage,firm')
    expect(body.rows[0]?.keys).toHaveLength(2)
  })

  test('a report that there is not', async () => {
    expect((await askReport(leader, 'everything')).status).toBe(404)
  })
})

test.each([
  ['completed_from', 'may'],
  ['completed_to', '2026-02-30'],
  ['mark', 'important'],
  ['outcome', 'grade:E'],
  ['outcome', 'words:hull'],
  ['sent_back', '4'],
  ['sent_back', '0'],
  ['left_stage', 'finished'],
  ['due', 'lunch'],
  ['due_from', 'may'],
  ['due_to', '31/01/2026'],
  ['reported', 'maybe'],
])('a list of cases refuses %s=%s by name', async (name, value) => {
  for (const path of ['case', 'case/by-stage'])
    expect(await refusedIn(`${path}?${name}=${encodeURIComponent(value)}`)).toEqual([name])
})
