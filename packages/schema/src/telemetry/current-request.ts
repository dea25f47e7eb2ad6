// Node only: the web app must not import this.
import { AsyncLocalStorage } from 'node:async_hooks'

/** The request in whose course something happens, in this process or, for a job, before it. */
interface CurrentRequest {
  id: string
  /** From where it came, as much of it as is kept; null where it is not known. */
  network?: string | null
}
const current = new AsyncLocalStorage<CurrentRequest>()

/** Runs what belongs to a request, so that whatever is logged or passed on in its course has its id. */
export const inRequest = <T>(id: string, work: () => T): T => current.run({ id }, work)

/** The id of the request that is being worked on; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore()?.id

/**
 * Middleware that notes from where each request came, as `placeOf` says it; `networkOf` finds that out. What is changed
 * in its course is recorded with it.
 */
export const notedNetwork =
  <Req>(networkOf: (req: Req) => string | null) =>
  (req: Req, _res: unknown, next: () => void): void => {
    const request = current.getStore()
    if (request) request.network = networkOf(req)
    next()
  }
/** From where the request came that is being worked on; null where that is not known, and outside of any. */
export const currentNetwork = (): string | null => current.getStore()?.network ?? null

/** What every line of a log says of the request in whose course it is written. */
export const requestFields = (): { requestId?: string } => {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}
