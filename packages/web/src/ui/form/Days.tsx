import { Button, Flex, Input, Stack } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { IconButton } from '../IconButton.tsx'
import { daysOf, type DayDraft } from './controls.ts'
import { readHours } from './hours.ts'

interface Props {
  asked: { label: string }
  value: unknown
  change: (value: unknown) => void
  attributes: {
    id: string
    disabled: boolean
    onBlur: () => void
    onFocus: () => void
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }
}

/** Days with their hours, as many as there are. */
export function Days({
  asked,
  value,
  change,
  attributes: { id, disabled, 'aria-invalid': wrong, ...attributes },
}: Props) {
  const days = daysOf(value)
  const put = (i: number, part: Partial<DayDraft>): void =>
    change(days.map((day, at) => (at === i ? { ...day, ...part } : day)))
  // Only what is not filled in is ringed.
  const isWrong = (text: string): true | undefined => (wrong && !(Number(text) > 0)) || undefined
  return (
    <Stack id={id} role="group" aria-label={asked.label} gap="1.5">
      {days.map(({ date, hours }, i) => (
        // Its place is what a day is known by: its inputs hold nothing of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <Flex key={i} role="group" aria-label={`Day ${i + 1}`} gap="2" align="center">
          <Input
            {...attributes}
            disabled={disabled}
            type="date"
            maxW="44"
            aria-label="Date"
            aria-invalid={(wrong && !date) || undefined}
            value={date}
            onChange={(event) => put(i, { date: event.target.value })}
          />
          <Input
            {...attributes}
            disabled={disabled}
            maxW="24"
            aria-label="Hours"
            placeholder="Hours"
            autoComplete="off"
            aria-invalid={isWrong(hours)}
            value={hours}
            onChange={(event) => put(i, { hours: event.target.value })}
            onBlur={() => {
              put(i, { hours: readHours(hours) })
              attributes.onBlur()
            }}
          />
          <IconButton
            type="button"
            name={`Remove day ${i + 1}`}
            icon={X}
            onClick={() => change(days.filter((_, at) => at !== i))}
          />
        </Flex>
      ))}
      <Button
        type="button"
        size="xs"
        variant="ghost"
        ms="-2"
        alignSelf="flex-start"
        disabled={disabled}
        onClick={() => change([...days, { date: '', hours: '' }])}
      >
        <Plus aria-hidden />
        Add a day
      </Button>
    </Stack>
  )
}
