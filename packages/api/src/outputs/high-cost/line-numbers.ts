import type { LineNumbers } from '../area-documents.ts'
import { numberedClaim } from './claim-document.ts'

/** The numbers of the claim: the lines of one step have the same. */
export const highCostLineNumbers: LineNumbers = (frozen) => {
  const { numbering } = numberedClaim(frozen)
  return (line) => numbering.of(line) ?? null
}
