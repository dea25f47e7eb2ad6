import { momentOf } from '@costdraft/schema/moment.ts'
import { GraphQLScalarType } from 'graphql'

/**
 * A moment, RFC 3339 in UTC with milliseconds, whatever form a host has answered it in. Blank where a host does not say
 * what a field must have.
 */
export const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => momentOf(value) ?? '',
})
