/**
 * A row with the case that it belongs to; of a single case, which needs not be told apart, the loader may leave it
 * empty.
 */
export type WithCase<T> = T & { caseUuid: string }

/** Rows by their case. */
export const byCase = <T>(uuids: readonly string[], rows: WithCase<T>[]): Map<string, WithCase<T>[]> =>
  uuids.length === 1 ? new Map([[uuids[0] ?? '', rows]]) : Map.groupBy(rows, ({ caseUuid }) => caseUuid)
