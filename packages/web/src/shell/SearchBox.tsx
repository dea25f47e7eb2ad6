import { Box, Input, Kbd, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, lazy, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { SearchOption } from '../search/search-groups.ts'
import { searchWidth } from './layout-sizes.ts'
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

/** State of the search combobox: the debounced search text, the options found, and the active one. */
function useSearchCombobox(input: RefObject<HTMLInputElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined),
    navigate = useNavigate()
  const [text, setText] = useState(''),
    [options, setOptions] = useState<SearchOption[]>([]),
    [active, setActive] = useState(NONE)
  const search = (typed: string, delay = DEBOUNCE_MS): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setText(typed.trim())
      setActive(NONE)
    }, delay)
  }
  const choose = ({ to }: SearchOption): void => {
    input.current?.blur()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event,
      step = stepOf(key)
    if (step !== undefined) {
      event.preventDefault()
      setActive((current) => nextOption(current, step, options.length))
    }
    const chosen = options[active]
    if (key === 'Enter' && chosen) choose(chosen)
    else if (key === 'Enter') search(currentTarget.value, 0)
    if (key === 'Escape') currentTarget.blur()
  }
  return { text, active, setActive, setOptions, search, choose, onKeyDown }
}

/** The global search in the top bar. `/` focuses it, the arrow keys select a result, Enter opens it. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null),
    panel = useId()
  const [open, setOpen] = useState(false)
  const { text, active, setActive, setOptions, search, choose, onKeyDown } = useSearchCombobox(input)
  usePageShortcut('/', true, () => input.current?.focus())
  return (
    <Box role="search" position="relative" flex="1" maxW={searchWidth} minW="0">
      <chakra.span position="absolute" insetStart="2.5" top="2" color="muted" pointerEvents="none" zIndex="1">
        <Search size={16} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <Input
        ref={input}
        type="text"
        enterKeyHint="search"
        aria-label="Search"
        aria-keyshortcuts="/"
        placeholder="Search"
        ps="8"
        pe="9"
        className="peer"
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${panel}-${active}` : undefined}
        onKeyDown={onKeyDown}
        onChange={({ target }) => search(target.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false)
          setActive(NONE)
        }}
      />
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
      {open && (
        <Suspense>
          <Panel id={panel} text={text} active={active} found={setOptions} choose={choose} />
        </Suspense>
      )}
    </Box>
  )
}
