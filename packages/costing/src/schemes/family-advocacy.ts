import type { Line, Unit } from '../bill.ts'
import type { HearingFacts } from '../facts.ts'
import { fractionOf } from '../money.ts'
import {
  BUNDLE_TABLE,
  careAdvocacy,
  publicLawBoltOns,
  type AdvocacyActivity,
  type AdvocacyFees,
  type BoltOns,
} from '../rates/advocacy.ts'
import { editionInForce, type Edition } from '../rates/edition.ts'
import { vatOf } from '../rates/vat.ts'
import { unitsOf } from '../items/hearing.ts'
import type { CourtLevel } from '../vocabulary.ts'
import type { AdvocacyScheme } from './scheme.ts'

/** A day of an interim hearing of up to one hour (in hundredths) is paid as Unit 1; a longer day is paid in 2.5-hour Units 2 only. */
const UNIT_1_MAX = 100
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
  unit: Unit
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

/** The tables of one kind of case. A figure that a table lacks is not held. */
interface AdvocacyTables {
  /** Common name of the table of fees, e.g. "Table 1(a)". */
  feeTable: string
  fees: readonly Edition<Readonly<Record<CourtLevel, Readonly<Partial<AdvocacyFees[CourtLevel]>>>>>[]
  boltOns: readonly Edition<BoltOns>[]
  /** Common name of the table of bundle payments. */
  bundleTable: string
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

/**
 * The Family Advocacy Scheme (SI 2013/422 Sch. 3) with the tables of one kind of case. The date of the hearing selects the editions, its own
 * court level the fee. Fees of counsel are excluded from the totals and get no bolt-ons.
 */
export const familyAdvocacy = (tables: AdvocacyTables): AdvocacyScheme => ({
  lines: (hearing) => {
    const makeLine = lineMaker(hearing)
    const fees = schemeFees(hearing, tables, makeLine)
    const boltOns = editionInForce(tables.boltOns, hearing.date)
    if (!boltOns || isCounselFee(hearing)) return fees
    return [
      ...fees,
      ...percentageBoltOns(hearing, fees, boltOns, makeLine),
      ...bundlePayment(hearing, tables, makeLine),
      ...exceptionalTravel(hearing, boltOns, makeLine),
    ]
  },
})

/** Family advocacy in section 31 proceedings (SI 2013/422 Sch. 3 Pt 1 Table 1(a), with the bolt-ons of Table 1(c)). */
export const careAdvocacyScheme = familyAdvocacy({
  feeTable: 'Table 1(a)',
  fees: careAdvocacy,
  boltOns: publicLawBoltOns,
  bundleTable: BUNDLE_TABLE,
})

function schemeFees(hearing: HearingFacts, { fees, feeTable }: AdvocacyTables, makeLine: MakeLine): Line[] {
  const table = editionInForce(fees, hearing.date)
  const excludedBecause = isCounselFee(hearing) ? COUNSEL_EXCLUDED : null
  return feesOf(hearing).map(({ activity, quantity, unit }) => {
    const rate = table?.values[hearing.courtLevel][activity],
      description = descriptions[activity]
    if (!table || rate === undefined) {
      const missing = table ? `${feeTable}, ${description.toLowerCase()}` : `${feeTable} on ${hearing.date}`
      const notHeld = `Rate not held: ${missing}.`
      return makeLine({ description, quantity, unit, rate: 0, net: 0, under: null, excludedBecause, notHeld })
    }
    return makeLine({
      description,
      quantity,
      unit,
      rate,
      net: rate * quantity,
      under: table.authority,
      excludedBecause,
    })
  })
}

/** One line for all percentage bolt-ons of a hearing: their sum applied to the hearing fee. */
function percentageBoltOns(
  hearing: HearingFacts,
  fees: readonly Line[],
  { values, authority }: Edition<BoltOns>,
  makeLine: MakeLine,
): Line[] {
  if (!isHearing(hearing)) return []
  const percent = (['allegationsOfHarm', 'lackOfUnderstanding', 'expertCrossExamined'] as const).reduce(
    (sum, name) => (hearing[name] ? sum + values[name] : sum),
    0,
  )
  const fee = fees.reduce((sum, { net }) => sum + net, 0)
  if (percent === 0 || fee === 0) return []
  return [
    makeLine({
      description: 'Bolt-ons',
      quantity: percent,
      unit: 'percent',
      rate: fee,
      net: fractionOf(fee, percent, 100),
      under: authority,
    }),
  ]
}

function bundlePayment(hearing: HearingFacts, { bundleTable }: AdvocacyTables, makeLine: MakeLine): Line[] {
  if (!isHearing(hearing) || !hearing.courtBundle) return []
  return [
    makeLine({
      description: 'Bundle payment',
      quantity: 1,
      unit: 'fee',
      rate: 0,
      net: 0,
      under: null,
      notHeld: `Rate not held: ${bundleTable}, ${hearing.courtBundle.replace('_', ' ')}.`,
    }),
  ]
}

function exceptionalTravel(
  { travelMiles }: HearingFacts,
  { values, authority }: Edition<BoltOns>,
  makeLine: MakeLine,
): Line[] {
  if (travelMiles === null) return []
  return [
    makeLine({
      description: 'Exceptional travel',
      quantity: 1,
      unit: 'fee',
      rate: values.exceptionalTravel,
      net: values.exceptionalTravel,
      under: authority,
      excludedBecause: travelMiles > values.travelBeyondMiles ? null : travelTooShort(values.travelBeyondMiles),
    }),
  ]
}
