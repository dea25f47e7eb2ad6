import { assessedSums, type AssessedSums, type Pence } from '@costdraft/costing'
import { pounds } from '../bill/format.ts'
import { headTitle, reasonOf, type LineInAssessment } from './assessed-lines.ts'
import type { ItemNames } from './item-names.ts'

/** What is claimed, allowed, reduced and not ruled on; pence, net and VAT of each. */
export type FourSums = readonly { net: Pence; vat: Pence }[]

export const fourSums = ({ claimed, allowed, reduction, unruled }: AssessedSums): FourSums => [
  claimed,
  allowed,
  reduction,
  unruled,
]

/** The lines of a head, and of a part in a case of two, by their numbers. */
export interface RecalculatedHead {
  title: string
  lines: LineInAssessment[]
  sums: AssessedSums
}

/** The heads of a bill in their order, each with its lines by number. */
export function recalculatedHeads(lines: readonly LineInAssessment[], names: ItemNames): RecalculatedHead[] {
  return [...Map.groupBy(lines, headTitle)].map(([title, own]) => ({
    title,
    lines: names.sorted(own),
    sums: assessedSums(own),
  }))
}

/** Hundredths of an hour as what is allowed is said in: hours that are reduced are seldom whole minutes. */
export const decimalHours = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} h`

/** What was reduced of a line by the hour: fewer hours, a lower rate, or both. */
function reducedParts({ claimed, allowed }: LineInAssessment): string | null {
  if (!allowed || claimed.hours === null || claimed.rate === null || allowed.hours === null || allowed.rate === null)
    return null
  const fewer =
    allowed.hours < claimed.hours ? `${decimalHours(allowed.hours)} of ${decimalHours(claimed.hours)}` : null
  const lower = allowed.rate < claimed.rate ? `${pounds(allowed.rate)} of ${pounds(claimed.rate)} an hour` : null
  return [fewer, lower].filter(Boolean).join(', ') || null
}

/** Why less is allowed of a line than is claimed, in words; empty where nothing is said of it. */
export const whyReduced = (line: LineInAssessment): string =>
  [reasonOf(line), reducedParts(line)].filter(Boolean).join('\n')
