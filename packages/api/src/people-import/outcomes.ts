import type { PeoplePreviewRow } from '@costdraft/schema/people-import/people-import.ts'
import type { PeoplePlan } from './people-plan.ts'

/** What becomes of the user, fee earner and link of a row that is taken. */
export type Outcome = Pick<PeoplePreviewRow, 'user_change' | 'fee_earner_change' | 'link_change'>

/** What becomes of the rows that are taken, by row number. What several rows name is told of the first of them. */
export function outcomesOf({ people }: Pick<PeoplePlan, 'people'>): ReadonlyMap<number, Outcome> {
  const outcomes = new Map<number, Outcome>()
  for (const { group, user, earner, links } of people) {
    const told = new Set<string>()
    /** What becomes of something of the person where a row names it, which only the first that does changes. */
    const changeOf = <C>(what: string, change: C | undefined): C | 'unchanged' | null => {
      if (change === undefined) return null
      if (told.has(what)) return 'unchanged'
      told.add(what)
      return change
    }
    for (const row of group.rows) {
      const link = links.find((one) => one.row === row)
      outcomes.set(row.row, {
        user_change: changeOf('user', user?.change),
        fee_earner_change: changeOf('fee earner', row.values.grade === null ? undefined : earner?.change),
        link_change: changeOf(link?.client ?? '', link?.change),
      })
    }
  }
  return outcomes
}

/** Whether a row that is taken changes nothing. */
export const changesNothing = (outcome: Outcome): boolean =>
  Object.values(outcome).every((change) => change === null || change === 'unchanged')

/** How many users, fee earners and links a plan adds and changes, and how many rows change nothing. */
export function countsOf(outcomes: Iterable<Outcome>) {
  const counts = { users_added: 0, users_updated: 0, fee_earners_added: 0, links_set: 0, unchanged: 0 }
  for (const outcome of outcomes) {
    if (outcome.user_change === 'added') counts.users_added += 1
    if (outcome.user_change === 'updated') counts.users_updated += 1
    if (outcome.fee_earner_change === 'added') counts.fee_earners_added += 1
    if (outcome.link_change === 'added' || outcome.link_change === 'updated') counts.links_set += 1
    if (changesNothing(outcome)) counts.unchanged += 1
  }
  return counts
}
