import { GraphQLScalarType } from 'graphql'

const isAmount = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(?:\.\d*)?$/.test(value))

/** Pounds and pence as a decimal string with exactly two decimals; hosts send numbers, or these as text. */
export const Money = new GraphQLScalarType<string, string>({
  name: 'Money',
  serialize: (value) => (isAmount(value) ? Number(value).toFixed(2) : String(value)),
})
