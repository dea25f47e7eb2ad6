import { writtenDate } from '@costdraft/costing'
import { periodOn } from '@costdraft/schema/clients/period-on.ts'
import type { FrozenCase, FrozenEarner } from './frozen-case.ts'

/** A fee earner as on a day (ISO): what documents print beside work of that day. */
export function earnerOnDay(earner: FrozenEarner, day: string): FrozenEarner {
  const [first, ...later] = earner.periods ?? []
  if (first === undefined) return earner
  const { from: _from, ...facts } = periodOn([first, ...later], day)
  return { ...earner, ...facts }
}

/** Who is one line where documents list people by grade: a person of two grades is two. */
export const gradeKey = ({ uuid, grade, type }: FrozenEarner): string => `${uuid} ${grade} ${type}`

/** Fee earners as they are listed, with the days for which that holds: who was something else is a line for each. */
export const listedEarners = ({ feeEarners }: FrozenCase): (FrozenEarner & { since: string })[] =>
  feeEarners.flatMap((earner) => {
    const { periods = [] } = earner
    if (periods.length < 2) return [{ ...earner, since: '' }]
    return periods.map(({ from, ...facts }, i) => {
      const next = periods[i + 1]?.from
      const end = next ? `before ${writtenDate(next)}` : ''
      return { ...earner, ...facts, since: i === 0 || from === null ? end : `from ${writtenDate(from)}` }
    })
  })

/** Whether any of the people was a panel member on a day of the work. */
export const hasPanelMember = ({ feeEarners }: FrozenCase): boolean =>
  feeEarners.some(({ panelMember, periods }) => (periods ? periods.some((period) => period.panelMember) : panelMember))
