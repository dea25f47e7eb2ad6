import { fixedFeeCaseTypes, type FixedFeeCaseType } from '../vocabulary/vocabulary.ts'

/**
 * What a fixed fee can depend on, in the order in which it is stated; the names are those of the dimensions of its
 * table.
 */
export const feeFacts = ['represented_party', 'clients', 'aspect', 'court_level', 'region', 'location'] as const
export type FeeFact = (typeof feeFacts)[number]

/** A scheme of fixed fees, in the words of screens and documents. */
export interface FeeScheme {
  name: string
  /** What decides the fee, in the order of `feeFacts`. */
  facts: readonly FeeFact[]
}

const care: FeeScheme = {
  name: 'Care Proceedings Graduated Fee Scheme',
  facts: ['represented_party', 'clients', 'court_level', 'region'],
}
const privateFamily: FeeScheme = {
  name: 'Private Family Law Representation Scheme',
  facts: ['aspect', 'court_level', 'location'],
}
const schemes: Readonly<Record<FixedFeeCaseType, FeeScheme>> = {
  care_and_supervision: care,
  domestic_abuse_non_molestation_order: privateFamily,
  children_child_arrangement_orders: privateFamily,
  domestic_abuse_and_child_arrangement: privateFamily,
  finance: privateFamily,
}

/** The scheme of the fixed fee of a legal aid case type; undefined for a type without one. */
export const feeSchemeOf = (caseType: string): FeeScheme | undefined => {
  const type = fixedFeeCaseTypes.find((one) => one === caseType)
  return type && schemes[type]
}
