import { Flex, Input } from '@chakra-ui/react'
import { DayHours } from '@costdraft/schema/items/hearing/hearing-day.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { X } from 'lucide-react'
import { IconButton } from '../IconButton.tsx'
import { daysOf, type DayDraft } from './controls.ts'
import { DateInput } from './DateInput.tsx'
import { ListInput } from './ListInput.tsx'
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
export const DaysInput = ({ asked, value, change, attributes: { id, ...attributes } }: Props) => (
  <ListInput
    id={id}
    label={asked.label}
    rows={daysOf(value)}
    empty={{ date: '', hours: '' }}
    addText="Add a day"
    isDisabled={attributes.disabled}
    change={change}
    renderEntry={({ row, ...entry }) => <DayRow day={row} attributes={attributes} {...entry} />}
  />
)
