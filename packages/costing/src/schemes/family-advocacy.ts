import type { Line } from '../bills/line.ts'
import type { HearingFacts } from '../items/hearing.ts'
import { unitsOf } from '../items/hearing.ts'
import { fractionOf } from '../vocabulary/money.ts'
import { careAdvocacy, otherPublicLawAdvocacy, type AdvocacyActivity } from '../rates/advocacy.ts'
import {
  EXCEPTIONAL_TRAVEL,
  privateLawBoltOns,
  privateLawBundles,
  publicLawBoltOns,
  publicLawBundles,
  type PercentageBoltOn,
  type PrivateCategory,
} from '../rates/bolt-ons.ts'
import { domesticAbuseAdvocacy, financeAdvocacy, privateChildrenAdvocacy } from '../rates/private-advocacy.ts'
import { hasValue, type RateTable } from '../rates/rate-table.ts'
import { rateOf, type Rates } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'
import type { CourtBundle } from '../vocabulary/vocabulary.ts'
import type { AdvocacyScheme } from './scheme.ts'

/**
 * A day of an interim hearing of up to one hour (in hundredths) is paid as Unit 1; a longer day is paid in 2.5-hour
 * Units 2 only.
 */
const UNIT_1_MAX = 100
/** Travel is paid for journeys longer than this, each way (Table 1(c); Costs Assessment Guidance App. 2, 14.32). */
const TRAVEL_BEYOND_MILES = 25
/** Whether exceptional travel is paid for a journey of so many miles each way. */
export const isTravelPaid = (miles: number): boolean => miles > TRAVEL_BEYOND_MILES
const COUNSEL_EXCLUDED = "Counsel's fee: recorded for reconciliation, not part of the firm's claim."
const travelTooShort = (miles: number): string => `A journey of ${miles} miles or less each way is not paid.`

const descriptions: Record<AdvocacyActivity, string> = {
  hearing_unit_1: 'Hearing unit 1',
  hearing_unit_2: 'Hearing unit 2',
  advocates_meeting: "Advocates' meeting",
  final_hearing_per_day: 'Final hearing',
  conference: 'Conference',
  opinion: 'Opinion',
}
interface Fee {
  activity: AdvocacyActivity
  quantity: number
  unit: string
}

/** The fees a hearing earns. An interim hearing of several days is priced day by day and summed. */
function feesOf({ hearingType, days, finalDays }: HearingFacts): Fee[] {
  if (hearingType === 'final') return [{ activity: 'final_hearing_per_day', quantity: finalDays, unit: 'days' }]
  if (hearingType === 'advocate') return [{ activity: 'advocates_meeting', quantity: 1, unit: 'fee' }]
  if (hearingType !== 'interim') return [{ activity: hearingType, quantity: 1, unit: 'fee' }]
  const unit1Count = days.filter((hours) => hours <= UNIT_1_MAX).length
  const unit2Count = days.filter((hours) => hours > UNIT_1_MAX).reduce((sum, hours) => sum + unitsOf(hours), 0)
  return [
    { activity: 'hearing_unit_1', quantity: unit1Count, unit: 'units' } as const,
    { activity: 'hearing_unit_2', quantity: unit2Count, unit: 'units' } as const,
  ].filter(({ quantity }) => quantity > 0)
}

/** What the advocacy scheme pays in one kind of case, and by which tables. */
interface AdvocacyTables {
  fees: RateTable
  boltOns: RateTable
  /** The category of the bolt-ons in their table, where it has several. */
  category: readonly PrivateCategory[]
  bundles: RateTable
  /** Why no bundle payment is made, if none is. */
  noBundles?: string
}

type LineInput = Pick<Line, 'description' | 'quantity' | 'unit' | 'rate' | 'net' | 'under'> &
  Partial<Pick<Line, 'excludedBecause' | 'notHeld'>>
type MakeLine = (input: LineInput) => Line

/** Makes lines of one hearing. */
const lineMaker =
  ({ uuid, date }: HearingFacts): MakeLine =>
  ({ description, quantity, unit, rate, net, under, excludedBecause = null, notHeld = null }) => ({
    item: uuid,
    head: 'advocacy',
    date,
    description,
    quantity,
    unit,
    rate,
    enhancement: 0,
    net,
    vat: vatOf(net, date, false),
    under,
    excludedBecause,
    notHeld,
  })

const isCounselFee = ({ hearingType }: HearingFacts): boolean =>
  hearingType === 'conference' || hearingType === 'opinion'
const isHearing = ({ hearingType }: HearingFacts): boolean => hearingType === 'interim' || hearingType === 'final'

/** The tables, and what a hearing on a date reads of them. */
interface HearingRates {
  rates: Rates
  tables: AdvocacyTables
}

/**
 * The Family Advocacy Scheme (SI 2013/422 Sch. 3) with the tables of one kind of case. The date of the hearing selects
 * the editions, its own court level the fee. Fees of counsel are excluded from the totals and get no bolt-ons.
 */
export const familyAdvocacy = (tables: AdvocacyTables): AdvocacyScheme => ({
  tables: [tables.fees, tables.boltOns, tables.bundles],
  lines: (hearing, rates) => {
    const makeLine = lineMaker(hearing)
    const from = { rates, tables }
    const fees = schemeFees(hearing, from, makeLine)
    if (fees.some(({ excludedBecause }) => excludedBecause !== null)) return fees
    return [
      ...fees,
      ...percentageLines(hearing, fees, from, makeLine),
      ...bundlePayment(hearing, from, makeLine),
      ...exceptionalTravel(hearing, from, makeLine),
    ]
  },
})

const publicLaw = { boltOns: publicLawBoltOns, category: [], bundles: publicLawBundles } as const
const privateLaw = { boltOns: privateLawBoltOns, bundles: privateLawBundles } as const

/** Family advocacy in section 31 proceedings (SI 2013/422 Sch. 3 Pt 1 Table 1(a), with the bolt-ons of Table 1(c)). */
export const careAdvocacyScheme = familyAdvocacy({ fees: careAdvocacy, ...publicLaw })
/**
 * Family advocacy in other public law proceedings, placement and adoption among them (Table 1(b); Costs Assessment
 * Guidance App. 2, 11.6).
 */
export const otherPublicLawAdvocacyScheme = familyAdvocacy({ fees: otherPublicLawAdvocacy, ...publicLaw })
/** Family advocacy in private law children proceedings (SI 2013/422 Sch. 3 Pt 2). */
export const privateChildrenAdvocacyScheme = familyAdvocacy({
  fees: privateChildrenAdvocacy,
  category: ['private_law_children'],
  ...privateLaw,
})
/** Family advocacy in finance and all other family proceedings (SI 2013/422 Sch. 3 Pt 2). */
export const financeAdvocacyScheme = familyAdvocacy({ fees: financeAdvocacy, category: ['finance'], ...privateLaw })
/** Family advocacy in domestic abuse proceedings (SI 2013/422 Sch. 3 Pt 2). */
export const domesticAbuseAdvocacyScheme = familyAdvocacy({
  fees: domesticAbuseAdvocacy,
  category: ['domestic_abuse'],
  noBundles: 'No bundle payment is made in domestic abuse proceedings.',
  ...privateLaw,
})

function schemeFees(hearing: HearingFacts, { rates, tables: { fees } }: HearingRates, makeLine: MakeLine): Line[] {
  const excludedBecause = isCounselFee(hearing) ? COUNSEL_EXCLUDED : null
  return feesOf(hearing).map(({ activity, quantity, unit }) => {
    const description = descriptions[activity]
    if (!hasValue(fees, activity))
      return makeLine({
        description,
        quantity,
        unit,
        ...UNPAID,
        excludedBecause: `${fees.name} pays no ${description.toLowerCase()}.`,
      })
    const { amount, authority, notHeld } = rateOf(rates, fees, hearing.date, [hearing.courtLevel, activity])
    return makeLine({
      description,
      quantity,
      unit,
      rate: amount,
      net: amount * quantity,
      under: authority,
      excludedBecause,
      notHeld,
    })
  })
}
const UNPAID = { rate: 0, net: 0, under: null } as const

/** The bolt-ons of a hearing that are percentages, by the fact that claims them. */
const claimedBoltOns = (hearing: HearingFacts): PercentageBoltOn[] =>
  (
    [
      ['allegations_of_harm', hearing.allegationsOfHarm],
      ['lack_of_understanding', hearing.lackOfUnderstanding],
      ['expert_cross_examined', hearing.expertCrossExamined],
    ] as const
  ).flatMap(([boltOn, isClaimed]) => (isClaimed ? [boltOn] : []))

/**
 * One line for the percentage bolt-ons of a hearing: their sum applied to the hearing fee (Costs Assessment Guidance
 * App. 2, 15.12). What is not paid in this kind of case, or not held, has a line of its own.
 */
function percentageLines(
  hearing: HearingFacts,
  fees: readonly Line[],
  { rates, tables: { boltOns, category } }: HearingRates,
  makeLine: MakeLine,
): Line[] {
  if (!isHearing(hearing)) return []
  const fee = fees.reduce((sum, { net }) => sum + net, 0)
  const feeNotHeld = fees.find(({ notHeld }) => notHeld !== null)?.notHeld ?? null
  const apart: Line[] = []
  let percent = 0
  let under: Line['under'] = null
  for (const boltOn of claimedBoltOns(hearing)) {
    const row = [...category, boltOn]
    const description = `Bolt-on, ${boltOn.replaceAll('_', ' ')}`
    const unpaid = { description, quantity: 1, unit: 'fee', ...UNPAID } as const
    if (!boltOns.rows.some(({ key }) => key === row.join('.'))) {
      apart.push(makeLine({ ...unpaid, excludedBecause: NOT_PAID_HERE }))
      continue
    }
    const { amount, authority, notHeld } = rateOf(rates, boltOns, hearing.date, row)
    if (notHeld !== null) apart.push(makeLine({ ...unpaid, notHeld }))
    else {
      percent += amount
      under = authority
    }
  }
  if (percent === 0 || (fee === 0 && feeNotHeld === null)) return apart
  // A percentage of a fee that is not held, or not wholly, is not held.
  if (feeNotHeld !== null)
    return [...apart, makeLine({ description: 'Bolt-ons', quantity: 1, unit: 'fee', ...UNPAID, notHeld: feeNotHeld })]
  return [
    makeLine({
      description: 'Bolt-ons',
      quantity: percent,
      unit: 'percent',
      rate: fee,
      net: fractionOf(fee, percent, 100),
      under,
    }),
    ...apart,
  ]
}
const NOT_PAID_HERE = 'This bolt-on is not paid in this kind of proceedings.'

/**
 * An interim hearing has no third bundle: more than 700 pages are paid as bundle 2 (Costs Assessment Guidance App. 2,
 * 14.45–14.52).
 */
const paidBundle = ({ hearingType, courtBundle }: HearingFacts): CourtBundle | null =>
  hearingType === 'interim' && courtBundle === 'bundle_3' ? 'bundle_2' : courtBundle

/** What the line of a bundle payment begins with. */
export const BUNDLE_PAYMENT = 'Bundle payment'

function bundlePayment(hearing: HearingFacts, { rates, tables }: HearingRates, makeLine: MakeLine): Line[] {
  const bundle = paidBundle(hearing)
  const { bundles, noBundles = null } = tables
  if (!isHearing(hearing) || !bundle) return []
  const description = bundle === hearing.courtBundle ? BUNDLE_PAYMENT : `${BUNDLE_PAYMENT}, as bundle 2`
  const unpaid = { description, quantity: 1, unit: 'fee', ...UNPAID } as const
  if (noBundles !== null) return [makeLine({ ...unpaid, excludedBecause: noBundles })]
  const { amount, authority, notHeld } = rateOf(rates, bundles, hearing.date, [bundle])
  return [makeLine({ ...unpaid, rate: amount, net: amount, under: authority, notHeld })]
}

function exceptionalTravel(
  { travelMiles, date }: HearingFacts,
  { rates, tables: { boltOns, category } }: HearingRates,
  makeLine: MakeLine,
): Line[] {
  if (travelMiles === null) return []
  const { amount, authority, notHeld } = rateOf(rates, boltOns, date, [...category, EXCEPTIONAL_TRAVEL])
  return [
    makeLine({
      description: 'Exceptional travel',
      quantity: 1,
      unit: 'fee',
      rate: amount,
      net: amount,
      under: authority,
      notHeld,
      excludedBecause: isTravelPaid(travelMiles) ? null : travelTooShort(TRAVEL_BEYOND_MILES),
    }),
  ]
}
