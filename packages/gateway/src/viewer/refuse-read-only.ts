import { defaultFieldResolver, GraphQLError, type GraphQLField, type GraphQLSchema } from 'graphql'
import { assertMayChange } from '../access/read-only.ts'
import type { Context } from '../context/context.ts'

/**
 * Refuses every mutation to an API client that may only read. One that changes something is refused before the change
 * (`upstream/request-hosts`); here also one that found nothing to change.
 */
export function refuseReadOnly(schema: GraphQLSchema): void {
  const fields = (schema.getMutationType()?.getFields() ?? {}) as Record<string, GraphQLField<unknown, Context>>
  for (const field of Object.values(fields)) {
    const { resolve = defaultFieldResolver } = field
    field.resolve = async (source, args, context, info): Promise<unknown> => {
      const refuseReader = async (): Promise<void> => assertMayChange(await context.viewer())
      try {
        const answer: unknown = await resolve(source, args, context, info)
        await refuseReader()
        return answer
      } catch (error) {
        // Who may not change anything is told so, and not what is wrong with the change.
        if (error instanceof GraphQLError && error.extensions.code === 'INVALID_INPUT') await refuseReader()
        throw error
      }
    }
  }
}
