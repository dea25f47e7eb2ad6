import { useQuery } from '@apollo/client/react'
import type { CaseStagesQuery } from '../../../generated/graphql.ts'
import { CaseStagesDocument } from '../cases.operations.ts'
import type { CaseQuestion } from '../list-address.ts'
import { narrowing } from '../use-cases.ts'

/** How many cases each stage has and what they come to. A board without this is still a board. */
export function useStageTotals(question: CaseQuestion): CaseStagesQuery['caseStages'] | undefined {
  const { data, previousData } = useQuery(CaseStagesDocument, {
    variables: narrowing(question),
    fetchPolicy: 'cache-and-network',
  })
  return (data ?? previousData)?.caseStages
}
