import { courtOfProtection as area } from '@costdraft/schema/areas/court-of-protection.ts'
import { defineAreaScreens } from './area-screens.ts'
import { courtControls, courtDetails, courtSections, courtSummary } from './court-case.ts'

export const courtOfProtection = defineAreaScreens({
  area,
  controls: courtControls,
  sections: courtSections,
  summary: courtSummary,
  details: courtDetails,
})
