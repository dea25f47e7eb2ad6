import { useMemo, useState } from 'react'
import type { RowSelection } from '../../../ui/table/columns.ts'
import type { AnyRow } from '../item-row.ts'
import type { AnyTab } from '../tab-definition.ts'
import { useUndoRows, type UndoneOnce } from './use-undo-rows.ts'

/** Which rows of a tab are selected. Boxes stand beside the rows while it is open. */
export interface RowChoice extends RowSelection<AnyRow> {
  isOpen: boolean
  show: () => void
  close: () => void
  /** Says what was done with rows, and offers to undo it as long as the tab is open. */
  sayDone: (title: string, undo: string) => UndoneOnce
}

const none: ReadonlySet<string> = new Set()

/** The selection of rows of a tab; undefined where nothing can be done with it. */
export function useRowChoice({ nameOf }: AnyTab, caseUuid: string, isOffered: boolean): RowChoice | undefined {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const sayDone = useUndoRows(caseUuid)
  return useMemo(
    () =>
      isOffered
        ? {
            isOpen: chosen !== null,
            chosen: chosen ?? none,
            choose: (next) => setChosen((before) => (typeof next === 'function' ? next(before ?? none) : next)),
            nameOf,
            show: () => setChosen(none),
            close: () => setChosen(null),
            sayDone,
          }
        : undefined,
    [isOffered, chosen, nameOf, sayDone],
  )
}
