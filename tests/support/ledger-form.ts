import { BOUNDARY } from './instance.ts'

/** The form of a ledger with these rows, as a body of `rest`. */
export const ledgerForm = (rows: readonly string[] = [], name = 'ledger.csv'): Buffer =>
  sheetForm(['Date,Fee earner,Activity,Description,Time', ...rows], name)

/** The form of a sheet with these lines, as a body of `rest`. */
export const sheetForm = (lines: readonly string[], name: string): Buffer =>
  Buffer.from(
    [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="file"; filename="${name}"`,
      'Content-Type: text/csv',
      '',
      ...lines,
      '',
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n'),
  )
