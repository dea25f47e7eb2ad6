import { Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import type { GridFocus } from './grid-moves.ts'
import type { GridRow } from './grid-rows.ts'
import { isOneCell, rangeInWords, rangeOf } from './selection.ts'
import { sumsInWords, sumsOf, type SummedFields } from './selection-sums.ts'

/** Runs once a selection is made: when the key or the button that it was made with is let go. */
function useSelectionEnd(run: () => void): void {
  const onEnd = useEffectEvent(run)
  useEffect(() => {
    const listener = (): void => onEnd()
    addEventListener('keyup', listener)
    addEventListener('mouseup', listener)
    return () => {
      removeEventListener('keyup', listener)
      removeEventListener('mouseup', listener)
    }
  }, [])
}

interface Props {
  focus: GridFocus
  rows: readonly GridRow[]
  summed: SummedFields
}
/** What the selection comes to, and what was said of it last. Read out once the selection is made, not at each step. */
export function SelectionFoot({ focus, rows, summed }: Props) {
  const { selection, note, say } = focus
  const { top, bottom, left, right } = rangeOf(selection)
  const words = useMemo(() => {
    const range = { top, bottom, left, right }
    return isOneCell(range) ? '' : sumsInWords(sumsOf(rows, range, summed))
  }, [rows, summed, top, bottom, left, right])
  const last = useRef('')
  useSelectionEnd(() => {
    if (words !== '' && words !== last.current && note === '') say(`${rangeInWords(rangeOf(selection))}: ${words}`)
    last.current = words
  })
  return (
    <Text textStyle="sm" color="muted" ms="auto" textAlign="end" data-selection>
      {note && (
        <Text as="span" color="ink" me={words ? '4' : '0'}>
          {note}
        </Text>
      )}
      {words}
    </Text>
  )
}
