import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { readCase } from '../cases/case-rows.ts'
import { productItems, resources } from '../items/index.ts'
import { addItem } from '../items/item-changes.ts'
import { parseLedgerRows } from '../ledger/ledger-rows.ts'
import { storeLedger } from '../ledger/ledger-store.ts'
import { readCsv } from '../ledger/read-csv.ts'
import { recordedNames } from '../ledger/recorded-names.ts'
import { freezeCase } from '../outputs/freeze-case.ts'
import { commentOn, findDemoCase, type DemoCase } from './demo-case.ts'
import { deputyCases, type DeputyCase } from './deputy-cases.ts'

/** The parts, parties, time, disbursements and texts of the demonstration cases of the Court of Protection. */
export async function seedDeputyItems(tx: Tx): Promise<void> {
  for (const deputyCase of deputyCases) {
    const found = await findDemoCase(tx, deputyCase.name),
      { acting, owner } = found
    const partyOf = await addParties(found, deputyCase)
    await addTime(found, deputyCase)
    for (const { date, type, amount, description, party, exempt = false } of deputyCase.disbursements)
      await addItem(acting, owner, resources.disbursement, {
        date,
        disbursementType: type,
        amount,
        description,
        vatExempt: exempt,
        party: (party && partyOf.get(party)) ?? null,
      })
    if (deputyCase.comment) await commentOn(found, deputyCase.comment)
    await sql`update "case" set revision = revision + 1, narrative = ${deputyCase.narrative}, value_of_assets = ${deputyCase.valueOfAssets} where uuid = ${owner.uuid}`.execute(
      tx,
    )
    if (deputyCase.stage === 'complete')
      await freezeCase(tx, productItems, await readCase(tx, acting.viewer, owner.uuid))
  }
}

const gridOf = ({ ledger }: DeputyCase) => readCsv(readFileSync(join(import.meta.dirname, ledger)))

/** Adds the parts of a case, and the parties that its ledger names; answers the uuid of each party. */
async function addParties({ acting, owner }: DemoCase, deputyCase: DeputyCase): Promise<Map<string, string>> {
  for (const [description, startDate, endDate] of deputyCase.parts)
    await addItem(acting, owner, resources.casePart, { description, startDate, endDate })
  const [header, ...rows] = gridOf(deputyCase),
    column = header?.cells.indexOf('Party') ?? -1
  const paid = deputyCase.disbursements.flatMap(({ party }) => party ?? []),
    names = new Set([...rows.flatMap(({ cells }) => cells[column] || []), ...paid])
  const uuids = new Map<string, string>()
  for (const party of names) uuids.set(party, await addItem(acting, owner, resources.party, { party }))
  return uuids
}

/** Imports the time ledger of a case. Throws for a row that an upload would not take. */
async function addTime({ acting, owner, earners }: DemoCase, deputyCase: DeputyCase): Promise<void> {
  const { rows, failed } = parseLedgerRows(gridOf(deputyCase), earners, await recordedNames(acting.tx, owner))
  if (failed.length > 0) throw new Error(`${deputyCase.ledger}: ${JSON.stringify(failed[0])}`)
  await storeLedger(acting.tx, acting.viewer, owner, rows)
}
