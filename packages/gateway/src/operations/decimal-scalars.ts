import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql'

/** Decimal notation as REST takes it: no sign but a minus, no separators, no exponent. */
const DECIMAL = /^-?\d+(?:\.\d*)?$/
const isDecimal = (value: unknown): boolean =>
  typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && DECIMAL.test(value)

/** What a literal says; undefined for what is neither a number nor a text. */
function literalOf(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value)
  return node.kind === Kind.STRING ? node.value : undefined
}

/**
 * A scalar that takes a number or a decimal string, and answers a decimal string with exactly two decimals. Hosts send
 * numbers, or these as text. A resolver is given the number; that it has no more than two decimals, and its range, the
 * rules of its field say.
 */
function decimalScalar(name: string, example: string): GraphQLScalarType<number, string> {
  const parse = (value: unknown, shown: string): number => {
    if (isDecimal(value)) return Number(value)
    throw new GraphQLError(`${name} cannot represent ${shown}: send a number or a decimal string such as "${example}".`)
  }
  return new GraphQLScalarType<number, string>({
    name,
    serialize: (value) => (isDecimal(value) ? Number(value).toFixed(2) : String(value)),
    parseValue: (value) => parse(value, JSON.stringify(value) ?? typeof value),
    parseLiteral: (node) => parse(literalOf(node), print(node)),
  })
}

/** Pounds and pence. */
export const Money: GraphQLScalarType<number, string> = decimalScalar('Money', '1234.50')
/** Hours and hundredths of an hour. */
export const Hours: GraphQLScalarType<number, string> = decimalScalar('Hours', '1.50')
