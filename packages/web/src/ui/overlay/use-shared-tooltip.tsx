import { Portal, Tooltip, type TooltipContentProps, type TooltipRootProps } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'

const OPEN_DELAY_MS = 400
/** The width of a tooltip with a text in whole: as wide as is read well, and no wider than the window. */
export const HELP_WIDTH = 'min(var(--chakra-sizes-lg), calc(100vw - 16px))'

interface Shown {
  anchor: Element
  text: string
}
interface SharedTooltip {
  /** Shows a text beside an element, which ends any other; without an element only ends it. */
  show: (anchor: Element | null | undefined, text?: string | null) => void
  /**
   * The same for the element under the pointer: it is shown once the pointer has rested, and not again until it has
   * left.
   */
  point: (anchor: Element | null | undefined, textOf: () => string | null | undefined) => void
  tooltip: ReactNode
}

/**
 * One tooltip for many elements, such as those of all rows of a table: a tooltip of its own for each would be most of
 * what rendering them costs. The pointer passes through it to what it covers, such as the buttons of the next row. A
 * name repeats what a screen reader reads in the element itself, so it is hidden from it; what `isAnnounced` describes
 * the element, or what has the focus in its row, while it is shown.
 */
export function useSharedTooltip(
  placement: NonNullable<TooltipRootProps['positioning']>['placement'],
  style?: TooltipContentProps,
  { isAnnounced = false }: { isAnnounced?: boolean } = {},
): SharedTooltip {
  const id = useId()
  const [shown, setShown] = useState<Shown>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointed = useRef<Element>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const anchor = shown?.anchor
    if (!anchor) return undefined
    // A finger that touches something else is done with it.
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!anchor.contains(target as Node)) setShown(undefined)
    }
    document.addEventListener('pointerdown', onPointerDown, true)
    const focused = document.activeElement
    const described = isAnnounced && (focused && anchor.closest('tr')?.contains(focused) ? focused : anchor)
    if (described) described.setAttribute('aria-describedby', id)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown, true)
      if (described) described.removeAttribute('aria-describedby')
    }
  }, [shown, isAnnounced, id])
  const show: SharedTooltip['show'] = (anchor, text) => {
    clearTimeout(timer.current)
    setShown(anchor && text ? { anchor, text } : undefined)
  }
  const point: SharedTooltip['point'] = (anchor, textOf) => {
    if (anchor === pointed.current) return
    pointed.current = anchor ?? undefined
    show(undefined)
    if (anchor) timer.current = setTimeout(() => show(anchor, textOf()), OPEN_DELAY_MS)
  }
  return {
    show,
    point,
    tooltip: (
      <Tooltip.Root
        open={shown !== undefined}
        onOpenChange={({ open }) => {
          if (!open) show(undefined)
        }}
        positioning={{ placement, getAnchorRect: () => shown?.anchor.getBoundingClientRect() ?? null }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Tooltip.Positioner pointerEvents="none">
            <Tooltip.Content aria-hidden={!isAnnounced || undefined} {...style}>
              {isAnnounced ? <span id={id}>{shown?.text}</span> : shown?.text}
            </Tooltip.Content>
          </Tooltip.Positioner>
        </Portal>
      </Tooltip.Root>
    ),
  }
}
