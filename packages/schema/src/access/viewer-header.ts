// Node only: gateway and API alike.
import { personOfViewer, viewerOfPerson, type PersonRow, type SignedIn } from './viewer-of-person.ts'

/**
 * With this header a request of the gateway asks the API to name its viewer in the answer, under the same header, which
 * saves the gateway the call that asks who it is. Part of the addition `viewer`.
 */
export const VIEWER_HEADER = 'costdraft-viewer'
/** What the request header says. */
export const TELL_VIEWER = 'tell'
/**
 * In bytes. The headers of an answer may have 16 kB together; a viewer with more child clients is asked for as before.
 */
const MAX_LENGTH = 8_000

/** The value of the header of an answer: the person of the viewer; undefined for one that is too long. */
export function viewerHeader(viewer: SignedIn): string | undefined {
  const value = Buffer.from(JSON.stringify(personOfViewer(viewer))).toString('base64url')
  return value.length > MAX_LENGTH ? undefined : value
}

/** The viewer that an answer names; undefined if it names none. */
export function viewerInHeader(value: unknown): SignedIn | undefined {
  if (typeof value !== 'string') return undefined
  try {
    return viewerOfPerson(JSON.parse(Buffer.from(value, 'base64url').toString()) as PersonRow)
  } catch {
    return undefined
  }
}
