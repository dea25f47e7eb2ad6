import { periodOn } from '../clients/fee-earner-periods.ts'
import type { FrozenEarner } from './frozen-case.ts'

/** A fee earner as on a day (ISO): what documents print beside work of that day. */
export function earnerOnDay(earner: FrozenEarner, day: string): FrozenEarner {
  const [first, ...later] = earner.periods ?? []
  if (first === undefined) return earner
  const { from: _from, ...facts } = periodOn([first, ...later], day)
  return { ...earner, ...facts }
}
/** Whether two fee earners, as on two days, are one line of a list: the same person of the same grade and status. */
export const earnerKey = ({ uuid, grade, type }: FrozenEarner): string => `${uuid} ${grade} ${type}`
