import type { Authority, Location, OverRate } from '@costdraft/costing'
import { labelOf } from '../labels.ts'
import { asWritten, inPounds } from '../text/in-words.ts'

const pounds = (pence: number): string => inPounds(pence / 100)

/** The table, and whose edition of it, where it is a firm's own. */
const citationOf = ({ table, from, own }: Authority): string =>
  own ? `${table}, own edition of ${own.firm} from ${asWritten(from)}` : table

/** Where an expert is based, as sentences say it. */
export const expertPlaces = { London: 'in London', 'Non-London': 'outside London' } as const satisfies Record<
  Location,
  string
>

/**
 * The codified rate that the fee of an expert is over, as a sentence: "Over the codified rate: 4 h × £108.00 = £432.00
 * (Psychiatrist, in London; SI 2013/422 Sch. 5)."
 */
export function overRateSentence({ type, location, rate, hours, allowed, under }: OverRate): string {
  const figure = hours === null ? pounds(rate) : `${hours / 100} h × ${pounds(rate)} = ${pounds(allowed)}`
  const expert = [labelOf(type), ...(location ? [expertPlaces[location]] : [])].join(', ')
  return `Over the codified rate: ${figure} (${expert}; ${citationOf(under)}).`
}
