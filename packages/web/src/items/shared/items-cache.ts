import type { ApolloCache } from '@apollo/client'
import type { AnyRow, AnyTab } from './definition.ts'

const change = (cache: ApolloCache, tab: AnyTab, caseUuid: string, nodesOf: (nodes: AnyRow[]) => AnyRow[]): void => {
  cache.updateQuery({ query: tab.operations.list, variables: { uuid: caseUuid, first: 0 } }, (kept) => {
    if (!kept) return undefined
    const { items } = kept.case,
      nodes = nodesOf(items.nodes)
    return {
      ...kept,
      case: {
        ...kept.case,
        items: { ...items, nodes, totalCount: items.totalCount + nodes.length - items.nodes.length },
      },
    }
  })
}

/** A new or restored row; its date says where it is shown. */
export const putIn = (cache: ApolloCache, tab: AnyTab, caseUuid: string, row: AnyRow | undefined): void => {
  if (row) change(cache, tab, caseUuid, (nodes) => [...nodes.filter(({ uuid }) => uuid !== row.uuid), row])
}

export const takeOut = (cache: ApolloCache, tab: AnyTab, caseUuid: string, uuid: string): void =>
  change(cache, tab, caseUuid, (nodes) => nodes.filter((row) => row.uuid !== uuid))
