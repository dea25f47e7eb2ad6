import { roles } from '../access/roles.ts'
import { GROUP_SCHEMA, USER_EXTENSION, USER_SCHEMA } from './names.ts'

/** An attribute of a resource, as its schema says it (RFC 7643 section 7). */
export interface ScimAttribute {
  name: string
  type: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued: boolean
  description: string
  required: boolean
  caseExact: boolean
  mutability: 'readOnly' | 'readWrite'
  returned: 'always' | 'default'
  uniqueness: 'none' | 'server'
  canonicalValues?: readonly string[]
  referenceTypes?: readonly string[]
  subAttributes?: readonly ScimAttribute[]
}
export interface ScimSchema {
  id: string
  name: string
  description: string
  attributes: readonly ScimAttribute[]
}

const attribute = (name: string, description: string, more: Partial<ScimAttribute> = {}): ScimAttribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
})
const readOnly = { mutability: 'readOnly' } as const
const exact = { caseExact: true } as const
const reference = (to: string): Partial<ScimAttribute> => ({ type: 'reference', referenceTypes: [to], ...exact })

/** What a schema has of users and groups, and of what the product adds. */
export const scimSchemas: readonly ScimSchema[] = [
  {
    id: USER_SCHEMA,
    name: 'User',
    description: 'A person of the firm.',
    attributes: [
      attribute('userName', 'The e-mail address of the person, by which they sign in.', {
        required: true,
        uniqueness: 'server',
      }),
      attribute('externalId', 'What the directory calls the person.', exact),
      attribute('name', 'The name of the person.', {
        type: 'complex',
        required: true,
        subAttributes: [
          attribute('givenName', 'The first name.', { required: true }),
          attribute('familyName', 'The surname.', { required: true }),
          attribute('formatted', 'Both.', readOnly),
        ],
      }),
      attribute('displayName', 'First name and surname.', readOnly),
      attribute('active', 'Whether the person may sign in.', { type: 'boolean' }),
      attribute('emails', 'The one address of the person, which is the userName as well. Others are not kept.', {
        type: 'complex',
        multiValued: true,
        subAttributes: [
          attribute('value', 'The address.'),
          attribute('type', 'Always work.', { ...readOnly, canonicalValues: ['work'] }),
          attribute('primary', 'Always true.', { ...readOnly, type: 'boolean' }),
        ],
      }),
      attribute('groups', 'The user groups that the person is in.', {
        ...readOnly,
        type: 'complex',
        multiValued: true,
        subAttributes: [
          attribute('value', 'The id of the group.', { ...readOnly, ...exact }),
          attribute('$ref', 'The address of the group.', { ...readOnly, ...reference('Group') }),
          attribute('display', 'The name of the group.', readOnly),
          attribute('type', 'Always direct.', { ...readOnly, canonicalValues: ['direct'] }),
        ],
      }),
    ],
  },
  {
    id: GROUP_SCHEMA,
    name: 'Group',
    description: 'A user group of the firm.',
    attributes: [
      attribute('displayName', 'The name of the group, which no other group of the firm has.', {
        required: true,
        uniqueness: 'server',
      }),
      attribute('externalId', 'What the directory calls the group.', exact),
      attribute('members', 'The people in the group.', {
        type: 'complex',
        multiValued: true,
        subAttributes: [
          attribute('value', 'The id of the user.', exact),
          attribute('$ref', 'The address of the user.', { ...readOnly, ...reference('User') }),
          attribute('display', 'The name of the user.', readOnly),
          attribute('type', 'Always User.', { ...readOnly, canonicalValues: ['User'] }),
        ],
      }),
    ],
  },
  {
    id: USER_EXTENSION,
    name: 'CostDraft user',
    description: 'What a person is in the firm.',
    attributes: [
      attribute('clientRole', 'The role: not above that of the API client. A new user without one is a solicitor.', {
        ...exact,
        canonicalValues: roles,
      }),
      attribute('siteUuid', 'The location of the firm. Without one, its headquarters.', exact),
      attribute('solicitorSraNumber', 'The number of a solicitor at the Solicitors Regulation Authority.', exact),
    ],
  },
]

/** The kinds of resource, each with where it is and its schemas (RFC 7643 section 6). */
export const resourceTypes = [
  {
    id: 'User',
    name: 'User',
    description: 'A person of the firm.',
    endpoint: '/Users',
    schema: USER_SCHEMA,
    schemaExtensions: [{ schema: USER_EXTENSION, required: false }],
  },
  { id: 'Group', name: 'Group', description: 'A user group of the firm.', endpoint: '/Groups', schema: GROUP_SCHEMA },
] as const
