import { Input, type InputProps } from '@chakra-ui/react'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { addDays, addMonths, isoToday } from '../dates.ts'
import { displayDate, readDate } from './typed-date.ts'
import { useTypedValue, type Notation } from './use-typed-value.ts'

const moves: Readonly<Record<string, (iso: string) => string>> = {
  ArrowUp: (iso) => addDays(iso, 1),
  ArrowDown: (iso) => addDays(iso, -1),
  PageUp: (iso) => addMonths(iso, 1),
  PageDown: (iso) => addMonths(iso, -1),
}
const dates: Notation = {
  read: (text) => readDate(text, isoToday()),
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
 * A date, shown as dd/mm/yyyy in every browser and typed in any form that `readDate` knows. Arrow keys move it by a day, Page Up and Page
 * Down by a month; from an empty field they start at today.
 */
export function DateInput({ value, change, onBlur, ...rest }: Props) {
  const typed = useTypedValue(dates, { value, change, ...(onBlur && { onBlur }) })
  return (
    <Input
      maxW="44"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      placeholder="dd/mm/yyyy"
      {...rest}
      {...typed}
    />
  )
}
