/** What may be done with a row in a request that changes several (addition `row_changes`). */
export const rowActions = ['add', 'edit', 'remove', 'restore'] as const
export type RowAction = (typeof rowActions)[number]

/** How many changes one request may make. */
export const MAX_ROW_CHANGES = 100

/** The mutation that changes several rows of a list of `Case`: `changeParties`. */
export const changeMutationOf = (list: string): string => `change${list.charAt(0).toUpperCase()}${list.slice(1)}`
