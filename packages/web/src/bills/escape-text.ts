import type { Escape } from './bill.ts'
import { formatPounds } from '../formats/format-money.ts'
import type { Whole } from './part-of-bill.ts'

/** How far the hourly total is above or below the escape threshold, as a sentence. */
export function distanceInWords({ distance, escapes }: Escape, whole: Whole = 'case'): string {
  if (escapes) return `${formatPounds(distance)} above: the ${whole} escapes`
  return Number(distance) === 0
    ? `At the threshold: it must be passed for the ${whole} to escape`
    : `${formatPounds(distance.replace('-', ''))} below the threshold`
}

/** Warning for a claim that disagrees with the escape test; undefined where they agree. */
export function warningOf(exceptional: boolean, escapes: boolean, whole: Whole = 'case'): string | undefined {
  if (exceptional === escapes) return undefined
  return exceptional
    ? 'Claimed as exceptional, though the hourly total is not above the threshold.'
    : `The ${whole} escapes its fixed fee, but is not claimed as exceptional.`
}

/** Why there is no escape test, as a sentence. `hasTest` is whether the host tests at all. */
export const noTestSentence = (hasTest: boolean, whole: Whole = 'case'): string =>
  hasTest
    ? `Whether the ${whole} escapes its fixed fee cannot be tested: the rates for its date are not held.`
    : `Whether the ${whole} escapes its fixed fee is not available from this service.`

const DEFAULT_MULTIPLE = 2
const words: Readonly<Record<number, string>> = { 2: 'Twice', 3: 'Three times' }

/** The label of the threshold; a host that does not say how many times the fee it is has that of care proceedings. */
export const thresholdLabel = ({ multiple }: Pick<Escape, 'multiple'>): string =>
  `Threshold (${multiple ?? DEFAULT_MULTIPLE} × fee)`

/** How the threshold follows from the fee, as a sentence. */
export function thresholdSentence({ fee, multiple }: Pick<Escape, 'fee' | 'multiple'>, whole: Whole = 'case'): string {
  const times = multiple ?? DEFAULT_MULTIPLE
  return `${words[times] ?? `${times} times`} the standard fee of ${formatPounds(fee)}. The ${whole} escapes when its hourly total is above this.`
}
