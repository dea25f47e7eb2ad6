/** How many cases use a table, and what is known of them so far. */
export interface ReviewProgressState {
  total: number | undefined
  examined: number
  changed: number
  isDone: boolean
}
const cases = (n: number): string => (n === 1 ? '1 open case' : `${n.toLocaleString('en-GB')} open cases`)

/** What is known of the cases so far, as a sentence. */
export function progressSentence({ total, examined, changed, isDone }: ReviewProgressState): string {
  if (total === undefined) return 'Pricing the open cases that use this table…'
  if (!isDone)
    return `${examined.toLocaleString('en-GB')} of ${cases(total)} priced so far; ${changed.toLocaleString('en-GB')} change.`
  if (total === 0) return 'No open case uses this table, so nothing changes yet.'
  if (changed === 0)
    return total === 1
      ? '1 open case uses this table; it does not change.'
      : `${cases(total)} use this table; none of them changes.`
  if (total === 1) return '1 open case uses this table; it changes.'
  return `${cases(total)} use this table; ${changed.toLocaleString('en-GB')} ${changed === 1 ? 'changes' : 'change'}.`
}
