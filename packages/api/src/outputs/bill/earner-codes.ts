import type { FrozenEarner } from '../frozen-case.ts'

/** What the documents of a case call its people by. */
type Coded = Pick<FrozenEarner, 'uuid' | 'initials'>

/** The most letters of a code, without its number. */
const MOST = 6
/** Of whom no letter is left of the initials: a fee earner. */
const NAMELESS = 'FE'

/** Initials by the letters and digits by which people tell them apart: J.S. and js are the same. */
const keyOf = (initials: string): string =>
  initials
    .normalize('NFC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replace(/^\P{L}+/u, '')

const known = new WeakMap<readonly Coded[], ReadonlyMap<string, string>>()

/**
 * What the documents of a case call its people, by their uuids: the initials of each, and where several have the same,
 * a number behind them in the order of the list: AM1, AM2. A code is of a person, whatever their grades and rates.
 */
export function earnerCodes(people: readonly Coded[]): ReadonlyMap<string, string> {
  const found = known.get(people)
  if (found) return found
  const groups = Map.groupBy(people, ({ initials }) => keyOf(initials) || NAMELESS)
  const used = new Set(groups.keys())
  const codes = new Map<string, string>()
  for (const group of groups.values()) {
    let n = 0
    for (const { uuid, initials } of group) {
      const stem = keyOf(initials) === '' ? NAMELESS : initials
      if (group.length === 1) codes.set(uuid, stem)
      else {
        // A number that makes it the code of somebody else is passed over.
        do n++
        while (used.has(keyOf(`${stem}${n}`)))
        used.add(keyOf(`${stem}${n}`))
        codes.set(uuid, `${stem}${n}`)
      }
    }
  }
  known.set(people, codes)
  return codes
}

/** Whether a code ends with a digit, of which the number of a rate would be read as a part. */
const ENDS_WITH_DIGIT = /\p{N}$/u

/**
 * The codes by which an electronic bill finds the rates of people: the code of the person and the number of the rate,
 * in the order of the rates: AM1, AM2; where two people have the same initials AM1.1, AM1.2 and AM2.1. They have
 * letters, digits and that stop alone, because a wildcard in the initials of a person would find the rate of another.
 */
export function rateCodes(people: readonly Coded[], rates: readonly { earner: Coded }[]): string[] {
  const codes = earnerCodes(people)
  const stems = new Map<string, string>()
  const used = new Set<string>()
  for (const { earner } of rates)
    if (!stems.has(earner.uuid)) {
      const stem = stemOf(codes.get(earner.uuid) ?? earner.initials, used)
      stems.set(earner.uuid, stem)
      used.add(stem)
    }
  const counts = new Map<string, number>()
  return rates.map(({ earner }) => {
    const stem = stems.get(earner.uuid) ?? NAMELESS
    const n = (counts.get(stem) ?? 0) + 1
    counts.set(stem, n)
    return `${stem}${ENDS_WITH_DIGIT.test(stem) ? '.' : ''}${n}`
  })
}

/** The code of a person as a formula may have it: short, and of nobody else. */
function stemOf(code: string, used: ReadonlySet<string>): string {
  const [, letters = '', number = ''] = /^(.*?)(\p{N}*)$/u.exec(keyOf(code)) ?? []
  const short = `${[...letters].slice(0, MOST).join('') || NAMELESS}${number}`
  let stem = short
  for (let n = 2; used.has(stem); n++) stem = `${short}.${n}`
  return stem
}
