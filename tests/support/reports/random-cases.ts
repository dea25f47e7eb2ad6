import * as fc from 'fast-check'
import { sql } from 'kysely'
import { stages, type Stage } from '@costdraft/costing'
import { careCase, twoPartCase } from '../care-case.ts'
import { courtOfProtectionCase } from '../court-of-protection-case.ts'
import { highCostCase } from '../high-cost-case.ts'
import { interPartesCase } from '../inter-partes-case.ts'
import { post } from '../worked-firm.ts'
import { attach, uploadVoucher } from './enter-rows.ts'
import type { OwnFirm, ReportsApi } from './own-firms.ts'

const areas = ['legal-aid', 'two-parts', 'high-cost', 'court-of-protection', 'inter-parties'] as const
const hours = fc.integer({ min: 1, max: 2_400 }).map((hundredths) => hundredths / 100)
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((moment) => moment.toISOString().slice(0, 10))
/** A case as it is entered; firms, fee earners and people are numbers. */
export const randomCase = fc.record({
  area: fc.constantFrom(...areas),
  firm: fc.nat(2),
  earner: fc.nat(1),
  staff: fc.constantFrom(0, 1, null),
  word: fc.constantFrom('Quartz', 'Basalt', 'Gneiss'),
  times: fc.array(fc.record({ hours, removed: fc.boolean() }), { maxLength: 3 }),
  step: fc.option(fc.record({ hours, removed: fc.boolean(), in: fc.integer({ min: -3, max: 120 }) })),
  paid: fc.array(fc.record({ pence: fc.integer({ min: 1, max: 50_000 }), document: fc.boolean() }), { maxLength: 2 }),
  exceptional: fc.boolean(),
  lastStep: fc.option(day('2025-09-01', '2026-12-31')),
  moves: fc.array(fc.record({ to: fc.constantFrom(...stages), by: fc.nat(1) }), { maxLength: 5 }),
  since: day('2025-01-01', '2026-11-20'),
  updated: day('2026-09-01', '2026-11-25'),
})
export type RandomCase = typeof randomCase extends fc.Arbitrary<infer T> ? T : never

/** A case that was entered, with what a filter may ask of it. */
export interface EnteredCase {
  uuid: string
  client: string
  area: string
  type: string
  earner: string
  staff: string
  stage: Stage
  word: string
  /** Days, `yyyy-mm-dd`. */
  since: string
  updated: string
  hours: number
}
interface World {
  api: ReportsApi
  firms: readonly OwnFirm[]
  people: readonly { email: string; uuid: string }[]
}

const bodies = {
  'legal-aid': careCase,
  'two-parts': twoPartCase,
  'high-cost': highCostCase,
  'court-of-protection': courtOfProtectionCase,
  'inter-parties': interPartesCase,
} as const
const rowDate = '2025-03-03'

/** Adds the rows of a case; answers the hours of those that are there afterwards. */
async function addRows(
  { api }: World,
  firm: OwnFirm,
  uuid: string,
  one: RandomCase,
  feeEarner: string,
): Promise<number> {
  const caller = api.by(firm.owner)
  const path = `client/case/${uuid}`
  const remove = async (item: string) => {
    const { status } = await caller.rest('DELETE', `${path}/fee/${item}`)
    if (status >= 300) throw new Error(`A row was not removed: ${status}`)
  }
  const inPhase = one.area === 'inter-parties' ? { phase: 'trial' } : {}
  const inPart = one.area === 'two-parts' ? { case_part: 'child_arrangement' } : {}
  let sum = 0
  for (const { hours: time, removed } of one.area === 'high-cost' ? [] : one.times) {
    const work = { date: rowDate, fee_earner: feeEarner, activity_type: 'preparation', time, ...inPhase, ...inPart }
    const item = await post(caller, `${path}/time-recording`, work)
    if (removed) await remove(item)
    else sum += time
  }
  if (one.step && one.area === 'inter-parties') {
    const { hours: time, removed, in: days } = one.step
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    const item = await post(caller, `${path}/procedural-step`, {
      ...{ fee_type: 'procedural_step', date, procedural_type: 'conference', description: 'A step', ...inPhase },
      procedural_step_attendances: [{ fee_earner: feeEarner, type: 'client', time, amount: 123.45 }],
    })
    if (removed) await remove(item)
    else sum += time
  }
  let file: string | undefined
  for (const { pence, document } of one.paid) {
    const expense = { date: rowDate, disbursement_type: 'process_server', amount: pence / 100, ...inPhase, ...inPart }
    const item = await post(caller, `${path}/disbursement`, expense)
    if (document) await attach(caller, uuid, item, (file ??= await uploadVoucher(caller, uuid)))
  }
  return sum
}

/** Enters a case through the REST API, moves it, and sets the days on which it was moved and changed last. */
export async function enterCase(world: World, one: RandomCase): Promise<EnteredCase> {
  const { api, firms, people } = world
  const firm = firms[one.firm]
  if (!firm) throw new Error('There is no such firm.')
  const feeEarner = [...firm.earners.values()][one.earner] ?? ''
  const staff = one.staff === null ? undefined : people[one.staff]?.uuid
  const recordsSteps = one.area !== 'court-of-protection' && one.area !== 'inter-parties'
  const body = {
    ...bodies[one.area]({ client: firm.client, site: firm.site, feeEarner }),
    case_name: `Re ${one.word}`,
    staff_member: staff ?? null,
    ...(recordsSteps && { last_step_on: one.lastStep }),
  }
  const caller = api.by(firm.owner)
  const createPath = one.area === 'two-parts' ? 'legal-aid' : one.area
  const uuid = await post(caller, `client/${firm.client}/case/${createPath}`, body)
  const sum = await addRows(world, firm, uuid, one, feeEarner)
  if (one.exceptional && one.area === 'legal-aid')
    await caller.rest('PATCH', `client/case/${uuid}/exceptional`, {
      exceptionals: [{ exceptional: true, case_part: null }],
    })
  for (const { to, by } of one.moves) {
    const { status } = await api.by(people[by]?.email ?? '').rest('POST', `client/case/${uuid}/status/${to}`, {})
    if (status !== 200) throw new Error(`A case was not moved: ${status}`)
  }
  await sql`update "case" set stage_since = ${one.since}::timestamptz + interval '12 hours',
    updated_at = ${one.updated}::timestamptz + interval '12 hours' where uuid = ${uuid}`.execute(api.database.db)
  const { body: stored } = await caller.rest<{ area_of_work: string; case_type: string; stage: Stage }>(
    'GET',
    `client/case/${uuid}`,
  )
  return {
    ...{ uuid, client: firm.client, area: stored.area_of_work, type: stored.case_type, earner: feeEarner },
    ...{ staff: staff ?? 'none', stage: stored.stage, word: one.word, since: one.since, updated: one.updated },
    hours: sum,
  }
}
