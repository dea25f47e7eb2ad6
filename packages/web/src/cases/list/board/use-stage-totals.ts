import type { CaseStagesQuery } from '../../../generated/graphql.ts'
import { CaseStagesDocument } from '../cases.operations.ts'
import type { CaseListQuery } from '../case-list-query.ts'
import { filterVariables } from '../use-cases.ts'
import { useQuery } from '../../../ui/use-query.ts'

/** The number and total value of the cases in each stage; undefined until loaded. The board works without it. */
export function useStageTotals(query: CaseListQuery): CaseStagesQuery['caseStages'] | undefined {
  const { data, previousData } = useQuery(CaseStagesDocument, {
    variables: filterVariables(query),
    fetchPolicy: 'cache-and-network',
  })
  return (data ?? previousData)?.caseStages
}
