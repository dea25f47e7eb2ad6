import { budgetForms, type BudgetForm } from '@costdraft/costing'
import type { NamedCase } from '../../area-documents.ts'

/** The form of the budget of a frozen case; Precedent H where none is recorded. */
const budgetFormOf = ({ case: { details } }: NamedCase): BudgetForm =>
  budgetForms.find((form) => form === details?.budget_form) ?? 'precedent_h'
/** Whether it is the simplified form of the pilots, Precedent Z. */
export const isSimple = (frozen: NamedCase): boolean => budgetFormOf(frozen) === 'precedent_z'
