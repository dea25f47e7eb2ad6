import type { Line, Unit } from '../bill.ts'
import type { HearingFacts } from '../facts.ts'
import { fractionOf } from '../money.ts'
import { BUNDLE_TABLE, careAdvocacy, publicLawBoltOns, type AdvocacyActivity, type BoltOns } from '../rates/advocacy.ts'
import { editionInForce, type Edition } from '../rates/edition.ts'
import { vatOf } from '../rates/vat.ts'
import { unitsOf } from './hearing.ts'

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

type LineInput = Pick<Line, 'description' | 'quantity' | 'unit' | 'rate' | 'net' | 'under'> &
  Partial<Pick<Line, 'excludedBecause' | 'notHeld'>>
type MakeLine = (input: LineInput) => Line

/** Makes lines of one hearing. A line without an authority is unpriced: by default because Table 1(a) has no edition for its date. */
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
    notHeld: under || notHeld !== null ? notHeld : `Rate not held: Table 1(a) on ${date}.`,
  })

const isCounselFee = ({ hearingType }: HearingFacts): boolean =>
  hearingType === 'conference' || hearingType === 'opinion'
const isHearing = ({ hearingType }: HearingFacts): boolean => hearingType === 'interim' || hearingType === 'final'

/**
 * Prices a hearing, meeting, conference or opinion in section 31 proceedings under the Family Advocacy Scheme (SI 2013/422 Sch. 3 Pt 1).
 * Fees of counsel are excluded from the totals and get no bolt-ons.
 */
export function advocacyLines(hearing: HearingFacts): Line[] {
  const makeLine = lineMaker(hearing)
  const fees = schemeFees(hearing, makeLine)
  const boltOns = editionInForce(publicLawBoltOns, hearing.date)
  if (!boltOns || isCounselFee(hearing)) return fees
  return [
    ...fees,
    ...percentageBoltOns(hearing, fees, boltOns, makeLine),
    ...bundlePayment(hearing, makeLine),
    ...exceptionalTravel(hearing, boltOns, makeLine),
  ]
}

function schemeFees(hearing: HearingFacts, makeLine: MakeLine): Line[] {
  const table = editionInForce(careAdvocacy, hearing.date)
  const excludedBecause = isCounselFee(hearing) ? COUNSEL_EXCLUDED : null
  return feesOf(hearing).map(({ activity, quantity, unit }) => {
    const rate = table?.values[hearing.courtLevel][activity] ?? 0
    return makeLine({
      description: descriptions[activity],
      quantity,
      unit,
      rate,
      net: rate * quantity,
      under: table?.authority ?? null,
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

function bundlePayment(hearing: HearingFacts, makeLine: MakeLine): Line[] {
  if (!isHearing(hearing) || !hearing.courtBundle) return []
  return [
    makeLine({
      description: 'Bundle payment',
      quantity: 1,
      unit: 'fee',
      rate: 0,
      net: 0,
      under: null,
      notHeld: `Rate not held: ${BUNDLE_TABLE}, ${hearing.courtBundle.replace('_', ' ')}.`,
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
