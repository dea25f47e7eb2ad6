import { GraphQLError } from 'graphql'

/**
 * A record that the screen can do without; null where the viewer may not have it. A token that has ended is not hidden.
 */
export const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof GraphQLError && error.extensions.code === 'UNAUTHENTICATED') throw error
    return null
  })
