import {
  assessedSums,
  byDay,
  costsOwed,
  payableBy,
  type AssessedSums,
  type CostsOwed,
  type Pence,
} from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import { assessmentOf } from './assessed-document.ts'
import { assessedLines } from './assessed-lines.ts'
import type { FrozenAssessment } from './frozen-assessment.ts'

/** What is owed of the costs that are allowed, on the day of the assessment. Pence. */
export interface Account extends CostsOwed {
  sums: AssessedSums
  /** How many lines have no ruling. */
  open: number
  /** What was paid up to the day, in order of day. */
  payments: FrozenAssessment['payments']
  /** What is to be paid later, and is not counted. */
  later: FrozenAssessment['payments']
  /** By which day the costs are to be paid, and what is owed on it; null where that is not known, past, or nothing. */
  payable: { by: string; amount: Pence } | null
}

/**
 * What is owed of the costs that are allowed: interest as `costsOwed` works it out, up to the day of the assessment.
 * Lines without a ruling are in no figure.
 */
export function accountOf(frozen: FrozenCase): Account {
  const { interest: terms, payments, payBy: by } = assessmentOf(frozen)
  const { until } = terms
  const sums = assessedSums(assessedLines(frozen))
  const ofCosts = { ...terms, payments }
  const inOrder = byDay(payments)
  const isToCome = by !== undefined && by >= until
  const amount = isToCome ? payableBy(sums.allowed.gross, ofCosts, { by, today: until }) : null
  return {
    sums,
    open: sums.lines - sums.rulings,
    ...costsOwed(sums.allowed.gross, ofCosts, until),
    payments: inOrder.filter(({ date }) => date <= until),
    later: inOrder.filter(({ date }) => date > until),
    payable: isToCome && amount !== null ? { by, amount } : null,
  }
}
