import { EXTENSION } from './attribute-name.ts'
import { immutable, invalidPath } from './scim-error.ts'
import type { Change } from './patch.ts'

/** What resources have that no request sets. */
const READ_ONLY = new Set(['id', 'meta', 'schemas', 'groups'])

/**
 * What users and groups have elsewhere (RFC 7643 section 4), and what is derived here. Directories send it unasked: it
 * is ignored, a password included, which people choose for themselves.
 */
const IGNORED = new Set([
  'addresses',
  'displayname',
  'entitlements',
  'ims',
  'locale',
  'nickname',
  'password',
  'phonenumbers',
  'photos',
  'preferredlanguage',
  'profileurl',
  'roles',
  'timezone',
  'title',
  'usertype',
  'x509certificates',
])

/** What a name has elsewhere, or is derived here. */
const IN_NAME = new Set(['formatted', 'middlename', 'honorificprefix', 'honorificsuffix'])

/**
 * What becomes of a change of an attribute that is not kept: it is ignored. Throws 400 for one that a path names and
 * that cannot be changed, or that there is not.
 */
export function ignored({ path: { name, sub }, isNamed }: Change): void {
  if (!isNamed || IGNORED.has(name)) return
  // What extensions of others have is theirs.
  if (name.startsWith('urn:') && name !== EXTENSION) return
  if (name === 'name' && sub !== undefined && IN_NAME.has(sub)) return
  throw READ_ONLY.has(name) ? immutable(`${name} cannot be changed.`) : invalidPath('There is no such attribute.')
}
