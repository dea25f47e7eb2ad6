import { asWritten, type FeeEarnerType } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FactChange } from '../clients/fee-earner-periods.ts'

type Named = (site: string) => string

/** What a fact of a fee earner is called, in the middle of a sentence. */
function inWords(fact: FactChange['fact'], value: FactChange['before'], siteName: Named): string {
  switch (fact) {
    case 'grade':
      return `grade ${String(value)}`
    case 'site':
      return `at ${siteName(String(value))}`
    case 'type':
      return labelOf(value as FeeEarnerType).toLowerCase()
    case 'is_panel_member':
      return value === true ? 'a panel member' : 'no panel member'
  }
}

/**
 * What a change of a fee earner says, for the audit of the cases that it reaches: `Priya Shah is grade A from 1 March
 * 2026, before: grade B.`
 */
export const earnerSentence = (name: string, changes: readonly FactChange[], siteName: Named): string =>
  `${name} is ${changes
    .map(({ from, fact, before, after }) => {
      const day = from === null ? '' : ` from ${asWritten(from)}`
      return `${inWords(fact, after, siteName)}${day}, before: ${inWords(fact, before, siteName)}`
    })
    .join('; ')}.`

/**
 * What a correction of an office says, by the columns that prices read: `The office Leeds: region South, before:
 * North.`
 */
export const siteSentence = (
  name: string,
  { before, after }: Record<'before' | 'after', Readonly<Record<string, unknown>>>,
): string =>
  `The office ${name}: ${Object.keys(after)
    .map((key) => `${labelOf(key).toLowerCase()} ${valueInWords(after[key])}, before: ${valueInWords(before[key])}`)
    .join('; ')}.`
const valueInWords = (value: unknown): string => (typeof value === 'string' ? labelOf(value) : 'not set')
