import type { ClipboardEvent } from 'react'
import { useForm } from 'react-final-form'
import { FigureTable } from '../grid/FigureTable.tsx'
import { cellsOfSheet, isFromSheet } from '../../ui/table/sheet-text.ts'
import { pasteInto } from '../grid/pasted-figures.ts'
import { neighbour, type RateGrid } from '../grid/rate-grid.ts'
import type { RateRow } from '../rate-table.ts'
import { figurePath } from './edition-form.ts'
import { FigureInput } from './FigureInput.tsx'

const count = (n: number): string => (n === 1 ? '1 figure' : `${n} figures`)
const leftOutText = (n: number): string =>
  n === 0 ? '' : ` ${count(n)} had no place in the grid and ${n === 1 ? 'was' : 'were'} left out.`

interface Props {
  caption: string
  grid: RateGrid
  /** Says what became of pasted figures. */
  say: (sentence: string) => void
}

/** The figures of an edition as a grid to type in. Cells pasted from a sheet fill it downwards and to the right. */
export function FigureGrid({ caption, grid, say }: Props) {
  const form = useForm()
  const paste = (event: ClipboardEvent, { key }: RateRow): void => {
    const text = event.clipboardData.getData('text/plain')
    if (!isFromSheet(text)) return
    event.preventDefault()
    const { figures, leftOut } = pasteInto(grid, key, cellsOfSheet(text))
    form.batch(() => {
      for (const [row, figure] of figures) {
        form.change(figurePath(row), figure)
        // Marked as visited: a wrong figure is shown at once, although the focus never was there.
        form.blur(figurePath(row))
      }
    })
    say(`${count(figures.size)} pasted.${leftOutText(leftOut)}`)
  }
  const move = (key: string, by: 1 | -1): void => {
    const next = neighbour(grid, key, by)
    if (next) document.getElementById(figurePath(next.key))?.focus()
  }
  return (
    <FigureTable
      caption={caption}
      grid={grid}
      renderFigure={(row, name) => (
        <FigureInput row={row} name={name} onPaste={(event) => paste(event, row)} move={(by) => move(row.key, by)} />
      )}
    />
  )
}
