import { asWritten } from '@costdraft/schema/text/in-words.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { markLabels, NOBODY, SENT_BACK_MOST } from '@costdraft/schema/reports/case-marks.ts'
import { outcomeWords } from '@costdraft/schema/reports/outcome-filter.ts'
import type { CaseFilter } from '../generated/resolvers.ts'

type Says<Of> = (value: Of) => string
const list =
  <Word extends string>(label: string, wordOf: (word: Word) => string = labelOf): Says<readonly Word[]> =>
  (words) =>
    words.length > 0 ? `${label}: ${words.map(wordOf).join(', ')}` : ''
/** People and firms are counted: a filter has no names. */
const chosen =
  (label: string): Says<readonly string[]> =>
  (uuids) => {
    const count = uuids.filter((uuid) => uuid !== NOBODY).length
    const words = [uuids.includes(NOBODY) ? 'nobody' : '', count > 0 ? `${count} chosen` : ''].filter(Boolean)
    return words.length > 0 ? `${label}: ${words.join(', ')}` : ''
  }
const day =
  (label: string): Says<string> =>
  (value) =>
    value === '' ? '' : `${label} ${asWritten(value)}`

/** What each part of a filter says, in a few words. */
const says: { readonly [Name in Exclude<keyof CaseFilter, 'reported'>]-?: Says<NonNullable<CaseFilter[Name]>> } = {
  clients: chosen('Firms'),
  stages: list('Stage'),
  areas: list('Area'),
  types: list('Case type'),
  feeEarners: chosen('Fee earners'),
  staff: chosen('Staff'),
  groups: chosen('User groups'),
  updatedFrom: day('Updated from'),
  updatedTo: day('Updated until'),
  completedFrom: day('Completed from'),
  completedTo: day('Completed until'),
  marks: list('Cases', (mark) => markLabels[mark].toLowerCase()),
  notCounted: (reason) => (reason === '' ? '' : `Rows not counted: ${reason}`),
  outcome: outcomeWords,
  sentBack: (times) => `Sent back: ${times}${times >= SENT_BACK_MOST ? ' times or more' : ''}`,
  leftStages: list('Has left'),
  reviewers: chosen('Reviewers'),
  due: list('Due'),
  dueFrom: day('Due from'),
  dueTo: day('Due until'),
}

/** What a filter says, in a few words each; empty for one that leaves everything. */
export const filterWords = (filter: CaseFilter | null | undefined): string[] =>
  (Object.keys(says) as (keyof typeof says)[]).flatMap((name) => {
    const value = filter?.[name]
    const words = value === null || value === undefined ? '' : (says[name] as Says<unknown>)(value)
    return words === '' ? [] : [words]
  })
