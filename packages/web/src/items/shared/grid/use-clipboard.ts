import { useState, type ClipboardEvent } from 'react'
import { cellsOfSheet, isFromSheet, sheetOfCells } from '../../../ui/table/sheet-text.ts'
import type { GridSource } from './grid-source.ts'
import { clearCells, copiedCells, pasteRows, writeCells } from './grid-actions.ts'
import { takeTyped, type GridFocus } from './grid-moves.ts'
import { MOST_PASTED, planPaste, type PastePlan } from './paste-plan.ts'
import { counted, rangeOf, selectCell, type Cell, type Range } from './selection.ts'

const TOO_MANY = `Paste at most ${MOST_PASTED} rows at a time; upload more than that as a ledger.`
/** What the clipboard holds besides the text for other programs: the cells exactly as they are here. */
const OWN_CELLS = 'application/x-costdraft-cells'
/** What a spreadsheet would take for a formula. A negative number is none. */
const FORMULA = /^(?:[=+@\t\r＝＋－＠]|-(?!\d))/
const forSheet = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The cells that are pasted; undefined for a single one of another program. */
function cellsOf({ clipboardData }: ClipboardEvent): string[][] | undefined {
  const own = clipboardData.getData(OWN_CELLS)
  if (own !== '') return JSON.parse(own) as string[][]
  const text = clipboardData.getData('text/plain')
  return isFromSheet(text) ? cellsOfSheet(text) : undefined
}

const firstCell = ({ top, left }: Range): Cell => ({ row: top, column: left })

/** Puts cells on the clipboard, for a spreadsheet and for ourselves. */
function putCells(event: ClipboardEvent, cells: string[][]): void {
  event.preventDefault()
  event.clipboardData.setData('text/plain', sheetOfCells(cells.map((line) => line.map(forSheet))))
  event.clipboardData.setData(OWN_CELLS, JSON.stringify(cells))
}

/**
 * Copying from the grid and pasting into it. What pastes several cells is planned first, and done when it is confirmed.
 */
export function useClipboard(focus: GridFocus, source: GridSource) {
  const [pasted, setPasted] = useState<{ cells: string[][]; at: Cell }>()
  const { context, editor, selection, select, say } = focus
  const { store } = context
  const range = rangeOf(selection)
  const isTyping = (): boolean => editor.current?.mode() !== 'move'
  const copy = (event: ClipboardEvent): void => {
    const cells = copiedCells(context, range)
    putCells(event, cells)
    say(`${counted(cells.flat().length, 'cell')} copied.`)
  }
  const onPaste = (event: ClipboardEvent): void => {
    const cells = cellsOf(event)
    if (isTyping() && !cells) return
    event.preventDefault()
    const text = cells?.[0]?.[0] ?? event.clipboardData.getData('text/plain').trim()
    takeTyped(focus)
    const isOne = !cells || (cells.length === 1 && cells[0]?.length === 1)
    if (isOne) store.save(writeCells(context, range, { text }))
    else if (cells.length > MOST_PASTED) say(TOO_MANY)
    else setPasted({ cells, at: firstCell(range) })
  }
  const close = (): void => {
    setPasted(undefined)
    requestAnimationFrame(() => editor.current?.focus())
  }
  return {
    // Made anew with what the firm offers, which may come after the paste.
    plan:
      pasted && planPaste({ ...context, ...store.read(), source, today: context.today(), at: pasted.at }, pasted.cells),
    close,
    paste: (wanted: PastePlan): void => {
      const ids = pasteRows(context, wanted)
      store.save(ids)
      const row = store.read().rows.findIndex(({ id }) => id === ids[0])
      select(selectCell({ row: Math.max(0, row), column: range.left }))
      say(`${counted(ids.length, 'row')} pasted.`)
      close()
    },
    handlers: {
      onPaste,
      onCopy: (event: ClipboardEvent): void => {
        if (!isTyping()) copy(event)
      },
      onCut: (event: ClipboardEvent): void => {
        if (isTyping()) return
        copy(event)
        store.save(clearCells(context, range))
      },
    },
  }
}
