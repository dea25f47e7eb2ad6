import { receivingParties } from '@costdraft/costing'
import { interParties as area } from '@costdraft/schema/areas/inter-parties.ts'
import { GroupedCosts } from '../bills/GroupedCosts.tsx'
import { defineAreaScreens } from './area-screens.ts'
import { courtControls, courtDetails, courtSections, courtSummary } from './court-case.ts'
import { labelOrNone } from './shared-details.ts'

const estimate = { label: 'Costs estimate', hint: 'As last given to the other side, without VAT; otherwise 0.' }

export const interParties = defineAreaScreens({
  area,
  controls: (options) => ({
    ...courtControls(options, estimate),
    receivingParty: {
      label: 'Costs of',
      as: 'choice',
      choices: receivingParties,
      hint: 'The receiving party: the title page of the bill names it.',
    },
  }),
  sections: [
    ...courtSections,
    {
      title: 'Receiving party',
      text: 'Whose costs they are.',
      rows: ['receivingParty'],
      addition: 'receiving_party',
    },
  ],
  summary: courtSummary,
  details: (record) => [...courtDetails(record, estimate), ['Costs of', labelOrNone(record.receivingParty)]],
  CostsSummary: GroupedCosts,
})
