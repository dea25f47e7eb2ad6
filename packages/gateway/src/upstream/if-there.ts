import { GraphQLError } from 'graphql'

/** What a host answers that has it; null from one that knows nothing of such a path. Only for what is never somebody else's record. */
export const ifThere = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof GraphQLError && error.extensions.code === 'NOT_FOUND') return null
    throw error
  })
