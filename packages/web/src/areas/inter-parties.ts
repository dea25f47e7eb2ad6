import { interParties as area } from '@costdraft/schema/areas/inter-parties.ts'
import { defineAreaScreens } from './area-screens.ts'
import { courtControls, courtDetails, courtSections, courtSummary } from './court-case.ts'

export const interParties = defineAreaScreens({
  area,
  controls: courtControls,
  sections: courtSections,
  summary: courtSummary,
  details: courtDetails,
})
