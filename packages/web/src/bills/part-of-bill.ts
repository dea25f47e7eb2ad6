import type { Aspect } from '@costdraft/costing'

/**
 * The part that a figure is of: null for the rows whose part is not recorded, undefined for a figure of the whole case.
 */
export type FigurePart = Aspect | null | undefined

/** What a sentence about a figure calls what the figure is of. */
export type Whole = 'case' | 'part'
export const wholeOf = (part: FigurePart): Whole => (part ? 'part' : 'case')

/** The parts of a bill as GraphQL has them, with what each comes to in pounds. */
interface PartedTotals {
  parts: readonly { casePart: Aspect | null; net: string; vat: string; gross: string; escape: unknown }[]
  heads: readonly { casePart: Aspect | null }[]
}

/**
 * The totals of one part: its heads, what they come to, and its escape test. For undefined, or where the bill has no
 * such part, those of the whole case.
 */
export function totalsOfPart<T extends PartedTotals>(totals: T, part: FigurePart): T {
  const own = totals.parts.find(({ casePart }) => casePart === part)
  if (part === undefined || !own) return totals
  const { net, vat, gross, escape } = own
  return { ...totals, net, vat, gross, escape, heads: totals.heads.filter(({ casePart }) => casePart === part) }
}
