import { useApolloClient } from '@apollo/client/react'
import { useCallback, type ReactNode } from 'react'
import type { RateEditionInput } from '../generated/graphql.ts'
import { useReview } from '../revaluation/use-review.tsx'
import type { RateFirm } from './firm/use-rate-firm.ts'
import { RateEditionPreviewDocument } from './rates.operations.ts'

/** A change to the editions of a table that is not saved yet: one added, changed, or (without `input`) removed. */
interface Proposal {
  clientUuid: string
  key: string
  edition?: string
  input?: RateEditionInput
}
interface Options {
  firm: RateFirm
  proposal: Proposal
  title: string
  text?: string
  action: string
}

/**
 * Reviews a change of the editions of a firm before it is made (`useReview`). Who may not read the cases of the firm is
 * not told which of them change.
 */
export function useReviewEdition(): { review: (options: Options) => Promise<boolean>; reviewDialog: ReactNode } {
  const client = useApolloClient()
  const { review: reviewCases, reviewDialog } = useReview()
  const review = useCallback(
    ({ firm, proposal, ...options }: Options) =>
      reviewCases({
        ...options,
        words: { one: 'uses this table', many: 'use this table' },
        ...(firm.readsCases && {
          load: async (after: string | null) =>
            (
              await client.query({
                query: RateEditionPreviewDocument,
                variables: { ...proposal, after },
                fetchPolicy: 'no-cache',
              })
            ).data?.rateEditionPreview,
        }),
        unread: `Open cases of ${firm.name} are priced anew. Which of them change is shown only to people who may read its cases.`,
      }),
    [client, reviewCases],
  )
  return { review, reviewDialog }
}
