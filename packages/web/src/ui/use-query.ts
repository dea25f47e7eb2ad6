import { useQuery as useApolloQuery } from '@apollo/client/react'
import { completeResult } from './complete-result.ts'

/** Apollo's `useQuery`, whose data is whole or undefined. */
export const useQuery = ((...parameters: Parameters<typeof useApolloQuery>) =>
  completeResult(useApolloQuery(...parameters) as Parameters<typeof completeResult>[0])) as typeof useApolloQuery
