import { Button, Flex, Input, Stack } from '@chakra-ui/react'
import { DayHours } from '@costdraft/schema/items/hearing/hearing-day.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { Plus, X } from 'lucide-react'
import { IconButton } from '../IconButton.tsx'
import { daysOf, type DayDraft } from './controls.ts'
import { DateInput } from './DateInput.tsx'
import { typedHours } from './typed-text.ts'

interface Attributes {
  id: string
  disabled: boolean
  onBlur: () => void
  onFocus: () => void
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}
interface Props {
  asked: { label: string }
  value: unknown
  change: (value: unknown) => void
  attributes: Attributes
}
interface DayProps {
  index: number
  day: DayDraft
  update: (part: Partial<DayDraft>) => void
  remove: () => void
  attributes: Omit<Attributes, 'id'>
}

const isDayHours = (typed: string): boolean => DayHours.validate(typed, { coerce: true })[0] === undefined

function DayRow({ index, day: { date, hours }, update, remove, attributes }: DayProps) {
  const { 'aria-invalid': isInvalid, ...rest } = attributes
  const name = `Day ${index + 1}`
  return (
    <Flex role="group" aria-label={name} gap="2" align="center">
      <DateInput
        {...rest}
        aria-label="Date"
        // Of an invalid list, only the inputs that are wrong are marked.
        aria-invalid={(isInvalid && !IsoDate.is(date)) || undefined}
        value={date}
        change={(date) => update({ date })}
      />
      <Input
        {...rest}
        maxW="24"
        aria-label="Hours"
        placeholder="Hours"
        autoComplete="off"
        aria-invalid={(isInvalid && !isDayHours(hours)) || undefined}
        value={hours}
        onChange={(event) => update({ hours: event.target.value })}
        onBlur={() => {
          update({ hours: typedHours(hours) })
          rest.onBlur()
        }}
      />
      <IconButton type="button" name={`Remove day ${index + 1}`} icon={X} onClick={remove} />
    </Flex>
  )
}

/** A list of days with their hours, of any length. */
export function DaysInput({ asked, value, change, attributes: { id, ...attributes } }: Props) {
  const days = daysOf(value)
  const update = (index: number, part: Partial<DayDraft>): void =>
    change(days.map((day, i) => (i === index ? { ...day, ...part } : day)))
  return (
    <Stack id={id} role="group" aria-label={asked.label} gap="1.5">
      {days.map((day, index) => (
        <DayRow
          // The index is a safe key: the inputs are controlled, and keep nothing that outlives their value.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          index={index}
          day={day}
          update={(part) => update(index, part)}
          remove={() => change(days.filter((_, i) => i !== index))}
          attributes={attributes}
        />
      ))}
      <Button
        type="button"
        size="xs"
        variant="ghost"
        ms="-2"
        alignSelf="flex-start"
        disabled={attributes.disabled}
        onClick={() => change([...days, { date: '', hours: '' }])}
      >
        <Plus aria-hidden />
        Add a day
      </Button>
    </Stack>
  )
}
