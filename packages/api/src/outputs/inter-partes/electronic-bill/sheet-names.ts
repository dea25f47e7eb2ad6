/**
 * The worksheets of Precedent S in its order, the last three its reference data (Senior Courts Costs Office Guide
 * 2025). A name has at most 31 characters: the ninth is *Summary by task, activity and expenses* there.
 */
export const sheets = {
  cover: 'Cover sheet',
  certificates: 'Certificates',
  synopsis: 'Synopsis',
  chronology: 'Chronology',
  team: 'Legal team and rates',
  parts: 'Funding and parts table',
  assessed: 'Summarily assessed costs',
  byPhase: 'Main summary (by phase)',
  byTask: 'Task, activity, expense summary',
  budget: 'Budget comparison',
  byPart: 'Main summary by part',
  communications: 'Summary of communications',
  print: 'Bill detail (print version)',
  detail: 'Bill detail',
  tasks: 'Reference phases and tasks',
  activities: 'Reference activities',
  expenses: 'Reference expenses',
} as const
