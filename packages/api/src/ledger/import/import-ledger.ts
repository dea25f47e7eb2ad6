import type { Areas } from '@costdraft/schema/areas/index.ts'
import type { LedgerImported } from '@costdraft/schema/ledger/ledger-import.ts'
import { lockCase } from '../../cases/case-rows.ts'
import type { RequestContext } from '../../http/request.ts'
import { RowsRefused } from '../rows-refused.ts'
import { storePlan } from '../ledger-store.ts'
import { assertTakesTime, finishImport, warningsIn } from '../taking-ledgers.ts'
import { recordImport } from './import-records.ts'
import { remember } from './memory.ts'
import { namesToRemember } from './names.ts'
import { assertColumnsKnown, readImport, type ImportBody } from './read-import.ts'

/**
 * Imports a ledger as a person chose: all rows that are not left out or none, or with `?rows=good` the valid ones of
 * them. Remembers for the firm what was chosen, and records what was done, so that it can be undone. Throws 422 with
 * the rows that cannot be taken.
 */
export async function importLedger(asked: RequestContext, areas: Areas): Promise<LedgerImported> {
  const { tx, viewer, req } = asked
  const body = req.body as ImportBody
  const owner = await lockCase(tx, viewer, String(req.params.case))
  assertTakesTime(owner, areas)
  const read = await readImport(tx, owner, body)
  assertColumnsKnown(read)
  if (read.failed.length > 0 && req.query.rows !== 'good') throw new RowsRefused(read.failed, 'the ledger')
  const { taken, ...imported } = await storePlan(tx, viewer, owner, read.plan)
  const leftOut = read.rows.length - read.wanted.length
  if (imported.import_uuid)
    await recordImport(tx, viewer, owner, {
      uuid: imported.import_uuid,
      fileName: body.fileName,
      leftOut,
      plan: read.plan,
    })
  await finishImport(asked, owner, imported)
  await remember(tx, owner.client, read.signature, {
    ...namesToRemember(read.wanted, read.names, body.choices),
    columns: columnsToRemember(read, body),
  })
  return {
    ...imported,
    left_out: leftOut,
    warnings: warningsIn(owner, read.layout.headingOf, taken, read.names.earners),
    failed: read.failed,
  }
}

/** What was chosen for these headings, now or before; undefined if neither. */
const columnsToRemember = ({ guess }: Awaited<ReturnType<typeof readImport>>, { choices }: ImportBody) => {
  const chosen = guess.columns.filter(({ guessed_by }) => guessed_by === 'chosen' || guessed_by === 'remembered')
  return choices.columns.size + chosen.length > 0
    ? new Map(chosen.map(({ index, column }) => [index, column]))
    : undefined
}
