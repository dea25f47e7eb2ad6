import { activityTypes, enhancementCap, type CourtLevel } from '@costdraft/costing'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import type { Tx } from '../access/as-viewer.ts'
import { Refused } from '../http/errors.ts'

/** What is set for a case, by part and in the order of the activities. */
export async function enhancementsOf(tx: Tx, caseUuid: string): Promise<EnhancementRow[]> {
  const rows = await tx
    .selectFrom('tr_enhancement')
    .select(['activity_type', 'case_part', 'enhancement'])
    .where('case_uuid', '=', caseUuid)
    .orderBy('case_part')
    .execute()
  return rows.toSorted((a, b) =>
    a.case_part === b.case_part ? activityTypes.indexOf(a.activity_type) - activityTypes.indexOf(b.activity_type) : 0,
  )
}

/** Refuses a court level under which what is set would be too much. */
export async function assertCapAllows(tx: Tx, caseUuid: string, level: CourtLevel): Promise<void> {
  const most = enhancementCap(level),
    beyond = await tx
      .selectFrom('tr_enhancement')
      .select('enhancement')
      .where('case_uuid', '=', caseUuid)
      .where('enhancement', '>', most)
      .executeTakeFirst()
  if (beyond)
    throw new Refused({
      court_level: `An enhancement of ${beyond.enhancement} % is set, and below the High Court ${most} % is the most. Lower it first.`,
    })
}
