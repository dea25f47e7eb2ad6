import type { FrozenCase, FrozenEarner, FrozenItem } from '@costdraft/api/outputs/frozen-case.ts'
import type { FrozenBudget } from '@costdraft/api/budgets/frozen-budget.ts'
import {
  budgetFigures,
  type Budget,
  type AllItems,
  type Phase,
  type PricedCase,
  type ProceduralType,
  proceduralTypes,
  allItems,
  type Items,
} from '@costdraft/costing'
import { blankItem, earnersOf, frozenCourtCase } from './frozen-court-case.ts'
import type { WorkedBill } from './worked-bill.ts'
import { interPartesItemsOf, stepsOf, workedBudget, workedInterPartesCase } from './worked-inter-partes.ts'

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
export interface InterPartesTexts {
  caseName?: string
  reference?: string
  details?: Readonly<Record<string, unknown>>
  narrative?: string | null
  steps?: readonly Step[]
  documents?: (uuid: string) => readonly string[]
  earners?: readonly FrozenEarner[]
  /** The budget that is saved; none by default. */
  budget?: Budget
  /** The version before it; none by default. */
  previous?: Budget
  /** Time rows whose time is estimated. */
  estimated?: ReadonlySet<string>
}

/**
 * The items of a snapshot, in the format the API freezes: those of a step have its phase there, and no date of their
 * own.
 */
function frozenItems(
  items: AllItems,
  { steps = [], documents, estimated }: InterPartesTexts,
): Record<string, FrozenItem> {
  const ofRow = ({ party, step, phase }: AllItems['time'][number] | AllItems['disbursements'][number]) => ({
    ...(party && { party }),
    ...(step ? { parent: step } : phase && { phase }),
  })
  return Object.fromEntries<FrozenItem>([
    ...steps.map(({ uuid, date, proceduralType, phase, description, isAttendance }): [string, FrozenItem] => [
      uuid,
      { ...blankItem, kind: 'procedural_step', date, description, phase, step: { proceduralType, isAttendance } },
    ]),
    ...items.time.map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blankItem,
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
        ...blankItem,
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
        ...blankItem,
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
export function frozenInterPartesCase(
  priced: PricedCase<'inter_parties'>,
  given: Items,
  texts: InterPartesTexts = {},
): FrozenCase {
  const items = allItems(given)
  const feeEarners = texts.earners ?? earnersOf([...items.time, ...(items.attendances ?? [])])
  const { budget, previous } = texts
  const versionOf = (number: number, savedAt: string, of: Budget) => ({
    ...{ number, savedAt, budget: of, figures: budgetFigures(of, priced, items) },
  })
  const saved: FrozenBudget | undefined = budget && {
    ...versionOf(2, '2025-11-20T10:05:00', budget),
    earners: Object.fromEntries(feeEarners.map(({ uuid, name }) => [uuid, name])),
    ...(previous && { previous: versionOf(1, '2024-08-02T09:00:00', previous) }),
  }
  const frozen = frozenCourtCase(priced, items, {
    case: {
      uuid: '00000000-0000-4000-8000-000000000003',
      caseName: texts.caseName ?? 'Ash v Birch',
      reference: texts.reference ?? 'IP/2041',
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
    feeEarners,
    narrative: texts.narrative ?? null,
    items: frozenItems(items, texts),
  })
  return saved ? { ...frozen, budget: saved } : frozen
}

/** A worked bill, or budget, between the parties as a completed case. */
export function frozenWorkedInterPartes(worked: WorkedBill): FrozenCase {
  const budget = workedBudget(worked)
  return frozenInterPartesCase(workedInterPartesCase(worked), interPartesItemsOf(worked), {
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
