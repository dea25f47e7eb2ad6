import { counted } from '@costdraft/schema/text/in-words.ts'
import { HttpError, NotFound } from '../../errors/errors.ts'
import { assessmentOnWire, type AssessmentRequest } from '../assessment-on-wire.ts'
import { rowKey } from '../assessment-rows.ts'
import type { ImportedLine } from '../assessment.table.ts'
import type { Ruled } from '../keep-ruling.ts'
import { lockAssessment } from '../lock-assessment.ts'
import { linesByKey, type Assessment } from '../read-assessment.ts'
import { enterLines } from './enter-lines.ts'
import type { PlannedLine } from './planned-lines.ts'

const changedMeanwhile = (lines: number): string =>
  `${counted(lines, 'line')} of this workbook ${lines === 1 ? 'was' : 'were'} changed in the meantime. Nothing was entered; read it back again.`

/** The lines of a preview as they are now. Throws 412 where one of them is not as the preview showed it. */
async function assertUnchanged(
  asked: AssessmentRequest,
  found: Assessment,
  lines: readonly ImportedLine[],
): Promise<Pick<PlannedLine, 'line' | 'entered'>[]> {
  const byKey = linesByKey(found)
  const planned = lines.flatMap(({ version, entered, ...of }) => {
    const line = byKey.get(rowKey(of))
    return line && (line.row?.version ?? 0) === version ? [{ line, entered }] : []
  })
  const changed = lines.length - planned.length
  if (changed > 0)
    throw new HttpError(412, changedMeanwhile(changed), {}, { current: await assessmentOnWire(asked, found) })
  return planned
}

/** What an import that was entered before has done: whoever asks again has lost the answer. */
async function takenBefore(asked: AssessmentRequest, found: Assessment, ruling: string): Promise<Ruled> {
  const kept = await asked.tx
    .selectFrom('assessment_ruling')
    .select(['effects', 'undone_at'])
    .where('uuid', '=', ruling)
    .executeTakeFirst()
  return {
    assessment: await assessmentOnWire(asked, found),
    ...{ changed: kept?.effects.lines.length ?? 0, left: 0 },
    undo: kept?.undone_at === null ? ruling : null,
  }
}

/**
 * `POST …/assessment/import/{import}`: enters a workbook as its preview showed it; asked again, it answers the same and
 * changes nothing. Throws 404 for none of the case, 412 where one of its lines was changed since, and as `saveLines`.
 */
export async function takeImport(asked: AssessmentRequest): Promise<Ruled> {
  const found = await lockAssessment(asked)
  const { tx, req } = asked
  const kept = await tx
    .selectFrom('assessment_import')
    .select(['uuid', 'file_name', 'lines', 'ruling_uuid'])
    .where('uuid', '=', String(req.params.import))
    .where('case_uuid', '=', found.owner.uuid)
    .executeTakeFirst()
  if (!kept) throw new NotFound()
  if (kept.ruling_uuid !== null) return takenBefore(asked, found, kept.ruling_uuid)
  const planned = await assertUnchanged(asked, found, kept.lines)
  const taken = await enterLines(asked, found, { workbook: kept.file_name, planned })
  await tx.updateTable('assessment_import').set({ ruling_uuid: taken.undo }).where('uuid', '=', kept.uuid).execute()
  return taken
}
