import type { FilingRule } from '../finding.ts'
import { ofCase } from '../words.ts'

/**
 * Facts that the documents of the case have a place for and that are not recorded, one finding each. Source: what
 * stands on a bill (CPR PD 47 paras 5.10 to 5.22) and on a claim; which facts an area asks is declared with it.
 */
export const factsMissing: FilingRule = ({ missingFacts }) =>
  missingFacts.flatMap((name) => ofCase(`${name}: not recorded, so that the documents cannot state it.`))
