import { budgetForms, interPartesCaseTypes, receivingParties } from '@costdraft/costing'
import { field } from '../field.ts'
import { Flag, oneOf } from '../structs.ts'
import { defineArea } from './area.ts'
import { betweenParties, billFacts, endOfCase, orderAsked, vatNumberAsked, type AskedFact } from './bill-facts.ts'
import { courtCase, periodProblems } from './court-case.ts'

/** What a bill asks and a budget does not: it is filed before anything is ordered or paid. */
const ofBill = (asked: AskedFact): AskedFact => ({
  ...asked,
  isAsked: (facts) => facts.caseType === 'bill_of_costs' && (asked.isAsked?.(facts) ?? true),
})

export const interPartes = defineArea({
  name: 'inter_parties',
  adjective: 'inter partes',
  graphqlName: 'InterPartiesCase',
  isDrafted: true,
  caseTypes: interPartesCaseTypes,
  fields: {
    ...courtCase,
    caseType: field(oneOf(interPartesCaseTypes)),
    /** Whose costs they are. */
    receivingParty: field(oneOf(receivingParties)).optional(),
    /**
     * Whether that party recovers the VAT on its costs as input tax: then none is claimed (CPR PD 44 para 2.3). By
     * default it does not.
     */
    recoversVat: field(Flag).optional(),
    /** The form of its costs budget; without one Precedent H. */
    budgetForm: field(oneOf(budgetForms)).optional(),
    ...betweenParties,
    ...endOfCase,
    ...billFacts,
  },
  addedFields: [
    { addition: 'receiving_party', names: ['receivingParty'] },
    { addition: 'recovers_vat', names: ['recoversVat'] },
    { addition: 'budget_form', names: ['budgetForm'] },
    {
      addition: 'bill_facts',
      names: [...Object.keys(betweenParties), ...Object.keys(endOfCase), ...Object.keys(billFacts)],
    },
  ],
  askedFacts: [
    { name: 'receiving_party' },
    ...[{ name: 'paying_party' }, ...orderAsked, vatNumberAsked].map(ofBill),
    { name: 'claim_value', isAsked: ({ caseType }) => caseType === 'costs_budget' },
  ],
  crossFieldProblems: periodProblems,
  createPath: 'inter-parties',
  changePath: 'inter-parties',
  newCase: { caseType: 'bill_of_costs', recoversVat: false },
  tabs: ['parties', 'proceduralSteps', 'timeRecordings', 'attendances', 'disbursements', 'narrative'],
  rates: 'card',
  itemFields: ['party', 'phase', 'amount', 'capacity', 'bill_codes'],
  texts: ['narrative'],
  hasBudget: true,
  deadlines: [
    'commence',
    'points_of_dispute',
    'reply',
    'request_hearing',
    'agree_sum',
    'oral_hearing',
    'completed_bill',
    'pay_costs',
  ],
  certificateForm: 'N256',
})
