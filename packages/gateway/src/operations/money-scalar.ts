import { GraphQLScalarType } from 'graphql'

/** Pounds and pence as a decimal string with exactly two decimals; upstream hosts send numbers. */
export const Money = new GraphQLScalarType<string, string>({
  name: 'Money',
  serialize: (value) => (typeof value === 'number' ? value.toFixed(2) : String(value)),
})
