import type { AnyTab } from '../tab-definition.ts'
import { useItems } from '../use-items.ts'
import { isFiltering, useRowQuery } from './use-row-query.ts'
import { useMemo, useState } from 'react'
import { usePerson } from '../../../ui/person.ts'

const oldKeyOf = (title: string): string => `columns ${title}`
const keyOf = (person: string, title: string): string => `columns ${person} ${title}`
/** What a person has chosen; until then what was chosen on this device before choices were kept by person. */
const stored = (person: string, title: string): string[] =>
  (localStorage.getItem(keyOf(person, title)) ?? localStorage.getItem(oldKeyOf(title)) ?? '')
    .split('\n')
    .filter(Boolean)

/**
 * The heads of the columns of a tab that are not shown. The choice is stored in `localStorage` by person, for all cases
 * alike.
 */
function useHiddenColumns(title: string): { hidden: readonly string[]; choose: (hidden: string[]) => void } {
  const person = usePerson()
  const [hidden, setHidden] = useState(() => stored(person, title))
  return {
    hidden,
    choose: (next) => {
      localStorage.setItem(keyOf(person, title), next.join('\n'))
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
  const { hidden } = hiddenColumns
  const columns = useMemo(() => shownColumns(tab.columns, hidden), [tab.columns, hidden])
  const isFiltered = isFiltering(query)
  const isComing = list.rows === undefined && !list.error && !isFiltered
  return {
    rowQuery,
    list,
    sums: isTable ? list.sums : undefined,
    hiddenColumns,
    columns,
    /** Whether the tab has rows, shown or not; undefined until that is known. */
    hasRows: isComing ? undefined : list.total > 0 || isFiltered,
    /** Whether there is reason to choose among rows and columns. */
    hasTools: list.total > FEW || isFiltered || hidden.length > 0,
  }
}
