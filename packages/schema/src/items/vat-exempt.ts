import type { DisbursementType } from '@costdraft/costing'
import { field, type Draft } from '../field.ts'
import { Flag } from '../structs.ts'

/**
 * What bears no VAT unless a row says otherwise: fees that are outside the scope of VAT, and payments made for the
 * client that are not part of the firm's own supply (VAT Notice 700, section 25.1). All else bears the standard rate.
 */
const withoutVat: readonly unknown[] = [
  'court_fee',
  'land_registry',
  'police_disclosure',
  'witness_expenses',
  'client_travel_expenses',
] satisfies readonly DisbursementType[]

/**
 * Whether a row bears no VAT. A row that is added without a value gets the default of its type, which is stored: a
 * later change of its type, or of this list, does not move it.
 */
export const vatExempt = field(Flag)
  .optional()
  .initially(({ disbursementType }: Draft) => withoutVat.includes(disbursementType))
