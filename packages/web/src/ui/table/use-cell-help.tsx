import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import { HELP_WIDTH, useSharedTooltip } from '../overlay/use-shared-tooltip.tsx'

const CUT = '[data-cut]'
const BUTTON = '[data-row] button[aria-label]'

interface CellHelp {
  /** For the element around the rows. */
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: () => void
    onMouseOver: (event: MouseEvent<HTMLElement>) => void
    onMouseLeave: () => void
    onClick: (event: MouseEvent<HTMLElement>) => void
    onPointerDown: () => void
  }
  help: ReactNode
}

const wholeOf = (element: HTMLElement): string => element.innerText.trim()
const nameOf = (button: Element): string | null => button.getAttribute('aria-label')

/**
 * What is shown beside the rows of a table, one for all: the whole of the texts that are cut, while the pointer rests
 * on one, a finger touches it, or the row has the focus; and the name of a button of an item's row.
 */
export function useCellHelp(): CellHelp {
  const text = useSharedTooltip(
    'bottom-start',
    { maxW: HELP_WIDTH, textStyle: 'sm', fontWeight: '400', px: '3', py: '2', whiteSpace: 'pre-line' },
    { isAnnounced: true },
  )
  const name = useSharedTooltip('bottom')
  const hideAll = (): void => {
    text.show(undefined)
    name.show(undefined)
  }
  return {
    handlers: {
      onFocus: ({ target }) => {
        const cut = [...(target.closest('tr')?.querySelectorAll<HTMLElement>(CUT) ?? [])]
        text.show(cut[0], cut.map(wholeOf).join('\n'))
        if (target.matches(`${BUTTON}:focus-visible`)) name.show(target, nameOf(target))
      },
      onBlur: hideAll,
      onMouseOver: ({ target }) => {
        const cut = (target as Element).closest<HTMLElement>(CUT)
        const button = (target as Element).closest(BUTTON)
        text.point(cut, () => cut && wholeOf(cut))
        name.point(button, () => button && nameOf(button))
      },
      onMouseLeave: () => {
        text.point(undefined, () => undefined)
        name.point(undefined, () => undefined)
      },
      onClick: ({ target, nativeEvent }) => {
        const cut = (target as Element).closest<HTMLElement>(CUT)
        const isTouch = (nativeEvent as Partial<PointerEvent>).pointerType === 'touch'
        if (cut && isTouch && !(target as Element).closest('a, button')) text.show(cut, wholeOf(cut))
      },
      onPointerDown: () => name.show(undefined),
    },
    help: (
      <>
        {text.tooltip}
        {name.tooltip}
      </>
    ),
  }
}
