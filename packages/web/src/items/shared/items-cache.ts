import type { ApolloCache } from '@apollo/client'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'

const updateRows = (
  cache: ApolloCache,
  tab: AnyTab,
  caseUuid: string,
  nodesOf: (nodes: AnyRow[]) => AnyRow[],
): void => {
  cache.updateQuery({ query: tab.operations.list, variables: { uuid: caseUuid, first: 0 } }, (cached) => {
    if (!cached) return undefined
    const { items } = cached.case
    const nodes = nodesOf(items.nodes)
    return {
      ...cached,
      case: {
        ...cached.case,
        items: { ...items, nodes, totalCount: items.totalCount + nodes.length - items.nodes.length },
      },
    }
  })
}

/**
 * The rows with one more: in its place in `order`, the uuids of the rows as they stood while it was among them, or else
 * last. A row that is there already is replaced.
 */
export function withRow<Row extends { uuid: string }>(rows: readonly Row[], row: Row, order: readonly string[]): Row[] {
  const others = rows.filter(({ uuid }) => uuid !== row.uuid)
  const place = order.indexOf(row.uuid)
  if (place === -1) return [...others, row]
  const next = others.findIndex(({ uuid }) => order.indexOf(uuid) > place)
  const previous = others.findLastIndex(({ uuid }) => order.includes(uuid))
  return others.toSpliced(next === -1 ? previous + 1 : next, 0, row)
}

/**
 * Adds a new row to the end of the cached list, or a restored one in its place in `order`; the tab sorts rows by date.
 */
export const insertRow = (
  cache: ApolloCache,
  tab: AnyTab,
  caseUuid: string,
  row: AnyRow | undefined,
  order: readonly string[] = [],
): void => {
  if (row) updateRows(cache, tab, caseUuid, (nodes) => withRow(nodes, row, order))
}

/** What several changes at once did to a list. */
interface ListChanges<Row> {
  /** Rows that are new or back, in their order. */
  added: readonly Row[]
  /** The uuids of those that are gone. */
  removed: readonly string[]
}
/** The rows without those that are gone, and with those added at the end; one that is there already is replaced. */
export function withChanges<Row extends { uuid: string }>(
  rows: readonly Row[],
  { added, removed }: ListChanges<Row>,
): Row[] {
  const left = new Set([...removed, ...added.map(({ uuid }) => uuid)])
  return [...rows.filter(({ uuid }) => !left.has(uuid)), ...added]
}
/** Takes several changes into the cached list at once. */
export function takeChanges(cache: ApolloCache, tab: AnyTab, caseUuid: string, changes: ListChanges<AnyRow>): void {
  if (changes.added.length + changes.removed.length > 0)
    updateRows(cache, tab, caseUuid, (nodes) => withChanges(nodes, changes))
}

/** Removes a row from the cached list. Returns the uuids of the list as it was. */
export function removeRow(cache: ApolloCache, tab: AnyTab, caseUuid: string, uuid: string): readonly string[] {
  let order: readonly string[] = []
  updateRows(cache, tab, caseUuid, (nodes) => {
    order = nodes.map((row) => row.uuid)
    return nodes.filter((row) => row.uuid !== uuid)
  })
  return order
}
