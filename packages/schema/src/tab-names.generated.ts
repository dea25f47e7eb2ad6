// Written by npm run codegen.
/** The tabs of kinds that declare no other than the one named as their list. */
export const kindTabs = [
  'costNotes',
  'disbursements',
  'expertFees',
  'highCostSteps',
  'parties',
  'plannedWork',
  'timeRecordings',
] as const
