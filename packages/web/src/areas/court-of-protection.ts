import { costsBases, fixedCostsCategories } from '@costdraft/costing'
import { courtOfProtection as area } from '@costdraft/schema/areas/court-of-protection.ts'
import { choicesControl } from '../ui/form/choices-control.ts'
import { defineAreaScreens } from './area-screens.ts'
import { courtControls, courtDetails, courtSections, courtSummary } from './court-case.ts'

export const courtOfProtection = defineAreaScreens({
  area,
  controls: (options) => ({
    ...courtControls(options),
    costsBasis: { label: 'Basis of costs', as: 'choice', choices: costsBases },
    fixedCostsCategories: { label: 'Fixed costs for', as: 'own', own: choicesControl(fixedCostsCategories) },
    netAssets: { label: 'Net assets', as: 'money' },
    consideration: { label: 'Price of the property', as: 'money' },
  }),
  sections: [
    ...courtSections,
    {
      title: 'Costs',
      text: 'Assessed by the court, or fixed by Practice Direction 19B. What either comes to is shown beside the costs.',
      rows: ['costsBasis', 'fixedCostsCategories', ['netAssets', 'consideration']],
      addition: 'fixed_costs',
    },
  ],
  summary: courtSummary,
  details: courtDetails,
})
