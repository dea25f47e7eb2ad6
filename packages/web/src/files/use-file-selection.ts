import { useMemo, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import type { CaseFile } from './case-file.ts'
import { rangeOf } from '../ui/table/row-range.ts'

/** Which files and folders of a tree are chosen, by their ids, and how that is changed. */
export interface FileSelection {
  chosen: ReadonlySet<string>
  choose: Dispatch<SetStateAction<ReadonlySet<string>>>
  /** Chooses one more, or one less. A range begins at it. */
  toggle: (id: string) => void
  /** Chooses all rows from where the range begins (`from` if nothing is chosen) to a row, and no others. */
  extendTo: (rows: readonly string[], id: string, from?: string) => void
}

const NONE: ReadonlySet<string> = new Set()

/** The choice of files and folders. What is no longer in the tree is not chosen. */
export function useFileSelection(nodes: readonly CaseFile[] | undefined): FileSelection {
  const [kept, setKept] = useState(NONE)
  const anchor = useRef<string>(undefined)
  const chosen = useMemo(() => new Set((nodes ?? []).flatMap(({ id }) => (kept.has(id) ? [id] : []))), [nodes, kept])
  return {
    chosen,
    choose: setKept,
    toggle: (id) => {
      anchor.current = id
      setKept(new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]))
    },
    extendTo: (rows, id, from) => {
      if (chosen.size === 0) anchor.current = from
      anchor.current ??= id
      setKept(new Set(rangeOf(rows, anchor.current, id)))
    },
  }
}
