import { types } from 'pg'

/** PostgreSQL type ids. */
const DATE = 1082
const TIMESTAMPTZ = 1184
const INT8 = 20
const NUMERIC = 1700

/**
 * Makes pg read values as in wire format: dates stay `yyyy-mm-dd`; timestamps become `yyyy-mm-ddThh:mm:ss` in UTC, if
 * the connection is.
 */
export function useWireTypes(): void {
  types.setTypeParser(DATE, (value) => value)
  types.setTypeParser(TIMESTAMPTZ, (value) => `${value.slice(0, 10)}T${value.slice(11, 19)}`)
  types.setTypeParser(INT8, Number)
  // Money and hours have two decimals, which a double represents precisely enough; pricing converts them to integers.
  types.setTypeParser(NUMERIC, Number)
}
