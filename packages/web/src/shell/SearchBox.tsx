import { Box, Input, Kbd, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, lazy, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { Option } from '../search/hits.ts'
import { searchWidth } from './frame.ts'
import { isWriting } from './is-writing.ts'

const Panel = lazy(async () => ({ default: (await import('../search/SearchPanel.tsx')).SearchPanel }))
const PAUSE = 250

/** The search of the top bar; `/` goes to it from anywhere but a field, the arrows choose, Enter opens. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null),
    timer = useRef<ReturnType<typeof setTimeout>>(undefined),
    panel = useId(),
    navigate = useNavigate()
  const [open, setOpen] = useState(false),
    [text, setText] = useState(''),
    [options, setOptions] = useState<Option[]>([]),
    [active, setActive] = useState(-1)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const ask = (typed: string, pause = PAUSE): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setText(typed.trim())
      setActive(-1)
    }, pause)
  }
  const choose = ({ to }: Option): void => {
    input.current?.blur()
    void navigate(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, currentTarget } = event,
      step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      setActive((at) =>
        options.length === 0 ? -1 : (at + step + options.length + (at < 0 && step < 0 ? 1 : 0)) % options.length,
      )
    }
    const chosen = options[active]
    if (key === 'Enter' && chosen) choose(chosen)
    else if (key === 'Enter') ask(currentTarget.value, 0)
    if (key === 'Escape') currentTarget.blur()
  }
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
        onChange={({ target }) => ask(target.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false)
          setActive(-1)
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
