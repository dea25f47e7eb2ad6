import {
  activityTypes,
  disbursementTypes,
  fixedCostsCategories,
  guidelineBandOf,
  type ActivityType,
  type DisbursementType,
  type FixedCostsCategory,
  type AllItems,
  type PricedCase,
  type Region,
  allItems,
} from '@costdraft/costing'
import { workedBills, type WorkedBill } from './worked-bill.ts'
import { cardOf, earnerOf, gradeOf, named, namesOf, officeOfRow } from './worked-firm.ts'

// The worked bills of the Court of Protection. Parts and parties are named in the rows, and stand for their uuids here.

/** The worked bills of the Court of Protection. */
export const workedCourtOfProtectionBills = (): WorkedBill[] => workedBills('court-of-protection')

/** The categories of fixed costs of a worked bill. */
export const categoriesOf = ({ options }: Pick<WorkedBill, 'options'>): FixedCostsCategory[] => {
  const chosen = options.get('categories')?.split('+') ?? []
  return fixedCostsCategories.filter((category) => chosen.includes(category))
}

const penceOf = (pounds: string | undefined): number | null =>
  pounds === undefined ? null : Math.round(Number(pounds) * 100)
/** The case of a worked bill, as input of the pricing engine. */
export function workedCourtOfProtectionCase(worked: WorkedBill): PricedCase<'court_of_protection'> {
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
export function courtOfProtectionItemsOf(worked: WorkedBill): AllItems {
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
  return allItems({
    time: numbered.flatMap(({ record, what, how, shared, ...row }) =>
      record === 'time'
        ? {
            ...shared,
            activityType: what as ActivityType,
            time: Math.round(Number(how) * 100),
            location: officeOfRow(worked, row).location,
            panelMember: false,
            feeEarner: {
              uuid: earnerOf(row),
              grade: gradeOf(row),
              guidelineBand: guidelineBandOf(officeOfRow(worked, row)),
            },
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
  })
}

const kindsOf: Readonly<Record<string, readonly string[]>> = { time: activityTypes, disbursement: disbursementTypes }
/** Why a file is not a worked bill of the Court of Protection, as a sentence; undefined if it is one. */
export function courtOfProtectionProblemOf({ options, rows }: WorkedBill): string | undefined {
  const missing = ['region', 'location', 'start', 'end'].filter((name) => !options.has(name))
  if (missing.length > 0) return `its case row must say ${missing.join(', ')}.`
  for (const { record, what, how, options: own } of rows) {
    if (!kindsOf[record]?.includes(what)) return `“${what}” is not a kind of ${record}.`
    if (!/^\d+(?:\.\d{1,2})?$/.test(how)) return `“${how}” is not an amount.`
    if (record === 'time' && !/^[A-D]$/.test(own.get('grade') ?? '')) return 'each time row says its grade, A to D.'
  }
  return undefined
}
