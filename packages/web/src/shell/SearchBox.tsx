import { Box, Input, Kbd, Text, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { searchWidth } from './frame.ts'
import { isWriting } from './is-writing.ts'

/** The search of the top bar; `/` goes to it from anywhere but a field. */
export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void => {
    if (key === 'Enter') setAsked(currentTarget.value.trim() !== '')
    if (key === 'Escape') currentTarget.blur()
  }
  return (
    <Box role="search" position="relative" flex="1" maxW={searchWidth} minW="0">
      <chakra.span position="absolute" insetStart="2.5" top="2" color="muted" pointerEvents="none" zIndex="1"><Search size={16} strokeWidth={1.75} aria-hidden /></chakra.span>
      <Input ref={input} type="text" enterKeyHint="search" aria-label="Search" aria-keyshortcuts="/" placeholder="Search" ps="8" pe="9" onKeyDown={onKeyDown} onChange={() => setAsked(false)} onBlur={() => setAsked(false)} className="peer" />
      <Kbd position="absolute" insetEnd="1.5" top="1.5" aria-hidden pointerEvents="none" _peerFocus={{ display: 'none' }} hideBelow="md">/</Kbd>
      <Box role="status" position="absolute" top="100%" insetInline="0" mt="1" zIndex="dropdown">
        {asked && <Text textStyle="sm" color="muted" px="3" py="2" bg="raised" borderWidth="1px" borderColor="line" borderRadius="l2" boxShadow="floating">Search is not available in this version.</Text>}
      </Box>
    </Box>
  )
}
