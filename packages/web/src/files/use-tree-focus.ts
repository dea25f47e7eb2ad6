import { useState, type KeyboardEvent, type RefObject } from 'react'
import type { CaseFile } from './case-file.ts'
import type { TreeRow } from './tree-rows.ts'

/** What keys do in the row that has the focus, by `event.key`. */
type KeyActions = Readonly<Record<string, (() => void) | undefined>>
interface Options {
  setExpanded: (id: string, isExpanded: boolean) => void
  activate: (node: CaseFile) => void
}
/** The focus in a tree, whose rows carry `data-id`. */
export interface TreeFocus {
  /** The row that Tab reaches. */
  tabStop: TreeRow | undefined
  setFocusedId: (id: string) => void
  focusNeighbour: () => void
  /** Handles a key in a row; `more` and `withModifier` are the further keys of a tree, the latter with Ctrl or Cmd. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>, more?: KeyActions, withModifier?: KeyActions) => void
}

/**
 * A roving tab stop in the rows of a tree, which are in `body`: the arrow keys move the focus and expand or collapse
 * folders, Enter activates.
 */
export function useTreeFocus(
  body: RefObject<HTMLTableSectionElement | null>,
  rows: readonly TreeRow[],
  { setExpanded, activate }: Options,
): TreeFocus {
  const [focusedId, setFocusedId] = useState<string>()
  const tabStop = rows.find(({ node }) => node.id === focusedId) ?? rows[0]
  const at = tabStop ? rows.indexOf(tabStop) : -1
  const focusRow = (row: TreeRow | undefined): void => {
    body.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(row?.node.id ?? '')}"]`)?.focus()
  }
  const movement = ({ node, isExpanded }: TreeRow): KeyActions => ({
    ArrowDown: () => focusRow(rows[at + 1]),
    ArrowUp: () => focusRow(rows[at - 1]),
    Home: () => focusRow(rows[0]),
    End: () => focusRow(rows.at(-1)),
    ArrowRight: () => (node.isFile || isExpanded ? focusRow(rows[at + 1]) : setExpanded(node.id, true)),
    ArrowLeft: () =>
      isExpanded ? setExpanded(node.id, false) : focusRow(rows.find((row) => row.node.id === node.parent)),
    Enter: () => activate(node),
  })
  return {
    tabStop,
    setFocusedId,
    focusNeighbour: () => focusRow(rows[at + 1] ?? rows[at - 1]),
    onKeyDown: (event, more = {}, withModifier = {}) => {
      if (!(event.target instanceof HTMLTableRowElement) || !tabStop) return
      const isModified = event.ctrlKey || event.metaKey
      const action = (isModified ? withModifier : { ...movement(tabStop), ...more })[event.key]
      if (!action) return
      event.preventDefault()
      action()
    },
  }
}
