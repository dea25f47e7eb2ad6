import { defaultFieldResolver, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { assertScope } from '../access/read-only.ts'
import type { Context } from '../context/context.ts'
import { scopeOfField } from './field-scopes.ts'

/** Of whom nobody can say who it is, the failure of the field is told. */
const everyone = { scopes: null }

/**
 * Refuses every root field whose scope the token lacks. What is read is asked for beside the scopes, and answered after
 * they are known; a change is not begun before (`upstream/request-hosts`).
 */
export function requireScopes(schema: GraphQLSchema): void {
  const guard = (type: GraphQLObjectType | null | undefined, isMutation: boolean): void => {
    const fields = (type?.getFields() ?? {}) as Record<string, GraphQLField<unknown, Context>>
    for (const field of Object.values(fields)) {
      const scope = scopeOfField(field.name, isMutation)
      const { resolve = defaultFieldResolver } = field
      if (!scope) continue
      field.resolve = async (source, args, context, info): Promise<unknown> => {
        if (isMutation) context.needScope(scope)
        const answering = (async (): Promise<unknown> => resolve(source, args, context, info))()
        const [answer] = await Promise.allSettled([answering])
        // Whoever lacks the scope is told so, whatever has become of the field.
        const asking = context.viewer()
        if (answer.status === 'fulfilled') assertScope(await asking, scope)
        else assertScope(await asking.catch(() => everyone), scope)
        if (answer.status === 'rejected') throw answer.reason
        return answer.value
      }
    }
  }
  guard(schema.getQueryType(), false)
  guard(schema.getMutationType(), true)
}
