import { poundsOf, poundsOrNull, type AssessedAmount, type AssessedSums, type Sum } from '@costdraft/costing'
import type { EnteredRow } from './assessment-rows.ts'
import { isBlank, nothingEntered, type Entered } from './entered.ts'
import type { EnteredLine } from './read-assessment.ts'

export const amountOnWire = ({ hours, rate, amount, vat }: AssessedAmount) => ({
  hours: hours === null ? null : hours / 100,
  rate: poundsOrNull(rate),
  amount: poundsOf(amount),
  vat: poundsOf(vat),
})
export const amountOrNull = (amount: AssessedAmount | null) => (amount ? amountOnWire(amount) : null)

const sumOnWire = ({ net, vat, gross }: Sum) => ({ net: poundsOf(net), vat: poundsOf(vat), gross: poundsOf(gross) })
/** What lines come to, in pounds. */
export const sumsOnWire = ({
  lines,
  claimed,
  offers,
  offered,
  rulings,
  allowed,
  unruled,
  reduction,
}: AssessedSums) => ({
  ...{ lines, offers, rulings },
  claimed: sumOnWire(claimed),
  offered: sumOnWire(offered),
  allowed: sumOnWire(allowed),
  unruled: sumOnWire(unruled),
  reduction: sumOnWire(reduction),
})

export const enteredOnWire = ({ offered, allowed, reason, words, dispute, reply, ruling }: Entered) => ({
  offered: amountOrNull(offered),
  allowed: amountOrNull(allowed),
  ...{ reason, words, dispute, reply, ruling },
})
/** Who changed what is entered of a line, and when; nulls where nothing is entered. */
function changeOnWire(row: EnteredRow | undefined) {
  if (!row || isBlank(row)) return { changed_by: null, changed_at: null, changed_at_ms: null }
  const { changed_by, changed_at, changed_at_ms } = row
  return { changed_by, changed_at, changed_at_ms }
}

/** A line in its assessment, in wire format. */
export function lineOnWire({ of, row }: EnteredLine) {
  const { uuid, id, number, head, part, item, description, activity, earner, quantity, unit, isByTheHour } = of
  return {
    ...{ uuid, line: id, number, head, part, item, date: of.of.date, description, activity },
    fee_earner_uuid: earner?.uuid ?? null,
    fee_earner_name: earner?.name ?? null,
    grade: earner?.grade ?? null,
    ...{ quantity, unit, enhancement: of.of.enhancement, is_by_the_hour: isByTheHour },
    claimed: amountOnWire(of.claimed),
    ...enteredOnWire(row ?? nothingEntered),
    version: row?.version ?? 0,
    ...changeOnWire(row),
  }
}
