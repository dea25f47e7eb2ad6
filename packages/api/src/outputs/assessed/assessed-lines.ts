import { claimedAmount, type AssessedAmount, type AssessedLine, type Head, type Line } from '@costdraft/costing'
import { reductionReasonLabels } from '@costdraft/schema/assessment/assessment.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { itemOf } from '../bill/bill-lines.ts'
import { describeDisbursement } from '../bill/disbursements.ts'
import { lineIds } from '../bill/line-ids.ts'
import { lineNumbersOf } from '../documents-by-area.ts'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'
import type { FrozenRuling } from './frozen-assessment.ts'

/** A line of a bill with what is entered of it in the assessment. */
export interface LineInAssessment extends AssessedLine, Pick<FrozenRuling, 'reason'> {
  /** By which a workbook comes back to it. */
  id: string
  /** What the documents of the area print for it; null where they print none. */
  number: string | null
  line: Line
  item: FrozenItem | undefined
  /** What it is for. */
  text: string
  claimed: AssessedAmount
  offered: AssessedAmount | null
  allowed: AssessedAmount | null
  /** Without spaces around them; empty where nothing is entered. */
  words: string
  dispute: string
  reply: string
  ruling: string
}

/** What a line is for: the work, the fee of a hearing with its text, or what was paid. */
function textOfLine(frozen: FrozenCase, line: Line, item: FrozenItem | undefined): string {
  if (line.head === 'disbursements') {
    const { type, text } = describeDisbursement(frozen, line)
    return [type, text].filter(Boolean).join(': ') || labelOf(line.head)
  }
  const text = line.description || labelOf(item?.activityType ?? line.head)
  const said = item?.hearing ? (item.description ?? '') : ''
  return said === '' || said.toLowerCase() === text.toLowerCase() ? text : `${text}: ${said}`
}

/** Whether a line is claimed at a price that is known: what is not is no part of an assessment. */
const isAssessed = ({ excludedBecause: ofHead }: Head, { excludedBecause, notHeld }: Line): boolean =>
  ofHead === null && excludedBecause === null && notHeld === null

const trimmed = (text: string | undefined): string => (text ?? '').replaceAll(/\r\n?/g, '\n').trim()

/** The lines that are assessed, in the order of the bill, with what is entered of them. */
export function assessedLines(frozen: FrozenCase): LineInAssessment[] {
  const numberOf = lineNumbersOf(frozen)
  const idOf = lineIds(frozen.bill)
  return frozen.bill.heads.flatMap((head) =>
    head.lines
      .filter((line) => isAssessed(head, line))
      .map((line): LineInAssessment => {
        const id = idOf(line)
        const item = itemOf(frozen, line)
        const { offered, allowed, reason, ...texts } = frozen.assessment?.lines[id] ?? {}
        return {
          ...{ id, line, item, head: head.name, part: head.part ?? null, number: numberOf(line) },
          text: textOfLine(frozen, line, item),
          claimed: claimedAmount(line),
          ...{ offered: offered ?? null, allowed: allowed ?? null },
          ...(reason && { reason }),
          ...{ words: trimmed(texts.words), dispute: trimmed(texts.dispute) },
          ...{ reply: trimmed(texts.reply), ruling: trimmed(texts.ruling) },
        }
      }),
  )
}

/** Why less is allowed of a line than is claimed; of one that is not reduced, what is said of it all the same. */
export function reasonOf({ reason, words, claimed, allowed }: LineInAssessment): string {
  const isReduced = allowed !== null && allowed.amount < claimed.amount
  return [isReduced && reason && reductionReasonLabels[reason], words].filter(Boolean).join(': ')
}

/** The head of a line as it is printed, with its part in a case of two. */
export const headTitle = ({ head, part }: Pick<AssessedLine, 'head' | 'part'>): string =>
  part ? `${labelOf(head)}: ${labelOf(part)}` : labelOf(head)
