import { GROUP_SCHEMA, USER_EXTENSION, USER_SCHEMA } from '@costdraft/schema/scim/names.ts'

/** An attribute by its name in small letters, since names of attributes ignore case (RFC 7643 section 2.1). */
export interface AttributeName {
  /** The attribute; of an extension the whole URN of its schema. */
  name: string
  /** The attribute inside it: `givenname` of `name.givenName`. */
  sub?: string
}

export const EXTENSION = USER_EXTENSION.toLowerCase()
const CORE = [USER_SCHEMA, GROUP_SCHEMA].map((schema) => `${schema.toLowerCase()}:`)
const URN = /^urn:[\w:.-]+?(?::(?<sub>[a-z]\w*))?$/

/**
 * Reads the name of an attribute: `userName`, `name.givenName`, each with the URN of its schema before it or not, or an
 * attribute of an extension, `urn:costdraft:scim:User:clientRole`. Undefined for anything else.
 */
export function attributeName(text: string): AttributeName | undefined {
  const lower = text.trim().toLowerCase()
  if (lower === EXTENSION) return { name: EXTENSION }
  if (lower.startsWith(`${EXTENSION}:`)) return { name: EXTENSION, sub: lower.slice(EXTENSION.length + 1) }
  const core = CORE.find((urn) => lower.startsWith(urn))
  const bare = core === undefined ? lower : lower.slice(core.length)
  if (bare.startsWith('urn:')) return URN.test(bare) ? { name: bare } : undefined
  const [, name, sub] = /^(\$?[a-z][\w-]*)(?:\.(\$?[a-z][\w-]*))?$/.exec(bare) ?? []
  return name === undefined ? undefined : { name, ...(sub !== undefined && { sub }) }
}
