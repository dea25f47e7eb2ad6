/** The file store does not answer, or refuses what it took before. `cause` is the original error. */
export class FileStoreUnavailable extends Error {
  override name = 'FileStoreUnavailable'
  constructor(cause: unknown) {
    const { name = 'Error', message = String(cause) } = (cause ?? {}) as Partial<Error>
    super(`The file store cannot be used: ${name}: ${message}`, { cause })
  }
}

/** What the sender of a request, or whoever waits for a job, is told of it. */
export const FILE_STORE_UNAVAILABLE = 'The file store does not answer at the moment. Try again in a few seconds.'
