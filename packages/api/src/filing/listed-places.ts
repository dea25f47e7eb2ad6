import type { FiledItem } from '@costdraft/costing'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { tabColumn } from '../items/columns.ts'
import { detailValue, tablesWith, topOf } from '../items/detail-values.ts'
import type { Items } from '../items/registry.ts'
import { listedAs } from '../search/found-items.ts'

/**
 * Where an item is listed: the row, the kind in whose list it is, and what decides the tab where that fills several.
 */
export interface ListedPlace {
  uuid: string
  list: string
  tabValue: string | null
}

interface Placed {
  uuid: string
  top: string
  value: string | null
}
/** The item at the top of each row, and the value that decides the tab of that. */
async function readPlaces(tx: Tx, items: Items, uuids: readonly string[]): Promise<Placed[]> {
  if (uuids.length === 0) return []
  const top = topOf(items, 'item')
  const { rows } = await sql<Placed>`
    select item.uuid, ${top} as top, ${detailValue(tablesWith(items, tabColumn), top, sql`null::text`)} as value
    from case_item item where item.uuid = any(${uuids}::uuid[])`.execute(tx)
  return rows
}

const isListed = ({ list, listedIn }: AnyKind): boolean => list !== undefined || listedIn !== undefined
/** Whether the list of a kind, or the item at its top, has to be asked where a row is; other kinds have one tab. */
const isAsked = (kind: AnyKind): boolean => !isListed(kind) || (!kind.listedIn && tabColumn(kind) !== undefined)

/**
 * Where items are listed, of those that are `wanted`, by their uuids. A row that no list has is found with the item at
 * its top, and a list that takes in rows of another kind has one tab.
 */
export async function listedPlaces(
  tx: Tx,
  items: Items,
  filed: readonly FiledItem[],
  wanted: ReadonlySet<string>,
): Promise<Map<string, ListedPlace>> {
  const kinds = filed.flatMap(({ uuid, kind: name }): [string, AnyKind][] => {
    const kind = wanted.has(uuid) ? items.byName.get(name)?.kind : undefined
    return kind ? [[uuid, kind]] : []
  })
  const asked = kinds.flatMap(([uuid, kind]) => (isAsked(kind) ? [uuid] : []))
  const places = new Map((await readPlaces(tx, items, asked)).map((place) => [place.uuid, place]))
  return new Map(
    kinds.map(([uuid, kind]) => {
      const place = places.get(uuid)
      return [
        uuid,
        {
          uuid: isListed(kind) ? uuid : (place?.top ?? uuid),
          list: listedAs(items, kind),
          tabValue: place?.value ?? null,
        },
      ]
    }),
  )
}

/** How many rows are in each list or, where its kind fills several tabs, have each value that decides the tab. */
export function rowsByTab(places: readonly ListedPlace[]): { list: string; tab_value: string | null; count: number }[] {
  const tabs = Map.groupBy(places, ({ list, tabValue }) => JSON.stringify([list, tabValue]))
  return [...tabs.values()].flatMap((rows) => {
    const [first] = rows
    return first
      ? [{ list: first.list, tab_value: first.tabValue, count: new Set(rows.map(({ uuid }) => uuid)).size }]
      : []
  })
}
