import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import type { HeadName } from '../generated/graphql.ts'
import { totalsOfPart, type FigurePart } from './part-of-bill.ts'

const titles = {
  net: 'Net',
  vat: 'VAT',
  gross: 'Total',
  unpriced: 'Rates not held',
  fee: 'Standard fee',
  threshold: 'Threshold',
  hourly: 'Hourly total',
  distance: 'Distance from the threshold',
} as const

/** What a figure of the costs panel is of. */
export type Subject = HeadName | keyof typeof titles

/** A figure of the costs panel that can be explained: of a part, or of the whole case where the part is undefined. */
export interface Explained {
  subject: Subject
  part?: FigurePart
}

/** The name of a figure, with its part where it is of one. */
export function titleOf({ subject, part }: Explained): string {
  const title = subject in titles ? titles[subject as keyof typeof titles] : labelOf(subject)
  return part === undefined ? title : `${title}: ${partLabel(part)}`
}

/** The heads whose lines make up a figure; empty for net, VAT and total, which are sums of heads. */
export function headsOf(subject: Subject): readonly HeadName[] | 'all' {
  if (subject === 'unpriced') return 'all'
  if (subject === 'fee' || subject === 'threshold') return ['fixed_fee']
  if (subject === 'hourly' || subject === 'distance') return ['routine', 'scheduled']
  return subject === 'net' || subject === 'vat' || subject === 'gross' ? [] : [subject]
}

interface Amounts {
  net: string
  vat: string
  gross: string
  escape: { fee: string; threshold: string; hourly: string; distance: string } | null
  heads: readonly { name: HeadName; net: string }[]
}
/** The amount of a figure; undefined where the bill has none. */
export function amountOf(subject: Subject, { escape, heads, ...sums }: Amounts): string | undefined {
  if (subject === 'net' || subject === 'vat' || subject === 'gross') return sums[subject]
  if (subject === 'fee' || subject === 'threshold' || subject === 'hourly' || subject === 'distance')
    return escape?.[subject]
  return heads.find(({ name }) => name === subject)?.net
}

/** Whether a bill has a figure that an address names. */
export function hasFigure(totals: Amounts & Parameters<typeof totalsOfPart>[0], { subject, part }: Explained): boolean {
  if (part !== undefined && !totals.parts.some(({ casePart }) => casePart === part)) return false
  return subject === 'unpriced' || amountOf(subject, totalsOfPart(totals, part)) !== undefined
}
