// Node only: the web app must not import this.
import { AsyncLocalStorage } from 'node:async_hooks'

/** The request in whose course something happens, in this process or, for a job, before it. */
interface CurrentRequest {
  id: string
}
const current = new AsyncLocalStorage<CurrentRequest>()

/** Runs what belongs to a request, so that whatever is logged or passed on in its course has its id. */
export const inRequest = <T>(id: string, work: () => T): T => current.run({ id }, work)

/** The id of the request that is being worked on; undefined outside of any. */
export const currentRequestId = (): string | undefined => current.getStore()?.id

/** What every line of a log says of the request in whose course it is written. */
export const requestFields = (): { requestId?: string } => {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}
