import type { FrozenBudget, FrozenCase, FrozenEarner, FrozenItem } from '@costdraft/api/outputs/frozen-case.ts'
import {
  budgetFigures,
  ENGINE_VERSION,
  price,
  type Budget,
  type Grade,
  type Items,
  type Phase,
  type PricedCase,
  type ProceduralType,
  proceduralTypes,
} from '@costdraft/costing'
import type { WorkedBill } from './worked-bill.ts'
import { interPartesItemsOf, stepsOf, workedBudget, workedInterPartesCase } from './worked-inter-partes-bill.ts'

/** A procedural step, or an attendance, as its snapshot has it. */
export interface Step {
  uuid: string
  date: string
  proceduralType: ProceduralType
  phase: Phase
  description: string
  isAttendance: boolean
}
/** What a snapshot says beside the price. */
export interface DisputeTexts {
  caseName?: string
  reference?: string
  details?: Readonly<Record<string, unknown>>
  narrative?: string | null
  steps?: readonly Step[]
  documents?: (uuid: string) => readonly string[]
  earners?: readonly FrozenEarner[]
  /** The budget that is saved; none by default. */
  budget?: Budget
  /** Time rows whose time is estimated. */
  estimated?: ReadonlySet<string>
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
const earnerOf = (uuid: string, grade: Grade): FrozenEarner => ({
  uuid,
  name: uuid,
  initials: initialsOf(uuid),
  type: grade === 'D' ? 'paralegal' : 'solicitor',
  grade,
  panelMember: false,
  office: 'Leeds',
})
const blank = { feeEarner: null, activityType: null, disbursementType: null, hearing: null }

/** The items of a snapshot, in the format the API freezes: those of a step have its phase there, and no date of their own. */
function frozenItems(items: Items, { steps = [], documents, estimated }: DisputeTexts): Record<string, FrozenItem> {
  const ofRow = ({ party, step, phase }: Items['time'][number] | Items['disbursements'][number]) => ({
    ...(party && { party }),
    ...(step ? { parent: step } : phase && { phase }),
  })
  return Object.fromEntries<FrozenItem>([
    ...steps.map(({ uuid, date, proceduralType, phase, description, isAttendance }): [string, FrozenItem] => [
      uuid,
      { ...blank, kind: 'procedural_step', date, description, phase, step: { proceduralType, isAttendance } },
    ]),
    ...items.time.map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blank,
        kind: 'time_recording',
        date: row.date,
        feeEarner: row.feeEarner?.uuid ?? null,
        activityType: row.activityType,
        description: row.description,
        ...(estimated?.has(row.uuid) && { estimated: true as const }),
        ...ofRow(row),
      },
    ]),
    ...(items.attendances ?? []).map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blank,
        kind: 'procedural_step_attendance',
        date: null,
        feeEarner: row.feeEarner.uuid,
        description: row.description,
        attendanceOn: row.type,
        ...(row.step && { parent: row.step }),
      },
    ]),
    ...items.disbursements.map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blank,
        kind: row.step ? 'procedural_step_disbursement' : 'disbursement',
        date: row.step ? null : row.date,
        disbursementType: row.type,
        description: row.description,
        documents: documents?.(row.uuid) ?? [],
        ...ofRow(row),
      },
    ]),
  ])
}

/** A completed inter partes case with these items, in the format the API freezes. */
export function frozenDispute(priced: PricedCase<'inter_parties'>, items: Items, texts: DisputeTexts = {}): FrozenCase {
  const workers = [...items.time, ...(items.attendances ?? [])].flatMap(({ feeEarner }) => feeEarner ?? []),
    feeEarners = texts.earners ?? [
      ...new Map(workers.map(({ uuid, grade }) => [uuid, earnerOf(uuid, grade)])).values(),
    ],
    { budget } = texts
  const saved: FrozenBudget | undefined = budget && {
    number: 2,
    savedAt: '2025-11-20T10:05:00',
    budget,
    figures: budgetFigures(budget, priced, items),
  }
  return {
    engine: ENGINE_VERSION,
    completedAt: '2026-02-03T16:20:00',
    case: {
      uuid: '00000000-0000-4000-8000-000000000003',
      caseName: texts.caseName ?? 'Ash v Birch',
      reference: texts.reference ?? 'IP/2041',
      areaOfWork: priced.area,
      caseType: priced.caseType,
      representedParty: null,
      partiesRepresented: null,
      exceptional: false,
      highCourtWork: false,
      details: {
        court_type: 'county_court',
        court_name: 'County Court at Leeds',
        case_number: 'K00LS123',
        claimant: 'Ann Ash',
        defendant: 'Ben Birch',
        start_date: '2024-04-01',
        end_date: '2025-12-31',
        opg_estimate: 0,
        court_fee: 455,
        ...texts.details,
      },
    },
    certificate: null,
    firm: {
      name: 'Ashdown Law',
      solicitorSraNumber: '612345',
      siteName: 'Leeds',
      address: ['14 Park Row', 'Leeds', 'LS1 2PF'],
      phone: '0113 496 0112',
      officeNumber: null,
      region: priced.region,
    },
    feeEarner: feeEarners[0]?.uuid ?? 'e1',
    feeEarners: [...feeEarners],
    narrative: texts.narrative ?? null,
    parties: priced.parties,
    ...(saved && { budget: saved }),
    items: frozenItems(items, texts),
    bill: price(priced, items),
  }
}

/** A worked bill, or budget, between the parties as a completed case. */
export function frozenWorkedDispute(worked: WorkedBill): FrozenCase {
  const budget = workedBudget(worked)
  return frozenDispute(workedInterPartesCase(worked), interPartesItemsOf(worked), {
    caseName: worked.title.slice(0, 100),
    ...(budget && { budget }),
    steps: stepsOf(worked).map(({ name, date, what, how, phase }) => ({
      uuid: name,
      date,
      proceduralType: proceduralTypes.find((type) => type === what) ?? 'other',
      phase,
      description: name,
      isAttendance: how === 'hearing',
    })),
  })
}
