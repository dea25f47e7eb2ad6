import { refused } from '../errors/errors.ts'
import type { Viewer } from './viewer.ts'

/** Throws FORBIDDEN for an API client that is restricted to reading. */
export function assertMayChange({ read_only }: Viewer): void {
  if (read_only) throw refused('FORBIDDEN', 'This API client may only read.')
}
