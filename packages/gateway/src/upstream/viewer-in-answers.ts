import type { IncomingHttpHeaders } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { TELL_VIEWER, VIEWER_HEADER, viewerInHeader } from '@costdraft/schema/access/viewer-header.ts'
import type { Viewer } from '../access/viewer.ts'
import type { Call } from './http.ts'

/** Learns the viewer of a request from the answers of its calls. */
export interface ViewerInAnswers {
  /** The same calls, which ask for the viewer as long as nobody knows it. */
  asking: (call: Call) => Call
  /** Reads the headers of an answer. */
  read: (headers: IncomingHttpHeaders) => void
  /**
   * The viewer, from the first answer of the calls under way that names it; undefined if none is under way or none
   * names it.
   */
  viewer: () => Promise<Viewer | undefined>
}

/**
 * The API identifies the caller of every call. Asked beside its answer, it says who that is, which saves a call of its
 * own. The viewer is never kept beyond the request.
 */
export function viewerInAnswers(): ViewerInAnswers {
  let underWay = 0
  let isSettled = false
  const told = Promise.withResolvers<Viewer | undefined>()
  const settle = (viewer: Viewer | undefined): void => {
    isSettled = true
    told.resolve(viewer)
  }
  return {
    asking:
      (call) =>
      async (method, path, body, headers = {}) => {
        if (isSettled) return call(method, path, body, headers)
        underWay++
        try {
          return await call(method, path, body, { ...headers, [VIEWER_HEADER]: TELL_VIEWER })
        } finally {
          underWay--
          // Nobody waits for an answer that will not come.
          if (underWay === 0 && !isSettled) settle(undefined)
        }
      },
    read: (headers) => {
      const viewer = isSettled ? undefined : viewerInHeader(headers[VIEWER_HEADER])
      if (viewer) settle(viewer)
    },
    viewer: async () => {
      // The resolvers that are about to call the host have done so then.
      await setImmediate()
      if (underWay === 0 && !isSettled) settle(undefined)
      return told.promise
    },
  }
}
