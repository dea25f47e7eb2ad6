import type { ActivityType, CasePart } from '@costdraft/costing'

/** Percent of enhancement set for an activity; of a part where the case has parts. What is not there is none. */
export interface TrEnhancementTable {
  case_uuid: string
  client_uuid: string
  activity_type: ActivityType
  case_part: CasePart | null
  enhancement: number
}
