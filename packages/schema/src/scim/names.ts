/** The media type of SCIM (RFC 7644 section 3.1). */
export const SCIM_TYPE = 'application/scim+json'
/** Where SCIM is, below the address of the API. */
export const SCIM_PATH = '/scim/v2'

/** The schemas of resources (RFC 7643 section 8.7), and what the product adds to a user. */
export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const USER_EXTENSION = 'urn:costdraft:scim:User'

const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0'
export const ERROR_MESSAGE = `${MESSAGES}:Error`
export const LIST_MESSAGE = `${MESSAGES}:ListResponse`
export const PATCH_MESSAGE = `${MESSAGES}:PatchOp`
export const SEARCH_MESSAGE = `${MESSAGES}:SearchRequest`

/** The system under which the `externalId` of a user is one of its external ids. */
export const SCIM_SYSTEM = 'scim'

/** What a refusal is about, beside its status (RFC 7644 section 3.12). */
export type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'noTarget'
  | 'invalidValue'
  | 'tooMany'

/** The most resources of one answer. */
export const MOST_RESULTS = 200
/** The most operations of one PATCH. */
export const MOST_OPERATIONS = 500
/** The most members of a group. */
export const MOST_MEMBERS = 1_000
