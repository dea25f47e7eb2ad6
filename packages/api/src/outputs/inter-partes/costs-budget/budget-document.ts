import { withoutOffers } from '../../bill/bill-data.ts'
import { writtenDate } from '@costdraft/costing'
import type { Fact } from '../../bill/model.ts'
import { money, paragraphsOf, printable } from '../../bill/format.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { facts, detailText } from '../../court/case-details.ts'
import { nameOfReceivingParty, titlePage } from '../title-page.ts'
import { budgetOf, budgetRows, type BudgetRow } from './budget-rows.ts'
import { budgetStatements, exclusionsText, statementOfTruth } from './budget-texts.ts'

/** Formatted amounts; empty where a contingent cost is not divided. */
interface PrintedAmounts {
  incurredDisbursements: string
  incurredTime: string
  incurred: string
  estimatedDisbursements: string
  estimatedTime: string
  estimated: string
  total: string
}
interface PrintedRow extends PrintedAmounts {
  name: string
  /** Paragraphs. */
  assumptions: string[]
}
/** A phase of the following pages: its time and disbursements, and its total, which is that of page one. */
interface PrintedPhase extends Pick<PrintedRow, 'name' | 'assumptions'> {
  lines: { name: string; incurred: string; estimated: string; total: string }[]
}
/** The printed costs budget (Precedent H): all texts and formatted sums. The template only lays them out. */
export interface BudgetDocument {
  title: string
  caseName: string
  reference: string
  firm: string
  court: string
  matter: string
  /** Date of completion: year, month, day. */
  date: [number, number, number]
  /** In two columns. */
  facts: Fact[][]
  /** Whether it is left to whoever files the document to say whose budget it is: the case does not record it. */
  asksParty: boolean
  statements: string[]
  rows: PrintedRow[]
  totals: PrintedAmounts
  exclusions: string
  isPageOneOnly: boolean
  /** The phases of the following pages; none where there is page one only. */
  phases: PrintedPhase[]
  truth: string
}

const printedRow = ({ name, assumptions, divided, incurred, estimated }: BudgetRow): PrintedRow => ({
  name,
  assumptions: paragraphsOf(assumptions),
  incurredDisbursements: divided ? money(divided.incurred.disbursements) : '',
  incurredTime: divided ? money(divided.incurred.time) : '',
  incurred: money(incurred),
  estimatedDisbursements: divided ? money(divided.estimated.disbursements) : '',
  estimatedTime: divided ? money(divided.estimated.time) : '',
  estimated: money(estimated),
  total: money(incurred + estimated),
})

function printedPhase({ name, assumptions, divided, incurred, estimated }: BudgetRow): PrintedPhase {
  const lineOf = (label: string, before: number, after: number) => ({
    name: label,
    incurred: money(before),
    estimated: money(after),
    total: money(before + after),
  })
  return {
    name,
    assumptions: paragraphsOf(assumptions),
    lines: [
      lineOf('Time costs', divided?.incurred.time ?? 0, divided?.estimated.time ?? 0),
      lineOf('Disbursements', divided?.incurred.disbursements ?? 0, divided?.estimated.disbursements ?? 0),
      lineOf('Phase total', incurred, estimated),
    ],
  }
}

/**
 * The costs budget of a frozen case as it was saved, never with VAT. Pure.
 * @throws Error where none is saved
 */
export function budgetDocument(frozen: FrozenCase): BudgetDocument {
  const saved = budgetOf(frozen)
  const { figures } = saved
  const { phases, contingencies } = budgetRows(saved)
  const { court, matter, caseName, reference, firm, date } = titlePage(frozen, '')
  const party = nameOfReceivingParty(frozen)
  return printable({
    ...{ court, matter, caseName, reference, firm, date },
    title: 'Costs budget (Precedent H)',
    facts: [
      facts([
        ['Budget of', party],
        ['Claim number', detailText(frozen, 'case_number')],
        ['Claimant', detailText(frozen, 'claimant')],
        ['Defendant', detailText(frozen, 'defendant')],
      ]),
      facts([
        ['Solicitors', firm],
        ['Date', writtenDate(saved.savedAt)],
        ['Reference', reference],
      ]),
    ],
    asksParty: party === null,
    statements: budgetStatements(saved),
    rows: [...phases, ...contingencies].map(printedRow),
    totals: {
      incurredDisbursements: money(figures.incurred.disbursements),
      incurredTime: money(figures.incurred.time),
      incurred: money(figures.totalIncurred),
      estimatedDisbursements: money(figures.estimated.disbursements),
      estimatedTime: money(figures.estimated.time),
      estimated: money(figures.totalEstimated),
      total: money(figures.grandTotal),
    },
    exclusions: exclusionsText,
    isPageOneOnly: figures.isPageOneOnly,
    phases: figures.isPageOneOnly ? [] : phases.map(printedPhase),
    truth: statementOfTruth(frozen, saved),
  })
}

/** The budget as machine-readable JSON, attached to the PDF. */
export const budgetData = (frozen: FrozenCase): object => ({
  currency: 'GBP',
  unit: 'pence',
  engine: frozen.engine,
  completedAt: frozen.completedAt,
  case: withoutOffers(frozen.case),
  budget: budgetOf(frozen),
})
