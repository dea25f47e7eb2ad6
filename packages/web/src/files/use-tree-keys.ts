import type { KeyboardEvent } from 'react'
import type { CaseFile } from './case-file.ts'
import type { ManagerState } from './use-file-manager.ts'
import type { TreeFocus } from './use-tree-focus.ts'

interface Options {
  nodes: readonly CaseFile[]
  /** The ids of the rows, as they are shown. */
  ids: readonly string[]
  manager: ManagerState
  focus: TreeFocus
  undo: () => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The keys of the file tree, beside those that move the focus: they choose, rename, remove and undo. */
export function useTreeKeys({ nodes, ids, manager, focus, undo }: Options) {
  const { tabStop, focusNeighbour } = focus
  const { actions, selection } = manager
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (!tabStop) return
    const { node } = tabStop
    const step = event.shiftKey ? STEPS[event.key] : undefined
    const next = step === undefined ? undefined : ids[ids.indexOf(node.id) + step]
    if (next !== undefined && event.target instanceof HTMLTableRowElement) selection.extendTo(ids, next, node.id)
    const edits = {
      F2: () => manager.openDialog({ kind: 'rename', file: node }),
      Delete: () => {
        focusNeighbour()
        manager.remove(manager.withRow(node.id))
      },
    }
    focus.onKeyDown(
      event,
      { ' ': () => selection.toggle(node.id), ...(actions.mayEdit && edits) },
      { a: () => selection.choose(new Set(nodes.map(({ id }) => id))), ...(actions.mayEdit && { z: undo }) },
    )
  }
}
