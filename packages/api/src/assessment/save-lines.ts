import { HttpError } from '../errors/errors.ts'
import { nothingEntered } from './entered.ts'
import { assessmentOnWire, type AssessmentOnWire, type AssessmentRequest } from './assessment-on-wire.ts'
import { auditLines, lineDifference } from './audit-assessment.ts'
import { changesIn, enteredAfter, type LineChange } from './line-changes.ts'
import { lineOnWire } from './lines-on-wire.ts'
import { lockAssessment } from './lock-assessment.ts'
import { nextVersion } from './read-assessment.ts'
import { ensureHeader, storeLines } from './store-lines.ts'

const STALE = 'This was changed by someone else in the meantime.'
/** Throws 412 with the first line that is not as it was when a change was made, and a sentence for each of them. */
function assertLineVersions(changes: readonly LineChange[]): void {
  const stale = changes.filter(
    ({ line, version }) => version !== undefined && version !== String(line.row?.version ?? 0),
  )
  const [first] = stale
  if (!first) return
  const details = Object.fromEntries(stale.map(({ at }) => [`changes.${at}.version`, STALE]))
  throw new HttpError(412, STALE, details, { current: lineOnWire(first.line) })
}

/**
 * `PATCH …/assessment/line`: enters what is offered and allowed of lines, all or none. Throws 409 for a case that is
 * not complete or of an archived client, 412 for another version of the assessment or of a line, and 422 for what a
 * line cannot be allowed.
 */
export async function saveLines(asked: AssessmentRequest): Promise<AssessmentOnWire> {
  const found = await lockAssessment(asked)
  const changes = changesIn(asked.req.body, found.lines)
  assertLineVersions(changes)
  const stored = changes.flatMap((change) => {
    const entered = enteredAfter(change)
    const changed = lineDifference(change.line.row ?? nothingEntered, entered)
    return changed ? [{ line: change.line, entered, changed }] : []
  })
  if (stored.length === 0) return assessmentOnWire(asked, found)
  const { owner } = found
  const assessment = await ensureHeader(asked, found)
  const version = await nextVersion(asked.tx, owner.uuid)
  const after = await storeLines(asked, found, { assessment, version, stored })
  await auditLines(
    asked,
    owner,
    stored.map(({ line, changed }) => ({ line: line.of, changed })),
  )
  return assessmentOnWire(asked, after)
}
