import {
  penceOf,
  activityTypes,
  attendanceTypes,
  disbursementTypes,
  guidelineBandOf,
  interPartesCaseTypes,
  phases,
  proceduralTypes,
  type ActivityType,
  type AttendanceType,
  type Budget,
  type DisbursementType,
  type AllItems,
  type Phase,
  type PhaseEstimate,
  type PricedCase,
  type Region,
  allItems,
} from '@costdraft/costing'
import { workedBills, type Row, type WorkedBill } from './worked-bill.ts'
import { cardOf, earnerOf, gradeOf, named, namesOf, officeOfRow } from './worked-firm.ts'

// The worked inter partes bills. Parties and procedural steps are named in the rows, and stand for their uuids here.

/** The worked bills and budgets between the parties. */
export const workedInterPartesBills = (): WorkedBill[] => workedBills('inter-partes')

/** A row with its number, which stands for the uuid of its item. */
export type NumberedRow = Row & { uuid: string }
/** The rows of one kind of item. */
export const rowsOf = ({ rows }: Pick<WorkedBill, 'rows'>, record: string): NumberedRow[] =>
  rows.flatMap((row, i) => (row.record === record ? { ...row, uuid: String(i) } : []))
/** The procedural steps and attendances of a worked bill, each with the rows that belong to it. */
export const stepsOf = (worked: Pick<WorkedBill, 'rows'>) =>
  rowsOf(worked, 'procedural_step').map((step) => {
    const name = step.options.get('name') ?? ''
    const own = (record: string) => rowsOf(worked, record).filter(({ options }) => options.get('step') === name)
    return { ...step, name, phase: phaseOf(step), attendances: own('attendance'), disbursements: own('disbursement') }
  })

export const interPartesTypeOf = ({ options }: Pick<WorkedBill, 'options'>) =>
  interPartesCaseTypes.find((type) => type === options.get('type')) ?? 'bill_of_costs'
export const recoversVat = ({ options }: Pick<WorkedBill, 'options'>): boolean => options.has('recovers_vat')
/** The rate per hour that a row enters, in pounds; null for the usual one. */
export const amountOf = ({ options }: Pick<Row, 'options'>): number | null =>
  options.has('amount') ? Number(options.get('amount')) : null
export const phaseOf = ({ options }: Pick<Row, 'options'>): Phase =>
  phases.find((phase) => phase === options.get('phase')) ?? 'disclosure'

const pence = (pounds: number | string): number => penceOf(Number(pounds))
const penceOrNull = (pounds: number | null): number | null => (pounds === null ? null : pence(pounds))

/** The case of a worked bill, as input of the pricing engine. */
export const workedInterPartesCase = (worked: WorkedBill): PricedCase<'inter_parties'> => ({
  area: 'inter_parties',
  caseType: interPartesTypeOf(worked),
  region: worked.options.get('region') as Region,
  recoversVat: recoversVat(worked),
  rateCard: cardOf(worked),
  parties: named(namesOf(worked, 'party')),
  steps: named(stepsOf(worked).map(({ name }) => name)),
})

/**
 * The items of a worked bill, as input of the pricing engine; the uuid of each is its row number, that of a step its
 * name.
 */
export function interPartesItemsOf(worked: WorkedBill): AllItems {
  const phaseOfStep = new Map(stepsOf(worked).map(({ name, phase }) => [name, phase]))
  const earner = (row: Row) => ({
    uuid: earnerOf(row),
    grade: gradeOf(row),
    guidelineBand: guidelineBandOf(officeOfRow(worked, row)),
  })
  const shared = (row: NumberedRow) => {
    const step = row.options.get('step') ?? null
    return {
      uuid: row.uuid,
      date: row.date,
      party: row.options.get('party') ?? null,
      phase: step === null ? phaseOf(row) : (phaseOfStep.get(step) ?? null),
      step,
      description: null,
    }
  }
  return allItems({
    time: rowsOf(worked, 'time').map((row) => ({
      ...shared(row),
      activityType: row.what as ActivityType,
      time: pence(row.how),
      amount: penceOrNull(amountOf(row)),
      vatExempt: row.options.has('exempt'),
      location: officeOfRow(worked, row).location,
      panelMember: false,
      feeEarner: earner(row),
    })),
    hearings: [],
    attendances: rowsOf(worked, 'attendance').map((row) => ({
      ...shared(row),
      type: row.what as AttendanceType,
      time: pence(row.how),
      amount: penceOrNull(amountOf(row)),
      feeEarner: earner(row),
    })),
    disbursements: rowsOf(worked, 'disbursement').map((row) => ({
      ...shared(row),
      type: row.what as DisbursementType,
      amount: pence(row.how),
      vatExempt: row.options.has('exempt'),
    })),
    expertFees: [],
  })
}

const byPhase = <T>(rows: readonly Row[], valueOf: (rows: Row[]) => T): Partial<Record<Phase, T>> =>
  Object.fromEntries([...Map.groupBy(rows, ({ what }) => what)].map(([phase, own]) => [phase, valueOf(own)]))

/** The estimate of a phase from its rows: hours, payments, and at most one row of all other. */
function estimateOf(rows: readonly Row[]): PhaseEstimate {
  const of = (record: string) => rows.filter((row) => row.record === record)
  const [other] = of('estimate')
  const hours = of('hours').map((row) => ({ feeEarner: earnerOf(row), grade: gradeOf(row), hours: pence(row.how) }))
  return {
    time: pence(other?.net ?? 0),
    disbursements: pence(other?.vat ?? 0),
    ...Object.fromEntries(of('paid').map(({ how, net }) => [how, pence(net)])),
    ...(hours.length > 0 && { earners: hours }),
  }
}

/** The costs budget of a worked bill; undefined for a bill without one. */
export function workedBudget({ options, budget }: WorkedBill): Budget | undefined {
  const incurredTo = options.get('incurred_to')
  if (incurredTo === undefined) return undefined
  const of = (...records: string[]) => budget.filter((row) => records.includes(row.record))
  const approved = of('approved')
  return {
    incurredTo,
    assumptions: {},
    estimates: byPhase(of('estimate', 'hours', 'paid'), estimateOf),
    contingencies: of('contingency').map(({ what, net, vat, options: own }) => ({
      name: what,
      incurred: pence(net),
      estimated: pence(vat),
      ...(own.has('approved') && { approved: pence(own.get('approved') ?? 0) }),
    })),
    ...(approved.length > 0 && { approved: byPhase(approved, ([row]) => pence(row?.net ?? 0)) }),
    ...(options.has('agreed_incurred') && { agreedIncurred: pence(options.get('agreed_incurred') ?? 0) }),
  }
}

const kindsOf: Readonly<Record<string, readonly string[]>> = {
  time: activityTypes,
  procedural_step: proceduralTypes,
  attendance: attendanceTypes,
  disbursement: disbursementTypes,
}
/** Why a file is not a worked inter partes bill, as a sentence; undefined if it is one. */
export function interPartesProblemOf({ options, rows }: WorkedBill): string | undefined {
  const missing = ['region', 'location'].filter((name) => !options.has(name))
  if (missing.length > 0) return `its case row must say ${missing.join(', ')}.`
  const steps = new Set(stepsOf({ rows }).map(({ name }) => name))
  for (const { record, what, how, options: own } of rows) {
    const step = own.get('step')
    if (!kindsOf[record]?.includes(what)) return `“${what}” is not a kind of ${record}.`
    if (step !== undefined && !steps.has(step)) return `“${step}” is no step of this bill.`
    if (step === undefined && !phases.some((phase) => phase === own.get('phase'))) return 'each row says its phase.'
    if (record !== 'procedural_step' && !/^\d+(?:\.\d{1,2})?$/.test(how)) return `“${how}” is not an amount.`
    if (['time', 'attendance'].includes(record) && !/^[A-D]$/.test(own.get('grade') ?? ''))
      return 'each row of work says its grade, A to D.'
  }
  return undefined
}
