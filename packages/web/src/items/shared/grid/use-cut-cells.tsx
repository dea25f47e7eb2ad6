import { useEffect, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { HELP_WIDTH, useSharedTooltip } from '../../../ui/overlay/use-shared-tooltip.tsx'
import type { Cell } from './selection.ts'

const CELLS = 'tbody td:not([data-active])'
const CUT = 'td[data-cut]'

const isCut = (cell: HTMLElement): boolean => cell.scrollWidth > cell.clientWidth + 1
const wholeOf = (cell: Element | null | undefined): string | undefined => cell?.textContent?.trim()

/**
 * Marks the cells in view whose text is cut, and shows the whole of it in a help: of the active cell where its editor
 * does not show it, and of one that the pointer rests on. `shown` changes with what is in view.
 */
export function useCutCells(
  box: RefObject<HTMLElement | null>,
  { row, column }: Cell,
  shown: string,
  rows: unknown,
): { onMouseOver: (event: MouseEvent) => void; onMouseLeave: () => void; help: ReactNode } {
  const { show, point, tooltip } = useSharedTooltip('bottom-start', {
    maxW: HELP_WIDTH,
    textStyle: 'sm',
    fontWeight: '400',
    px: '3',
    py: '2',
    whiteSpace: 'pre-line',
  })
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      // All are measured before any is marked: the page is laid out once.
      const cells = [...(box.current?.querySelectorAll<HTMLElement>(CELLS) ?? [])].map(
        (cell) => [cell, isCut(cell)] as const,
      )
      for (const [cell, cut] of cells) cell.toggleAttribute('data-cut', cut)
    })
    return () => cancelAnimationFrame(frame)
  }, [box, shown, rows, row, column])
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const field = box.current?.querySelector<HTMLInputElement>('td[data-active] input[data-mode=move]')
      show(field, field && field.scrollWidth > field.clientWidth + 1 ? field.value : undefined)
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- `show` is another function each time
  }, [box, row, column])
  return {
    onMouseOver: ({ target }) => {
      const cell = (target as Element).closest(CUT)
      point(cell, () => wholeOf(cell))
    },
    onMouseLeave: () => point(undefined, () => undefined),
    help: tooltip,
  }
}
