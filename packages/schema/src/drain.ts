// How a process that is to stop lets load balancers know before it closes. Node only: the web app must not import this.
import type { IncomingMessage, ServerResponse } from 'node:http'

export interface Drain {
  /** Middleware of `/ready`: 503 `stopping` once the process is to stop, whatever else is so. */
  answer: (req: IncomingMessage, res: ServerResponse, next: () => void) => void
  /** Says from now on that the process is to stop. Resolves when it may close its ports. */
  begin: () => Promise<void>
}

/** The time in which a process says that it is to stop, and still serves. */
export function createDrain(seconds: number): Drain {
  let drained: Promise<void> | undefined
  return {
    answer: (_req, res, next) => {
      if (!drained) return next()
      res.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
      res.end(JSON.stringify({ status: 'stopping', problems: [] }))
    },
    begin: () =>
      (drained ??= new Promise((resolve) => {
        setTimeout(resolve, seconds * 1_000)
      })),
  }
}
