import { activityTypes, caseParts, type ActivityType, type CasePart } from '@costdraft/costing'
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
  casePart: field(oneOf(caseParts)).when(hasParts),
  enhancement: percentField(cap),
})

/** An enhancement as the REST API sends it, in percent. */
export interface EnhancementRow {
  activity_type: ActivityType
  case_part: CasePart | null
  enhancement: number
}

/** The percentage of every activity of every part: the value of its row in `set`, or 0 without one. */
export function everyEnhancement(
  { dualAspect: isDual }: Pick<CaseFacts, 'dualAspect'>,
  set: readonly EnhancementRow[],
): EnhancementRow[] {
  const parts = isDual ? caseParts : [null]
  return parts.flatMap((case_part) =>
    activityTypes.map((activity_type) => ({
      activity_type,
      case_part,
      enhancement:
        set.find((row) => row.activity_type === activity_type && row.case_part === case_part)?.enhancement ?? 0,
    })),
  )
}
