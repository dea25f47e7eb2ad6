import { writtenDate } from '@costdraft/costing'
import { missingFacts, type InterimPayment } from '@costdraft/schema/areas/bill-facts.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { amountOf, detailText } from '../court/case-details.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { pounds } from './format.ts'
import type { Fact } from './model.ts'

// The facts of a case that its documents state, and those that they leave blank.

export type Pair = readonly [label: string, value: string | null]

const textFact = (frozen: FrozenCase, name: string): Pair => [labelOf(name), detailText(frozen, name)]
const dateFact = (frozen: FrozenCase, name: string): Pair => {
  const date = detailText(frozen, name)
  return [labelOf(name), date && writtenDate(date)]
}
const amountFact = (frozen: FrozenCase, name: string): Pair => {
  const pence = amountOf(frozen, name)
  return [labelOf(name), pence === null ? null : pounds(pence)]
}

/** What was paid on account; none in snapshots taken before it was asked. */
export const interimPayments = ({ case: { details } }: FrozenCase): readonly InterimPayment[] =>
  Array.isArray(details?.interim_payments) ? (details.interim_payments as InterimPayment[]) : []
/** The sum of what was paid on account, in pence. */
export const paidOnAccount = (frozen: FrozenCase): number =>
  interimPayments(frozen).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
/** Each payment on account with its date, a line each; null where there is none. */
const paymentsText = (frozen: FrozenCase): string | null =>
  interimPayments(frozen)
    .map(({ date, amount }) => `${pounds(Math.round(amount * 100))} on ${writtenDate(date)}`)
    .join('\n') || null

/** The facts of every bill, as far as they are recorded. */
export const billFacts = (frozen: FrozenCase): Pair[] => [
  textFact(frozen, 'costs_order'),
  dateFact(frozen, 'costs_order_date'),
  textFact(frozen, 'vat_number'),
  [labelOf('interim_payments'), paymentsText(frozen)],
]
/** How the case ended. */
export const endOfCase = (frozen: FrozenCase): Pair[] => [textFact(frozen, 'outcome'), dateFact(frozen, 'last_step_on')]
/** What the cover of a claim of legal aid says of the case beside what identifies it. */
export const statedFacts = (frozen: FrozenCase): Pair[] => [...endOfCase(frozen), ...billFacts(frozen)]
/** What a claim of a high cost case says of itself. */
export const claimFacts = (frozen: FrozenCase): Pair[] => [
  [labelOf('claim_stage'), labelled(detailText(frozen, 'claim_stage'))],
  amountFact(frozen, 'costs_limit'),
  dateFact(frozen, 'prior_authority_on'),
]
const labelled = (word: string | null): string | null => word && labelOf(word)
/** Who pays, and what the claim is worth. No filed document has offers; the retainer follows the narrative. */
export const betweenParties = (frozen: FrozenCase): Pair[] => [
  textFact(frozen, 'paying_party'),
  amountFact(frozen, 'claim_value'),
]

/** Longer than that, in characters, a fact stands across the page: in half of it it would push what follows off. */
const LONG = 120
/** The facts in their two columns, and the long ones, which have the width of the page. */
export const sortedByLength = (sides: readonly (readonly Fact[])[][]): { facts: Fact[][][]; longFacts: Fact[] } => ({
  facts: sides.map((groups) =>
    groups.map((group) => group.filter(({ value }) => value.length <= LONG)).filter((group) => group.length > 0),
  ),
  longFacts: sides.flat(2).filter(({ value }) => value.length > LONG),
})

/** What a case does not record, for whoever files the document to fill in (CPR PD 47 para 5.10). */
export function toBeFilledIn({ case: of, certificate, bill }: FrozenCase): string[] {
  const scheme = certificate?.details?.advocacy_scheme
  return missingFacts(areaOf(of.areaOfWork)?.askedFacts ?? [], {
    caseType: of.caseType,
    values: of.details ?? {},
    hasVat: bill.vat !== 0,
    advocacyScheme: typeof scheme === 'string' ? scheme : null,
  })
}

/** The day on which a case was completed, or of a draft that on which it is as it is printed. */
export const completionFact = ({ completedAt, isDraft }: FrozenCase): Pair => [
  isDraft ? 'Draft of' : 'Completed on',
  writtenDate(completedAt),
]
