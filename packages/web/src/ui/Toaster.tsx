import { Box, Portal, Stack, Toast, Toaster as Toasts, createToaster } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, type FocusEvent } from 'react'
import { topBarHeight } from './layout-sizes.ts'
import { keepToastsClear, TOASTS_SLOT, TOASTS_TOP } from './keep-toasts-clear.ts'
import { toaster } from './toaster.ts'

/** Pixels from a toast to the edge of the window. */
const MARGIN = 16
/** Below the top bar, and so below the head of a drawer as well: in pixels. */
const FIRST = Number.parseInt(topBarHeight, 10) + MARGIN / 2

const store = createToaster({
  placement: 'top-end',
  offsets: { top: `var(${TOASTS_TOP}, ${FIRST}px)`, bottom: '1rem', left: '1rem', right: '1rem' },
  duration: 5000,
  hotkey: ['altKey', 'KeyT'],
  max: 5,
  overlap: false,
  gap: 8,
})

const slot = {
  position: 'fixed',
  insetInline: '0',
  bottom: '0',
  height: `var(${TOASTS_SLOT}, 0px)`,
  bg: 'canvas',
  boxShadow: '0 -1px var(--chakra-colors-line)',
  zIndex: 'banner',
  pointerEvents: 'none',
  _print: { display: 'none' },
} as const

/** Milliseconds in which a toast that is dismissed goes. */
const GONE = 400

/** What had the focus before Tab led to a toast. */
let before: HTMLElement | undefined
/**
 * Tab goes on from a toast as from anything else. The region would give the focus back to what had it before, and with
 * toasts that wait for whoever reads them nothing behind them could be reached: so only Alt+T enters the region itself.
 */
function onFocus(event: FocusEvent<HTMLElement>): void {
  event.stopPropagation()
  const { relatedTarget, currentTarget } = event
  if (currentTarget.contains(relatedTarget)) return
  before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined
  store.pause()
}
/** Gives the focus back once the toast that had it is gone. */
const onClick = (): void => {
  setTimeout(() => {
    if (document.activeElement === document.body) before?.focus({ preventScroll: true })
  }, GONE)
}

/**
 * Toast region: at the top right, five seconds each, focused with Alt+T. It covers neither the top bar nor a button of
 * the page or of the dialog on top: where one is in the way, it stands below it, and where there is no room at all, in
 * a slot at the bottom, above which page and dialog end. Rendered in a portal, because an open dialog hides the page
 * itself from screen readers.
 */
export function Toaster() {
  useEffect(() => {
    // The region begins to listen in a microtask after its effects.
    const timer = setTimeout(() => toaster.connect(store))
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => keepToastsClear(FIRST, MARGIN), [])
  return (
    <Portal>
      <Box css={slot} aria-hidden />
      <Toasts toaster={store} insetInline={{ mdDown: '4' }}>
        {({ title, description, action }) => (
          <Toast.Root width={{ md: 'sm' }} onFocus={onFocus} onBlur={() => store.resume()} onClick={onClick}>
            <Stack gap="0.5" flex="1" maxWidth="100%">
              {title && <Toast.Title>{title}</Toast.Title>}
              {description && <Toast.Description>{description}</Toast.Description>}
            </Stack>
            {action && <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger>}
            <Toast.CloseTrigger aria-label="Dismiss">
              <X size={16} aria-hidden />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toasts>
    </Portal>
  )
}
