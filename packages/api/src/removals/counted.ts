import { counted, listed } from '@costdraft/schema/text/in-words.ts'

/** How many there are of what stands in the way of a removal. */
export interface Counted {
  one: string
  many: string
  count: number
}

const countText = ({ one, many, count }: Counted): string => counted(count, one, many)

/** Those there are, in words: `3 cases and 12 rows`; empty where nothing stands in the way. */
export const countsInWords = (all: readonly Counted[]): string =>
  listed(all.filter(({ count }) => count > 0).map(countText))

/** The number of each, by its name for several. */
export const countDetails = (all: readonly Counted[]): Record<string, string> =>
  Object.fromEntries(all.filter(({ count }) => count > 0).map((one) => [one.many.replaceAll(' ', '_'), countText(one)]))

/** Whether there is one alone, of one kind. */
export const isOne = (all: readonly Counted[]): boolean => all.reduce((sum, { count }) => sum + count, 0) === 1
