import { types } from 'pg'

/** PostgreSQL type ids. */
const DATE = 1082
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const INT8 = 20
const NUMERIC = 1700

/** A time of day, with or without a fraction, as `hh:mm:ss.mmm`: what is beyond is cut. */
const milliseconds = (time: string): string => `${time.slice(0, 8)}.${time.slice(9, 12).padEnd(3, '0')}`

/**
 * Makes pg read values as in wire format: dates stay `yyyy-mm-dd`; timestamps become `yyyy-mm-ddThh:mm:ss` in UTC, if
 * the connection is. A timestamp without time zone, which no table has, is one that a statement wants with its
 * milliseconds (`db/times.ts`): `yyyy-mm-ddThh:mm:ss.mmmZ`.
 */
export function useWireTypes(): void {
  types.setTypeParser(DATE, (value) => value)
  types.setTypeParser(TIMESTAMPTZ, (value) => `${value.slice(0, 10)}T${value.slice(11, 19)}`)
  types.setTypeParser(TIMESTAMP, (value) => `${value.slice(0, 10)}T${milliseconds(value.slice(11))}Z`)
  types.setTypeParser(INT8, Number)
  // Money and hours have two decimals, which a double represents precisely enough; pricing converts them to integers.
  types.setTypeParser(NUMERIC, Number)
}
