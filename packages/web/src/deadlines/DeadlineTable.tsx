import { Text, chakra } from '@chakra-ui/react'
import { daysInWords, doneReasonLabels } from '@costdraft/schema/deadlines/deadlines.ts'
import { formatDay, formatIsoDate } from '../formats/dates.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { DateInput } from '../ui/form/DateInput.tsx'
import { nearness } from './date-words.ts'
import { deadlineTable } from './deadline-table-style.ts'
import { NOT_A_DATE, type Deadlines, type Typed } from './typed-dates.ts'

type Deadline = Deadlines['deadlines'][number]

const Small = ({ children }: { children: string }) => (
  <Text textStyle="caption" color="muted">
    {children}
  </Text>
)

/** The last day by the rule, and that by the calendar where the court office is closed on it. */
function Computed({ deadline: { computed, calendarDay, startDate } }: { deadline: Deadline }) {
  if (computed === null)
    return <chakra.span color="muted">{startDate === null ? 'The start is not known' : 'None'}</chakra.span>
  return (
    <>
      {formatIsoDate(computed)}
      {calendarDay && <Small>{`By the calendar ${formatIsoDate(calendarDay)}, when the court office is closed`}</Small>}
    </>
  )
}

/** Whether it is done, and by what. */
function Done({ deadline, checked, change }: { deadline: Deadline; checked: boolean; change: (is: boolean) => void }) {
  const { label, done, doneAt, doneBy } = deadline
  if (done !== null && done !== 'by_hand') return <>{doneReasonLabels[done]}</>
  return (
    <>
      <Checkbox name={`${label} done`} isLabelHidden checked={checked} change={change} />
      {done === 'by_hand' && checked && doneAt && (
        <Small>{[formatDay(doneAt), doneBy].filter(Boolean).join(', ')}</Small>
      )}
    </>
  )
}

interface Props {
  deadlines: readonly Deadline[]
  typed: Typed
  change: (typed: Typed) => void
  /** The rules whose own date is none. */
  wrong: readonly string[]
}
interface RowProps extends Omit<Props, 'deadlines' | 'wrong'> {
  deadline: Deadline
  isWrong: boolean
}
function DeadlineRow({ deadline, typed, change, isWrong }: RowProps) {
  const { rule, label, source, entered, days, done } = deadline
  return (
    <tr>
      <th scope="row">
        {label}
        <Small>{source}</Small>
      </th>
      <td data-named="By the rule">
        <Computed deadline={deadline} />
      </td>
      <td data-named="Own date">
        <DateInput
          aria-label={`${label}, own date`}
          value={typed.entered[rule] ?? entered ?? ''}
          change={(text) => change({ ...typed, entered: { ...typed.entered, [rule]: text } })}
          {...(isWrong && { 'aria-invalid': true })}
        />
        {isWrong && (
          <Text textStyle="sm" color="danger.ink">
            {NOT_A_DATE}
          </Text>
        )}
      </td>
      <td data-named="Due" data-near={done === null ? nearness({ days }) : undefined}>
        {days === null || done !== null ? '–' : daysInWords(days)}
      </td>
      <td data-named="Done">
        <Done
          deadline={deadline}
          checked={typed.done[rule] ?? done === 'by_hand'}
          change={(is) => change({ ...typed, done: { ...typed.done, [rule]: is } })}
        />
      </td>
    </tr>
  )
}

const CLOSED =
  'A last day on which the court office is closed becomes the next open day (CPR 2.8(5)). What is served on another party is safe by the day of the calendar.'

const HEADS = ['What', 'By the rule', 'Own date', 'Due', 'Done']

/** What is due in a case by which rule and which day, with an own date instead and whether it is done. */
export const DeadlineTable = ({ deadlines, wrong, ...rest }: Props) => (
  <>
    <chakra.table css={deadlineTable} aria-label="What is due">
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deadlines.map((deadline) => (
          <DeadlineRow key={deadline.rule} deadline={deadline} isWrong={wrong.includes(deadline.rule)} {...rest} />
        ))}
      </tbody>
    </chakra.table>
    {deadlines.some(({ calendarDay }) => calendarDay !== null) && (
      <Text textStyle="sm" color="muted" mt="3" maxW="64ch">
        {CLOSED}
      </Text>
    )}
  </>
)
