import { activityTypes, caseParts, type ActivityType, type CasePart } from '@costdraft/costing'
import { field, type CaseFacts, type Draft } from '../field.ts'
import { oneOf, whole } from '../structs.ts'

export { enhancementCap } from '@costdraft/costing'

const dualAspect = (_: Draft, facts: CaseFacts): boolean => facts.dualAspect

/** A percent of enhancement: whole, from 0 to the most that the court allows (see `enhancementCap` in costing for its source). */
export const percentField = (most: number) =>
  field(
    whole(
      0,
      most,
      `Enter a whole percent from 0 to ${most}, the most allowed ${most < 100 ? 'below' : 'in'} the High Court.`,
    ),
  )

/** One entry of the percentages of a case: what is set for an activity, of a part where the case has parts. */
export const enhancementFields = (most: number) => ({
  activityType: field(oneOf(activityTypes)),
  casePart: field(oneOf(caseParts)).when(dualAspect),
  enhancement: percentField(most),
})

/** An entry as the wire has it. */
export interface EnhancementRow {
  activity_type: ActivityType
  case_part: CasePart | null
  enhancement: number
}

/** Every activity of every part with what is set for it, in percent; 0 where nothing is. */
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
