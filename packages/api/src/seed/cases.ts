import { londonDay } from '@costdraft/schema/london-day.ts'
import type { CourtLevel, RepresentedParty, Stage } from '@costdraft/costing'
import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { addCase } from '../case-routes/add-case.ts'
import { actingAs } from './acting-as.ts'
import { courtOfProtectionCases } from './court-of-protection-cases.ts'
import { interPartesCases, type InterPartesCase } from './inter-partes-cases.ts'
import { highCostCases } from './high-cost/index.ts'

type Earner = [
  firstname: string,
  surname: string,
  type: 'solicitor' | 'paralegal' | 'legal_executive',
  grade: 'A' | 'B' | 'C' | 'D',
  panel?: boolean,
]
const earners: Record<string, Earner[]> = {
  'Ashdown Family Law': [
    ['Priya', 'Shah', 'solicitor', 'A', true],
    ['Tom', 'Okafor', 'solicitor', 'B'],
    ['Ellen', 'Marsh', 'legal_executive', 'C'],
    ['Gwen', 'Pritchard', 'paralegal', 'D'],
  ],
  'Bryn Solicitors': [
    ['Lowri', 'Bevan', 'solicitor', 'A', true],
    ['Rhys', 'Morgan', 'paralegal', 'D'],
  ],
  'Calder & Co': [
    ['Colin', 'Calder', 'solicitor', 'A'],
    ['Nadia', 'Rahman', 'solicitor', 'C'],
  ],
}

interface DemoCase {
  firm: string
  name: string
  reference: string
  certificate: string
  issued: string
  stage: Stage
  level?: CourtLevel
  party?: RepresentedParty
  parties?: number
  daysAgo: number
}
const demoCases: DemoCase[] = [
  {
    firm: 'Ashdown Family Law',
    name: 'Re Marlowe (care proceedings)',
    reference: 'ASH/2025/0412',
    certificate: '1120459AA001',
    issued: '2025-01-10',
    stage: 'in_progress',
    daysAgo: 0,
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Re K and L (Children)',
    reference: 'ASH/2025/0388',
    certificate: '1120388AA002',
    issued: '2024-11-04',
    stage: 'in_progress',
    party: 'child',
    parties: 2,
    daysAgo: 2,
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Re Fenwick',
    reference: 'ASH/2025/0290',
    certificate: '1120290AA003',
    issued: '2024-06-18',
    stage: 'in_review',
    daysAgo: 3,
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Re Oyelaran (grandparents joined)',
    reference: 'ASH/2025/0277',
    certificate: '1120277AA004',
    issued: '2024-05-02',
    stage: 'blocked',
    party: 'joined_party',
    daysAgo: 6,
  },
  {
    firm: 'Ashdown Family Law',
    name: 'Re Whitcombe',
    reference: 'ASH/2024/0911',
    certificate: '1120911AA005',
    issued: '2023-09-21',
    stage: 'complete',
    level: 'high_court_judge',
    daysAgo: 20,
  },
  {
    firm: 'Bryn Solicitors',
    name: 'Re Pritchard-Jones',
    reference: 'BRY/2025/031',
    certificate: '1121031BB001',
    issued: '2025-02-14',
    stage: 'in_progress',
    party: 'child',
    daysAgo: 1,
  },
  {
    firm: 'Bryn Solicitors',
    name: 'Re Gwilym',
    reference: 'BRY/2025/022',
    certificate: '1121022BB002',
    issued: '2024-10-01',
    stage: 'in_review',
    daysAgo: 4,
  },
  {
    firm: 'Calder & Co',
    name: 'Re Hartley',
    reference: 'CAL-2025-118',
    certificate: '1122118CC001',
    issued: '2025-03-03',
    stage: 'in_progress',
    daysAgo: 1,
  },
  {
    firm: 'Calder & Co',
    name: 'Re Sandhu',
    reference: 'CAL-2025-097',
    certificate: '1122097CC002',
    issued: '2024-12-09',
    stage: 'complete',
    daysAgo: 30,
  },
]

const DAY = 86_400_000

/**
 * Creates the fee earners of the demonstration firms, with care cases in every stage, cases of the Court of Protection,
 * inter partes and high cost ones.
 */
export async function seedCases(tx: Tx): Promise<void> {
  const firms = await tx.selectFrom('client').select(['uuid', 'name']).execute()
  for (const { uuid: client, name } of firms) {
    const sites = await tx
      .selectFrom('site')
      .select(['uuid', 'headquarters'])
      .where('client_uuid', '=', client)
      .orderBy('headquarters', 'desc')
      .execute()
    const owner = await tx
      .selectFrom('person')
      .select('uuid')
      .where('client_uuid', '=', client)
      .where('role', 'in', ['owner', 'team_leader'])
      .executeTakeFirst()
    const main = sites[0]?.uuid
    if (!main || !owner || !earners[name]) continue
    const added = await tx
      .insertInto('fee_earner')
      .values(
        earners[name].map(([firstname, surname]) => ({
          client_uuid: client,
          firstname,
          surname,
          initials: `${firstname.charAt(0)}${surname.charAt(0)}`,
        })),
      )
      .returning('uuid')
      .execute()
    const [first] = added
    await tx
      .insertInto('fee_earner_period')
      .values(
        earners[name].map(([, , type, grade, panel = false], i) => ({
          fee_earner: added[i]?.uuid ?? '',
          client_uuid: client,
          from_day: null,
          site_uuid: main,
          type,
          grade,
          is_panel_member: panel,
        })),
      )
      .execute()
    const place = { client, site: main, earner: first?.uuid ?? '', by: owner.uuid }
    const isOfFirm = ({ firm }: { firm: string }): boolean => firm === name
    for (const demoCase of [
      ...demoCases.filter(isOfFirm).map(careCase),
      ...courtOfProtectionCases.filter(isOfFirm).map(caseOf(areas.court_of_protection)),
      ...interPartesCases.filter(isOfFirm).map(caseOf(areas.inter_parties)),
      ...highCostCases.filter(isOfFirm).map(caseOf(areas.high_cost_legal_aid)),
    ])
      await seedCase(tx, place, demoCase)
  }
}

interface Place {
  client: string
  site: string
  earner: string
  /** The person who drafts the case. */
  by: string
}

interface NewCase {
  area: AnyArea
  /** Its fields by their wire names. */
  fields: Draft
  stage: Stage
  daysAgo: number
}
/** A demonstration care case, by the fields of a request. */
const careCase = ({ name, reference, party, parties, certificate, level, issued, ...state }: DemoCase): NewCase => ({
  ...state,
  area: areas.legal_aid,
  fields: {
    case_name: name,
    solicitors_case_reference: reference,
    case_type: 'care_and_supervision',
    represented_party: party ?? 'parent',
    parties_represented: parties ?? 1,
    certificate: { certificate_number: certificate, court_level: level ?? 'other_judge', date_of_issue: issued },
  },
})
type CaseWithFields = Pick<InterPartesCase, 'name' | 'reference' | 'fields' | 'stage' | 'daysAgo'>
/** A demonstration case of another area, whose fields are given by their wire names. */
const caseOf =
  (area: AnyArea) =>
  ({ name, reference, fields, stage, daysAgo }: CaseWithFields): NewCase => ({
    area,
    fields: { ...fields, case_name: name, solicitors_case_reference: reference },
    stage,
    daysAgo,
  })

/** Days for which a demonstration case was drafted, beside three times those since then. */
const DRAFTED_FOR = 10

/** Creates a case as a request would, then sets its stage and its time as if it had been worked on since. */
async function seedCase(
  tx: Tx,
  { client, site, earner, by }: Place,
  { area, fields, stage, daysAgo }: NewCase,
): Promise<void> {
  const context = { tx, viewer: await actingAs(tx, by) }
  const body = { ...fields, fee_earner: earner, site, staff_member: by }
  const place = { area, areas, today: londonDay(new Date()) }
  const {
    row: { uuid },
  } = await addCase(context, place, client, { body })
  const daysBefore = (days: number): string => new Date(Date.now() - days * DAY).toISOString()
  const [created, at] = [daysBefore(4 * daysAgo + DRAFTED_FOR), daysBefore(daysAgo)]
  const ofCase = tx.updateTable('case').where('uuid', '=', uuid)
  await ofCase.set({ created_at: sql`${created}::timestamptz`, stage_since: created }).execute()
  await ofCase.set({ stage, updated_at: at, stage_since: at }).execute()
}
