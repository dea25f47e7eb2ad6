import { GraphQLError } from 'graphql'

/**
 * Turns NOT_FOUND into null, for routes an upstream host may not have. Must not be used for records, where it would
 * hide a missing permission.
 */
export const nullIfNotFound = <T>(response: Promise<T>): Promise<T | null> =>
  response.catch((error: unknown) => {
    if (error instanceof GraphQLError && error.extensions.code === 'NOT_FOUND') return null
    throw error
  })
