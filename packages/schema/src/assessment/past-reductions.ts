import type { OutcomeGroup, PastReduction, ReductionReason } from '@costdraft/costing'
import { labelOf } from '../labels.ts'
import { counted } from '../text/in-words.ts'
import { reductionReasonLabels } from './assessment.ts'

/** Why lines were reduced, in a sentence about them. */
const reasonPhrases: Readonly<Record<ReductionReason, string>> = {
  time: 'as too much time',
  rate: 'as too high a rate',
  grade: 'as work for a lower grade',
  duplication: 'as duplication',
  administrative: 'as administrative work',
  not_recoverable: 'as not recoverable',
  proportionality: 'as not proportionate',
  outside_order: 'as outside the order or period',
  no_evidence: 'for want of evidence',
  agreed: 'by agreement',
  other: 'for other reasons',
}

const nameOf: Readonly<Record<OutcomeGroup, (key: string) => string>> = {
  activity: labelOf,
  grade: (grade) => `Grade ${grade}`,
  reason: (reason) => reductionReasonLabels[reason as ReductionReason],
  words: (word) => `“${word}”`,
}
/** What is said to have been reduced. */
const subjectOf: Readonly<Record<Exclude<OutcomeGroup, 'reason'>, (key: string) => string>> = {
  activity: labelOf,
  grade: (grade) => `Work of grade ${grade}`,
  words: (word) => `Work described with “${word}”`,
}

/** What bills were reduced for, by what people call it. */
export const pastReductionName = ({ by, key }: Pick<PastReduction, 'by' | 'key'>): string => nameOf[by](key)

/** The same in a sentence: Preparation was reduced in 7 of 9 bills, mostly as too much time, by 18%. */
export function pastReductionMessage(
  found: Pick<PastReduction, 'by' | 'key' | 'bills' | 'reduced' | 'reason' | 'percent'>,
): string {
  const { by, key, bills, reduced, reason, percent } = found
  const where = `in ${reduced.toLocaleString('en-GB')} of ${counted(bills, 'bill')}`
  const share = percent === 0 ? 'less than 1%' : `${percent}%`
  if (by === 'reason') return `${pastReductionName(found)}: lines were reduced for it ${where}, by ${share}.`
  const why = reason === null ? '' : `, mostly ${reasonPhrases[reason]}`
  return `${subjectOf[by](key)} was reduced ${where}${why}, by ${share}.`
}
