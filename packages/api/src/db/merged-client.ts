import { isDatabaseError } from './outages.ts'

/** Raised by `assert_not_merged` (migration 0067). */
const MERGED = 'CD001'

/** Whether a row was to be added to a client that was merged into another one meanwhile. */
export const isOfMergedClient = (error: unknown): boolean => isDatabaseError(error) && error.code === MERGED
