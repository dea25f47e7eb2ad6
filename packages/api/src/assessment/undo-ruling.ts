import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { sql } from 'kysely'
import { Conflict, NotFound } from '../errors/errors.ts'
import type { ReadLine, RulingEffects } from './assessment.table.ts'
import { rowKey } from './assessment-rows.ts'
import { assessmentOnWire, type AssessmentRequest } from './assessment-on-wire.ts'
import { auditAssessment } from './audit-assessment.ts'
import type { Ruled } from './keep-ruling.ts'
import { enteredAfter } from './line-changes.ts'
import { lockAssessment } from './lock-assessment.ts'
import { linesByKey, nextVersion, type Assessment } from './read-assessment.ts'
import { storeLines, type StoredLine } from './store-lines.ts'

/** What is undone, and what it was part of, in words. */
const wordsOf = (effects: RulingEffects): { called: string; removed: string } =>
  'column' in effects
    ? {
        called: 'This ruling',
        removed: 'The assessment of this ruling was removed. Restore it before the ruling is undone.',
      }
    : {
        called: 'What was entered from this workbook',
        removed: 'The assessment that this workbook was entered in was removed. Restore it before that is undone.',
      }

/** The lines of a ruling, each with what was entered of it before. */
const linesBefore = (effects: RulingEffects): ReadLine[] =>
  'column' in effects
    ? effects.lines.map(({ before, reason, ...line }) => ({ ...line, before: { [effects.column]: before, reason } }))
    : effects.lines

/**
 * A ruling on many lines, or what was entered from a workbook, that can be undone. Throws 404 for none of the case, and
 * 409 for one that cannot be.
 */
async function findRuling({ tx, now, req }: AssessmentRequest, { owner, header }: Assessment) {
  const ruling = await tx
    .selectFrom('assessment_ruling')
    .select(['uuid', 'assessment_uuid', 'effects', 'undone_at'])
    .select(
      sql<boolean>`created_at < ${now().toISOString()}::timestamptz - make_interval(days => ${UNDO_DAYS})`.as(
        'is_late',
      ),
    )
    .where('uuid', '=', String(req.params.undo))
    .where('case_uuid', '=', owner.uuid)
    .executeTakeFirst()
  if (!ruling) throw new NotFound()
  const { called, removed } = wordsOf(ruling.effects)
  if (ruling.undone_at !== null) throw new Conflict(`${called} was undone already.`)
  if (ruling.is_late) throw new Conflict(`${called} is older than thirty days, and cannot be undone any more.`)
  if (ruling.assessment_uuid !== header?.uuid) throw new Conflict(removed)
  return ruling
}

/**
 * `POST …/assessment/ruling/{undo}/undo`: gives lines what they had before a ruling on many of them, or before a
 * workbook was entered. Those that were changed since stay as they are, and so do those that the bill does not have any
 * more.
 */
export async function undoRuling(asked: AssessmentRequest): Promise<Ruled> {
  const found = await lockAssessment(asked)
  const { owner } = found
  const { uuid, assessment_uuid: assessment, effects } = await findRuling(asked, found)
  const byKey = linesByKey(found)
  const stored = linesBefore(effects).flatMap((ruled): StoredLine[] => {
    const line = byKey.get(rowKey(ruled))
    if (line?.row?.version !== ruled.version) return []
    return [{ line, entered: enteredAfter({ line, entered: ruled.before }) }]
  })
  const left = effects.lines.length - stored.length
  const version = await nextVersion(asked.tx, owner.uuid)
  const after = await storeLines(asked, found, { assessment, version, stored })
  await asked.tx
    .updateTable('assessment_ruling')
    .set((e) => ({ undone_by: asked.viewer.user_uuid, undone_at: e.fn<string>('now') }))
    .where('uuid', '=', uuid)
    .execute()
  await auditAssessment(asked, owner, assessment, 'restored', {
    after: { lines: stored.length, left, undone: true, ...('workbook' in effects && { file_name: effects.workbook }) },
  })
  return { assessment: await assessmentOnWire(asked, after), changed: stored.length, left, undo: null }
}
