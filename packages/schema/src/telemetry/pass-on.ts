// Node only: the web app must not import this.
import { NETWORK_HEADER } from '../network.ts'
import { currentNetwork, currentRequestId } from './current-request.ts'
import { REQUEST_ID_HEADER } from './request-id.ts'
import { TRACE_HEADER, tracePlace } from './tracing.ts'

/** The headers by which a call to another process belongs to the request and the trace in whose course it is made. */
export function passedOn(): Record<string, string> {
  const id = currentRequestId()
  const place = tracePlace()
  const network = currentNetwork()
  return {
    ...(id !== undefined && { [REQUEST_ID_HEADER]: id }),
    ...(place !== undefined && { [TRACE_HEADER]: place }),
    ...(network !== null && { [NETWORK_HEADER]: network }),
  }
}
