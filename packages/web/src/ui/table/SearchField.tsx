import { Box, Input, chakra } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { IconButton } from '../IconButton.tsx'

const PAUSE = 250

interface Props {
  name: string
  placeholder: string
  value: string
  change: (value: string) => void
}

/** The search of a list: asks when the typing pauses, at once on Enter. */
export function SearchField({ name, placeholder, value, change }: Props) {
  const [text, setText] = useState(value)
  const asked = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Our own question coming back is not news: the person may have typed on.
    if (value === asked.current) return
    asked.current = value
    clearTimeout(timer.current)
    setText(value)
  }, [value])
  const { pathname } = useLocation(),
    next = useNavigation().location?.pathname
  // Whoever is on the way to another page has asked for that; a question now would fetch them back.
  useEffect(() => {
    if (next !== undefined && next !== pathname) clearTimeout(timer.current)
  }, [next, pathname])
  useEffect(() => {
    // The router says so a moment after the press, and a pause may end in that moment.
    const leave = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void => {
      if (!ctrlKey && !metaKey && !shiftKey && target instanceof Element && target.closest('a[href]'))
        clearTimeout(timer.current)
    }
    document.addEventListener('click', leave, true)
    return () => {
      document.removeEventListener('click', leave, true)
      clearTimeout(timer.current)
    }
  }, [])
  const ask = (typed: string): void => {
    clearTimeout(timer.current)
    asked.current = typed.trim()
    if (asked.current !== value) change(asked.current)
  }
  const onType = (typed: string): void => {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => ask(typed), PAUSE)
  }
  const clear = (): void => {
    setText('')
    ask('')
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
          if (key === 'Enter') ask(text)
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
