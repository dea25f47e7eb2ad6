import { Box, Flex, IconButton, Input, Kbd, chakra } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import {
  Suspense,
  lazy,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useNavigate } from 'react-router'
import type { SearchOption } from '../search/search-groups.ts'
import { isTextField } from '../ui/is-text-field.ts'
import { isPageHeld } from '../ui/overlay/hold-page.ts'
import { useIsSearchWanted } from './dashboard-search.ts'
import { searchWidth } from '../ui/layout-sizes.ts'
import { usePageShortcut } from '../ui/overlay/use-page-shortcut.ts'

const Panel = lazy(async () => ({ default: (await import('../search/SearchPanel.tsx')).SearchPanel }))
const DEBOUNCE_MS = 250
const NONE = -1

/** The direction in which an arrow key moves the active option. */
const stepOf = (key: string): 1 | -1 | undefined => {
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : undefined
}

/** The index of the option after (step 1) or before (step -1) the active one, wrapping around. */
function nextOption(active: number, step: 1 | -1, count: number): number {
  if (count === 0) return NONE
  // Moving up with no active option selects the last one.
  const from = active === NONE && step < 0 ? 0 : active
  return (from + step + count) % count
}

/**
 * State of the search combobox: what is typed, what is searched for once typing pauses, the options found, and the
 * active one.
 */
function useSearchCombobox(close: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [text, setText] = useState('')
  const [options, setOptions] = useState<SearchOption[]>([])
  const [active, setActive] = useState(NONE)
  const search = (next: string, delay = DEBOUNCE_MS): void => {
    clearTimeout(timer.current)
    setTyped(next)
    timer.current = setTimeout(() => {
      setText(next.trim())
      setActive(NONE)
    }, delay)
  }
  const choose = ({ to }: SearchOption): void => {
    search('', 0)
    close()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key } = event
    const step = stepOf(key)
    if (step !== undefined) {
      event.preventDefault()
      setActive((current) => nextOption(current, step, options.length))
    }
    const chosen = options[active]
    if (key === 'Enter' && chosen) choose(chosen)
    else if (key === 'Enter') search(typed, 0)
    if (key === 'Escape') close()
  }
  return { typed, text, active, deactivate: () => setActive(NONE), setOptions, search, choose, onKeyDown }
}

/** From this width on the search has a place of its own in the bar; below it takes the whole bar while it is used. */
const WIDE = '(min-width: 48rem)'
const inUseOnPhone = {
  position: { base: 'absolute', md: 'relative' },
  inset: { base: '0', md: 'auto' },
  px: { base: '4', md: '0' },
  gap: '1',
  bg: 'canvas',
  zIndex: '1',
} as const
/** Open without being used, the panel hangs below the whole bar on a phone. */
const openOnPhone = { position: { base: 'static', md: 'relative' } } as const

/**
 * Whether the panel is open: while the box has the focus, and on a screen that opens it, of which it is all there is.
 * There the box gets the focus, except on a phone, where it would cover the bar and bring up the keyboard.
 */
function useOpenPanel(input: RefObject<HTMLInputElement | null>) {
  const isWanted = useIsSearchWanted()
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    if (isWanted && matchMedia(WIDE).matches && !isTextField(document.activeElement) && !isPageHeld())
      input.current?.focus({ preventScroll: true })
  }, [isWanted, input])
  const onBlur = (): void => setHasFocus(false)
  const close = (): void => {
    onBlur()
    input.current?.blur()
  }
  return { hasFocus, isWanted, isOpen: hasFocus || isWanted, onFocus: () => setHasFocus(true), onBlur, close }
}

/** What stands around the text in the box: the icon, and the key that leads there. */
const Decoration = ({ children }: { children: ReactNode }) => (
  <Box position="relative" flex="1" minW="0">
    <chakra.span position="absolute" insetStart="2.5" top="2" color="muted" pointerEvents="none" zIndex="1">
      <Search size={16} strokeWidth={1.75} aria-hidden />
    </chakra.span>
    {children}
    <Kbd
      position="absolute"
      insetEnd="1.5"
      top="1.5"
      aria-hidden
      pointerEvents="none"
      _peerFocus={{ display: 'none' }}
      hideBelow="md"
    >
      /
    </Kbd>
  </Box>
)

const CloseButton = ({ close }: { close: () => void }) => (
  <IconButton
    aria-label="Close search"
    title="Close search"
    variant="ghost"
    size="xs"
    px="0"
    hideFrom="md"
    onClick={close}
  >
    <X size={16} strokeWidth={1.75} aria-hidden />
  </IconButton>
)

/** The global search in the top bar. `/` focuses it, the arrow keys select a result, Enter opens it. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const panel = useId()
  const { hasFocus, isWanted, isOpen, onFocus, onBlur, close } = useOpenPanel(input)
  const { typed, text, active, deactivate, setOptions, search, choose, onKeyDown } = useSearchCombobox(close)
  usePageShortcut('/', true, () => input.current?.focus())
  const width = { flex: '1', maxW: { base: 'full', md: searchWidth }, minW: '0' }
  return (
    <Flex
      role="search"
      align="center"
      position="relative"
      {...width}
      {...(isOpen && openOnPhone)}
      {...(hasFocus && inUseOnPhone)}
    >
      <Decoration>
        <Input
          ref={input}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label="Search"
          aria-keyshortcuts="/"
          placeholder="Search"
          ps="8"
          pe="9"
          className="peer"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${panel}-${active}` : undefined}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => search(target.value)}
          onFocus={onFocus}
          onBlur={() => {
            onBlur()
            deactivate()
          }}
        />
      </Decoration>
      {hasFocus && <CloseButton close={close} />}
      {isOpen && (
        // What the box says it controls is there while the panel is loaded, too.
        <Suspense fallback={<div role="listbox" id={panel} aria-label="Found" hidden />}>
          <Panel
            id={panel}
            text={text}
            isPage={isWanted && text === ''}
            active={active}
            found={setOptions}
            choose={choose}
          />
        </Suspense>
      )}
    </Flex>
  )
}
