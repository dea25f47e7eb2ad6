import { HttpError } from '../errors/errors.ts'

/** 422: rows of a sheet are invalid and nothing was stored. Lists each row. `of` is what the sheet is: the ledger. */
export class RowsRefused extends HttpError {
  override name = 'RowsRefused'
  constructor(failed: readonly { row: number; column: string; message: string }[], of: string) {
    const rows = new Set(failed.map(({ row }) => row)).size
    super(
      422,
      `${rows} ${rows === 1 ? 'row' : 'rows'} of ${of} cannot be taken. Nothing was stored.`,
      Object.fromEntries(failed.slice(0, 20).map(({ row, column, message }) => [`row ${row}, ${column}`, message])),
      { failed },
    )
  }
}
