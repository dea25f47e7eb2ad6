import { assessedSums, type AssessedSums, type Pence } from '@costdraft/costing'
import { earnerCodes } from '../bill/earner-codes.ts'
import { initialsOf } from '../bill/bill-lines.ts'
import { money, plural, pounds, printable, shortDate } from '../bill/format.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { assessedDocument, certificateFormOf, type AssessedDocument } from './assessed-document.ts'
import { assessedLines, type LineInAssessment } from './assessed-lines.ts'
import { ItemNames } from './item-names.ts'
import { fourSums, recalculatedHeads, whyReduced } from './recalculated-rows.ts'

/** Net and VAT of what is claimed, allowed, reduced and not ruled on, formatted; empty where a line has none. */
type Figures = string[]

export interface RecalculatedRow {
  no: string
  date: string
  initials: string
  text: string
  why: string
  figures: Figures
  /** Of all lines up to this one. */
  runningTotal: Figures
}
interface RecalculatedSection {
  title: string
  rows: RecalculatedRow[]
  totalLabel: string
  total: Figures
}
export interface RecalculatedBill extends AssessedDocument {
  sections: RecalculatedSection[]
  summary: { title: string; figures: Figures }[]
  total: Figures
  /** With VAT: what is claimed, allowed, reduced and not ruled on. */
  gross: string[]
  /** Initials with the names of the people, as far as they did something that is assessed. */
  earners: string
}

const penceOf = (sums: AssessedSums): Pence[] => fourSums(sums).flatMap(({ net, vat }) => [net, vat])
const printedSums = (sums: AssessedSums): Figures => penceOf(sums).map(money)
const EMPTY = ['', '']

/** The figures of a line. What is not reduced has no reduction, and what has no ruling nothing but what is claimed. */
function figuresOf({ claimed, allowed }: LineInAssessment): Figures {
  const asClaimed = [money(claimed.amount), money(claimed.vat)]
  if (!allowed) return [...asClaimed, ...EMPTY, ...EMPTY, ...asClaimed]
  const [net, vat] = [claimed.amount - allowed.amount, claimed.vat - allowed.vat]
  const reduced = net === 0 && vat === 0 ? EMPTY : [money(net), money(vat)]
  return [...asClaimed, money(allowed.amount), money(allowed.vat), ...reduced, ...EMPTY]
}

/** Prints lines one after the other, each with what all up to it come to. */
function rowsOf(frozen: FrozenCase): (line: LineInAssessment) => RecalculatedRow {
  let running = penceOf(assessedSums([]))
  return (line) => {
    const own = penceOf(assessedSums([line]))
    running = running.map((sum, i) => sum + (own[i] ?? 0))
    return {
      no: line.number ?? '',
      date: shortDate(line.line.date),
      initials: line.item?.feeEarner ? initialsOf(frozen, line.item.feeEarner) : '',
      text: line.text,
      why: whyReduced(line),
      figures: figuresOf(line),
      runningTotal: running.map(money),
    }
  }
}

function earnersIn(frozen: FrozenCase, lines: readonly LineInAssessment[]): string {
  const used = new Set(lines.map(({ item }) => item?.feeEarner))
  const codes = earnerCodes(frozen.feeEarners)
  return frozen.feeEarners
    .flatMap(({ uuid, name }) => (used.has(uuid) ? [`${codes.get(uuid)} ${name}`] : []))
    .join(', ')
}

/** What has no ruling, in a sentence: it is in no figure of what is allowed. */
export function openSentence({ lines, rulings, unruled }: AssessedSums): string {
  const open = lines - rulings
  if (open === 0) return 'Every line is ruled on.'
  return `${plural(open, 'line')} of ${lines} with ${pounds(unruled.gross)} claimed, VAT included, ${open === 1 ? 'is' : 'are'} not ruled on. ${open === 1 ? 'It is' : 'They are'} in the columns of what is claimed and not ruled on, and in no figure of what is allowed or reduced.`
}

/**
 * The bill as it is after its assessment (CPR 47.17): each line with what is claimed, allowed and reduced, and why, and
 * the same by head. Pure.
 */
export function recalculatedBill(frozen: FrozenCase): RecalculatedBill {
  const lines = assessedLines(frozen)
  const sums = assessedSums(lines)
  const rowOf = rowsOf(frozen)
  const heads = recalculatedHeads(lines, new ItemNames(lines))
  return printable({
    ...assessedDocument(frozen, {
      title: 'Recalculated bill of costs',
      subtitle: `What is claimed, allowed and reduced, by item${certificateFormOf(frozen) === undefined ? '' : ' (CPR 47.17)'}`,
      notes: [openSentence(sums)],
    }),
    earners: earnersIn(frozen, lines),
    sections: heads.map(({ title, lines: own, sums: ofHead }) => ({
      title,
      rows: own.map(rowOf),
      totalLabel: `Total: ${title}`,
      total: printedSums(ofHead),
    })),
    summary: heads.map(({ title, sums: ofHead }) => ({ title, figures: printedSums(ofHead) })),
    total: printedSums(sums),
    gross: [sums.claimed, sums.allowed, sums.reduction, sums.unruled].map(({ gross }) => money(gross)),
  })
}
