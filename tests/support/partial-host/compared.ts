import { leavesOf } from '../bends/json-paths.ts'
import { isOnlySlower } from './offers.ts'
import type { Offered } from './partial-host.ts'
import type { Outcome } from './partial-gateway.ts'

/**
 * What may be said of what a host does not have: a sentence each. Our own API changes a site by the path of an addition
 * alone.
 */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  NOT_FOUND: /^(?:The service behind CostDraft does not offer this|Not found)\.$/,
  INVALID_INPUT: /^(?:The service behind CostDraft does not keep this\.|Change a site through .*|Leave the day out.*)$/,
}
/**
 * What a host says by itself in its own way: where a page ends, when a report was read, what it adds, a file of a list,
 * and of which lines a head is made: the gateway knows the rows alone.
 */
const OF_THE_HOST = /\.(?:endCursor|content|asOf)$|^\.about\.additions|\.heads\[\d+\]\.lines\b/
/** What waits, and what else is new, where a host has other queues than those of the first panel. */
const OF_THE_PANEL = /^\.panel\.(?:queues|newest)\b/
/** What rows come to of which none has a price: nothing, or nothing that is known. */
const SUM = /\.sums\.(?:net|vat)$/
const isSumOfNothing = (at: string, value: unknown): boolean => SUM.test(at) && value === '0.00'
const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b)
type Refusal = NonNullable<Outcome['errors']>[number]
const codeOf = ({ extensions, message }: Refusal): string => `${String(extensions.code)} ${message}`
const codesOf = ({ errors = [] }: Outcome): string[] => errors.map(codeOf)

/** Whether a leaf says that something is not to be had. */
const saysNothing = (value: unknown): boolean => value === null || value === undefined || value === false

/** An answer with the rows that have no order of their own in one. */
const inOrder = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) {
    const rows = value.map((row) => inOrder(row, key))
    return key === 'attention' ? rows.toSorted((a, b) => compareTexts(JSON.stringify(a), JSON.stringify(b))) : rows
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inOrder(inner, name)]))
}

/** The leaves of the second answer that are neither as in the first, nor say that something is not to be had. */
function othersIn(full: unknown, partial: unknown, { case: offered }: Offered): string[] {
  const known = leavesOf(full)
  const isOther = (at: string): boolean => !offered.includes('first_panel') && OF_THE_PANEL.test(at)
  return [...leavesOf(partial)].flatMap(([at, value]) =>
    OF_THE_HOST.test(at) || isOther(at) || known.get(at) === value || saysNothing(value)
      ? []
      : [`${at} is ${String(value)}, not ${String(known.get(at))}`],
  )
}
/** The leaves of the first answer that the second does not have. */
const lostIn = (full: unknown, partial: unknown): string[] => {
  const kept = leavesOf(partial)
  return [...leavesOf(full)].flatMap(([at, value]) =>
    OF_THE_HOST.test(at) || kept.get(at) === value || isSumOfNothing(at, value) ? [] : [`${at} is lost`],
  )
}

const isRefusal = ({ message, extensions }: Refusal): boolean =>
  REFUSALS[String(extensions.code)]?.test(message) ?? false
/** How an operation fails as it does not in front of a host with all additions, and should not. */
function failureOf(full: Outcome, partial: Outcome, offered: Offered): string | undefined {
  const failed = codesOf(partial).join(', ')
  if (codesOf(full).join(', ') === failed) return undefined
  const isRefused = !isOnlySlower(offered) && (partial.errors ?? []).every(isRefusal)
  return isRefused ? undefined : `fails: ${failed || 'not at all'}`
}

/**
 * What is wrong with an outcome in front of a host that offers some additions, where a host with all of them gives
 * `full`: undefined if it is the same, or is refused in a sentence or without a part for want of an addition that does
 * more than make it faster.
 */
export function problemOf(full: Outcome, partial: Outcome, offered: Offered): string | undefined {
  const failure = failureOf(full, partial, offered)
  if (failure) return failure
  const fullData = inOrder(full.data)
  const partialData = inOrder(partial.data)
  const wrong = othersIn(fullData, partialData, offered)
  if (isOnlySlower(offered)) wrong.push(...lostIn(fullData, partialData))
  return wrong.length > 0 ? wrong.slice(0, 5).join('; ') : undefined
}

/** How a change fails that should not; that it does not fail is well where what stood in its way was not made. */
function failureOfChange(full: Outcome, partial: Outcome): string | undefined {
  const known = codesOf(full)
  const failed = (partial.errors ?? []).filter((error) => !isRefusal(error) && !known.includes(codeOf(error)))
  return failed.length > 0 ? `fails: ${failed.map(codeOf).join(', ')}` : undefined
}
/**
 * What is wrong with the outcome of a change, which follows from those before it: where these were refused, only how it
 * is refused itself is known.
 */
export const problemOfChange = (full: Outcome, partial: Outcome, offered: Offered): string | undefined =>
  isOnlySlower(offered) ? problemOf(full, partial, offered) : failureOfChange(full, partial)
