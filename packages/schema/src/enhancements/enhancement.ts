import { activityTypes, aspects, type ActivityType, type Aspect } from '@costdraft/costing'
import { field, type CaseFacts, type Draft } from '../field.ts'
import { oneOf, wholeNumber } from '../structs.ts'

export { enhancementCap } from '@costdraft/costing'

const hasParts = (_: Draft, facts: CaseFacts): boolean => facts.dualAspect

/**
 * An enhancement in whole percent, from 0 to `cap`, the most the court allows (its legal source is at `enhancementCap`
 * in costing).
 */
export const percentField = (cap: number) =>
  field(
    wholeNumber(
      0,
      cap,
      `Enter a whole percent from 0 to ${cap}, the most allowed ${cap < 100 ? 'below' : 'in'} the High Court.`,
    ),
  )

/** The fields of one enhancement: the percentage of an activity, and of one part where the case has parts. */
export const enhancementFields = (cap: number) => ({
  activityType: field(oneOf(activityTypes)),
  casePart: field(oneOf(aspects)).when(hasParts),
  enhancement: percentField(cap),
})

/** An enhancement as the REST API sends it, in percent. */
export interface EnhancementRow {
  activity_type: ActivityType
  case_part: Aspect | null
  enhancement: number
}

/** An enhancement as any host has it: null for what is no percentage, and without a part where it names none. */
export interface ReadEnhancement extends Omit<EnhancementRow, 'enhancement'> {
  enhancement: number | null
}

/** The activity or the part of a word; undefined for any other. */
export const activityTypeOf = (word: unknown): ActivityType | undefined => activityTypes.find((one) => one === word)
export const casePartOf = (word: unknown): Aspect | undefined => aspects.find((one) => one === word)

/**
 * The percentage of every activity of every part: the value of its row in `set`, or of the row of the activity that
 * names no part, or 0 without one.
 */
export function everyEnhancement(
  { dualAspect: isDual }: Pick<CaseFacts, 'dualAspect'>,
  set: readonly ReadEnhancement[],
): ReadEnhancement[] {
  const parts = isDual ? aspects : [null]
  const rowOf = (activity: ActivityType, part: Aspect | null) => {
    const rows = set.filter(({ activity_type }) => activity_type === activity)
    return rows.find(({ case_part }) => case_part === part) ?? rows.find(({ case_part }) => case_part === null)
  }
  return parts.flatMap((case_part) =>
    activityTypes.map((activity_type) => {
      const row = rowOf(activity_type, case_part)
      return { activity_type, case_part, enhancement: row ? row.enhancement : 0 }
    }),
  )
}
