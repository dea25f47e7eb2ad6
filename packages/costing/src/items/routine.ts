import type { Hundredths } from '../vocabulary/hundredths.ts'

/**
 * What a routine letter or call takes at most: a unit of six minutes, in hundredths of an hour. A longer one is charged
 * by time (Costs Assessment Guidance 2.19, 2.25; CPR PD 47 para 5.22(1)).
 */
export const ROUTINE_UP_TO: Hundredths = 10

const LETTERS_AND_CALLS: ReadonlySet<string> = new Set(['letter_in', 'letter_out', 'telephone_call'])
/** Whether an activity is a letter or a call. */
export const isLetterOrCall = (activity: string): boolean => LETTERS_AND_CALLS.has(activity)
/** Whether work is a routine letter or call, by its activity and its time in hundredths of an hour. */
export const isRoutine = (activity: string, time: Hundredths): boolean =>
  isLetterOrCall(activity) && time <= ROUTINE_UP_TO
