import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resources } from '../items/index.ts'
import { addItem } from '../item-routes/item-storage.ts'
import { parseLedgerRows } from '../ledger/parse-ledger.ts'
import { storeLedger } from '../ledger/ledger-store.ts'
import { readCsv } from '../ledger/read-csv.ts'
import { recordedNames } from '../ledger/recorded-names.ts'
import type { DemoCase } from './demo-case.ts'

const gridOf = (ledger: string) => readCsv(readFileSync(join(import.meta.dirname, ledger)))

/** Adds the parties that a ledger of this folder names, and these further ones; answers the uuid of each. */
export async function addParties(
  { acting, owner }: DemoCase,
  ledger: string,
  further: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const [header, ...rows] = gridOf(ledger)
  const column = header?.cells.indexOf('Party') ?? -1
  const names = new Set([...rows.flatMap(({ cells }) => cells[column] || []), ...further])
  const uuids = new Map<string, string>()
  for (const party of names) uuids.set(party, await addItem(acting, owner, resources.party, { party }))
  return uuids
}

/** Imports a time ledger of this folder. Throws for a row that an upload would not take. */
export async function addLedger({ acting, owner, earners }: DemoCase, ledger: string): Promise<void> {
  const { rows, failed } = parseLedgerRows(gridOf(ledger), earners, await recordedNames(acting.tx, owner))
  if (failed.length > 0) throw new Error(`${ledger}: ${JSON.stringify(failed[0])}`)
  await storeLedger(acting.tx, acting.viewer, owner, rows)
}
