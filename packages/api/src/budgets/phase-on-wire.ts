import {
  breakdownOf,
  poundsOf,
  poundsOrNull,
  type Budget,
  type BudgetAmounts,
  type BudgetPhase,
  type BudgetShares,
} from '@costdraft/costing'

/** The name of a fee earner by uuid; null of one who is no longer known. */
export type NameOf = (earner: string) => string | null

/** Time and disbursements in pounds, and their sum. */
export const amountsOnWire = ({ time, disbursements }: BudgetAmounts) => ({
  time: poundsOf(time),
  disbursements: poundsOf(disbursements),
  total: poundsOf(time + disbursements),
})
const shares = ({ incurred, estimated }: BudgetShares) => ({
  incurred: poundsOf(incurred),
  estimated: poundsOf(estimated),
})

/** A phase of a budget in wire format: its figures, what they are made of, and what was approved and offered for it. */
export function phaseOnWire(row: BudgetPhase, { assumptions, approved, offers }: Budget, nameOf: NameOf) {
  const { phase, incurred, estimated, total } = row
  const { earners, ...made } = breakdownOf(row)
  const offer = phase === null ? undefined : offers?.[phase]
  return {
    phase,
    assumptions: (phase && assumptions[phase]) ?? null,
    incurred: amountsOnWire(incurred),
    estimated: amountsOnWire(estimated),
    total: poundsOf(total),
    earners: earners.map(({ feeEarner, grade, hours, rate, ...of }) => ({
      fee_earner: feeEarner,
      fee_earner_name: nameOf(feeEarner),
      grade,
      hours: hours / 100,
      rate: poundsOrNull(rate),
      ...shares(of),
    })),
    other_time: shares(made.otherTime),
    counsel: shares(made.counsel),
    experts: shares(made.experts),
    court_fees: shares(made.courtFees),
    other_disbursements: shares(made.otherDisbursements),
    approved: phase === null ? null : poundsOrNull(approved?.[phase]),
    offered: offer
      ? {
          time: poundsOf(offer.time),
          counsel: poundsOf(offer.counsel),
          disbursements: poundsOf(offer.disbursements),
          comment: offer.comment ?? null,
        }
      : null,
  }
}
