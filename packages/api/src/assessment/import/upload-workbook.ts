import type { WorkbookPreview } from '@costdraft/schema/assessment/workbook-import.ts'
import { readCase } from '../../cases/case-rows.ts'
import { param } from '../../cases/open-case.ts'
import { assertClientActive } from '../../cases/stage-rules.ts'
import { Conflict } from '../../errors/errors.ts'
import type { RequestContext } from '../../http/request.ts'
import type { ItemsContext } from '../../items/context.ts'
import { storedName } from '../../ledger/import/import-records.ts'
import { freezeCase } from '../../outputs/freeze-case.ts'
import { frozenAt, readFrozenJson, type FrozenJson } from '../../outputs/output-rows.ts'
import type { AssessmentRequest } from '../assessment-on-wire.ts'
import type { ImportedLine } from '../assessment.table.ts'
import type { Ruled } from '../keep-ruling.ts'
import { lockAssessment } from '../lock-assessment.ts'
import { assertComplete, type Assessment } from '../read-assessment.ts'
import { enterLines } from './enter-lines.ts'
import type { ListedRead } from './listed-read.ts'
import { plannedLines, type PlannedLine } from './planned-lines.ts'
import { previewOnWire } from './preview-on-wire.ts'

/** The answer of `POST …/assessment/upload`: `taken` is null where it is a preview. */
export interface Uploaded extends WorkbookPreview {
  taken: Ruled | null
}
/** A workbook as it was read: of which file, and beside the snapshot of which moment. */
export interface ReadUpload {
  fileName: string
  frozenAt: string
  read: ListedRead
}

const AGAIN = 'This case was completed again while the workbook was read. Nothing was entered.'

/** Checks that something can be entered of a case before the body is read. Throws 404, 403 and 409. */
export async function mayEnter(asked: RequestContext): Promise<void> {
  const owner = await readCase(asked.tx, asked.viewer, param(asked, 'case'))
  assertClientActive(owner)
  assertComplete(owner)
}

/** The snapshot to which a workbook comes back. Throws as `mayEnter`. */
export async function snapshotFor({ tx, viewer, items }: ItemsContext, caseUuid: string): Promise<FrozenJson> {
  const stored = await readFrozenJson(tx, caseUuid)
  if (stored) return stored
  const owner = await readCase(tx, viewer, caseUuid)
  assertComplete(owner)
  // Cases completed before freezing was introduced are frozen now.
  await freezeCase(tx, items, owner)
  const frozen = await readFrozenJson(tx, caseUuid)
  if (!frozen) throw new Error('A case that was just frozen has no snapshot.')
  return frozen
}

const importedLine = ({ line: { of, row }, entered }: PlannedLine): ImportedLine => ({
  ...{ line: of.id, fingerprint: of.fingerprint },
  version: row?.version ?? 0,
  entered,
})

/** Keeps what a workbook would enter until it is entered, and resolves with its uuid; null where that is nothing. */
async function keepImport(
  { tx, viewer }: AssessmentRequest,
  { owner }: Assessment,
  { fileName, entered }: { fileName: string; entered: readonly PlannedLine[] },
): Promise<string | null> {
  if (entered.length === 0) return null
  const { uuid } = await tx
    .insertInto('assessment_import')
    .values({
      ...{ client_uuid: owner.client, case_uuid: owner.uuid, file_name: fileName },
      lines: JSON.stringify(entered.map(importedLine)),
      created_by: viewer.user_uuid,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  return uuid
}

/**
 * `POST …/assessment/upload`: lays a workbook beside what is entered, and enters what can be taken of it. With
 * `preview=1` it is kept for a day instead, to be entered as it is shown. Throws as `saveLines`.
 */
export async function uploadWorkbook(
  asked: AssessmentRequest,
  { fileName: sent, frozenAt: at, read }: ReadUpload,
): Promise<Uploaded> {
  const found = await lockAssessment(asked)
  if ((await frozenAt(asked.tx, found.owner.uuid)) !== at) throw new Conflict(AGAIN)
  const fileName = storedName(sent)
  const plan = plannedLines(found.lines, read.rows)
  const isPreview = asked.req.query.preview === '1'
  const uuid = isPreview ? await keepImport(asked, found, { fileName, entered: plan.entered }) : null
  const preview = previewOnWire(plan, read, { import_uuid: uuid, file_name: fileName, version: found.version })
  const taken = isPreview ? null : await enterLines(asked, found, { workbook: fileName, planned: plan.entered })
  return { ...preview, taken }
}
