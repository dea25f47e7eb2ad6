import { costsBases, fixedCostsCategories } from '@costdraft/costing'
import { courtOfProtection as area } from '@costdraft/schema/areas/court-of-protection.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { DeputyCosts } from '../bills/DeputyCosts.tsx'
import { poundsOf } from '../formats/format-money.ts'
import { choicesControl } from '../ui/form/choices-control.ts'
import { defineAreaScreens } from './area-screens.ts'
import { billFactControls, deputyshipControls, factDetails, factsSection } from './bill-facts.ts'
import { courtControls, courtDetails, courtSections, courtSummary } from './court-case.ts'
import { labelOrNone } from './shared-details.ts'

const estimate = { label: 'OPG estimate', hint: 'As in the OPG105, without VAT.' }

export const courtOfProtection = defineAreaScreens({
  area,
  controls: (options) => ({
    ...courtControls(options, estimate),
    costsBasis: { label: 'Basis of costs', as: 'choice', choices: costsBases },
    fixedCostsCategories: {
      label: 'Fixed costs for',
      as: 'own',
      own: choicesControl(fixedCostsCategories),
      hint: 'Each is a sum that Practice Direction 19B fixes for a piece of a deputy’s work.',
    },
    netAssets: { label: 'Net assets', as: 'money', hint: 'Of the protected person; low ones limit the costs.' },
    consideration: { label: 'Price of the property', as: 'money', hint: 'The costs are 0.15 % of it.' },
    ...deputyshipControls,
    ...billFactControls,
  }),
  sections: [
    ...courtSections,
    {
      title: 'Assessed or fixed',
      text: 'Assessed by the court, or fixed by Practice Direction 19B. What either comes to is shown beside the costs.',
      rows: ['costsBasis', 'fixedCostsCategories', ['netAssets', 'consideration']],
      addition: 'fixed_costs',
    },
    factsSection([
      'personConcerned',
      ['deputyName', 'deputyCapacity'],
      'costsOrder',
      'costsOrderDate',
      'vatNumber',
      'interimPayments',
    ]),
  ],
  summary: courtSummary,
  details: (record) => [
    ...courtDetails(record, estimate),
    ['Basis of costs', labelOrNone(record.costsBasis)],
    ['Fixed costs for', record.fixedCostsCategories?.map(labelOf).join(', ')],
    ['Net assets', poundsOf(record.netAssets)],
    ['Price of the property', poundsOf(record.consideration)],
    ...factDetails(record),
  ],
  CostsSummary: DeputyCosts,
})
