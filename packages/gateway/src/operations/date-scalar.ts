import { dateOf } from '@costdraft/schema/structs.ts'
import { GraphQLScalarType } from 'graphql'

/** A date: the first ten characters of what a host sends, which may have a time after them. */
export const DateOnly = new GraphQLScalarType({
  name: 'Date',
  serialize: (value) => (typeof value === 'string' ? dateOf(value) : value),
})
