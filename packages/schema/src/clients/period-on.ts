/** Something that holds from a day (`yyyy-mm-dd`) until the next of its kind begins; null where it has no beginning. */
export interface Dated {
  from: string | null
}

/** Whether a period has begun on a day: it holds on its first one. */
export const hasBegun = ({ from }: Dated, day: string): boolean => from === null || from <= day

/** The period of periods in their order that a day (`yyyy-mm-dd`) is in; the first for a day before all of them. */
export function periodOn<P extends Dated>(periods: readonly [P, ...P[]], day: string): P
export function periodOn<P extends Dated>(periods: readonly P[], day: string): P | undefined
export function periodOn<P extends Dated>(periods: readonly P[], day: string): P | undefined {
  return periods.findLast((one) => hasBegun(one, day)) ?? periods[0]
}
