import { IsoDate } from '@costdraft/schema/structs.ts'
import type {
  CaseDeadlinesQuery,
  DeadlineChange,
  DeadlineRuleName,
  DeadlineStart,
  DeadlineStartInput,
} from '../generated/graphql.ts'
import { changedSince } from '../ui/form/changed-since.ts'

export type Deadlines = NonNullable<CaseDeadlinesQuery['case']['deadlines']>

/** What is typed into the dates of a case and not stored yet; an empty text takes a date away. */
export interface Typed {
  starts: Partial<Record<DeadlineStart, string>>
  entered: Partial<Record<DeadlineRuleName, string>>
  done: Partial<Record<DeadlineRuleName, boolean>>
}
export const nothingTyped: Typed = { starts: {}, entered: {}, done: {} }

/** What was typed since, while what had been typed by then was stored. */
export const typedSince = (now: Typed, then: Typed): Typed => ({
  starts: changedSince(now.starts, then.starts),
  entered: changedSince(now.entered, then.entered),
  done: changedSince(now.done, then.done),
})

/** What is said of a text that is no date. */
export const NOT_A_DATE = 'Enter a date such as 31/01/2026.'

const isDate = (text: string): boolean => text === '' || IsoDate.is(text)
const dateOf = (text: string): string | null => (text === '' ? null : text)

/** The names of the fields whose text is no date. */
export const notDates = ({ starts, entered }: Typed): string[] =>
  [...Object.entries(starts), ...Object.entries(entered)].flatMap(([name, text]) => (isDate(text) ? [] : [name]))

/** What differs from what is stored, as the mutation takes it; undefined where nothing does. */
export function changesOf(
  { starts, deadlines }: Deadlines,
  typed: Typed,
): { starts: DeadlineStartInput[]; deadlines: DeadlineChange[] } | undefined {
  const changedStarts = starts.flatMap(({ start, date }) => {
    const text = typed.starts[start]
    return text === undefined || dateOf(text) === date ? [] : [{ start, date: dateOf(text) }]
  })
  const changes = deadlines.flatMap(({ rule, entered, done }): DeadlineChange[] => {
    const text = typed.entered[rule]
    const isDone = typed.done[rule]
    const change = {
      ...(text !== undefined && dateOf(text) !== entered && { entered: dateOf(text) }),
      ...(isDone !== undefined && isDone !== (done === 'by_hand') && { done: isDone }),
    }
    return Object.keys(change).length > 0 ? [{ rule, ...change }] : []
  })
  return changedStarts.length + changes.length > 0 ? { starts: changedStarts, deadlines: changes } : undefined
}
