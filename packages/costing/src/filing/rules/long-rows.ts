import { isLetterOrCall } from '../../items/routine.ts'
import type { FiledItem } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf, writtenHours } from '../words.ts'

/** Hundredths of an hour. */
const LONG_COMMUNICATION = 100
const LONG_ROW = 800
const DAY = 2_400

/** The hours of a row on the day on which it has most. */
const longestDay = ({ work }: FiledItem): number => work.reduce((most, { hours }) => Math.max(most, hours), 0)
const isCommunication = ({ activityType }: FiledItem): boolean => activityType !== null && isLetterOrCall(activityType)

/**
 * Letters and calls of more than one hour. Source: a letter or call of more than six minutes is charged by its time,
 * which has to be justified (Costs Assessment Guidance 2.19, 2.25; CPR PD 47 para 5.22(1)); one hour is practice.
 */
export const longCommunication: FilingRule = ({ items }) =>
  items.flatMap((item) => {
    const hours = longestDay(item)
    return isCommunication(item) && hours > LONG_COMMUNICATION
      ? [findingOn(item, `${nameOf(item)} takes ${writtenHours(hours)}, which is long for a letter or a call.`)]
      : []
  })

/**
 * Rows of more than eight hours on one day. Letters and calls have a rule of their own, and so have days of more than
 * 24 hours. Source: practice; time is to be broken down by what was done, and when, the more so the longer it is.
 */
export const longRow: FilingRule = ({ items }) =>
  items.flatMap((item) => {
    const hours = longestDay(item)
    return hours > LONG_ROW && hours <= DAY && !isCommunication(item)
      ? [findingOn(item, `${nameOf(item)} takes ${writtenHours(hours)} on one day, recorded in one row.`)]
      : []
  })
