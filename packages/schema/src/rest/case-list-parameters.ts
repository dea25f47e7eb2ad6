import { caseFilterNames, caseFilters } from '../cases/case-filters.ts'

/** What lists and reports of cases are filtered by. */
export const caseFilterParameters: readonly string[] = [
  ...caseFilterNames.map((name) => caseFilters[name].parameter),
  'search',
]
export const pageParameters = ['first', 'after'] as const
/** The parameters of a list of cases. */
export const caseListParameters: readonly string[] = [
  ...caseFilterParameters,
  ...pageParameters,
  'sort',
  'direction',
  'columns',
  'external_system',
  'external_id',
]
