import type { Line, Unit } from '../bill.ts'
import type { HearingFacts } from '../facts.ts'
import { share, type Pence } from '../money.ts'
import { BUNDLE_TABLE, careAdvocacy, publicLawBoltOns, type AdvocacyActivity } from '../rates/advocacy.ts'
import { inForce, type Authority } from '../rates/dated.ts'
import { vatOf } from '../rates/vat.ts'
import { unitsOf } from './hearing.ts'

/** An interim hearing of up to an hour is Unit 1; the units of 2.5 hours after that are Unit 2, never both in a day. */
const UNIT_1_UP_TO = 100
const COUNSEL = "Counsel's fee: recorded for reconciliation, not part of the firm's claim."
const NEAR = (miles: number): string => `A journey of ${miles} miles or less each way is not paid.`

const words: Record<AdvocacyActivity, string> = {
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

/** The fees a hearing earns; an interim that took several days is priced by the day and summed. */
function feesOf({ hearingType, days, finalDays }: HearingFacts): Fee[] {
  if (hearingType === 'final') return [{ activity: 'final_hearing_per_day', quantity: finalDays, unit: 'days' }]
  if (hearingType === 'advocate') return [{ activity: 'advocates_meeting', quantity: 1, unit: 'fee' }]
  if (hearingType !== 'interim') return [{ activity: hearingType, quantity: 1, unit: 'fee' }]
  const ones = days.filter((hours) => hours <= UNIT_1_UP_TO).length
  const twos = days.filter((hours) => hours > UNIT_1_UP_TO).reduce((sum, hours) => sum + unitsOf(hours), 0)
  return [
    { activity: 'hearing_unit_1', quantity: ones, unit: 'units' } as const,
    { activity: 'hearing_unit_2', quantity: twos, unit: 'units' } as const,
  ].filter(({ quantity }) => quantity > 0)
}

/** Prices a hearing, meeting, conference or opinion of section 31 proceedings under the Family Advocacy Scheme (SI 2013/422 Sch. 3 Pt 1). */
export function advocacyLines(h: HearingFacts): Line[] {
  const table = inForce(careAdvocacy, h.date),
    boltOns = inForce(publicLawBoltOns, h.date)
  const line = (
    description: string,
    quantity: number,
    unit: Unit,
    rate: Pence,
    net: Pence,
    under: Authority | null,
    more: Partial<Line> = {},
  ): Line => ({
    item: h.uuid,
    head: 'advocacy',
    date: h.date,
    description,
    quantity,
    unit,
    rate,
    enhancement: 0,
    net,
    vat: vatOf(net, h.date, false),
    under,
    excludedBecause: null,
    notHeld: under ? null : `Rate not held: Table 1(a) on ${h.date}.`,
    ...more,
  })
  const counsel = h.hearingType === 'conference' || h.hearingType === 'opinion' ? { excludedBecause: COUNSEL } : {}
  const fees = feesOf(h).map(({ activity, quantity, unit }) => {
    const rate = table?.values[h.courtLevel][activity] ?? 0
    return line(words[activity], quantity, unit, rate, rate * quantity, table?.authority ?? null, counsel)
  })
  const heard = h.hearingType === 'interim' || h.hearingType === 'final'
  if (!boltOns || counsel.excludedBecause) return fees
  const percent = heard
    ? (['allegationsOfHarm', 'lackOfUnderstanding', 'expertCrossExamined'] as const).reduce(
        (sum, name) => (h[name] ? sum + boltOns.values[name] : sum),
        0,
      )
    : 0
  const fee = fees.reduce((sum, { net }) => sum + net, 0)
  if (percent > 0 && fee > 0)
    fees.push(line('Bolt-ons', percent, 'percent', fee, share(fee, percent, 100), boltOns.authority))
  if (heard && h.courtBundle)
    fees.push(
      line('Bundle payment', 1, 'fee', 0, 0, null, {
        notHeld: `Rate not held: ${BUNDLE_TABLE}, ${h.courtBundle.replace('_', ' ')}.`,
      }),
    )
  if (h.travelMiles !== null) {
    const { exceptionalTravel, travelBeyondMiles } = boltOns.values
    fees.push(
      line(
        'Exceptional travel',
        1,
        'fee',
        exceptionalTravel,
        exceptionalTravel,
        boltOns.authority,
        h.travelMiles > travelBeyondMiles ? {} : { excludedBecause: NEAR(travelBeyondMiles) },
      ),
    )
  }
  return fees
}
