/** The categories of disbursements in the electronic bill of the Court of Protection, in their order. */
export const disbursementCategories = [
  'Travel expenses',
  'Costs draftsman’s fees',
  'Counsel’s fees',
  'Court fees',
  'Bank fees',
  'Internal solicitor fees',
  'External solicitor fees',
  'OPG fee',
  'Courier fees',
  'Land registry fees',
  'Expert fees',
  'Other',
] as const
type Category = (typeof disbursementCategories)[number]

const byType: Readonly<Record<string, Category>> = {
  travel_mileage: 'Travel expenses',
  travel_public_transport: 'Travel expenses',
  taxi: 'Travel expenses',
  parking: 'Travel expenses',
  accommodation: 'Travel expenses',
  subsistence: 'Travel expenses',
  counsel_fee: 'Counsel’s fees',
  counsel_expenses: 'Counsel’s fees',
  court_fee: 'Court fees',
  land_registry: 'Land registry fees',
  expert_fee: 'Expert fees',
  medical_records: 'Expert fees',
}
/** The category of a type of disbursement. What has none of its own is *Other*. */
export const categoryOf = (type: string): Category => byType[type] ?? 'Other'
