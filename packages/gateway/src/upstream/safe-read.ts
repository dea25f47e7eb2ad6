import { GraphQLError } from 'graphql'

/**
 * A record that the screen can do without; null where the viewer may not have it. A token that has ended is not hidden.
 */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof GraphQLError && error.extensions.code === 'UNAUTHENTICATED') throw error
    return null
  })

/**
 * Turns NOT_FOUND into null, for routes an upstream host may not have. Must not be used for records, where it would
 * hide a missing permission.
 */
export const nullIfNotFound = <T>(response: Promise<T>): Promise<T | null> =>
  response.catch((error: unknown) => {
    if (error instanceof GraphQLError && error.extensions.code === 'NOT_FOUND') return null
    throw error
  })
