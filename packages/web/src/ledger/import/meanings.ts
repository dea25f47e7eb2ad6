import { activityTypes, type ActivityType } from '@costdraft/costing'
import type { LedgerMatch, LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { Option } from '../../ui/form/controls.ts'

export type MeaningKind = 'people' | 'activities'
/** A text of the file that stands for a person or an activity. */
export interface Meaning {
  kind: MeaningKind
  text: string
  rows: number
  /** What it means: the uuid of a fee earner or the word of an activity; empty if nobody knows. */
  value: string
  by: LedgerMatch
  suggestions: readonly Option[]
}

const activityOption = (value: ActivityType): Option => ({ value, label: labelOf(value) })
export const activityOptions: readonly Option[] = activityTypes.map(activityOption)

export const keyOf = ({ kind, text }: Meaning): string => `${kind} ${text}`
export const isUnknown = ({ value }: Meaning): boolean => value === ''

/** All texts of a preview that stand for people, then those that stand for activities. */
export const meaningsOf = ({ people, activities }: Pick<LedgerPreview, 'people' | 'activities'>): Meaning[] => [
  ...people.map(({ text, rows, uuid, by, suggestions }): Meaning => ({
    kind: 'people',
    text,
    rows,
    value: uuid ?? '',
    by,
    suggestions: suggestions.map(({ uuid: value, name: label }) => ({ value, label })),
  })),
  ...activities.map(({ text, rows, activity_type: activity, by, suggestions }): Meaning => ({
    kind: 'activities',
    text,
    rows,
    value: activity ?? '',
    by,
    suggestions: suggestions.map(activityOption),
  })),
]

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** How the names and activities of a file were understood, in sentences. */
export function meaningsText(meanings: readonly Meaning[]): string {
  const unknown = meanings.filter(isUnknown)
  const people = unknown.filter(({ kind }) => kind === 'people').length
  const activities = unknown.length - people
  const remembered = meanings.filter(({ by }) => by === 'remembered').length
  const asked = [
    people > 0 && counted(people, 'name', 'names'),
    activities > 0 && counted(activities, 'activity', 'activities'),
  ].filter(Boolean)
  return [
    asked.length > 0
      ? `${asked.join(' and ')} ${unknown.length === 1 ? 'is' : 'are'} not known: choose what ${unknown.length === 1 ? 'it means' : 'they mean'}.`
      : 'All names and activities were recognised.',
    remembered > 0 &&
      (asked.length > 0
        ? `${remembered} ${remembered === 1 ? 'is' : 'are'} remembered from earlier imports.`
        : `${remembered} of them as remembered from earlier imports.`),
  ]
    .filter(Boolean)
    .join(' ')
}
