import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import type { ControlSpec } from '../../../ui/form/controls.ts'
import { cellText, choicesOf, isChosen } from './cell-text.ts'
import type { GridContext } from './grid-actions.ts'
import type { GridRow } from './grid-rows.ts'
import { trackWidths, type TrackNeed } from './track-widths.ts'

/** The padding of a cell on both sides, and its line. */
const PADDING = 17
const DESCRIPTION = 120
/** No choice asks for more, however long its name is. */
const MOST = 220
/** What a choice keeps of its name where there is little room. */
const KEPT = 76
/** What cells of figures have room for at least, as the widest digits. */
const FIGURES: Partial<Record<ControlSpec['as'], string>> = {
  date: '00/00/0000',
  hours: '00.00',
  money: '0000.00',
  vat: '20',
}
const COST = '0,000.00'
/** So many rows are measured at most: the first, the last, and those between at even steps. */
const SAMPLE = 200
/** With fewer rows than this, what may be chosen says more than what was. */
const FEW = 16

const canvas = typeof document === 'undefined' ? undefined : document.createElement('canvas').getContext('2d')
const measured = new Map<string, number>()
function widthOf(text: string, font: string): number {
  const key = `${font} ${text}`
  const known = measured.get(key)
  if (known !== undefined) return known
  if (canvas) canvas.font = font
  const width = Math.ceil(canvas?.measureText(text).width ?? text.length * 7)
  measured.set(key, width)
  return width
}
const widest = (texts: readonly string[], font: string): number =>
  texts.reduce((most, text) => Math.max(most, widthOf(text, font)), 0)

const sampleOf = (rows: readonly GridRow[]): readonly GridRow[] => {
  const step = Math.max(1, Math.ceil(rows.length / SAMPLE))
  return rows.filter((_, i) => i % step === 0 || i === rows.length - 1)
}

/** What is measured of a column: its heading, its control, and the texts of its cells. */
interface Measured {
  head: string
  least: number | undefined
  asked: ControlSpec
  texts: () => readonly string[]
}
interface Fonts {
  cell: string
  head: string
}
function needOf({ head, least = 0, asked, texts }: Measured, fonts: Fonts): TrackNeed {
  const heading = Math.max(least, widthOf(head, fonts.head) + PADDING)
  const figure = FIGURES[asked.as]
  if (figure !== undefined) {
    const width = Math.max(heading, widest([figure, asked.placeholder ?? '', ...texts()], fonts.cell) + PADDING)
    return { least: width, wish: width }
  }
  if (asked.as === 'prose') return { least: Math.max(heading, DESCRIPTION), wish: DESCRIPTION, isRest: true }
  const wish = Math.min(MOST, Math.max(heading, widest(texts(), fonts.cell) + PADDING))
  return { least: Math.max(heading, Math.min(wish, KEPT)), wish }
}

/** The number of the row with its mark beside it. */
const rowHead = (count: number, font: string): number => widthOf('0'.repeat(String(count).length), font) + 20
const MARKED = 36

function textsOf(context: GridContext, name: string, rows: readonly GridRow[]): readonly string[] {
  const asked = context.controls[name]
  if (!asked) return []
  const used = rows.map(({ values }) => cellText(asked, values, name))
  if (rows.length >= FEW || !isChosen(asked)) return used
  return [...used, ...choicesOf(asked).map(({ label }) => label)]
}

interface Options {
  box: RefObject<HTMLElement | null>
  context: GridContext
  /** The headings, by the names of the columns. */
  heads: ReadonlyMap<string, string>
  /** What columns need at least in pixels, where they say so. */
  leasts: ReadonlyMap<string, number | undefined>
  rows: readonly GridRow[]
  count: number
  /** What a row costs; undefined where rows have no such column. */
  costOf: ((row: GridRow) => string) | undefined
}

/** The room and the fonts of the grid, once they are known. */
function useRoom(box: RefObject<HTMLElement | null>): { room: number; fonts: Fonts & { number: string } } | undefined {
  const [room, setRoom] = useState<{ room: number; fonts: Fonts & { number: string } }>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const fontOf = (selector: string): string => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(element.querySelector(selector) ?? element)
      return `${fontWeight} ${fontSize} ${fontFamily}`
    }
    const read = (): void => {
      const fonts = {
        cell: fontOf('table'),
        head: fontOf('thead th'),
        number: `400 12px ${getComputedStyle(element).fontFamily}`,
      }
      setRoom((last) =>
        last?.room === element.clientWidth && last.fonts.cell === fonts.cell && last.fonts.head === fonts.head
          ? last
          : { room: element.clientWidth, fonts },
      )
    }
    read()
    const changes = new ResizeObserver(read)
    changes.observe(element)
    return () => changes.disconnect()
  }, [box])
  return room
}

/**
 * The tracks of the grid in pixels: that of the row's number, of its fields, and of its cost. They follow the window
 * and what is listed, measured when the grid opens and when there are twice as many rows; not while one scrolls.
 */
export function useTrackWidths({ box, context, heads, leasts, rows, count, costOf }: Options): number[] | undefined {
  const found = useRoom(box)
  const { names, controls } = context
  const size = Math.ceil(Math.log2(Math.max(FEW, rows.length)))
  const needs = useMemo((): TrackNeed[] | undefined => {
    if (!found) return undefined
    const sample = sampleOf(rows)
    const fields = names.flatMap((name): TrackNeed[] => {
      const asked = controls[name]
      const texts = () => textsOf(context, name, sample)
      const measured = asked && { head: heads.get(name) ?? '', least: leasts.get(name), asked, texts }
      return measured ? [needOf(measured, found.fonts)] : []
    })
    const costs = costOf ? [COST, ...sample.map(costOf)] : []
    const cost = Math.max(widest(costs, found.fonts.cell), widthOf('Cost £', found.fonts.head)) + PADDING
    return [...fields, ...(costOf ? [{ least: cost, wish: cost }] : [])]
    // What is typed moves no column.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found, names, controls, heads, leasts, size])
  return useMemo(() => {
    if (!found || !needs) return undefined
    const head = Math.max(MARKED, rowHead(count, found.fonts.number))
    return [head, ...trackWidths(needs, found.room - head)]
  }, [found, needs, count])
}
