import { roles } from '../access/roles.ts'
import {
  ERROR_MESSAGE,
  GROUP_SCHEMA,
  MOST_MEMBERS,
  MOST_OPERATIONS,
  MOST_RESULTS,
  PATCH_MESSAGE,
  SCIM_PATH,
  SCIM_TYPE,
  SEARCH_MESSAGE,
  USER_EXTENSION,
  USER_SCHEMA,
} from '../scim/names.ts'
import { anyRecord, anyText, count, flag, listOf, record, ref, uuid } from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'
import type { ValueSchema } from './value-schema.ts'

const schemasOf = (...schemas: readonly string[]): ValueSchema => listOf({ type: 'string', enum: schemas })
const meta = record({
  resourceType: anyText,
  created: { type: 'string', format: 'date-time' },
  lastModified: { type: 'string', format: 'date-time' },
  location: { type: 'string', format: 'uri' },
  version: anyText,
})
/** Beside these it has `$ref`, a name that a description cannot give a property. */
const reference = { value: uuid, display: anyText, type: anyText } as const

/** The records of SCIM in a description of the API. */
export const scimRecords: Readonly<Record<string, ValueSchema>> = {
  ScimUser: record({
    schemas: schemasOf(USER_SCHEMA, USER_EXTENSION),
    id: uuid,
    externalId: { ...anyText, maxLength: 200 },
    userName: { ...anyText, maxLength: 254, description: 'The e-mail address.' },
    name: record({ formatted: anyText, familyName: anyText, givenName: anyText }),
    displayName: anyText,
    active: flag,
    emails: listOf(record({ value: anyText, type: anyText, primary: flag })),
    groups: listOf(record(reference)),
    [USER_EXTENSION]: record({
      clientRole: { type: 'string', enum: roles },
      siteUuid: uuid,
      solicitorSraNumber: { ...anyText, maxLength: 20 },
    }),
    meta,
  }),
  ScimGroup: record({
    schemas: schemasOf(GROUP_SCHEMA),
    id: uuid,
    externalId: { ...anyText, maxLength: 200 },
    displayName: { ...anyText, maxLength: 100 },
    members: { ...listOf(record(reference)), maxItems: MOST_MEMBERS },
    meta,
  }),
  ScimPatch: record({
    schemas: schemasOf(PATCH_MESSAGE),
    Operations: {
      ...listOf(record({ op: { type: 'string', enum: ['add', 'replace', 'remove'] }, path: anyText, value: {} })),
      maxItems: MOST_OPERATIONS,
    },
  }),
  ScimSearch: record({
    schemas: schemasOf(SEARCH_MESSAGE),
    filter: anyText,
    startIndex: count,
    count,
    attributes: listOf(anyText),
    excludedAttributes: listOf(anyText),
  }),
  ScimError: record({ schemas: schemasOf(ERROR_MESSAGE), status: anyText, scimType: anyText, detail: anyText }),
}

const listAnswer = (resource: ValueSchema): ValueSchema =>
  record({
    schemas: listOf(anyText),
    totalResults: count,
    startIndex: count,
    itemsPerPage: count,
    Resources: listOf(resource),
  })

const inScim = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({
  tag: 'SCIM',
  summary,
  media: SCIM_TYPE,
  refusal: 'ScimError',
  ...more,
})
const OF_ENTRA = 'aadOptscim062020'
const PROJECTION = ['attributes', 'excludedAttributes', OF_ENTRA] as const
const LIST = ['filter', 'startIndex', 'count', 'sortBy', 'sortOrder', ...PROJECTION] as const
const user = ref('ScimUser')
const group = ref('ScimGroup')
const ofUsers = { needs: 'client:edit_users' } as const

const users: RestRoutes = {
  [`GET ${SCIM_PATH}/Users`]: inScim('The users of the firm of the API client', {
    ...ofUsers,
    query: LIST,
    answer: listAnswer(user),
    text: `At most ${MOST_RESULTS} at once. A filter compares \`userName\`, \`externalId\`, \`id\`, \`emails.value\` or \`active\` with \`eq\`; several are joined by \`and\`.`,
  }),
  [`POST ${SCIM_PATH}/Users`]: inScim('Adds a user, or reactivates the one who had this address', {
    needs: 'user:create',
    body: user,
    answer: user,
    status: 201,
  }),
  [`POST ${SCIM_PATH}/Users/.search`]: inScim('The same list, asked for in a body', {
    ...ofUsers,
    body: ref('ScimSearch'),
    answer: listAnswer(user),
    isRead: true,
  }),
  [`GET ${SCIM_PATH}/Users/:user`]: inScim('A user', {
    ...ofUsers,
    query: PROJECTION,
    answer: user,
    isVersioned: true,
  }),
  [`PUT ${SCIM_PATH}/Users/:user`]: inScim('Replaces a user', {
    ...ofUsers,
    body: user,
    answer: user,
    isVersioned: true,
    text: `What the body leaves out is as of a new user; \`active\`, and without the extension role and location, stay.`,
  }),
  [`PATCH ${SCIM_PATH}/Users/:user`]: inScim('Changes a user', {
    ...ofUsers,
    body: ref('ScimPatch'),
    answer: user,
    isVersioned: true,
  }),
  [`DELETE ${SCIM_PATH}/Users/:user`]: inScim(
    'Deactivates a user, who is not found by SCIM until they are reactivated',
    {
      ...ofUsers,
      answer: 'nothing',
      isVersioned: true,
    },
  ),
}

const groups: RestRoutes = {
  [`GET ${SCIM_PATH}/Groups`]: inScim('The user groups of the firm', {
    ...ofUsers,
    query: LIST,
    answer: listAnswer(group),
    text: 'A filter compares `displayName`, `externalId`, `id` or `members.value` with `eq`.',
  }),
  [`POST ${SCIM_PATH}/Groups`]: inScim('Adds a user group', { ...ofUsers, body: group, answer: group, status: 201 }),
  [`POST ${SCIM_PATH}/Groups/.search`]: inScim('The same list, asked for in a body', {
    ...ofUsers,
    body: ref('ScimSearch'),
    answer: listAnswer(group),
    isRead: true,
  }),
  [`GET ${SCIM_PATH}/Groups/:group`]: inScim('A user group', {
    ...ofUsers,
    query: PROJECTION,
    answer: group,
    isVersioned: true,
  }),
  [`PUT ${SCIM_PATH}/Groups/:group`]: inScim('Replaces a user group', {
    ...ofUsers,
    body: group,
    answer: group,
    isVersioned: true,
  }),
  [`PATCH ${SCIM_PATH}/Groups/:group`]: inScim('Changes a user group', {
    ...ofUsers,
    body: ref('ScimPatch'),
    answer: 'nothing',
    isVersioned: true,
    text: 'Answers the group where `attributes` are asked for.',
  }),
  [`DELETE ${SCIM_PATH}/Groups/:group`]: inScim('Removes a user group. Its people stay', {
    ...ofUsers,
    answer: 'nothing',
    isVersioned: true,
  }),
}

const itself: RestRoutes = {
  [`POST ${SCIM_PATH}/.search`]: inScim('Users and user groups in one list', {
    ...ofUsers,
    body: ref('ScimSearch'),
    answer: listAnswer(anyRecord),
    isRead: true,
  }),
  [`GET ${SCIM_PATH}/ServiceProviderConfig`]: inScim('What of SCIM there is here', {
    ...ofUsers,
    query: ['filter'],
    answer: anyRecord,
  }),
  [`GET ${SCIM_PATH}/ResourceTypes`]: inScim('The kinds of resource', {
    ...ofUsers,
    query: ['filter'],
    answer: listAnswer(anyRecord),
  }),
  [`GET ${SCIM_PATH}/ResourceTypes/:type`]: inScim('A kind of resource', { ...ofUsers, answer: anyRecord }),
  [`GET ${SCIM_PATH}/Schemas`]: inScim('What resources have', {
    ...ofUsers,
    query: ['filter'],
    answer: listAnswer(anyRecord),
  }),
  [`GET ${SCIM_PATH}/Schemas/:schema`]: inScim('What a kind of resource has', { ...ofUsers, answer: anyRecord }),
}

/** Provisioning of users and user groups by a directory (SCIM 2.0). */
export const scimRestRoutes: RestRoutes = { ...users, ...groups, ...itself }
