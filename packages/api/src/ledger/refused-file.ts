/** A file that cannot be read as a ledger; the sentence is for the person who sent it. */
export class RefusedFile extends Error {
  override name = 'RefusedFile'
}

/** The specified words for a file of another sort. */
export const NOT_A_LEDGER = 'Time ledger only accepts CSV or Excel files'
