import type { Outcome } from './bent-host.ts'
import { isOf } from './derived-leaves.ts'
import { leavesOf } from './json-paths.ts'

/** When a case was changed is of no matter. */
const TOUCHED = /\.updated_at(?:_ms)?\b/
/** A leaf as it is told apart from others: rows without a uuid have no place of their own. */
const told = (at: string, value: unknown): string => `${at.replaceAll(/\[\d+\]/g, '[]')} ${JSON.stringify(value)}`

/**
 * What a host has stored that neither was there before the operation, nor is stored without a bend, nor is what it
 * answered itself; and what it has no more, though it would have. `isEmptied`: to the host nothing was there.
 */
export function createStoredCheck(before: Outcome, plain: Outcome) {
  const earlier = leavesOf(before.stored)
  const wanted = leavesOf(plain.stored)
  const known = new Set([...earlier, ...wanted].map(([at, value]) => told(at, value)))
  return (outcome: Outcome, bentValue: unknown, isEmptied: boolean): string[] => {
    const stored = leavesOf(outcome.stored)
    const answered = new Set(leavesOf(bentValue).values())
    const isAnswered = (at: string): boolean =>
      [...stored].some(([inner, value]) => answered.has(value) && isOf(inner, at))
    const changed = [...stored].flatMap(([at, value]) =>
      known.has(told(at, value)) || answered.has(value) ? [] : [`${at} = ${String(value)}`],
    )
    const gone = [...earlier.keys()].filter((at) => wanted.has(at) && !stored.has(at) && !isAnswered(at))
    return [...changed, ...(isEmptied ? [] : gone.map((at) => `${at} is gone`))].filter((what) => !TOUCHED.test(what))
  }
}
