import {
  activityTypes,
  cardAuthority,
  disbursementTypes,
  fixedCostsCategories,
  guidelineBandOf,
  guidelineBands,
  rateCardOf,
  type ActivityType,
  type DisbursementType,
  type FixedCostsCategory,
  type Grade,
  type Items,
  type Location,
  type Named,
  type PricedCase,
  type RateCard,
  type Region,
} from '@costdraft/costing'
import { workedBills, type Row, type WorkedBill } from './worked-bill.ts'

// The worked bills of the Court of Protection. Parts and parties are named in the rows, and stand for their uuids here.

/** The worked bills of the Court of Protection. */
export const workedDeputyBills = (): WorkedBill[] => workedBills('court-of-protection')

const unique = (names: readonly (string | undefined)[]): string[] => [...new Set(names.flatMap((name) => name ?? []))]
/** The parts or parties that the rows of a bill name, in their order. */
export const namesOf = ({ rows }: Pick<WorkedBill, 'rows'>, option: 'part' | 'party'): string[] =>
  unique(rows.map(({ options }) => options.get(option)))

/** Who did the work of a row: the name that it gives, or else the grade. */
export const earnerOf = ({ options }: Pick<Row, 'options'>): string =>
  options.get('earner') ?? `Grade ${options.get('grade')}`
export const gradeOf = ({ options }: Pick<Row, 'options'>): Grade => options.get('grade') as Grade

/** The office of a worked bill. */
export const officeOf = ({ options }: Pick<WorkedBill, 'options'>) => ({
  region: options.get('region') as Region,
  location: options.get('location') as Location,
  postcode: options.get('postcode') ?? 'LS1 2PF',
  guidelineBand: guidelineBands.find((band) => band === options.get('band')) ?? null,
})

/** The categories of fixed costs of a worked bill. */
export const categoriesOf = ({ options }: Pick<WorkedBill, 'options'>): FixedCostsCategory[] => {
  const chosen = options.get('categories')?.split('+') ?? []
  return fixedCostsCategories.filter((category) => chosen.includes(category))
}

const cardOf = ({ cards }: WorkedBill): RateCard =>
  rateCardOf(
    cards.map(({ date, what, how, net }) => ({
      feeEarner: what === 'earner' ? how : null,
      grade: what === 'grade' ? (how as Grade) : null,
      rate: Math.round(Number(net) * 100),
      authority: cardAuthority(date, how, { firm: 'Firm', by: 'Owner', on: date }),
    })),
  )

const penceOf = (pounds: string | undefined): number | null =>
  pounds === undefined ? null : Math.round(Number(pounds) * 100)
const named = (names: readonly string[]): Named[] => names.map((name) => ({ uuid: name, name }))

/** The case of a worked bill, as input of the pricing engine. */
export function workedDeputyCase(worked: WorkedBill): PricedCase<'court_of_protection'> {
  const { options } = worked
  return {
    area: 'court_of_protection',
    caseType: 'general_management',
    region: options.get('region') as Region,
    startDate: options.get('start') ?? null,
    endDate: options.get('end') ?? null,
    opgEstimate: penceOf(options.get('estimate')),
    basis: options.get('basis') === 'fixed' ? 'fixed' : 'assessed',
    categories: categoriesOf(worked),
    netAssets: penceOf(options.get('net_assets')),
    consideration: penceOf(options.get('consideration')),
    rateCard: cardOf(worked),
    parts: named(namesOf(worked, 'part')),
    parties: named(namesOf(worked, 'party')),
  }
}

/** The items of a worked bill, as input of the pricing engine; the uuid of each is its row number. */
export function deputyItemsOf(worked: WorkedBill): Items {
  const guidelineBand = guidelineBandOf(officeOf(worked))
  const numbered = worked.rows.map((row, i) => ({
    ...row,
    shared: {
      uuid: String(i),
      date: row.date,
      party: row.options.get('party') ?? null,
      copCasePart: row.options.get('part') ?? null,
      vatExempt: row.options.has('exempt'),
      description: null,
    },
  }))
  return {
    time: numbered.flatMap(({ record, what, how, shared, ...row }) =>
      record === 'time'
        ? {
            ...shared,
            activityType: what as ActivityType,
            time: Math.round(Number(how) * 100),
            location: officeOf(worked).location,
            panelMember: false,
            feeEarner: { uuid: earnerOf(row), grade: gradeOf(row), guidelineBand },
          }
        : [],
    ),
    hearings: [],
    disbursements: numbered.flatMap(({ record, what, how, shared }) =>
      record === 'disbursement'
        ? { ...shared, type: what as DisbursementType, amount: Math.round(Number(how) * 100) }
        : [],
    ),
    expertFees: [],
  }
}

const kindsOf: Readonly<Record<string, readonly string[]>> = { time: activityTypes, disbursement: disbursementTypes }
/** Why a file is not a worked bill of the Court of Protection, as a sentence; undefined if it is one. */
export function deputyProblemOf({ options, rows }: WorkedBill): string | undefined {
  const missing = ['region', 'location', 'start', 'end'].filter((name) => !options.has(name))
  if (missing.length > 0) return `its case row must say ${missing.join(', ')}.`
  for (const { record, what, how, options: own } of rows) {
    if (!kindsOf[record]?.includes(what)) return `“${what}” is not a kind of ${record}.`
    if (!/^\d+(?:\.\d{1,2})?$/.test(how)) return `“${how}” is not an amount.`
    if (record === 'time' && !/^[A-D]$/.test(own.get('grade') ?? '')) return 'each time row says its grade, A to D.'
  }
  return undefined
}
