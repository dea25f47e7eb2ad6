import { Input } from '@chakra-ui/react'
import { Clock } from '@costdraft/schema/structs.ts'
import type { FieldInputProps } from './controls.ts'
import { addMinutes, readClock } from './typed-clock.ts'
import { useTypedValue, type Notation } from './use-typed-value.ts'

const STEP_MINUTES = 5
const steps: Readonly<Record<string, number>> = { ArrowUp: STEP_MINUTES, ArrowDown: -STEP_MINUTES }
const clocks: Notation = {
  read: readClock,
  show: (value) => value,
  move: (value, key) => {
    const step = steps[key]
    return step !== undefined && Clock.is(value) ? addMinutes(value, step) : undefined
  },
}

/** A time of day, shown as hh:mm on the 24-hour clock in every browser and typed in any form that `readClock` knows. */
export function ClockInput({ value, change, attributes }: FieldInputProps) {
  const typed = useTypedValue(clocks, {
    value: typeof value === 'string' ? value : '',
    change,
    onBlur: attributes.onBlur,
  })
  return (
    <Input
      maxW="32"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      placeholder="hh:mm"
      {...attributes}
      {...typed}
    />
  )
}
