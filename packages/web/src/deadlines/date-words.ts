import { daysInWords } from '@costdraft/schema/deadlines/deadlines.ts'
import { formatIsoDate } from '../formats/dates.ts'

/** A date that runs, as far as it is said in a line. */
export interface ShownDate {
  label: string
  date: string | null
  days: number | null
}

const NEAR = 7
/** How near a date is: past or of today, within seven days, or further off. */
export function nearness({ days }: Pick<ShownDate, 'days'>): 'past' | 'near' | 'far' {
  if (days === null || days > NEAR) return 'far'
  return days <= 0 ? 'past' : 'near'
}
/** The colour of a date as it comes near. */
export const inks = { past: 'danger.ink', near: 'attention.ink', far: undefined } as const

/** When a date is, and how long it is to it: `05/12/2026, in 7 days`. */
export const whenText = ({ date, days }: ShownDate): string =>
  [date && formatIsoDate(date), days !== null && daysInWords(days)].filter(Boolean).join(', ')

/** What is due and when: `Points of dispute 05/12/2026`. */
export const nextDateText = (shown: ShownDate): string =>
  `${shown.label} ${shown.date === null ? '' : formatIsoDate(shown.date)}`.trimEnd()
