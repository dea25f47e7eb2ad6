import { assessedHeads, assessedSums } from '@costdraft/costing'
import { servedBillData } from '../bill/bill-data.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { accountOf } from './account.ts'
import { assessmentOf } from './assessed-document.ts'
import { assessedLines } from './assessed-lines.ts'

const figuresOf = (frozen: FrozenCase): object => {
  const lines = assessedLines(frozen)
  return {
    asOn: assessmentOf(frozen).interest.until,
    sums: assessedSums(lines),
    heads: assessedHeads(lines),
    lines: lines.map(({ id, number, head, part, claimed, offered, allowed, reason = null }) => ({
      ...{ line: id, number, head, part, claimed, offered, allowed, reason },
    })),
  }
}

/**
 * The figures of an assessment as machine-readable JSON, attached to its documents: those of the bill as they are
 * served, and what is offered and allowed of each line. Without offers to settle (CPR 47.19, 36.16).
 */
export const assessedFigures = (frozen: FrozenCase): object => ({
  ...servedBillData(frozen),
  assessment: figuresOf(frozen),
})

/** The same for the firm itself: with payments, interest, balance and the offers to settle. */
export function settlementFigures(frozen: FrozenCase): object {
  const { payments, offers } = assessmentOf(frozen)
  const { interest, balance } = accountOf(frozen)
  return { ...servedBillData(frozen), assessment: { ...figuresOf(frozen), payments, offers, interest, balance } }
}
