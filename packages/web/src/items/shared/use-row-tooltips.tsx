import type { FocusEvent, MouseEvent, ReactNode } from 'react'
import { useSharedTooltip } from '../../ui/overlay/use-shared-tooltip.tsx'

/** The clamped element of a cell of long text. */
const CLAMPED = '[data-long] > :first-child'
const BUTTON = 'button[aria-label]'

interface RowTooltips {
  /** For the element around the rows. */
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: () => void
    onMouseOver: (event: MouseEvent<HTMLElement>) => void
    onMouseLeave: () => void
    onPointerDown: () => void
  }
  tooltips: ReactNode
}

/** Whether the buttons of the row, at the end of its long text, lie over a piece of it. */
function isCovered(element: Element): boolean {
  const buttons = element.nextElementSibling?.getBoundingClientRect()
  const text = document.createRange()
  if (!buttons) return false
  text.selectNodeContents(element.firstChild ?? element)
  return [...text.getClientRects()].some(
    ({ right, bottom, top }) => right > buttons.left && bottom > buttons.top + 4 && top < buttons.bottom - 4,
  )
}
/** The text of a clamped element, line by line, if any of it is hidden. */
const hiddenText = (element: HTMLElement | null | undefined): string | undefined =>
  element && (element.scrollHeight > element.clientHeight || isCovered(element)) ? element.innerText.trim() : undefined
const nameOf = (button: Element): string | null => button.getAttribute('aria-label')

/**
 * Two tooltips for all rows: the whole of a long text that is cut or covered by the buttons, below its cell, while the
 * row has the focus or the pointer rests on the text; and the name of a button that the keyboard focuses or the pointer
 * rests on. Only the row in question is measured.
 */
export function useRowTooltips(): RowTooltips {
  const text = useSharedTooltip('bottom-start', {
    maxW: 'lg',
    textStyle: 'sm',
    fontWeight: '400',
    px: '3',
    py: '2',
    whiteSpace: 'pre-line',
  })
  const name = useSharedTooltip('bottom')
  const hideAll = (): void => {
    text.show(undefined)
    name.show(undefined)
  }
  return {
    handlers: {
      onFocus: ({ target }) => {
        const clamped = target.closest('tr[data-row]')?.querySelector<HTMLElement>(CLAMPED)
        text.show(clamped, hiddenText(clamped))
        if (target.matches(`${BUTTON}:focus-visible`)) name.show(target, nameOf(target))
      },
      onBlur: hideAll,
      onMouseOver: ({ target }) => {
        const clamped = (target as Element).closest<HTMLElement>(CLAMPED)
        const button = (target as Element).closest(BUTTON)
        text.point(clamped, () => hiddenText(clamped))
        name.point(button, () => button && nameOf(button))
      },
      onMouseLeave: () => {
        text.point(undefined, () => undefined)
        name.point(undefined, () => undefined)
      },
      onPointerDown: () => name.show(undefined),
    },
    tooltips: (
      <>
        {text.tooltip}
        {name.tooltip}
      </>
    ),
  }
}
