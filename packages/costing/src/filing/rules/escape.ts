import type { Escape } from '../../bills/bill.ts'
import { escapeTestsOf } from '../../bills/figures.ts'
import type { Aspect } from '../../vocabulary/vocabulary.ts'
import type { FilingFacts } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { ofCase, writtenAmount } from '../words.ts'

interface Tested {
  /** What is tested, at the beginning of a sentence: the case, or one part of it. */
  what: string
  isExceptional: boolean
  escape: Escape
}
const aspectNames: Readonly<Record<Aspect, string>> = {
  child_arrangement: 'The child arrangements part',
  non_molestation_order: 'The non-molestation order part',
}

/** The escape tests of a case, or of each of its parts, with how it is claimed. */
function testsOf({ priced, bill }: FilingFacts): Tested[] {
  if (!('exceptional' in priced)) return []
  return escapeTestsOf(bill).map(({ part, escape }) => ({
    what: part === null ? 'The case' : aspectNames[part],
    isExceptional: part === null ? priced.exceptional : priced.parts?.[part]?.exceptional === true,
    escape,
  }))
}

/**
 * A case, or a part of one, that escapes its fixed fee and is not claimed at hourly rates. Source: the escape test of
 * the bill (Costs Assessment Guidance App. 1, 5.9–5.10 and 6.8; SI 2013/422).
 */
export const escapeNotClaimed: FilingRule = (facts) =>
  testsOf(facts).flatMap(({ what, isExceptional, escape: { hourly, threshold, distance, escapes } }) =>
    escapes && !isExceptional
      ? ofCase(
          `${what} escapes its fixed fee and is not claimed as exceptional: its hourly costs of ${writtenAmount(hourly)} are ${writtenAmount(distance)} above ${writtenAmount(threshold)}.`,
        )
      : [],
  )

/**
 * A case, or a part of one, that is claimed at hourly rates and does not escape its fixed fee: the fixed fee alone is
 * paid. Source: as above.
 */
export const exceptionalNotReached: FilingRule = (facts) =>
  testsOf(facts).flatMap(({ what, isExceptional, escape: { hourly, threshold, escapes } }) =>
    isExceptional && !escapes
      ? ofCase(
          `${what} is claimed as exceptional and does not escape its fixed fee: its hourly costs are ${writtenAmount(hourly)}, and must exceed ${writtenAmount(threshold)}.`,
        )
      : [],
  )
