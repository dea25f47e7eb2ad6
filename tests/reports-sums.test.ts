import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reports, type Report as Declared } from '@costdraft/schema/reports/report.ts'
import { runs } from '../dev/property-runs.ts'
import { ADMIN } from './support/firms.ts'
import type { Caller } from './support/instance.ts'
import { addFirm, addPerson, startReportsApi, type OwnFirm, type ReportsApi } from './support/reports/own-firms.ts'
import { enterCase, randomCase, type EnteredCase } from './support/reports/random-cases.ts'
import { askReport, listCases, readPriced, type Report, type Row } from './support/reports/read.ts'

// Whatever the firms, their cases, the rights and the filter are: each row of each report is the sum of the cases that
// its filter lists, and of nothing else.

let api: ReportsApi
beforeAll(async () => {
  api = await startReportsApi()
})
afterAll(() => api.stop())

/** Roles in three firms, half of which read reports; a draftsman reads cases alone, who administers neither. */
const roles = ['team_leader', 'team_leader', 'owner', 'costs_draftsman', 'it_administrator', null] as const
const canReport = (role: string | null) => role === 'team_leader' || role === 'owner'
const canRead = (role: string | null) => canReport(role) || role === 'costs_draftsman'

/** Mostly nothing: a filter that asks for everything matches no case. */
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
const oneOrTwo = <T>(...values: T[]) => seldom(fc.subarray(values, { minLength: 1, maxLength: 2 }))
type Period = readonly [from: string, to: string] | null
const filters = fc.record({
  firms: oneOrTwo(0, 1, 2),
  status: oneOrTwo('in_progress', 'in_review', 'blocked', 'complete'),
  area: oneOrTwo('legal_aid', 'high_cost_legal_aid', 'court_of_protection', 'inter_parties'),
  type: oneOrTwo('care_and_supervision', 'bill_of_costs', 'domestic_abuse_and_child_arrangement'),
  staff: oneOrTwo(0, 1, null),
  search: seldom(fc.constantFrom('Quartz', 'Basalt', 'Gneiss')),
  from: seldom(fc.constantFrom('2026-09-15', '2026-10-28')),
  to: seldom(fc.constantFrom('2026-10-20', '2026-11-15')),
  by: fc.subarray(['firm', 'area', 'stage', 'fee_earner', 'staff'], { minLength: 1, maxLength: 3 }),
  period: fc.constantFrom<Period>(null, ['2025-06-01', '2026-05-31'], ['2026-02-10', '2026-12-31']),
})
type Filter = typeof filters extends fc.Arbitrary<infer T> ? T : never

/** Asks for everything: what every try begins with. */
const everything = (...by: string[]): Filter => ({
  ...{ firms: null, status: null, area: null, type: null, staff: null, search: null, from: null, to: null },
  ...{ by, period: ['2025-01-01', '2026-12-31'] },
})

/** The firms of one try, who asks there, and what was entered. */
interface World {
  firms: OwnFirm[]
  people: { email: string; uuid: string }[]
  roles: readonly (string | null)[]
  cases: EnteredCase[]
  /** What each case comes to, in pence, by its uuid. */
  totals: Map<string, { net: number; vat: number; unpriced: number }>
  viewer: Caller
}
const pence = (pounds: number): number => Math.round(pounds * 100)

async function makeWorld(given: readonly (string | null)[], cases: readonly Parameters<typeof enterCase>[1][]) {
  const house = await addFirm(api, ADMIN, 'costs_draftsman', 'House', [])
  const firms: OwnFirm[] = []
  for (const name of ['First', 'Second', 'Third'])
    firms.push(
      await addFirm(api, house.owner, 'solicitor', name, [
        ['Ann', name],
        ['Bob', name],
      ]),
    )
  const linked = (of: readonly (string | null)[]) =>
    Object.fromEntries(firms.flatMap(({ client }, i) => (of[i] ? [[client, of[i]]] : [])))
  const everywhere = linked(firms.map(() => 'costs_draftsman'))
  const person = (links: Record<string, string>) =>
    addPerson(api, house.owner, house, 'costs_draftsman', ['Mary', 'Tester'], links)
  const people = [await person(everywhere), await person(everywhere)]
  const { email } = await person(linked(given))
  const entered: EnteredCase[] = []
  const totals: World['totals'] = new Map()
  for (const one of cases) {
    const added = await enterCase({ api, firms, people }, one)
    entered.push(added)
    const owner = api.by(firms[one.firm]?.owner ?? '')
    const { body } = await owner.rest<{ net: number; vat: number; unpriced: number }>(
      'GET',
      `client/case/${added.uuid}/totals`,
    )
    totals.set(added.uuid, { net: pence(body.net), vat: pence(body.vat), unpriced: body.unpriced })
  }
  return { firms, people, roles: given, cases: entered, totals, viewer: api.by(email) }
}

/** The cases that a filter matches in the firms whose reports the viewer may read, by what was entered. */
function matching({ firms, roles: held, people, cases }: World, filter: Filter): EnteredCase[] {
  const reported = new Set(firms.flatMap(({ client }, i) => (canReport(held[i] ?? null) ? [client] : [])))
  const asked = filter.firms?.map((i) => firms[i]?.client)
  const staff = filter.staff?.map((i) => (i === null ? 'none' : people[i]?.uuid))
  return cases.filter(
    (one) =>
      reported.has(one.client) &&
      (!asked || asked.includes(one.client)) &&
      (!filter.status || filter.status.includes(one.stage)) &&
      (!filter.area || filter.area.includes(one.area)) &&
      (!filter.type || filter.type.includes(one.type)) &&
      (!staff || staff.includes(one.staff)) &&
      (!filter.search || filter.search === one.word) &&
      (!filter.from || one.updated >= filter.from) &&
      (!filter.to || one.updated <= filter.to),
  )
}
/** The same filter as parameters. */
function parametersOf({ firms, people }: World, filter: Filter, { hasGroups, hasPeriod }: Declared): URLSearchParams {
  const lists: Record<string, readonly (string | undefined)[] | null | undefined> = {
    client: filter.firms?.map((i) => firms[i]?.client),
    status: filter.status,
    area: filter.area,
    type: filter.type,
    staff: filter.staff?.map((i) => (i === null ? 'none' : people[i]?.uuid)),
    search: filter.search === null ? null : [filter.search],
    updated_from: filter.from === null ? null : [filter.from],
    updated_to: filter.to === null ? null : [filter.to],
    by: hasGroups ? filter.by : null,
    from: hasPeriod && filter.period ? [filter.period[0]] : null,
    to: hasPeriod && filter.period ? [filter.period[1]] : null,
  }
  return new URLSearchParams(Object.entries(lists).flatMap(([name, list]) => (list ? [[name, list.join(',')]] : [])))
}

/** A row lists what it counts, and comes to what these come to by themselves. Answers the uuids of its cases. */
async function checkRow({ viewer, cases, totals }: World, row: Row, matched: ReadonlySet<string>): Promise<string[]> {
  const uuids = (await listCases(viewer, row.filter)).map(({ uuid }) => uuid)
  const hours = new Map(cases.map((one) => [one.uuid, Math.round(one.hours * 100)]))
  const sum = (of: (uuid: string) => number | undefined) => uuids.reduce((all, uuid) => all + (of(uuid) ?? NaN), 0)
  const said = { count: row.count, net: pence(row.net), vat: pence(row.vat), hours: pence(row.hours) }
  expect({ row, ...said, unpriced: row.unpriced, strangers: [] }).toEqual({
    row,
    count: uuids.length,
    net: sum((uuid) => totals.get(uuid)?.net),
    vat: sum((uuid) => totals.get(uuid)?.vat),
    hours: sum((uuid) => hours.get(uuid)),
    unpriced: uuids.filter((uuid) => (totals.get(uuid)?.unpriced ?? 0) > 0).length,
    strangers: uuids.filter((uuid) => !matched.has(uuid)),
  })
  return uuids
}

/** The sections that have each of their cases in one row, and which cases these are. */
const partitions: Readonly<Record<string, (one: EnteredCase, report: Report) => boolean>> = {
  work: ({ stage }) => stage !== 'complete',
  age: ({ stage }) => stage !== 'complete',
  case_type: () => true,
  ...Object.fromEntries(
    ['month', 'area', 'firm'].map((name) => [
      name,
      ({ stage, since }: EnteredCase, { from, to }: Report) =>
        stage === 'complete' && since >= (from ?? '') && since <= (to ?? ''),
    ]),
  ),
}

async function checkReport(world: World, declared: Declared, filter: Filter): Promise<void> {
  const path = `${declared.path}?${parametersOf(world, filter, declared)}`
  if (!world.roles.some(canReport)) {
    expect((await askReport(world.viewer, path)).status).toBe(403)
    return
  }
  const report = await readPriced(world.viewer, path)
  const matched = matching(world, filter)
  const uuids = new Set(matched.map(({ uuid }) => uuid))
  // The firm of the viewer is one that has cases to read, too, and no reports.
  const others = 1 + world.roles.filter((role) => canRead(role) && !canReport(role)).length
  expect(report.notes[0]).toBe(
    `${others === 1 ? 'One of your firms is' : `${others} of your firms are`} not counted: your role there may not read its reports.`,
  )
  await checkRow(world, report.total, uuids)
  const listed = new Map<string, string[]>()
  for (const row of report.rows)
    listed.set(row.section, [...(listed.get(row.section) ?? []), ...(await checkRow(world, row, uuids))])
  for (const section of declared.sections) {
    const isOf = partitions[section]
    if (!isOf) continue
    const whole = matched.filter((one) => isOf(one, report)).map(({ uuid }) => uuid)
    expect({ path, section, listed: (listed.get(section) ?? []).toSorted() }).toEqual({
      path,
      section,
      listed: whole.toSorted(),
    })
  }
}

test(
  'each row is the sum of the cases that it lists, in the firms whose reports one may read',
  async () => {
    const tries = fc.record({
      roles: fc.tuple(...[0, 1, 2].map(() => fc.constantFrom(...roles))),
      cases: fc.array(randomCase, { minLength: 8, maxLength: 14 }),
      filters: fc.array(filters, { minLength: 4, maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(tries, async (given) => {
        const world = await makeWorld(given.roles, given.cases)
        for (const filter of [everything('staff'), everything('firm', 'fee_earner'), ...given.filters])
          for (const declared of Object.values<Declared>(reports)) await checkReport(world, declared, filter)
      }),
      // What is entered takes a while: the first that fails is told as it is.
      { numRuns: runs(2), endOnFailure: true },
    )
  },
  runs(2) * 60_000,
)
