import type { CaseStagesQuery } from '../../../generated/graphql.ts'
import { CaseStagesDocument } from '../cases.operations.ts'
import type { CaseListQuery } from '../case-list-query.ts'
import { filterVariables } from '../use-cases.ts'
import { usePartQuery } from '../../../ui/screen-answer.ts'

/** The number and total value of the cases in each stage; undefined until loaded. The board works without it. */
export function useStageTotals(query: CaseListQuery): CaseStagesQuery['caseStages'] | undefined {
  const { data, previousData } = usePartQuery(CaseStagesDocument, { variables: filterVariables(query) })
  return (data ?? previousData)?.caseStages
}
