import { titleOfRule } from '@costdraft/schema/filing/filing-words.ts'
import { rulesCheckedIn, writtenDate } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import { documentHeading, type DocumentHeading } from '../bill/document-heading.ts'
import { plural, pounds, printable } from '../bill/format.ts'
import type { Fact } from '../bill/model.ts'
import { printedDocument } from '../bill/printed-document.ts'
import { caseFacts, providerFacts } from './cover.ts'

/** A point that was checked, and what was found. */
interface CheckedPoint {
  title: string
  isClear: boolean
  found: string[]
  /** How many more were found than are printed; null where there are none. */
  more: string | null
}
/** The check before filing as it was on completion, as it is printed. */
export interface ClaimChecklist extends DocumentHeading {
  facts: Fact[][]
  summary: string[]
  points: CheckedPoint[]
}

/** How many sentences are printed of one rule. */
const PRINTED = 40

function pointOf(frozen: FrozenCase, rule: string): CheckedPoint {
  const count = frozen.filing?.find((one) => one.rule === rule)?.count ?? 0
  const found = (frozen.findings ?? []).flatMap((one) => (one.rule === rule ? [one.message] : [])).slice(0, PRINTED)
  const more = count - found.length
  return {
    title: titleOfRule(rule),
    isClear: count === 0,
    found,
    more:
      more > 0 ? `${found.length > 0 ? 'and ' : ''}${plural(more, 'point')}${found.length > 0 ? ' more' : ''}` : null,
  }
}

/** Who completed the case, when, and over how much that was found. */
function completion({ completedAt, completedBy, isDraft, filing = [] }: FrozenCase): string {
  const open = filing.reduce((sum, { count }) => sum + count, 0)
  const by = completedBy === undefined ? 'The case was completed' : `${completedBy} completed the case`
  const found =
    open === 0 ? 'Nothing is open' : `${plural(open, 'point')} ${open === 1 ? 'is' : 'are'} open and listed here`
  if (isDraft) return `${found} on ${writtenDate(completedAt)}. The case is not completed.`
  const over =
    open === 0 ? 'with nothing open' : `over ${plural(open, 'point')} that ${open === 1 ? 'is' : 'are'} listed here`
  return `${by} on ${writtenDate(completedAt)}, ${over}.`
}

/**
 * *Ready to file* of a case as it was completed: each point that was checked, what was found, and who went on. Pure.
 */
export const claimChecklist = (frozen: FrozenCase): ClaimChecklist =>
  printable({
    ...documentHeading(frozen, 'Claim checklist'),
    facts: [caseFacts(frozen), providerFacts(frozen)],
    summary: [
      frozen.filing === undefined ? 'The case was completed before such a check was kept.' : completion(frozen),
      `The claim comes to ${pounds(frozen.bill.gross)} with VAT.`,
    ],
    points:
      frozen.filing === undefined ? [] : rulesCheckedIn(frozen.case.areaOfWork).map((rule) => pointOf(frozen, rule)),
  })

export const checklistDocument = printedDocument(
  { key: 'checklist', nameOf: () => 'Claim checklist' },
  'claim-checklist.typ',
  claimChecklist,
)
