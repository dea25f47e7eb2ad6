export const legalAidCaseTypes = [
  'care_and_supervision',
  'domestic_abuse_non_molestation_order',
  'children_child_arrangement_orders',
  'domestic_abuse_and_child_arrangement',
  'court_of_protection',
  'non_family',
  'non_family_higher',
  'other_public_law',
  'other_public_law_family',
  'placement',
  'transfer_of_tenancy',
  'criminal',
  'finance',
] as const
export type LegalAidCaseType = (typeof legalAidCaseTypes)[number]
/**
 * Legal aid case types with a fixed fee, held or not. Only such a case can be exceptional: where there is no fixed fee,
 * there is none to escape.
 */
export const fixedFeeCaseTypes = [
  'care_and_supervision',
  'domestic_abuse_non_molestation_order',
  'children_child_arrangement_orders',
  'domestic_abuse_and_child_arrangement',
  'finance',
] as const satisfies readonly LegalAidCaseType[]
export type FixedFeeCaseType = (typeof fixedFeeCaseTypes)[number]

/** The area on the wire, its place among the areas, and the types of its cases. */
export const legalAid = { name: 'legal_aid', place: 1, caseTypes: legalAidCaseTypes } as const
