/** A file that cannot be the mark of a firm. The message is shown to the user. */
export class MarkError extends Error {
  override name = 'MarkError'
}
