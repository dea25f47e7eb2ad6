/** Writes the pages of an export. */
export interface PageWriter {
  head: string
  page: (rows: readonly unknown[], cursor: string | null, isLast: boolean) => string
  /** What ends an export that cannot go on; undefined where the format has no line for it. */
  failure: (error: { code: unknown; message: string }, cursor: string | null) => string | undefined
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`

/** A line for each row, and after each page one with the cursor to go on from. */
export const ndjsonWriter: PageWriter = {
  head: '',
  page: (rows, cursor, isLast) => rows.map(line).join('') + line({ cursor, complete: isLast }),
  failure: (error, cursor) => line({ error, cursor }),
}
