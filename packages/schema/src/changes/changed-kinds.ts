import type { Permission } from '../access/roles.ts'
import { kinds as itemKinds } from '../items/index.ts'

/** What a change did to a record; or the right to it was gained (`seen`) or lost (`unseen`). */
export const changeActions = ['added', 'changed', 'removed', 'restored', 'seen', 'unseen'] as const
export type ChangeAction = (typeof changeActions)[number]

/**
 * The records of a firm whose changes are told together, each group by the permission that opens them: cases with all
 * that is in them; the firm with its sites and fee earners; its users.
 */
export const changeGroups = ['cases', 'firm', 'people'] as const
export type ChangeGroup = (typeof changeGroups)[number]
export const permissionOfGroup: Readonly<Record<ChangeGroup, Permission>> = {
  cases: 'case:read',
  firm: 'client:read',
  people: 'user:read',
}

/** The kinds of record of each group. `file` is a file or folder of a case, `document` one that was generated of it. */
export const kindsOfGroup: Readonly<Record<ChangeGroup, readonly string[]>> = {
  cases: ['case', ...Object.values(itemKinds).map(({ name }) => name), 'comment', 'note', 'file', 'document'],
  firm: ['client', 'site', 'fee_earner'],
  people: ['user'],
}
/** Every kind of record whose changes are told. */
export const changedKinds: readonly string[] = changeGroups.flatMap((group) => kindsOfGroup[group])

/** How many days a change can be read. A cursor that is older is refused. */
export const CHANGES_KEPT_DAYS = 90
/** The cursor of now: it answers a cursor alone. */
export const NOW = 'now'
export const START_ANEW = 'Start anew: read everything, then changes from now.'

export const CHANGES_PAGE = { size: 100, max: 500 } as const
