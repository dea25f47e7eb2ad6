import type { Line } from '../bills/line.ts'
import type { TimeFacts } from '../items/time.ts'
import { isRoutine, ROUTINE_UP_TO } from '../items/routine.ts'
import { fractionOf } from '../vocabulary/money.ts'
import { editionInForce, type Authority } from '../rates/edition.ts'
import { bandNames, type GuidelineBand } from '../rates/guideline-band.ts'
import { guidelineHourlyRates } from '../rates/guideline-hourly.ts'
import type { RateCard } from '../rates/rate-card.ts'
import type { RateEdition } from '../rates/rate-table.ts'
import { notHeld, rateIn, rateNotHeld, type Rate, type Rates } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'
import type { Grade } from '../vocabulary/vocabulary.ts'

const LETTERS_IN =
  'Letters in are not charged: the charge for a letter out includes reading them (CPR PD 47 para 5.22(1)).'
const NO_EARNER = 'Rate not held: the grade of the fee earner is not known.'

/**
 * The hours that are charged, in hundredths: a letter or call of up to six minutes is one unit, any other work takes
 * its time.
 */
const chargedTime = ({ activityType, time }: TimeFacts): number =>
  isRoutine(activityType, time) ? ROUTINE_UP_TO : time

/** The rate of a time row per hour. */
export type HourlyRateOf = (row: Pick<TimeFacts, 'date' | 'feeEarner'>) => Rate

/** An edition of the guideline rates with what it answers for each band and grade. */
interface PreparedEdition {
  authority: Authority
  rateFor: (band: GuidelineBand, grade: Grade, date: string) => Rate
}
function prepare(edition: RateEdition): PreparedEdition {
  const found = new Map<string, Rate>()
  return {
    authority: edition.authority,
    rateFor: (band, grade, date) => {
      const key = `${band}.${grade}`
      const known = found.get(key)
      if (known) return known
      const rate = rateIn(edition, guidelineHourlyRates, date, [band, grade])
      if (rate.authority === null) return rate
      const provision = `${bandNames[band]}, grade ${grade}`
      const named = { ...rate, authority: { ...rate.authority, provision } }
      found.set(key, named)
      return named
    },
  }
}

/**
 * The rates of the work of a case per hour: the firm's own for the person, then for the grade, and otherwise the
 * guideline rate of the grade and band on the date of the work.
 */
export function hourlyRates(card: RateCard, rates: Rates): HourlyRateOf {
  // Each row of a case asks: editions are looked up, and their answers made, once.
  const editions = rates(guidelineHourlyRates).map(prepare)
  return ({ feeEarner, date }) => {
    if (!feeEarner) return notHeld(NO_EARNER)
    const { uuid, grade, guidelineBand } = feeEarner
    return (
      card(uuid, grade, date) ??
      editionInForce(editions, date)?.rateFor(guidelineBand, grade, date) ??
      notHeld(rateNotHeld(guidelineHourlyRates, date))
    )
  }
}

/** Work whose line is made, in any kind of row. */
export interface Work {
  uuid: string
  date: string
  description: string | null
}
/** The line of work: a quantity in hundredths of an hour at a rate, rounded once, and its VAT. */
export function hourlyLine(
  { uuid, date, description }: Work,
  quantity: number,
  { amount: rate, authority, notHeld: missing }: Rate,
  vatExempt: boolean,
): Line {
  const net = fractionOf(rate, quantity, 100)
  return {
    item: uuid,
    head: 'profit_costs',
    date,
    description: description ?? '',
    quantity,
    unit: 'hours',
    rate,
    enhancement: 0,
    net,
    vat: vatOf(net, date, vatExempt),
    under: authority,
    excludedBecause: null,
    notHeld: missing,
  }
}

/** Prices a time row by the hour. Letters in are counted and not charged. */
export function profitCostsLine(row: TimeFacts, rate: Rate): Line {
  const line = hourlyLine(row, chargedTime(row), rate, row.vatExempt)
  if (row.activityType === 'letter_in') line.excludedBecause = LETTERS_IN
  return line
}
