import type { ActivityType, Aspect } from '@costdraft/costing'

/** The enhancement of an activity in percent, per part if the case has parts. No row means no enhancement. */
export interface TrEnhancementTable {
  case_uuid: string
  client_uuid: string
  activity_type: ActivityType
  case_part: Aspect | null
  enhancement: number
}

declare module '../db/tables.ts' {
  interface Tables {
    tr_enhancement: TrEnhancementTable
  }
}
