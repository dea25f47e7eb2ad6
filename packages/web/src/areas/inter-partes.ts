import { budgetForms, receivingParties } from '@costdraft/costing'
import { interPartes as area } from '@costdraft/schema/areas/inter-partes.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { GroupedCosts } from '../bills/GroupedCosts.tsx'
import { defineAreaScreens } from './area-screens.ts'
import { betweenPartiesControls, billFactControls, endOfCaseControls, factDetails, factsSection } from './bill-facts.ts'
import { courtControls, courtDetails, courtSections, courtSummary } from './court-case.ts'
import { labelOrNone } from './shared-details.ts'

const estimate = { label: 'Costs estimate', hint: 'As last given to the other side, without VAT; otherwise 0.' }

export const interPartes = defineAreaScreens({
  area,
  controls: (options) => ({
    ...courtControls(options, estimate),
    receivingParty: {
      label: labelOf('receiving_party'),
      as: 'choice',
      choices: receivingParties,
      hint: 'The receiving party: the title page of the bill names it.',
    },
    recoversVat: {
      label: 'The receiving party recovers VAT',
      as: 'flag',
      hint: 'As input tax: then no line of the bill bears VAT. What its rows say is kept.',
    },
    budgetForm: {
      label: labelOf('budget_form'),
      as: 'choice',
      choices: budgetForms,
      placeholder: labelOf('precedent_h'),
      hint: 'Precedent Z in the pilots of PD 51ZG1 to 51ZG3: Part 7 claims issued from 6 April 2025 to 6 April 2028.',
    },
    ...betweenPartiesControls,
    ...endOfCaseControls,
    ...billFactControls,
  }),
  sections: [
    ...courtSections,
    {
      title: 'Receiving party',
      text: 'Whose costs they are.',
      rows: ['receivingParty'],
      addition: 'receiving_party',
    },
    {
      title: 'VAT',
      text: 'Whether VAT is claimed from the other side.',
      rows: ['recoversVat'],
      addition: 'recovers_vat',
    },
    {
      title: 'Costs budget',
      text: 'The form in which it is filed.',
      rows: ['budgetForm'],
      addition: 'budget_form',
    },
    factsSection([
      'payingParty',
      'costsOrder',
      'costsOrderDate',
      'vatNumber',
      'retainer',
      'claimValue',
      'outcome',
      'lastStepOn',
      'interimPayments',
      'offers',
    ]),
  ],
  summary: courtSummary,
  details: (record) => [
    ...courtDetails(record, estimate),
    [labelOf('receiving_party'), labelOrNone(record.receivingParty)],
    ['VAT', record.recoversVat ? 'Recovered by the receiving party: none is claimed' : 'Claimed'],
    ...(record.budgetForm ? ([[labelOf('budget_form'), labelOf(record.budgetForm)]] as const) : []),
    ...factDetails(record),
  ],
  CostsSummary: GroupedCosts,
})
