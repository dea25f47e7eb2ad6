import {
  budgetCaps,
  budgetExclusions,
  PAGE_ONE_CLAIM,
  PAGE_ONE_LIMIT,
  pageOneReason,
  penceOf,
  writtenDate,
  type PageOneReason,
  type Pence,
} from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'
import { pounds } from '../../bill/format.ts'

/**
 * Why the budget of a frozen case is page one alone; null where all pages are made. It goes by the value of the claim
 * on completion, which may have been entered after the budget was saved.
 */
export function pageOneBecause({ case: { details } }: FrozenCase, { figures }: FrozenBudget): PageOneReason | null {
  const value = details?.claim_value
  return pageOneReason(figures.totalEstimated, typeof value === 'number' ? penceOf(value) : null)
}

const pageOneTexts: Readonly<Record<PageOneReason, string>> = {
  budgeted_costs: `Page one only: the budgeted costs do not exceed ${pounds(PAGE_ONE_LIMIT)}.`,
  claim_value: `Page one only: the value of the claim is less than ${pounds(PAGE_ONE_CLAIM)}.`,
}

/** Which version it is, and to which day costs are incurred. */
export const versionStatement = ({ budget, number, savedAt }: Omit<FrozenBudget, 'figures'>): string =>
  `Version ${number}, saved on ${writtenDate(savedAt)}. Costs to ${writtenDate(budget.incurredTo)} are incurred, later ones are estimated; hours are priced at the rates of that day.`

/** A place to write an amount; no word of it is long enough to be broken. */
const BLANK = `£${'\u00A0.'.repeat(12)}`
/**
 * What the costs of budgeting may not exceed (CPR PD 3D); blank until the incurred costs are agreed and every estimate
 * is approved or agreed.
 */
export function capsStatement({ budget, figures }: FrozenBudget): string {
  const caps = budgetCaps(budget, figures)
  const [form, process] = caps ? [pounds(caps.form), pounds(caps.process)] : [BLANK, BLANK]
  const basis = caps ? ` (${pounds(caps.basis)})` : ''
  return `Of the total of the incurred costs as agreed or allowed and the budgeted costs as approved or agreed${basis}, the costs of completing this form are limited to the higher of £1,000 and 1%: ${form}, and all other costs of budgeting and costs management to 2%: ${process}. They are in none of the phases.`
}

/** That a document follows what is known of a form, and is not the form. */
export const notTheForm = (form: string): string => `Set out after ${form}. This is not the official form.`

/** The statements of page one, without the caps. */
export function pageOneStatements(frozen: FrozenCase, saved: FrozenBudget): string[] {
  const because = pageOneBecause(frozen, saved)
  return [
    versionStatement(saved),
    because ? pageOneTexts[because] : 'The assumptions and figures of each phase are on the following pages.',
    notTheForm('Precedent H (CPR PD 3D)'),
  ]
}

/** What the figures leave out, as a note. */
export const exclusionsText = `This estimate excludes: ${budgetExclusions.map((one, i) => (i === 0 ? one : `${one.charAt(0).toLowerCase()}${one.slice(1)}`)).join('; ')}.`

const TRUTH =
  'his budget is a fair and accurate statement of incurred and estimated costs which it would be reasonable and proportionate for my client to incur in this litigation.'
/** What is recorded as incurred, without VAT: the lines of the case that are dated up to the day of the budget. */
function recordedTo({ bill }: FrozenCase, day: string): Pence {
  const counted = bill.heads.flatMap(({ excludedBecause, lines }) =>
    excludedBecause === null ? lines.filter((line) => line.excludedBecause === null) : [],
  )
  return counted.reduce((sum, { date, net }) => sum + (date !== null && date <= day ? net : 0), 0)
}

/**
 * The statement of truth of a budget (CPR PD 22 para 2.2A), except that its incurred costs are those of the case where
 * they have changed since it was saved.
 */
export function statementOfTruth(frozen: FrozenCase, { figures, budget }: FrozenBudget): string {
  const { incurred, interim = { time: 0, disbursements: 0 }, outside = 0 } = figures
  // What is in no phase is recorded all the same; versions from before it was kept apart have it in their phases.
  const saved = incurred.time + incurred.disbursements + interim.time + interim.disbursements + outside
  const recorded = recordedTo(frozen, budget.incurredTo)
  return saved === recorded
    ? `T${TRUTH}`
    : `Except that the costs recorded to ${writtenDate(budget.incurredTo)} have changed since it was saved, from ${pounds(saved)} to ${pounds(recorded)}, t${TRUTH}`
}
