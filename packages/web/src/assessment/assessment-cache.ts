import type { ApolloCache } from '@apollo/client'
import type {
  AssessedTotalsShownFragment,
  AssessmentFiguresFragment,
  AssessmentFilter,
  AssessmentPaymentsShownFragment,
} from '../generated/graphql.ts'
import { AssessedCountDocument } from './assessment.operations.ts'

/** What the lines of a filter come to. */
interface Listed {
  filter: AssessmentFilter | undefined
  totalCount: number
  totals: AssessedTotalsShownFragment
}
type Answer = Partial<AssessmentFiguresFragment & AssessmentPaymentsShownFragment>

/**
 * Takes what a change answers of an assessment, and what the lines of a filter come to since. The lines themselves are
 * known by their ids.
 */
export function takeAssessment(
  cache: ApolloCache,
  caseUuid: string,
  answer: Answer & { version: string },
  listed?: Listed,
): void {
  const id = cache.identify({ __typename: 'Case', uuid: caseUuid })
  if (id === undefined) return
  cache.modify<{ assessment: object | null }>({
    id,
    fields: { assessment: (before) => before && { ...before, ...answer } },
  })
  if (!listed) return
  const { filter, totalCount, totals } = listed
  cache.writeQuery({
    query: AssessedCountDocument,
    variables: { uuid: caseUuid, ...(filter && { filter }) },
    // Without lines: those that are listed stay.
    data: {
      case: {
        __typename: 'Case',
        uuid: caseUuid,
        assessment: {
          __typename: 'Assessment',
          version: answer.version,
          lines: { __typename: 'AssessedLineConnection', totalCount, totals },
        },
      },
    },
  })
}
