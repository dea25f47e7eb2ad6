import { GraphQLScalarType } from 'graphql'

/** Pounds and pence as a decimal string: the hosts' numbers have two decimals, and leave with exactly these. */
export const Money = new GraphQLScalarType<string, string>({
  name: 'Money',
  serialize: (value) => (typeof value === 'number' ? value.toFixed(2) : String(value)),
})
