import type { Kysely } from 'kysely'
import { withoutViewer } from '../access/viewer-transaction.ts'
import { caseRow } from '../cases/case-rows.ts'
import type { Tables } from '../db/tables.ts'
import { readFrozenJson } from '../outputs/output-rows.ts'
import { billOfStored } from './frozen-bills.ts'
import { keepOutcome } from './keep-outcome.ts'
import { enteredOf } from './read-assessment.ts'

/** So many are worked out at a time: each reads a snapshot, and a start waits for the first. */
const AT_ONCE = 20

/**
 * Works out what came of bills that were assessed before it was kept, or come back from the archive of an older
 * version: `keepOutcome` keeps that of all others with each ruling.
 */
export async function workOutOutcomes(db: Kysely<Tables>): Promise<void> {
  const waiting = await db
    .selectFrom('assessment')
    .select(['uuid', 'case_uuid'])
    .where('rulings', 'is', null)
    .where('removed_at', 'is', null)
    .limit(AT_ONCE)
    .execute()
  for (const { uuid, case_uuid: of } of waiting)
    await db.transaction().execute(async (owned) => {
      const tx = withoutViewer(owned)
      // As whoever enters something does: what is read is what is kept.
      await tx.selectFrom('case').select('uuid').where('uuid', '=', of).forUpdate().execute()
      const row = await caseRow(tx, of)
      const stored = await readFrozenJson(tx, of)
      if (row && stored) await keepOutcome(tx, await enteredOf(tx, row, billOfStored(of, stored)))
      // Without a snapshot there is no bill that anything came of.
      await tx
        .updateTable('assessment')
        .set({ rulings: 0 })
        .where('uuid', '=', uuid)
        .where('rulings', 'is', null)
        .execute()
    })
}
