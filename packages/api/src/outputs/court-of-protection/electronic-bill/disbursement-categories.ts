import type { CopCategory } from '@costdraft/costing'

/** The categories of disbursements in the electronic bill of the Court of Protection, in their order. */
const namesOfCategories: Readonly<Record<CopCategory, string>> = {
  travel: 'Travel expenses',
  draftsman: 'Costs draftsman’s fees',
  counsel: 'Counsel’s fees',
  court: 'Court fees',
  bank: 'Bank fees',
  internal_solicitor: 'Internal solicitor fees',
  external_solicitor: 'External solicitor fees',
  opg: 'OPG fee',
  courier: 'Courier fees',
  land_registry: 'Land registry fees',
  expert: 'Expert fees',
  other: 'Other',
}
/** Their names, which the workbook has as its codes. */
export const disbursementCategories: readonly string[] = Object.values(namesOfCategories)

const byType: Readonly<Record<string, CopCategory>> = {
  travel_mileage: 'travel',
  travel_public_transport: 'travel',
  taxi: 'travel',
  parking: 'travel',
  accommodation: 'travel',
  subsistence: 'travel',
  counsel_fee: 'counsel',
  counsel_expenses: 'counsel',
  court_fee: 'court',
  land_registry: 'land_registry',
  expert_fee: 'expert',
  medical_records: 'expert',
}
/** The name of the category that is recorded, otherwise of that of its type; what has none of its own is *Other*. */
export const categoryOf = (type: string, recorded: string | undefined): string =>
  namesOfCategories[(recorded as CopCategory | undefined) ?? byType[type] ?? 'other'] ?? namesOfCategories.other
