import { useUrlQuery } from '../../ui/table/use-url-query.ts'
import { parseCaseListQuery, formatCaseListQuery } from './case-list-query.ts'

/** The query of the list of cases, read from the URL, and a function that changes it. */
export const useCaseListQuery = () => useUrlQuery(parseCaseListQuery, formatCaseListQuery)
