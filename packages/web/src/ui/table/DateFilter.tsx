import { Flex, Popover, Portal, chakra } from '@chakra-ui/react'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { useId, useState } from 'react'
import { formatIsoDate } from '../../formats/dates.ts'
import { DateInput } from '../form/DateInput.tsx'
import { FilterButton } from './FilterButton.tsx'

interface Days {
  from?: string | undefined
  to?: string | undefined
}
interface Props extends Days {
  /** What the days are of, where that is not plain. */
  label?: string
  change: (days: Days) => void
}

const summaryOf = ({ from, to }: Days): string => {
  if (from && to) return from === to ? formatIsoDate(from) : `${formatIsoDate(from)} – ${formatIsoDate(to)}`
  if (from) return `from ${formatIsoDate(from)}`
  return to ? `to ${formatIsoDate(to)}` : ''
}

/** One of the two days. A text that is no date is not applied. */
const Day = ({ label, value, change }: { label: string; value: string; change: (value: string) => void }) => {
  const id = useId()
  return (
    <Flex direction="column" gap="1">
      <chakra.label htmlFor={id} textStyle="caption">
        {label}
      </chakra.label>
      <DateInput id={id} value={value} change={change} />
    </Flex>
  )
}

/** Filter of a list by days: the first and the last. */
export function DateFilter({ label = 'Dates', from = '', to = '', change }: Props) {
  const [typed, setTyped] = useState({ from, to })
  const summary = summaryOf({ from, to })
  const apply = (next: { from: string; to: string }): void => {
    setTyped(next)
    const [first, last] = [next.from, next.to].map((day) => (IsoDate.is(day) ? day : undefined))
    if ((next.from === '' || first) && (next.to === '' || last)) change({ from: first, to: last })
  }
  return (
    <Popover.Root
      positioning={{ placement: 'bottom-start' }}
      lazyMount
      unmountOnExit
      onOpenChange={() => setTyped({ from, to })}
    >
      <Popover.Trigger asChild>
        <FilterButton
          isActive={summary !== ''}
          text={summary || label}
          name={summary ? `Filter by ${label}: ${summary}` : `Filter by ${label}`}
        />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label} width="auto" maxW="calc(100vw - 16px)" p="3">
            <Flex gap="3" wrap="wrap">
              <Day label="From" value={typed.from} change={(day) => apply({ ...typed, from: day })} />
              <Day label="To" value={typed.to} change={(day) => apply({ ...typed, to: day })} />
            </Flex>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
