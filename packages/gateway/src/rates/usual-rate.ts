import type { Resolvers } from '../generated/resolvers.ts'

export const usualRateResolvers: Resolvers = {
  Case: { usualRate: (row, args, { cases }) => cases.usualRates.of(row, args) },
}
