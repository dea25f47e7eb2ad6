import { aspects, type Aspect } from '@costdraft/costing'
import { partLabel } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'

/** A frozen case, or one part of it as a case of its own. */
export interface FrozenPart extends FrozenCase {
  /** Null for a whole case, and for rows whose part is not recorded. */
  part: Aspect | null
  /** What its sections are headed with; null for a whole case. */
  title: string | null
}

/**
 * The parts that a bill is printed in: one for a whole case, or each part of a two-part case with its own heads, claim,
 * escape test and enhancements.
 */
export function partsOf(frozen: FrozenCase): FrozenPart[] {
  const { bill, case: facts, enhancement } = frozen
  if (!bill.parts?.length) return [{ ...frozen, part: null, title: null }]
  return bill.parts.map(({ part, escape, net, vat, gross }): FrozenPart => ({
    ...frozen,
    part,
    title: partLabel(part),
    case: { ...facts, exceptional: part !== null && (facts.exceptionalParts ?? []).includes(part) },
    bill: { ...bill, heads: bill.heads.filter((head) => (head.part ?? null) === part), escape, net, vat, gross },
    ...(enhancement && {
      enhancement: {
        set: enhancement.set.filter(({ case_part }) => case_part === part),
        // The reasons are those of the case, and are printed once: with the first part.
        reasons: part === aspects[0] ? enhancement.reasons : null,
      },
    }),
  }))
}
