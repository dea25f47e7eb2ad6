import { sql, type RawBuilder } from 'kysely'
import { optionsOf, scopesOf, workedBills, type Row, type WorkedBill } from '../../../dev/worked-bill.ts'
import { careCase } from '../care-case.ts'
import { courtOfProtectionCase } from '../court-of-protection-case.ts'
import { highCostCase } from '../high-cost-case.ts'
import { interPartesCase } from '../inter-partes-case.ts'
import { post } from '../worked-firm.ts'
import { enterRows } from './enter-rows.ts'
import type { OwnFirm, ReportsApi } from './own-firms.ts'
import { readTable } from './table.ts'

const described = [
  'case',
  'firm',
  'area',
  'type',
  'earner',
  'staff',
  'stage',
  'created',
  'updated',
  'last_step',
] as const
const priced = ['bill', 'claimed', 'enhancement', 'net', 'vat', 'hours', 'unpriced'] as const
type CaseColumn = (typeof described)[number] | (typeof priced)[number]
type WorkedCase = Record<CaseColumn, string>

/** What the worked cases are entered with. */
export interface Office {
  api: ReportsApi
  /** By their letters. */
  firms: Readonly<Record<string, OwnFirm>>
  /** Who drafts and reviews, by name. */
  people: ReadonlyMap<string, { email: string; uuid: string }>
}

/** A moment, or one that many days before now by the clock of the database. */
const momentOf = (text: string): RawBuilder<Date> =>
  /^[+-]\d+$/.test(text) ? sql`now() + ${Number(text)} * interval '1 day'` : sql`${text}::timestamptz`

/** The worked bill that a case has its rows of. */
const billNamed = (name: string): WorkedBill | undefined => workedBills().find((bill) => bill.name === name)

/** The body of a case; without a last step it has none. */
function caseBody(one: WorkedCase, firm: OwnFirm, staff: string | undefined): Record<string, unknown> {
  const owner = { client: firm.client, site: firm.site, feeEarner: firm.earners.get(one.earner) ?? '' }
  const shared = { case_name: one.case, staff_member: staff ?? null }
  if (one.area === 'inter_parties') return interPartesCase(owner, shared)
  if (one.area === 'court_of_protection') return courtOfProtectionCase(owner, shared)
  const legal = { ...shared, case_type: one.type, last_step_on: one.last_step || null }
  if (one.area === 'high_cost_legal_aid') return highCostCase(owner, legal)
  const hasParts = one.type !== 'care_and_supervision'
  const scopes = scopesOf({ options: new Map([['type', one.type]]) })
  return careCase(
    owner,
    {
      ...legal,
      ...(hasParts
        ? { represented_party: undefined, parties_represented: undefined }
        : { represented_party: 'joined_party' }),
    },
    hasParts ? { certificate_scopes: scopes } : {},
  )
}

const paths: Readonly<Record<string, string>> = {
  legal_aid: 'legal-aid',
  inter_parties: 'inter-parties',
  court_of_protection: 'court-of-protection',
  high_cost_legal_aid: 'high-cost',
}

async function claim({ api }: Office, { owner }: OwnFirm, uuid: string, one: WorkedCase): Promise<void> {
  const caller = api.by(owner)
  const asked = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`${one.case}: ${status} ${JSON.stringify(body)}`)
  }
  const exceptionals = [{ exceptional: true, case_part: null }]
  await asked(caller.rest('PATCH', `client/case/${uuid}/exceptional`, { exceptionals }))
  if (one.enhancement === '') return
  const enhancements = [{ enhancement: Number(one.enhancement), activity_type: 'preparation', case_part: null }]
  await asked(caller.rest('POST', `client/case/${uuid}/tr_enhancement`, { enhancements }))
}

/** The rows of cases that have no worked bill, by case. `dayOf` reads a day to come. */
function ownRows(dayOf: (text: string) => string): Map<string, Row[]> {
  const rows = readTable<'case' | 'record' | 'date' | 'what' | 'how' | 'options'>('rows').map((row) => ({
    ...row,
    date: dayOf(row.date),
    options: optionsOf(row.options),
    net: '',
    vat: '',
  }))
  return Map.groupBy(rows, (row) => row.case)
}

/**
 * Enters the cases of `tests/data/reports` through the REST API, moves them as they were moved, and sets when that was.
 * Answers their uuids by name. `today` is the day of the reports, from which days to come are counted.
 */
export async function enterWorkedCases(office: Office, today: string): Promise<Map<string, string>> {
  const { api, firms, people } = office
  const { db } = api.database
  const dayOf = (text: string): string =>
    /^[+-]/.test(text) ? new Date(Date.parse(today) + Number(text) * 86_400_000).toISOString().slice(0, 10) : text
  const rows = ownRows(dayOf)
  const uuids = new Map<string, string>()
  for (const one of readTable<CaseColumn>('cases')) {
    const firm = firms[one.firm]
    if (!firm) throw new Error(`There is no firm ${one.firm}.`)
    const caller = api.by(firm.owner)
    const body = caseBody(one, firm, people.get(one.staff)?.uuid)
    const uuid = await post(caller, `client/${firm.client}/case/${paths[one.area]}`, body)
    uuids.set(one.case, uuid)
    await enterRows(
      caller,
      uuid,
      billNamed(one.bill)?.rows ?? rows.get(one.case) ?? [],
      firm.earners.get(one.earner) ?? '',
    )
    if (one.claimed !== '') await claim(office, firm, uuid, one)
  }
  const moves = Map.groupBy(readTable<'case' | 'to' | 'at' | 'by'>('moves'), (move) => move.case)
  for (const [name, own] of moves)
    for (const { to, by } of own) {
      const path = `client/case/${uuids.get(name)}/status/${to}`
      const { status, body } = await api.by(people.get(by)?.email ?? '').rest('POST', path, {})
      if (status !== 200) throw new Error(`${name} was not moved by ${by}: ${status} ${JSON.stringify(body)}`)
    }
  // Each stay, in the order of the moves, with the days of the table.
  for (const one of readTable<CaseColumn>('cases')) {
    const uuid = uuids.get(one.case)
    const own = moves.get(one.case) ?? []
    const times = [one.created, ...own.map(({ at }) => at)].map(momentOf)
    const since = times.at(-1) ?? sql`now()`
    const { rows: stays } = await sql<{ id: string }>`select ctid::text as id from stage_period
      where case_uuid = ${uuid} order by ended_at`.execute(db)
    if (stays.length !== own.length) throw new Error(`${one.case} has ${stays.length} stays of ${own.length}.`)
    for (const [i, { id }] of stays.entries())
      await sql`update stage_period set began_at = ${times[i]}, ended_at = ${times[i + 1]}
        where case_uuid = ${uuid} and ctid = ${id}::tid`.execute(db)
    await sql`update "case" set created_at = ${times[0]}, stage_since = ${since},
      updated_at = ${today}::timestamptz + interval '12 hours' + ${Number(one.updated)} * interval '1 day'
      where uuid = ${uuid}`.execute(db)
  }
  await sql`delete from stage_period where case_uuid = ${uuids.get('c18')}`.execute(db)
  return uuids
}
