import type { ApolloCache } from '@apollo/client'
import type { AnyRow, AnyTab } from './tab-definition.ts'

const updateRows = (
  cache: ApolloCache,
  tab: AnyTab,
  caseUuid: string,
  nodesOf: (nodes: AnyRow[]) => AnyRow[],
): void => {
  cache.updateQuery({ query: tab.operations.list, variables: { uuid: caseUuid, first: 0 } }, (cached) => {
    if (!cached) return undefined
    const { items } = cached.case,
      nodes = nodesOf(items.nodes)
    return {
      ...cached,
      case: {
        ...cached.case,
        items: { ...items, nodes, totalCount: items.totalCount + nodes.length - items.nodes.length },
      },
    }
  })
}

/** Adds a new or restored row to the cached list; the tab sorts rows by date. */
export const insertRow = (cache: ApolloCache, tab: AnyTab, caseUuid: string, row: AnyRow | undefined): void => {
  if (row) updateRows(cache, tab, caseUuid, (nodes) => [...nodes.filter(({ uuid }) => uuid !== row.uuid), row])
}

/** Removes a row from the cached list. */
export const removeRow = (cache: ApolloCache, tab: AnyTab, caseUuid: string, uuid: string): void =>
  updateRows(cache, tab, caseUuid, (nodes) => nodes.filter((row) => row.uuid !== uuid))
