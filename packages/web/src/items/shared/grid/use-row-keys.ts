import { useLayoutEffect, useRef, useState } from 'react'
import { again } from './again.ts'
import { addsRows } from './fixed-cells.ts'
import { deleteRows, type GridContext } from './grid-actions.ts'
import { checkRow, isFree, isRefused, type GridRow } from './grid-rows.ts'
import { storeAll } from './row-acts.ts'
import type { Typing } from './RowField.tsx'
import { rangeOf, selectCell, type Range } from './selection.ts'
import { useBeforeGone, type ShownGrid } from './shown-grid.ts'

/**
 * The row that is shown, by its id, so that it stays while rows come and go above it. It begins at the free row; of
 * given rows, at the first.
 */
function useShownRow(rows: readonly GridRow[], isGiven: boolean) {
  const first = isGiven ? 0 : rows.length - 1
  const [id, setId] = useState(() => rows[first]?.id)
  const found = rows.findIndex((row) => row.id === id)
  const at = found === -1 ? Math.max(0, first) : found
  return { at, row: rows[at], show: (row: GridRow | undefined): void => setId(row?.id) }
}

/** Moves the focus to a field of the row that was gone to: to one of these names, else to the first empty one. */
function focusField(form: HTMLElement | null, wrong: readonly string[]): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('[data-row-field]') ?? [])]
  const wanted = fields.find(({ dataset }) => wrong.includes(dataset.rowField ?? ''))
  const field = wanted ?? fields.find(({ value }) => value === '') ?? fields[0]
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
const wrongIn = (row: GridRow | undefined): string[] => row?.problems.map(({ path }) => path) ?? []

function useFieldFocus() {
  const form = useRef<HTMLDivElement>(null)
  /** The fields to one of which the focus goes; another array each time it is to go. */
  const [wrong, setWrong] = useState<readonly string[]>()
  useLayoutEffect(() => {
    if (wrong) focusField(form.current, wrong)
  }, [wrong])
  return { form, setWrong }
}

/** What is being typed and is not the row's yet. */
function useTyping() {
  const typing = useRef<Typing>(undefined)
  const setTyping = (next: Typing): void => {
    typing.current = next
  }
  return { typing, setTyping }
}

/** The row that is entered after one: the free one, or of given rows the one below. */
const nextOf = (context: GridContext, at: number): GridRow | undefined => {
  const { rows } = context.store.read()
  return addsRows(context) ? rows.at(-1) : rows[Math.min(at + 1, rows.length - 1)]
}

/** What is done with the row that is shown. What is still being typed is the row's before anything else happens. */
export function useRowKeys({ source, store, state, context }: ShownGrid) {
  const { at, row, show } = useShownRow(state.rows, !addsRows(context))
  const { typing, setTyping } = useTyping()
  const [said, say] = useState('')
  const { form, setWrong } = useFieldFocus()
  const take = (): void => typing.current?.write()
  const range: Range = { ...rangeOf(selectCell({ row: at, column: 0 })), right: context.names.length - 1 }
  const now = (): readonly GridRow[] => store.read().rows
  const go = (to: number): void => {
    take()
    if (row) store.save([row.id])
    show(now()[to])
  }
  useBeforeGone(() => {
    take()
    store.save()
  })
  return {
    at,
    row,
    setTyping,
    form,
    said,
    go,
    undo: (): void => {
      take()
      void again(store, 'undo').then(say)
    },
    remove: (): void => {
      take()
      show(now()[at + 1])
      deleteRows(context, range)
      say('1 row deleted.')
    },
    save: (): void => {
      take()
      const taken = now()[at]
      if (taken) store.save([taken.id])
      // A row with a problem stays, so that it is mended where it is said.
      const problems = taken && !isFree(taken) ? checkRow(source, taken).problems : []
      if (!problems) show(nextOf(context, at))
      setWrong((problems ?? []).map(({ path }) => path))
    },
    saveAll: (): void => {
      take()
      store.save()
    },
    storeAll: (): Promise<boolean> => {
      take()
      return storeAll(store)
    },
    nextProblem: (): void => {
      take()
      const refused = [...now().entries()].filter(([, one]) => isRefused(one))
      const [, next] = refused.find(([i]) => i > at) ?? refused[0] ?? []
      show(next)
      setWrong(wrongIn(next))
    },
  }
}
