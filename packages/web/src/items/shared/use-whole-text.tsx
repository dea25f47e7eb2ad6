import { Portal, Tooltip } from '@chakra-ui/react'
import { useEffect, useRef, useState, type FocusEvent, type MouseEvent, type ReactNode } from 'react'

const OPEN_DELAY_MS = 400
/** The clamped element of a cell of long text. */
const CLAMPED = '[data-long] > :first-child'

interface WholeText {
  /** For the element around the rows. */
  handlers: {
    onFocus: (event: FocusEvent<HTMLElement>) => void
    onBlur: () => void
    onMouseOver: (event: MouseEvent<HTMLElement>) => void
    onMouseLeave: () => void
  }
  tooltip: ReactNode
}

/**
 * Shows the whole of a long text that is cut, below its cell: while the row has the focus, or when the pointer rests on the text. One
 * tooltip serves all rows, and only the row in question is measured.
 */
export function useWholeText(): WholeText {
  const [cut, setCut] = useState<Element>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (text: Element | null | undefined, delay: number): void => {
    clearTimeout(timer.current)
    if (!text || text.scrollHeight <= text.clientHeight) setCut(undefined)
    else if (delay === 0) setCut(text)
    else timer.current = setTimeout(() => setCut(text), delay)
  }
  const hide = (): void => show(undefined, 0)
  return {
    handlers: {
      onFocus: ({ target }) => show(target.closest('tr[data-row]')?.querySelector(CLAMPED), 0),
      onBlur: hide,
      onMouseOver: ({ target }) => {
        const text = (target as Element).closest(CLAMPED)
        if (text !== cut) show(text, OPEN_DELAY_MS)
      },
      onMouseLeave: hide,
    },
    tooltip: (
      <Tooltip.Root
        open={cut !== undefined}
        onOpenChange={({ open }) => {
          if (!open) hide()
        }}
        positioning={{ placement: 'bottom-start', getAnchorRect: () => cut?.getBoundingClientRect() ?? null }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Tooltip.Positioner>
            {/* The cell holds the whole text for a screen reader: only its display is cut. */}
            <Tooltip.Content aria-hidden maxW="lg" textStyle="sm" fontWeight="400" px="3" py="2">
              {cut?.textContent.trim()}
            </Tooltip.Content>
          </Tooltip.Positioner>
        </Portal>
      </Tooltip.Root>
    ),
  }
}
