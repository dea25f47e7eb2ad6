import { JUDGMENT_RATE } from '@costdraft/costing'
import type { FrozenAssessment, FrozenRuling } from '../outputs/assessed/frozen-assessment.ts'
import { isBlank, type Entered } from './entered.ts'
import type { Assessment } from './read-assessment.ts'

/** What is entered of a line, as documents know it: what is not entered is absent. */
const rulingOf = ({ offered, allowed, reason, words, dispute, reply, ruling }: Entered): FrozenRuling => ({
  ...(offered && { offered }),
  ...(allowed && { allowed }),
  ...(reason && { reason }),
  ...(words !== null && { words }),
  ...(dispute !== null && { dispute }),
  ...(reply !== null && { reply }),
  ...(ruling !== null && { ruling }),
})

/**
 * An assessment as its documents are made of it, as on a day (`yyyy-mm-dd`), up to which interest runs; `payBy` is the
 * day by which the costs are to be paid. What was entered of lines that the bill does not have any more is not in it.
 */
export function asFrozen(
  { header, payments, lines }: Pick<Assessment, 'header' | 'payments' | 'lines'>,
  { until, payBy }: { until: string; payBy?: string | undefined },
): FrozenAssessment {
  const entered = lines.flatMap(({ of, row }) => (row && !isBlank(row) ? [[of.id, rulingOf(row)] as const] : []))
  return {
    lines: Object.fromEntries(entered),
    generalPoints: header?.general_points ?? null,
    payments,
    offers: header?.offers ?? [],
    interest: {
      rate: header?.interest_rate ?? JUDGMENT_RATE,
      from: header?.interest_from ?? null,
      until,
      disallowed: header?.disallowed ?? [],
    },
    ...(payBy !== undefined && { payBy }),
  }
}
