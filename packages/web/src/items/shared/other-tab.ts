import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'

/**
 * The key of the tab that shows a row which this one does not list, where several tabs share the kind; undefined if
 * there is none. `all` are the rows of the kind that this tab knows. One with a list of its own knows no others, and
 * leads to the next, which looks there.
 */
export const otherTabOf =
  ({ kind, only }: Pick<AnyTab, 'kind' | 'only'>, all: readonly AnyRow[] | undefined) =>
  (uuid: string): string | undefined => {
    const { tab } = kind
    if (typeof tab !== 'object') return undefined
    if (only?.list === undefined) {
      const row = all?.find((one) => one.uuid === uuid)
      return row && tabKey(tab.tabOf(String(row[tab.field])))
    }
    const lists = Object.entries(tab.lists ?? {})
    const next = lists[lists.findIndex(([list]) => list === only.list) + 1]
    return next && tabKey(tab.tabOf(next[1]))
  }
