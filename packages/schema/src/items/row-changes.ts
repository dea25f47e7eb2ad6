/** What may be done with a row in a request that changes several (addition `row_changes`). */
export const rowActions = ['add', 'edit', 'remove', 'restore'] as const
export type RowAction = (typeof rowActions)[number]

const NOT_OF_THE_ROW = new Set<unknown>([
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'UPSTREAM_FAILED',
  'TIMEOUT',
  'STORAGE_FULL',
])
/**
 * Whether the code of an error says something of the row that was sent. Otherwise the next one would fare no better.
 */
export const isOfTheRow = (code: unknown): boolean => !NOT_OF_THE_ROW.has(code)

/** How many changes one request may make. */
export const MAX_ROW_CHANGES = 100

/** The mutation that changes several rows of a list of `Case`: `changeParties`. */
export const changeMutationOf = (list: string): string => `change${list.charAt(0).toUpperCase()}${list.slice(1)}`

/** The field of a new row of any kind that has the input of one: `timeRecording` for the type `TimeRecording`. */
export const fieldOfKind = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}`
