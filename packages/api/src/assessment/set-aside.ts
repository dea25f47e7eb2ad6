import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseHead } from '../cases/case-rows.ts'
import { Conflict } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { HAS_ENTRY } from './assessment-rows.ts'
import { assessmentOnWire, type AssessmentOnWire, type AssessmentRequest } from './assessment-on-wire.ts'
import { auditAssessment } from './audit-assessment.ts'
import { keepOutcome } from './keep-outcome.ts'
import { lockAssessment } from './lock-assessment.ts'
import { assessmentOf, isEntered, nextVersion } from './read-assessment.ts'

type Context = Pick<RequestContext, 'tx' | 'viewer'>

/** Deletes an assessment that nothing is entered in, with the rows that its lines have left. */
async function deleteBlank(tx: Tx, uuid: string): Promise<void> {
  for (const table of ['assessment_ruling', 'assessment_line'] as const)
    await tx.deleteFrom(table).where('assessment_uuid', '=', uuid).execute()
  await tx.deleteFrom('assessment').where('uuid', '=', uuid).execute()
}

/** The current assessment of a case, of how many lines something is entered, and whether anything is. */
async function currentOf(tx: Tx, caseUuid: string) {
  const { rows } = await sql<{ uuid: string; lines: number; has_header: boolean }>`
    select uuid, (select count(*)::int from assessment_line where assessment_uuid = assessment.uuid and ${HAS_ENTRY}) as lines,
      num_nonnulls(general_points, payments, interest_rate, interest_from) > 0
        or jsonb_array_length(offers || disallowed) > 0 as has_header
    from assessment where case_uuid = ${caseUuid} and removed_at is null`.execute(tx)
  return rows[0]
}

/**
 * Sets the assessment of a case aside, if anything is entered: it can be restored for thirty days. Answers whether
 * anything was.
 */
async function setAside(
  context: Context,
  owner: Pick<CaseHead, 'uuid' | 'client'>,
  because?: 'reopened',
): Promise<boolean> {
  const { tx, viewer } = context
  const current = await currentOf(tx, owner.uuid)
  if (!current) return false
  const { uuid, lines, has_header: hasHeader } = current
  if (lines === 0 && !hasHeader) {
    await deleteBlank(tx, uuid)
    return false
  }
  await tx
    .updateTable('assessment')
    .set((e) => ({ removed_by: viewer.user_uuid, removed_at: e.fn<string>('clock_timestamp') }))
    .where('uuid', '=', uuid)
    .execute()
  await nextVersion(tx, owner.uuid)
  await auditAssessment(context, owner, uuid, 'removed', { before: { lines, ...(because && { because }) } })
  return true
}

/** Sets the assessment of a case that is reopened aside: it is of the bill that goes with this. */
export const setAsideOnReopening = (context: Context, owner: Pick<CaseHead, 'uuid' | 'client'>): Promise<boolean> =>
  setAside(context, owner, 'reopened')

/** `DELETE …/assessment`: removes all that is entered. Throws as `saveLines`. */
export async function removeAssessment(asked: AssessmentRequest): Promise<AssessmentOnWire> {
  const { owner } = await lockAssessment(asked)
  await setAside(asked, owner)
  return assessmentOnWire(asked, await assessmentOf(asked, owner))
}

/** The assessment of a case that was set aside last, within thirty days. Throws 409 where there is none. */
async function lastRemoved({ tx, now }: AssessmentRequest, caseUuid: string): Promise<{ uuid: string; lines: number }> {
  const { rows } = await sql<{ uuid: string; lines: number }>`
    select uuid, (select count(*)::int from assessment_line where assessment_uuid = assessment.uuid and ${HAS_ENTRY}) as lines
    from assessment where case_uuid = ${caseUuid}
      and removed_at > ${now().toISOString()}::timestamptz - make_interval(days => ${UNDO_DAYS})
    order by removed_at desc limit 1`.execute(tx)
  const [found] = rows
  if (!found) throw new Conflict('No assessment of this case was removed in the last thirty days.')
  return found
}

/**
 * `POST …/assessment/restore`: restores the assessment that was set aside last. Rows are those of lines that the bill
 * has unchanged; what was entered of others is answered beside them. Throws 409 where anything is entered now.
 */
export async function restoreAssessment(asked: AssessmentRequest): Promise<AssessmentOnWire> {
  const { tx } = asked
  const found = await lockAssessment(asked)
  const { owner, header } = found
  if (isEntered(found))
    throw new Conflict('Something is entered in the assessment already. Remove it before another one is restored.')
  const { uuid, lines } = await lastRemoved(asked, owner.uuid)
  if (header) await deleteBlank(tx, header.uuid)
  await tx.updateTable('assessment').set({ removed_by: null, removed_at: null }).where('uuid', '=', uuid).execute()
  await nextVersion(tx, owner.uuid)
  await auditAssessment(asked, owner, uuid, 'restored', { after: { lines } })
  const restored = await assessmentOf(asked, owner)
  // The bill may have other lines by now.
  await keepOutcome(tx, restored)
  return assessmentOnWire(asked, restored)
}
