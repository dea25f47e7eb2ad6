import type { Line } from '../bill.ts'
import type { TimeFacts } from '../facts.ts'
import { fractionOf } from '../money.ts'
import { bandNames } from '../rates/guideline-band.ts'
import { guidelineHourlyRates } from '../rates/guideline-hourly.ts'
import type { RateCard } from '../rates/rate-card.ts'
import { notHeld, rateOf, type Rate, type Rates } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'

/** A routine letter out or call is one unit of six minutes, in hundredths of an hour (CPR PD 47 para 5.22(1)). */
const SIX_MINUTES = 10
const LETTERS_IN =
  'Letters in are not charged: the charge for a letter out includes reading them (CPR PD 47 para 5.22(1)).'
const NO_EARNER = 'Rate not held: the grade of the fee earner is not known.'

const isLetterOrCall = ({ activityType }: TimeFacts): boolean =>
  activityType === 'letter_in' || activityType === 'letter_out' || activityType === 'telephone_call'

/** The hours that are charged, in hundredths: a letter or call of up to six minutes is one unit, any other work takes its time. */
const chargedTime = (row: TimeFacts): number => (isLetterOrCall(row) ? Math.max(SIX_MINUTES, row.time) : row.time)

/**
 * The rate of a time row per hour: the firm's own for the person, then for the grade, and otherwise the guideline rate of the grade and band
 * on the date of the work.
 */
export function hourlyRateOf({ feeEarner, date }: TimeFacts, card: RateCard, rates: Rates): Rate {
  if (!feeEarner) return notHeld(NO_EARNER)
  const { uuid, grade, guidelineBand } = feeEarner
  const own = card(uuid, grade, date)
  if (own) return own
  const found = rateOf(rates, guidelineHourlyRates, date, [guidelineBand, grade]),
    { authority } = found
  return authority === null
    ? found
    : {
        ...found,
        authority: { ...authority, provision: `${bandNames[guidelineBand]}, grade ${grade}, on the date of the work` },
      }
}

/** Prices a time row by the hour: time × rate, rounded once. Letters in are counted and not charged. */
export function profitCostsLine(row: TimeFacts, card: RateCard, rates: Rates): Line {
  const { amount: rate, authority, notHeld: missing } = hourlyRateOf(row, card, rates),
    quantity = chargedTime(row),
    net = fractionOf(rate, quantity, 100)
  return {
    item: row.uuid,
    head: 'profit_costs',
    date: row.date,
    description: row.description ?? '',
    quantity,
    unit: 'hours',
    rate,
    enhancement: 0,
    net,
    vat: vatOf(net, row.date, row.vatExempt),
    under: authority,
    excludedBecause: row.activityType === 'letter_in' ? LETTERS_IN : null,
    notHeld: missing,
  }
}
