import { useLayoutEffect, useRef } from 'react'
import { usePerson } from '../person.ts'
import type { ColumnNeed } from './column-widths.ts'
import { followWidths, keptWidth } from './kept-widths.ts'
import { layOutColumns, needsOf, type MeasuredList } from './lay-out-columns.ts'
import { markCutTexts } from './mark-cut-texts.ts'
import { forgetRulers } from './text-ruler.ts'
import { useColumnHandles, type Drag } from './use-column-handles.ts'

/** What columns of these heads needed when they last had rows: a placeholder stands as the rows will. */
const knownNeeds = new Map<string, readonly ColumnNeed[]>()

/**
 * Lays out the columns of a table by what its rows say, its room, and what the person has set. They are measured when
 * the list first has rows and when its columns change, and stay while rows come and go. Nothing is drawn anew by it:
 * the widths are variables of the headings.
 */
export function useColumnWidths<Row, By extends string>(options: MeasuredList<Row, By>) {
  const { name, columns, rows, hasBoxes = false } = options
  const table = useRef<HTMLTableElement>(null)
  const person = usePerson()
  const drag = useRef<Drag>(undefined)
  const layOutNow = useRef<() => void>(() => {})
  const heads = columns.map(({ head }) => head).join('\n')
  const hasRows = rows.length > 0
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return undefined
    const names = heads.split('\n')
    const measured = (): readonly ColumnNeed[] => {
      const needs = needsOf(element, options)
      if (hasRows) knownNeeds.set(heads, needs)
      return hasRows ? needs : (knownNeeds.get(heads) ?? needs)
    }
    let needs = measured()
    let isGone = false
    const fit = (): void => {
      const draggedOf = (head: string): number | undefined =>
        drag.current?.head === head ? drag.current.width : keptWidth({ person, table: name }, head)
      layOutColumns(element, names, needs, draggedOf)
      markCutTexts(element)
    }
    layOutNow.current = fit
    fit()
    let width = element.parentElement!.clientWidth
    const observer = new ResizeObserver(() => {
      const now = element.parentElement!.clientWidth
      if (now === width) return
      width = now
      fit()
    })
    observer.observe(element.parentElement!)
    const unfollow = followWidths(fit)
    if (document.fonts.status !== 'loaded')
      void document.fonts.ready.then(() => {
        if (isGone) return
        forgetRulers()
        needs = measured()
        fit()
      })
    return () => {
      isGone = true
      observer.disconnect()
      unfollow()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows that come later change no width
  }, [name, person, heads, hasRows, hasBoxes])

  const headHandlers = useColumnHandles({ person, table: name }, drag, layOutNow)
  return { table, headHandlers }
}

/** Marks what is cut of rows that were drawn anew; `drawn` changes with them. */
export function useCutMarks(table: { current: HTMLTableElement | null }, drawn: unknown): void {
  useLayoutEffect(() => {
    if (table.current) markCutTexts(table.current)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is drawn is read from the page
  }, [table, drawn])
}
