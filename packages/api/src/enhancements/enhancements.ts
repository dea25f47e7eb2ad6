import { activityTypes, enhancementCap, type Aspect } from '@costdraft/costing'
import type { EnhancementRow } from '@costdraft/schema/enhancements/enhancement.ts'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { ValidationError } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'

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
  const cap = enhancementCap(highCourtWork)
  const excessive = await tx
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

/** The key of an enhancement in the audit trail. */
export const enhancementKey = ({
  case_part,
  activity_type,
}: Pick<EnhancementRow, 'case_part' | 'activity_type'>): string =>
  case_part === null ? activity_type : `${case_part}.${activity_type}`

/**
 * Removes the enhancements of parts that the changed type of a case does not have; a type without parts keeps those of
 * the whole case.
 */
export async function dropEnhancementsOfOtherParts(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  { uuid, client }: CaseRow,
  parts: readonly Aspect[],
): Promise<void> {
  const dropped = await tx
    .deleteFrom('tr_enhancement')
    .where('case_uuid', '=', uuid)
    .where((e) => (parts.length > 0 ? e('case_part', 'is', null) : e('case_part', 'is not', null)))
    .returning(['activity_type', 'case_part', 'enhancement'])
    .execute()
  if (dropped.length === 0) return
  await tx
    .updateTable('case')
    .set((e) => ({ enhancements_version: e('enhancements_version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute()
  await audit(
    tx,
    { client_uuid: client, case_uuid: uuid, entity: 'tr_enhancement', entity_uuid: uuid, by: viewer.user_uuid },
    'changed',
    {
      before: Object.fromEntries(dropped.map((row) => [enhancementKey(row), row.enhancement])),
      after: Object.fromEntries(dropped.map((row) => [enhancementKey(row), 0])),
    },
  )
}
