import { Box, Input, chakra } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { IconButton } from '../IconButton.tsx'

const DEBOUNCE_MS = 250

interface Props {
  name: string
  placeholder: string
  value: string
  change: (value: string) => void
}

/**
 * Calls `cancel`, which drops the pending search, when the user navigates away; otherwise its URL update would bring
 * them back to the list.
 */
function useCancelOnNavigation(cancel: () => void): void {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  useEffect(() => {
    if (next !== undefined && next !== pathname) cancel()
  }, [next, pathname, cancel])
  useEffect(() => {
    // The router reports a navigation slightly after the click, and the debounce may end in between.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
      if (!ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a[href]')) cancel()
    }
    document.addEventListener('click', onClick, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      cancel()
    }
  }, [cancel])
}

/** The text of the search field, and its handlers: `onType` searches after a pause, `search` at once. */
function useDebouncedSearch(value: string, change: (value: string) => void) {
  const [text, setText] = useState(value)
  const submitted = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback((): void => clearTimeout(timer.current), [])
  useEffect(() => {
    // Our own search coming back must not overwrite what has been typed since.
    if (value === submitted.current) return
    submitted.current = value
    cancel()
    setText(value)
  }, [value, cancel])
  useCancelOnNavigation(cancel)
  const search = (typed: string): void => {
    cancel()
    submitted.current = typed.trim()
    if (submitted.current !== value) change(submitted.current)
  }
  const onType = (typed: string): void => {
    setText(typed)
    cancel()
    timer.current = setTimeout(() => search(typed), DEBOUNCE_MS)
  }
  return { text, setText, search, onType }
}

/** The search field of a list: debounced while typing, immediate on Enter; Escape clears it. */
export function SearchField({ name, placeholder, value, change }: Props) {
  const { text, setText, search, onType } = useDebouncedSearch(value, change)
  const input = useRef<HTMLInputElement>(null)
  const clear = (): void => {
    setText('')
    search('')
    input.current?.focus()
  }
  return (
    <Box role="search" aria-label={name} position="relative" flex="1 1 240px" maxW="400px" minW="0">
      <chakra.span position="absolute" insetStart="2.5" top="2" color="muted" pointerEvents="none" zIndex="1">
        <Search size={16} strokeWidth={1.75} aria-hidden />
      </chakra.span>
      <Input
        ref={input}
        type="text"
        enterKeyHint="search"
        aria-label={name}
        placeholder={placeholder}
        title={placeholder}
        ps="8"
        pe="8"
        textOverflow="ellipsis"
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') search(text)
          if (key === 'Escape' && text) clear()
        }}
      />
      {text && (
        <IconButton
          name="Clear the search"
          icon={X}
          position="absolute"
          insetEnd="0.5"
          top="0.5"
          zIndex="1"
          onClick={clear}
        />
      )}
    </Box>
  )
}
