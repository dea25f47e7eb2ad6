import { refused } from '../errors/errors.ts'
import type { BudgetContingencyInput, BudgetInput, BudgetOfferInput, BudgetPhaseInput } from '../generated/resolvers.ts'
import type { Row } from '../upstream/rows.ts'

/** What of an object is not null. */
const given = (of: object): Row => Object.fromEntries(Object.entries(of).filter(([, value]) => value != null))

/** Throws INVALID_INPUT where a phase is in the list twice. */
function assertEachOnce(phases: readonly BudgetPhaseInput[]): void {
  const seen = new Set<string>()
  for (const [i, { phase }] of phases.entries()) {
    const said = 'This phase is in the list twice.'
    if (seen.has(phase)) throw refused('INVALID_INPUT', said, { [`phases.${i}.phase`]: said })
    seen.add(phase)
  }
}

const estimateOf = ({ time, disbursements, counsel, experts, courtFees, earners }: BudgetPhaseInput): Row => ({
  ...{ time: time ?? null, disbursements: disbursements ?? null },
  ...given({
    counsel,
    experts,
    court_fees: courtFees,
    earners: earners?.map(({ feeEarner, hours }) => ({ fee_earner: feeEarner, hours })),
  }),
})
const contingencyOf = ({ name, incurred, estimated, approved }: BudgetContingencyInput): Row => ({
  ...{ name, incurred: incurred ?? null, estimated: estimated ?? null },
  ...given({ approved }),
})
const offerOf = ({ time, counsel, disbursements, comment }: BudgetOfferInput): Row =>
  given({ time, counsel, disbursements, comment })

/** What was entered for some phases, by phase; nothing where there is none. */
function byPhase(name: string, phases: readonly BudgetPhaseInput[], valueOf: (one: BudgetPhaseInput) => unknown): Row {
  const values = phases.flatMap((one) => {
    const value = valueOf(one)
    return value == null ? [] : [[one.phase, value]]
  })
  return values.length > 0 ? { [name]: Object.fromEntries(values) } : {}
}

/**
 * The body of a budget. What is not given is not sent, except for what hosts have always taken.
 * @throws INVALID_INPUT where a phase is in the list twice.
 */
export function bodyOf({ incurredTo, phases, contingencies, ...input }: BudgetInput): Row {
  assertEachOnce(phases)
  const { approvedOn, agreedIncurred, variation } = input
  return {
    incurred_to: incurredTo,
    assumptions: Object.fromEntries(phases.map(({ phase, assumptions }) => [phase, assumptions ?? null])),
    estimates: Object.fromEntries(phases.map((one) => [one.phase, estimateOf(one)])),
    contingencies: contingencies.map(contingencyOf),
    ...byPhase('approved', phases, ({ approved }) => approved),
    ...byPhase('offers', phases, ({ offered }) => offered && offerOf(offered)),
    ...given({ approved_on: approvedOn, agreed_incurred: agreedIncurred, variation }),
  }
}
