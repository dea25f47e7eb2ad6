import { stages, type Stage } from '@costdraft/costing'
import { movedMeanwhile, stageMoveFields } from '@costdraft/schema/cases/stage-move.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { setAsideOnReopening } from '../assessment/set-aside.ts'
import { audit } from '../audit/audit.ts'
import { assertExpected, draftOf, validated, type Change } from '../http/body.ts'
import { HttpError, NotFound } from '../errors/errors.ts'
import { assertResolved } from '../item-routes/comments.ts'
import type { ItemsContext } from '../items/context.ts'
import { notify } from '../notifications/notify.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import type { FrozenCase } from '../outputs/frozen-case.ts'
import { dropOutputs } from '../outputs/output-rows.ts'
import { dropPreviews } from '../outputs/previews/preview-rows.ts'
import { storeWebhookEvent } from '../webhooks/store-event.ts'
import { changeCase } from '../cases/case-revision.ts'
import { assertClientActive } from '../cases/stage-rules.ts'
import { lockCase, readCase, type CaseRow } from '../cases/case-rows.ts'

/**
 * What the audit keeps of a completed case: the lines without a price, and the findings it was completed over, by rule.
 */
const leftOpen = ({ bill: { unpriced }, filing = [] }: FrozenCase) => ({
  ...(unpriced > 0 && { unpriced }),
  ...(filing.length > 0 && { filing: Object.fromEntries(filing.map(({ rule, count }) => [rule, count])) }),
})

/** The stage from which a case is to be moved; undefined where the body, which may be absent, does not say. */
function stageFrom(body: unknown): Stage | undefined {
  const { from } = draftOf(wireNames(stageMoveFields), body ?? {})
  return from === undefined || from === null ? undefined : validated(stageMoveFields, { from }).from
}

/** 409: the case is in another stage than the one that it was to be moved from. The response carries the case. */
const movedByOthers = (current: CaseRow): HttpError =>
  new HttpError(409, movedMeanwhile(current.stage), { stage: current.stage }, { current })

/**
 * Moves a case to a stage; moving it to its current stage changes nothing. Completing a case freezes it, and is refused
 * while a comment is unresolved. Reopening it deletes the frozen case and its documents, and sets its assessment aside.
 * Where the body says `from`, a case in another stage is not moved: 409 with its stage. Throws 404 for an unknown
 * stage, and 412 if the move is based on another version.
 */
export async function moveCase(context: ItemsContext, uuid: string, to: string, change: Change): Promise<CaseRow> {
  if (!(stages as readonly string[]).includes(to)) throw new NotFound()
  const { tx, viewer, items } = context
  const row = await lockCase(tx, viewer, uuid)
  const from = stageFrom(change.body)
  assertExpected(change, row)
  assertClientActive(row)
  if (row.stage === to) return row
  if (from !== undefined && row.stage !== from) throw movedByOthers(row)
  let recorded: Readonly<Record<string, unknown>> = {}
  if (to === 'complete') {
    await assertResolved(tx, row)
    recorded = leftOpen(await freezeCase(tx, items, row, viewer))
    await dropPreviews(tx, row.uuid)
  }
  if (row.stage === 'complete') {
    await setAsideOnReopening(context, row)
    await dropOutputs(context, row)
    await dropPreviews(tx, row.uuid)
  }
  await changeCase(context, uuid, { stage: to as Stage, stage_since: sql`clock_timestamp()` })
  await audit(
    tx,
    { client_uuid: row.client, case_uuid: uuid, entity: 'case', entity_uuid: uuid, by: viewer.user_uuid },
    'moved',
    { before: { stage: row.stage }, after: { stage: to, ...recorded } },
  )
  await storeWebhookEvent(tx, { type: 'case.stage_changed', case: row, data: { from: row.stage, stage: to } })
  if (to === 'in_review') await notify(tx, { kind: 'sent_for_review', case: row, actor: viewer.user_uuid })
  return readCase(tx, viewer, uuid)
}
