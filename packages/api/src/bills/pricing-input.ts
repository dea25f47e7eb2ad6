import {
  allItems,
  everyPricedKind,
  type CaseOfOtherArea,
  type Items,
  type PricedCase,
  type Rates,
} from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import type { Tx } from '../access/as-viewer.ts'
import { ratesOfClients } from './own-editions.ts'
import { loadCases, type LoadedCase } from './load-cases.ts'
import { loadFacts, type PricedKind } from './load-facts.ts'
import { earnerOnDay, loadEarners, type Earners } from '../clients/load-earners.ts'

/** A case as the pricing engine takes it. */
export interface PricingInput {
  priced: PricedCase | CaseOfOtherArea
  items: Items
  /** Those of its firm. */
  rates: Rates
}

/**
 * Loads the pricing inputs of cases by uuid, with one query per kind of item, whatever the number of cases and items.
 * `earners` are the fee earners and offices of their firms, if not as they are stored; `payer` says the rates of which
 * firm price the cases of a firm, if not its own.
 */
export async function loadPricingInputs(
  tx: Tx,
  uuids: readonly string[],
  earners?: Earners,
  payer: (client: string) => string = (client) => client,
): Promise<Map<string, PricingInput>> {
  const earnerOn = earnerOnDay(earners ?? (await loadEarners(tx, uuids)))
  const cases = await loadCases(tx, uuids, earnerOn, payer)
  const ratesOf = await ratesOfClients(
    tx,
    cases.map(({ client }) => payer(client)),
  )
  const lists: [name: string, rows: Map<string, unknown[]>][] = []
  for (const kind of everyPricedKind)
    lists.push([kind.list, await loadFacts(tx, kind, uuidsRecording(cases, kind), earnerOn)])
  const itemsOf = (uuid: string): Items =>
    allItems(Object.fromEntries(lists.map(([name, rows]) => [name, rows.get(uuid) ?? []])))
  return new Map(
    cases.map(({ uuid, client, priced }) => [uuid, { priced, rates: ratesOf(payer(client)), items: itemsOf(uuid) }]),
  )
}

/** The cases whose area has a tab for the rows of a kind, or for the rows that they are part of. */
function uuidsRecording(cases: readonly LoadedCase[], { kinds, above = {} }: PricedKind): string[] {
  const tabs = [...kinds, ...Object.keys(above)].flatMap((name) => tabOfItem(name) ?? [])
  const records = ({ priced: { area } }: LoadedCase): boolean =>
    tabs.length === 0 || tabs.some((tab) => areaOf(area)?.tabs.includes(tab) ?? true)
  return cases.filter(records).map(({ uuid }) => uuid)
}
