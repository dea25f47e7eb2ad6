import { BOUNDARY } from './instance.ts'

/** The form of a ledger with these rows, as a body of `rest`. */
export const ledgerForm = (rows: readonly string[] = [], name = 'ledger.csv'): Buffer =>
  Buffer.from(
    [
      `--${BOUNDARY}`,
      `Content-Disposition: form-data; name="file"; filename="${name}"`,
      'Content-Type: text/csv',
      '',
      'Date,Fee earner,Activity,Description,Time',
      ...rows,
      '',
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n'),
  )
