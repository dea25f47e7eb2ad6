import { makeExecutableSchema } from '@graphql-tools/schema'
import { kinds } from '@costdraft/schema/items/index.ts'
import { feeTypeOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { isObjectType, type GraphQLSchema } from 'graphql'
import { aboutResolvers } from './about/about.ts'
import { viewerResolvers } from './access/viewer.ts'
import { apiClientResolvers } from './api-clients/api-clients.ts'
import { billResolvers } from './bills/bills.ts'
import { areaMutations } from './cases/area-mutations.ts'
import { caseResolvers } from './cases/cases.ts'
import { noteResolvers } from './cases/notes.ts'
import { clientResolvers } from './clients/clients.ts'
import { fileResolvers } from './files/files.ts'
import { commentResolvers } from './items/comments.ts'
import { enhancementResolvers } from './enhancements/enhancements.ts'
import { modules } from './items/index.ts'
import { notificationResolvers } from './notifications/notifications.ts'
import { outputResolvers } from './outputs/outputs.ts'
import { searchResolvers } from './search/search.ts'
import { userResolvers } from './users/users.ts'
import type { Context } from './context.ts'
import { checkArguments } from './operations/check-arguments.ts'
import { DateOnly } from './operations/date-scalar.ts'
import { Money } from './operations/money-scalar.ts'
import type { Resolvers } from './generated/resolvers.ts'

/** The GraphQL type of an item, by its `fee_type`. */
const typeOf = new Map(Object.values<AnyKind>(kinds).map((kind) => [feeTypeOf(kind), kind.type]))

/** The counts of what needs attention in a case. */
const attention: Resolvers = {
  Case: { attention: (row, _args, { cases }) => cases.figures.load(row, 'attention') },
}

/** Builds the executable schema of the gateway. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema<Context>({
    typeDefs,
    resolvers: [
      { Money, Date: DateOnly },
      aboutResolvers,
      viewerResolvers,
      clientResolvers,
      userResolvers,
      apiClientResolvers,
      notificationResolvers,
      searchResolvers,
      caseResolvers,
      areaMutations(),
      noteResolvers,
      billResolvers,
      enhancementResolvers,
      commentResolvers,
      outputResolvers,
      fileResolvers,
      attention,
      { CaseItem: { __resolveType: ({ fee_type }: { fee_type: string }) => typeOf.get(fee_type) } },
      ...modules,
    ],
  })
  addWireNameResolvers(schema)
  checkArguments(schema)
  return schema
}

/**
 * Gives every field without a resolver one that reads the property under its wire name (snake case), or under its own name if a resolver
 * returned a plain object. Rows are never converted, and a look-up without a promise keeps lists of 10,000 rows fast.
 */
function addWireNameResolvers(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const wire = snakeName(field.name)
      if (field.resolve || wire === field.name) continue
      const own = field.name
      field.resolve = (row: Record<string, unknown>) => (row[wire] === undefined ? row[own] : row[wire])
    }
  }
}
