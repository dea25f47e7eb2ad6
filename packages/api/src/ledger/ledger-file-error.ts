/** A file that cannot be read as a ledger. The message is shown to the user. */
export class LedgerFileError extends Error {
  override name = 'LedgerFileError'
}

/** The specified message for an unsupported file type. */
export const NOT_A_LEDGER = 'Time ledger only accepts CSV or Excel files'
