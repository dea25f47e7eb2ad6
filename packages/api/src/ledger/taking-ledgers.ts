import type { Areas } from '@costdraft/schema/areas/index.ts'
import { timeRecording } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { readCase, type CaseRow } from '../cases/case-rows.ts'
import { touchCase } from '../cases/case-revision.ts'
import { assertOpen } from '../cases/stage-rules.ts'
import type { RequestContext } from '../http/request.ts'
import { assertKindInCase } from '../items/assert-kind.ts'
import { notify } from '../notifications/notify.ts'
import { storeWebhookEvent } from '../webhooks/store-event.ts'
import type { Earner } from './earner-names.ts'
import type { Layout } from './headings.ts'
import type { ImportResult } from './ledger-store.ts'
import { retiredSince } from './retired-earners.ts'
import { warningsOf, type LedgerWarning, type TakenRow } from './ledger-warnings.ts'

/** Checks that time can be added to a case: it has time recordings, and is open. */
export function assertTakesTime(row: CaseRow, areas: Areas): void {
  assertKindInCase(row, areas, timeRecording)
  assertOpen(row)
}
/** Checks access, area and stage before the body is read. */
export const assertMayUpload =
  (areas: Areas) =>
  async ({ tx, viewer, req }: RequestContext): Promise<void> =>
    assertTakesTime(await readCase(tx, viewer, String(req.params.case)), areas)

/** Raises the revision of a case and tells its people, if an import changed anything. */
export async function finishImport(
  asked: RequestContext,
  owner: CaseRow,
  { import_uuid: cause, added, updated }: Pick<ImportResult, 'import_uuid' | 'added' | 'updated'>,
): Promise<void> {
  if (!cause) return
  await touchCase(asked, owner.uuid)
  await notify(asked.tx, {
    kind: 'ledger_imported',
    case: owner,
    actor: asked.viewer.user_uuid,
    facts: { added, updated },
    cause,
  })
  await storeWebhookEvent(asked.tx, {
    type: 'import.finished',
    case: owner,
    data: { stage: owner.stage, import_uuid: cause },
  })
}

/** The warnings about rows of a file that a case takes. */
export const warningsIn = (
  owner: CaseRow,
  headingOf: Layout['headingOf'],
  taken: readonly TakenRow[],
  earners: readonly Earner[],
): LedgerWarning[] =>
  warningsOf(taken, {
    retired: retiredSince(earners),
    issued: owner.certificate?.date_of_issue ?? null,
    today: new Date().toISOString().slice(0, 10),
    headingOf,
  })
