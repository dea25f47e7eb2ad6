import type { AssessedAmount, ReductionReason } from '@costdraft/costing'
import type { AssessedColumn, assessedTexts } from '@costdraft/schema/assessment/assessment.ts'

type TextName = keyof typeof assessedTexts
/** What is entered of a line. */
export interface Entered extends Record<AssessedColumn, AssessedAmount | null>, Record<TextName, string | null> {
  reason: ReductionReason | null
}

export const nothingEntered: Entered = {
  ...{ offered: null, allowed: null, reason: null },
  ...{ words: null, dispute: null, reply: null, ruling: null },
}
/** What can be entered of a line, by name. */
export const enteredNames = Object.keys(nothingEntered) as (keyof Entered)[]

/** Whether nothing is entered of a line: all was taken away again. */
export const isBlank = (entered: Entered): boolean => enteredNames.every((name) => entered[name] === null)
