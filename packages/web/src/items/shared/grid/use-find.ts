import { useDeferredValue, useEffect, useImperativeHandle, useMemo, useState, type RefObject } from 'react'
import {
  findCells,
  nextFound,
  planReplace,
  replaceCells,
  withinRange,
  type FindQuery,
  type Within,
} from './find-cells.ts'
import type { FindMode } from './find-handle.ts'
import { goTo, takeTyped, type GridFocus } from './grid-moves.ts'
import type { GridRow } from './grid-rows.ts'
import { counted, isOneCell, rangeOf } from './selection.ts'

const NO_QUERY: FindQuery = { text: '', isWholeCell: false, isCaseMatched: false, column: '', within: undefined }

/** What is looked for, and by what it is replaced. What was done is said until something else is asked. */
function useAsked() {
  const [query, setQuery] = useState(NO_QUERY)
  const [by, setBy] = useState('')
  const [done, setDone] = useState('')
  return {
    query,
    by,
    done,
    setDone,
    ask: (change: Partial<FindQuery>): void => {
      setDone('')
      setQuery((last) => ({ ...last, ...change }))
    },
    replaceBy: (text: string): void => {
      setDone('')
      setBy(text)
    },
  }
}

/** The cells that have the text, and what replacing it would do; what is typed does not wait for them. */
function useFound(
  { context }: GridFocus,
  rows: readonly GridRow[],
  mode: FindMode | undefined,
  asked: { query: FindQuery; by: string },
) {
  const query = useDeferredValue(asked.query)
  const by = useDeferredValue(asked.by)
  const found = useMemo(() => (mode ? findCells(context, rows, query) : []), [mode, context, rows, query])
  const plan = useMemo(
    () => (mode === 'replace' ? planReplace(context, rows, query, by) : undefined),
    [mode, context, rows, query, by],
  )
  return { found, plan }
}

/** Goes to the next cell that has the text, or to the one before, and says which it is. */
function stepTo(focus: GridFocus, query: FindQuery, way: 1 | -1): void {
  const { context, selection, say } = focus
  // Of what is asked by now, although its cells may not be shown yet.
  const cells = findCells(context, context.store.read().rows, query)
  const next = nextFound(cells, selection.active, way)
  if (!next) return say('No cell has this text.')
  goTo(focus, next)
  const label = context.controls[context.names[next.column] ?? '']?.label ?? ''
  return say(`${cells.indexOf(next) + 1} of ${cells.length}: ${label}, row ${next.row + 1}.`)
}

/** Puts the focus on the text that is looked for, which typing then replaces. */
function focusText(field: RefObject<HTMLInputElement | null>): void {
  field.current?.focus()
  field.current?.select()
}

/** Finding and replacing in the grid: what is asked, which cells have it, and what replacing would do. */
export function useFind(focus: GridFocus, rows: readonly GridRow[], field: RefObject<HTMLInputElement | null>) {
  const { context, editor, selection } = focus
  const [mode, setMode] = useState<FindMode>()
  const asked = useAsked()
  const { query, by, ask, setDone } = asked
  // What was selected when it was opened, which each step moves away from.
  const [opened, setOpened] = useState<Within>()
  const range = rangeOf(selection)
  const open = (next: FindMode): void => {
    takeTyped(focus)
    if (!mode && !isOneCell(range)) setOpened(withinRange(context, range))
    setMode(next)
    focusText(field)
  }
  const step = (way: 1 | -1): void => (query.text === '' ? open(mode ?? 'find') : stepTo(focus, query, way))
  useImperativeHandle(focus.find, () => ({ open, step }))
  useEffect(() => {
    if (mode) focusText(field)
  }, [mode, field])
  const { found, plan } = useFound(focus, rows, mode, asked)
  return {
    ...asked,
    mode,
    found,
    plan,
    /** What may be searched alone: what is selected, or was as the search was opened. */
    within: isOneCell(range) ? opened : withinRange(context, range),
    /** The place of the active cell among those found, from 1; 0 where it is none. */
    at: found.findIndex(({ row, column }) => row === selection.active.row && column === selection.active.column) + 1,
    open,
    step,
    close: (): void => {
      setMode(undefined)
      setOpened(undefined)
      ask({ within: undefined })
      editor.current?.focus()
    },
    /** Replaces as it is planned from the rows and the texts as they are now. */
    replace: (): void => {
      const now = planReplace(context, context.store.read().rows, query, by)
      context.store.save(replaceCells(context, now))
      // Its button has nothing to do any more, and would lose the focus.
      focusText(field)
      setDone(`Replaced in ${counted(now.changes.length, 'cell')}. One step back undoes all of it.`)
    },
  }
}
