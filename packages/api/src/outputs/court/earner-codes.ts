import type { FrozenEarner } from '../frozen-case.ts'

/**
 * The codes by which an electronic bill finds the rates of people, such as AM1: initials and a number, in the order of
 * the rates. They have letters and digits alone, because a wildcard in the initials of a person would find the rate of
 * another.
 */
export function earnerCodes(rates: readonly { earner: Pick<FrozenEarner, 'initials'> }[]): string[] {
  const used = new Map<string, number>()
  return rates.map(({ earner }) => {
    const initials =
        earner.initials
          .toUpperCase()
          .replaceAll(/[^A-Z]/g, '')
          .slice(0, 6) || 'FE',
      n = (used.get(initials) ?? 0) + 1
    used.set(initials, n)
    return `${initials}${n}`
  })
}
