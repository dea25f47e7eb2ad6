import { useApolloClient } from '@apollo/client/react'
import { useCallback, type ReactNode } from 'react'
import type { FeeEarnerPreviewQueryVariables } from '../../generated/graphql.ts'
import { useReview } from '../../revaluation/use-review.tsx'
import { FeeEarnerPreviewDocument } from '../client.operations.ts'

interface Options {
  /** The change as it is sent; without `input` the period that begins on `from` is removed. */
  change: Omit<FeeEarnerPreviewQueryVariables, 'after'>
  name: string
  title: string
  text: string
  action: string
}

/** Reviews a change of what holds of a fee earner from a day before it is made (`useReview`). */
export function useReviewFeeEarner(): { review: (options: Options) => Promise<boolean>; reviewDialog: ReactNode } {
  const client = useApolloClient()
  const { review: reviewCases, reviewDialog } = useReview()
  const review = useCallback(
    ({ change, name, ...options }: Options) =>
      reviewCases({
        ...options,
        words: { one: `involves ${name}`, many: `involve ${name}` },
        load: async (after) =>
          (
            await client.query({
              query: FeeEarnerPreviewDocument,
              variables: { ...change, after },
              fetchPolicy: 'no-cache',
            })
          ).data?.feeEarnerPreview,
      }),
    [client, reviewCases],
  )
  return { review, reviewDialog }
}
