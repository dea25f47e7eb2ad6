import type { FilterOfCasesFragment } from '../../generated/graphql.ts'
import { formatCaseListQuery, noFilters, type CaseListQuery } from './case-list-query.ts'

type Values = Omit<FilterOfCasesFragment, '__typename'>
/** What the server says that cases are listed by; null or absent where it does not matter. */
export type FilterOfCases = Partial<Values>
type Said = { [Name in keyof Values]?: NonNullable<Values[Name]> }

/** What of a filter is said. */
const saidOf = (filter: FilterOfCases): Said =>
  Object.fromEntries(Object.entries(filter).filter(([name, value]) => value !== null && name !== '__typename'))

/** The query of the list of cases for a filter, as a list without a search. */
function queryOf(filter: FilterOfCases): CaseListQuery {
  const { clients, feeEarners, updatedFrom, updatedTo, ...alike } = saidOf(filter)
  return {
    ...noFilters,
    ...alike,
    firms: clients ?? [],
    earners: feeEarners ?? [],
    from: updatedFrom,
    to: updatedTo,
    search: '',
    sort: { by: 'updated_at', direction: 'desc' },
    view: 'list',
  }
}

/** The address of the list of the cases that a filter of the server's lists. */
export const caseListAddress = (filter: FilterOfCases): string =>
  `/cost-draft/cases?${formatCaseListQuery(queryOf(filter)).toString()}`
