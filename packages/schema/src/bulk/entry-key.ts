// Node only.
import { createHash } from 'node:crypto'

/** The key of an entry, from that of its request and its place there: never longer than a key may be. */
export const keyOfEntry = (key: string | null | undefined, place: number): string | undefined =>
  key ? `entry-${createHash('sha256').update(`${place} ${key}`).digest('base64url')}` : undefined
