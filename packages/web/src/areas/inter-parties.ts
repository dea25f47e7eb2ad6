import { interParties as area } from '@costdraft/schema/areas/inter-parties.ts'
import { GroupedCosts } from '../bills/GroupedCosts.tsx'
import { defineAreaScreens } from './area-screens.ts'
import { courtControls, courtDetails, courtSections, courtSummary } from './court-case.ts'

const estimate = { label: 'Costs estimate', hint: 'As last given to the other side, without VAT; otherwise 0.' }

export const interParties = defineAreaScreens({
  area,
  controls: (options) => courtControls(options, estimate),
  sections: courtSections,
  summary: courtSummary,
  details: (record) => courtDetails(record, estimate),
  CostsSummary: GroupedCosts,
})
