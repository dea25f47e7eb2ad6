import { Box, Input, type InputProps } from '@chakra-ui/react'
import { addDays } from '@costdraft/schema/notation/calendar.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { useRef, useState, type KeyboardEvent } from 'react'
import { addMonths, isoToday } from '../../formats/dates.ts'
import { CalendarButton } from './CalendarButton.tsx'
import { displayDate, typedDate } from './typed-text.ts'
import { useTypedValue, type Notation } from './use-typed-value.ts'

const moves: Readonly<Record<string, (iso: string) => string>> = {
  ArrowUp: (iso) => addDays(iso, 1),
  ArrowDown: (iso) => addDays(iso, -1),
  PageUp: (iso) => addMonths(iso, 1),
  PageDown: (iso) => addMonths(iso, -1),
}
const dates: Notation = {
  read: (text) => typedDate(text, { today: isoToday() }),
  show: displayDate,
  move: (value, key) => {
    const move = moves[key]
    if (!move || (value !== '' && !IsoDate.is(value))) return undefined
    const moved = value === '' ? isoToday() : move(value)
    return IsoDate.is(moved) ? moved : value
  },
}

interface Props extends Omit<InputProps, 'value' | 'onChange' | 'onBlur'> {
  /** `yyyy-mm-dd`, empty, or a text that is not a date. */
  value: string
  change: (value: string) => void
  onBlur?: () => void
}

/**
 * A date, shown as dd/mm/yyyy in every browser and typed in any notation that `schema/notation/read-date` takes. Arrow
 * keys move it by a day, Page Up and Page Down by a month; from an empty field they start at today. A calendar opens by
 * its button or Alt+ArrowDown.
 */
export function DateInput({ value, change, onBlur, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const typed = useTypedValue(dates, { value, change, ...(onBlur && { onBlur }) })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault()
      setIsOpen(true)
    } else typed.onKeyDown(event)
  }
  return (
    <Box position="relative" width="full" maxW="44">
      <Input
        ref={input}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder="dd/mm/yyyy"
        pe="9"
        {...rest}
        {...typed}
        onKeyDown={onKeyDown}
      />
      <CalendarButton
        value={value}
        choose={(iso) => {
          change(iso)
          setIsOpen(false)
        }}
        isOpen={isOpen}
        open={setIsOpen}
        input={() => input.current}
        isDisabled={rest.disabled === true}
      />
    </Box>
  )
}
