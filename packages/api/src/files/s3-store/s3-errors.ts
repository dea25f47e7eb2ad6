import { FileStoreUnavailable } from '../../errors/file-store-unavailable.ts'

/** The status of a refusal of the server; undefined for an error of the connection. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } } | undefined)?.$metadata?.httpStatusCode
/** The code of a refusal, such as `NoSuchKey`, or the name of another error. */
export const codeOf = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Whether there is no such object: an answer without a body has no code of its own. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'NoSuchKey' || codeOf(error) === 'NotFound'

/** The result of a request of the server; undefined if it says that there is no such object. */
export async function ifThere<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking
  } catch (error) {
    if (isMissing(error)) return undefined
    throw asUnavailable(error)
  }
}

/** Any error of the server or of the way to it, as what callers know. */
export const asUnavailable = (error: unknown): FileStoreUnavailable =>
  error instanceof FileStoreUnavailable ? error : new FileStoreUnavailable(error)
