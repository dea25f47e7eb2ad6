import { DatePicker, parseDate } from '@chakra-ui/react'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { useEffect, useRef } from 'react'
import { isoToday } from '../../formats/dates.ts'

interface Props {
  /** `yyyy-mm-dd`; anything else chooses no day. */
  value: string
  choose: (iso: string) => void
}

/**
 * A calendar of one month, in British English whatever the language of the browser; its head opens the months and the
 * years.
 */
export function Calendar({ value, choose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const day = IsoDate.is(value) ? value : undefined
  useEffect(() => {
    root.current
      ?.querySelector<HTMLElement>('[data-part=table-cell-trigger][tabindex="0"]')
      ?.focus({ preventScroll: true })
  }, [])
  return (
    <DatePicker.Root
      ref={root}
      inline
      size="xs"
      locale="en-GB"
      startOfWeek={1}
      fixedWeeks
      value={day === undefined ? [] : [parseDate(day)]}
      defaultFocusedValue={parseDate(day ?? isoToday())}
      onValueChange={({ value: [chosen] }) => chosen && choose(chosen.toString())}
    >
      <DatePicker.View view="day">
        <DatePicker.Header />
        <DatePicker.DayTable />
      </DatePicker.View>
      <DatePicker.View view="month">
        <DatePicker.Header />
        <DatePicker.MonthTable />
      </DatePicker.View>
      <DatePicker.View view="year">
        <DatePicker.Header />
        <DatePicker.YearTable />
      </DatePicker.View>
    </DatePicker.Root>
  )
}
