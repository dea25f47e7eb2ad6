import {
  advocacySchemes,
  counselLevels,
  disbursementTypes,
  eventAttendances,
  expertTypeKeys,
  finalHearingLengths,
  legalAidCaseTypes,
  penceOf,
  stepEvents,
  type DisbursementType,
  type EventAttendance,
  type ExpertTypeKey,
  type AllItems,
  type PricedCase,
  type Region,
  allItems,
} from '@costdraft/costing'
import { caseTypeOf, workedBills, type Row, type WorkedBill } from './worked-bill.ts'
import { named, namesOf } from './worked-firm.ts'
import { rowsOf, type NumberedRow } from './worked-inter-partes.ts'

// The worked high cost bills. Parties and steps are named in the rows, and stand for their uuids here.

export const workedHighCostBills = (): WorkedBill[] => workedBills('high-cost')

type Options = Pick<Row, 'options'>
const among = <T extends string>(values: readonly T[], word: string | undefined): T | null =>
  values.find((value) => value === word) ?? null
const pence = (pounds: string): number => penceOf(Number(pounds))

/** What the certificate of a worked bill says of its price. */
export const certificateOf = ({ options }: Options) => ({
  dateOfIssue: options.get('issued') ?? '',
  advocacyScheme: among(advocacySchemes, options.get('scheme')) ?? 'single_counsel',
  feeScheme: options.get('fees') === 'hourly' ? ('hourly' as const) : ('events' as const),
  finalHearingLength: among(finalHearingLengths, options.get('length')) ?? 'up_to_10_days',
})
/** The figure by the hour in pounds, and its source; null where none is entered. */
export const hourlyOf = ({ options }: Options): { figure: string; source: string } | null => {
  const figure = options.get('hourly')
  return figure === undefined ? null : { figure, source: options.get('source') ?? '' }
}

/** The parties that a worked bill names, in their order: who acts, attends or was paid for. */
export const partiesOf = (worked: Pick<WorkedBill, 'rows'>): string[] => [
  ...new Set([...namesOf(worked, 'solicitor'), ...namesOf(worked, 'party')]),
]
/** The steps of a worked bill, each with the rows that belong to it. */
export const eventsOf = (worked: Pick<WorkedBill, 'rows'>) =>
  rowsOf(worked, 'event').map((row) => {
    const name = row.options.get('name') ?? ''
    const own = (record: string): NumberedRow[] =>
      rowsOf(worked, record).filter(({ options }) => options.get('step') === name)
    return { ...row, name, counsel: own('advocate'), disbursements: own('disbursement') }
  })
/** How a step or counsel is paid; null where it is not said. */
export const attendanceOf = (word: string | undefined): EventAttendance | null => among(eventAttendances, word)
/** What counsel travelled, in pounds and miles; null where none is claimed. */
export const travelOf = ({ options }: Options): { amount: string; distance: string; description: string } | null => {
  const amount = options.get('travel')
  return amount === undefined ? null : { amount, distance: options.get('miles') ?? '0', description: 'By train' }
}

/** The case of a worked bill, as input of the pricing engine. */
export function workedHighCostCase(worked: WorkedBill): PricedCase<'high_cost_legal_aid'> {
  const hourly = hourlyOf(worked)
  return {
    area: 'high_cost_legal_aid',
    caseType: among(legalAidCaseTypes, caseTypeOf(worked)) ?? 'care_and_supervision',
    region: worked.options.get('region') as Region,
    certificate: certificateOf(worked),
    highCourtWork: worked.options.has('high_court_work'),
    hourlyFigure: hourly && pence(hourly.figure),
    hourlyFigureSource: hourly && hourly.source,
    parties: named(partiesOf(worked)),
    steps: named(eventsOf(worked).map(({ name }) => name)),
  }
}

/**
 * The items of a worked bill, as input of the pricing engine; the uuid of each is its row number, that of a step its
 * name.
 */
export function highCostItemsOf(worked: WorkedBill): AllItems {
  const steps = eventsOf(worked)
  const paid = (row: NumberedRow) => ({
    uuid: row.uuid,
    date: row.date,
    party: row.options.get('party') ?? null,
    amount: pence(row.how),
    vatExempt: row.options.has('exempt'),
    description: null,
  })
  return allItems({
    time: [],
    hearings: [],
    events: steps.map((step) => ({
      uuid: step.name,
      date: step.date,
      party: step.options.get('solicitor') ?? null,
      event: among(stepEvents, step.what) ?? 'other',
      attendance: attendanceOf(step.how),
      solicitorAttendance: attendanceOf(step.options.get('solicitor_attendance')),
      description: step.name,
    })),
    counsel: steps.flatMap((step) =>
      step.counsel.map((row) => {
        const travel = travelOf(row)
        return {
          uuid: row.uuid,
          date: step.date,
          step: step.name,
          event: among(stepEvents, step.what) ?? 'other',
          party: row.options.get('party') ?? null,
          level: among(counselLevels, row.what) ?? 'junior',
          attendance: attendanceOf(row.how),
          travel: travel && { amount: pence(travel.amount), description: travel.description },
        }
      }),
    ),
    disbursements: rowsOf(worked, 'disbursement').map((row) => ({
      ...paid(row),
      step: row.options.get('step') ?? null,
      type: row.what as DisbursementType,
    })),
    expertFees: rowsOf(worked, 'expert_fee').map((row) => ({
      ...paid(row),
      type: row.what as ExpertTypeKey,
      percentage: Math.round(Number(row.options.get('percentage')) * 100),
      hours: null,
      location: null,
    })),
  })
}

const kindsOf: Readonly<Record<string, readonly string[]>> = {
  event: stepEvents,
  advocate: counselLevels,
  disbursement: disbursementTypes,
  expert_fee: expertTypeKeys,
}
/** Why a file is not a worked high cost bill, as a sentence; undefined if it is one. */
export function highCostProblemOf({ options, rows }: WorkedBill): string | undefined {
  const missing = ['region', 'location', 'scheme', 'length', 'issued'].filter((name) => !options.has(name))
  if (missing.length > 0) return `its case row must say ${missing.join(', ')}.`
  const steps = new Set(eventsOf({ rows }).map(({ name }) => name))
  for (const { record, what, how, options: own } of rows) {
    const step = own.get('step')
    if (!kindsOf[record]?.includes(what)) return `“${what}” is not a kind of ${record}.`
    if (step === undefined ? record === 'advocate' : !steps.has(step)) return `“${step ?? ''}” is no step of this bill.`
    const isPaid = record === 'disbursement' || record === 'expert_fee'
    if (isPaid ? !/^\d+(?:\.\d{1,2})?$/.test(how) : how !== '' && attendanceOf(how) === null)
      return `“${how}” is not ${isPaid ? 'an amount' : 'an attendance'}.`
    if (record === 'expert_fee' && !own.has('percentage')) return 'each fee of an expert says its percentage.'
  }
  return undefined
}
