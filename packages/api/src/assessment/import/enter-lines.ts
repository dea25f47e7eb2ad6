import { assessmentOnWire, type AssessmentRequest } from '../assessment-on-wire.ts'
import { auditAssessment, auditLines, lineDifference } from '../audit-assessment.ts'
import type { ReadLine } from '../assessment.table.ts'
import { enteredNames, nothingEntered, type Entered } from '../entered.ts'
import { keepRuling, type Ruled } from '../keep-ruling.ts'
import { enteredAfter } from '../line-changes.ts'
import type { lockAssessment } from '../lock-assessment.ts'
import { nextVersion, type EnteredLine } from '../read-assessment.ts'
import { ensureHeader, storeLines } from '../store-lines.ts'
import type { PlannedLine } from './planned-lines.ts'

type Planned = Pick<PlannedLine, 'line' | 'entered'>

/** What was entered of a line in the fields that change, so that it can be undone. */
const beforeOf = ({ row }: EnteredLine, entered: Partial<Entered>): Partial<Entered> =>
  Object.fromEntries(
    enteredNames.filter((name) => name in entered).map((name) => [name, (row ?? nothingEntered)[name]]),
  )

/**
 * Enters what a workbook says as one change of the assessment: an entry of the audit for each line, and one way to undo
 * it. Where nothing is to be entered, nothing changes.
 */
export async function enterLines(
  asked: AssessmentRequest,
  found: Awaited<ReturnType<typeof lockAssessment>>,
  { workbook, planned }: { workbook: string; planned: readonly Planned[] },
): Promise<Ruled> {
  if (planned.length === 0) return { assessment: await assessmentOnWire(asked, found), changed: 0, left: 0, undo: null }
  const { owner } = found
  const stored = planned.map(({ line, entered }) => ({ line, entered: enteredAfter({ line, entered }) }))
  const assessment = await ensureHeader(asked, found)
  const version = await nextVersion(asked.tx, owner.uuid)
  const after = await storeLines(asked, found, { assessment, version, stored })
  const lines = planned.map(({ line, entered }): ReadLine => ({
    ...{ line: line.of.id, fingerprint: line.of.fingerprint, version },
    before: beforeOf(line, entered),
  }))
  const undo = await keepRuling(asked, owner, assessment, { workbook, lines })
  await auditAssessment(asked, owner, assessment, 'changed', { after: { lines: stored.length, file_name: workbook } })
  await auditLines(
    asked,
    owner,
    stored.flatMap(({ line, entered }) => {
      const changed = lineDifference(line.row ?? nothingEntered, entered)
      return changed ? [{ line: line.of, changed }] : []
    }),
  )
  return { assessment: await assessmentOnWire(asked, after), changed: stored.length, left: 0, undo }
}
