import type { AnyTab } from '../tab-definition.ts'
import { useItems } from '../use-items.ts'
import { isFiltering, useRowQuery } from './use-row-query.ts'
import { useState } from 'react'

const keyOf = (title: string): string => `columns ${title}`
const stored = (key: string): string[] => (localStorage.getItem(key) ?? '').split('\n').filter(Boolean)

/**
 * The heads of the columns of a tab that are not shown. The choice is stored in `localStorage`, for all cases alike.
 */
function useHiddenColumns(title: string): { hidden: readonly string[]; choose: (hidden: string[]) => void } {
  const key = keyOf(title)
  const [hidden, setHidden] = useState(() => stored(key))
  return {
    hidden,
    choose: (next) => {
      localStorage.setItem(key, next.join('\n'))
      setHidden(next)
    },
  }
}

/** The columns that are shown. The first and the long text stay, whatever is stored. */
const shownColumns = (columns: AnyTab['columns'], hidden: readonly string[]): AnyTab['columns'] =>
  columns.filter(({ head, isLong }, i) => i === 0 || isLong || !hidden.includes(head))

/** More rows than are taken in at a glance: they are filtered, and their columns chosen. */
const FEW = 5

/**
 * The rows of a tab that are asked for; where they stand in a table, what they come to, and the columns that are shown
 * of them.
 */
export function useTabRows(tab: AnyTab, caseUuid: string, isTable: boolean) {
  const rowQuery = useRowQuery(tab)
  const { query } = rowQuery
  const list = useItems(tab, caseUuid, query)
  const hiddenColumns = useHiddenColumns(tab.title)
  const isFiltered = isFiltering(query)
  const isComing = list.rows === undefined && !list.error && !isFiltered
  return {
    rowQuery,
    list,
    sums: isTable ? list.sums : undefined,
    hiddenColumns,
    columns: shownColumns(tab.columns, hiddenColumns.hidden),
    /** Whether the tab has rows, shown or not; undefined until that is known. */
    hasRows: isComing ? undefined : list.total > 0 || isFiltered,
    /** Whether there is reason to choose among rows and columns. */
    hasTools: list.total > FEW || isFiltered || hiddenColumns.hidden.length > 0,
  }
}
