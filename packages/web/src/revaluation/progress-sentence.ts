/**
 * What the cases that a change can reach have in common: of one (`uses this table`), and of several (`use this table`).
 */
export interface ReachWords {
  one: string
  many: string
}

/** How many cases a change can reach, and what is known of them so far. */
export interface ReviewProgressState {
  words: ReachWords
  total: number | undefined
  examined: number
  changed: number
  isDone: boolean
}
const inFigures = (n: number): string => n.toLocaleString('en-GB')
const cases = (n: number): string => (n === 1 ? '1 open case' : `${inFigures(n)} open cases`)

/** What of the cases that may be read is known once all of them are priced. */
function outcome(n: number, changed: number, { one, many }: ReachWords): string {
  if (n === 1) return `1 open case ${one}; it ${changed === 0 ? 'does not change' : 'changes'}.`
  if (changed === 0) return `${cases(n)} ${many}; none of them changes.`
  return `${cases(n)} ${many}; ${inFigures(changed)} ${changed === 1 ? 'changes' : 'change'}.`
}

/** What is told of cases that the viewer may not read: how many they are, `isAll` if there is no other. */
function hiddenSentence(n: number, isAll: boolean, { one, many }: ReachWords): string {
  if (isAll)
    return `${cases(n)} ${n === 1 ? one : many}. ${n === 1 ? 'Whether it changes' : 'Which of them change'} is shown only to people who may read ${n === 1 ? 'it' : 'them'}.`
  return `${n === 1 ? '1 more is' : `${inFigures(n)} more are`} shown only to people who may read ${n === 1 ? 'it' : 'them'}.`
}

/** What is known of the cases so far, in one or two sentences. */
export function progressSentence({ words, total, examined, changed, isDone }: ReviewProgressState): string {
  if (total === undefined) return `Pricing the open cases that ${words.many}…`
  if (!isDone) return `${inFigures(examined)} of ${cases(total)} priced so far; ${inFigures(changed)} change.`
  if (total === 0) return `No open case ${words.one}, so nothing changes yet.`
  const hidden = total - examined
  if (examined === 0) return hiddenSentence(hidden, true, words)
  const known = outcome(examined, changed, words)
  return hidden > 0 ? `${known} ${hiddenSentence(hidden, false, words)}` : known
}
