import { attributeName, type AttributeName } from './attribute-name.ts'
import { readFilter, type Comparison } from './filter.ts'
import { invalidPath } from './scim-error.ts'

/** What an operation changes: an attribute, or of one with several values those that a filter finds. */
export interface PatchPath extends AttributeName {
  filter?: Comparison[]
}

const MAX_LENGTH = 500
const UNREADABLE = 'This path cannot be read.'

/** Reads a path of an operation (RFC 7644 section 3.5.2): `emails[type eq "work"].value`. Throws 400 for any other. */
export function readPath(path: string): PatchPath {
  if (path.length > MAX_LENGTH) throw invalidPath(UNREADABLE)
  const open = path.indexOf('[')
  if (open === -1) {
    const attribute = attributeName(path)
    if (!attribute) throw invalidPath(UNREADABLE)
    return attribute
  }
  const close = path.lastIndexOf(']')
  const after = path.slice(close + 1)
  const attribute = attributeName(path.slice(0, open) + after)
  if (close < open || !attribute || (after !== '' && !after.startsWith('.'))) throw invalidPath(UNREADABLE)
  return { ...attribute, filter: readFilter(path.slice(open + 1, close)) }
}
