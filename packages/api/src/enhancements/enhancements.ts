import { activityTypes, enhancementCap } from '@costdraft/costing'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import type { Tx } from '../access/as-viewer.ts'
import { ValidationError } from '../http/errors.ts'

/** The enhancements of a case, ordered by part, then by activity. */
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

/** Throws 422 if an enhancement of the case exceeds the cap of the court in which the work is. */
export async function assertCapAllows(tx: Tx, caseUuid: string, highCourtWork: boolean): Promise<void> {
  const cap = enhancementCap(highCourtWork),
    excessive = await tx
      .selectFrom('tr_enhancement')
      .select('enhancement')
      .where('case_uuid', '=', caseUuid)
      .where('enhancement', '>', cap)
      .executeTakeFirst()
  if (excessive)
    throw new ValidationError({
      high_court_work: `An enhancement of ${excessive.enhancement} % is set, and below the High Court ${cap} % is the most. Lower it first.`,
    })
}
