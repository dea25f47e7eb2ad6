import { receivingParties } from '@costdraft/costing'
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
    ...factDetails(record),
  ],
  CostsSummary: GroupedCosts,
})
