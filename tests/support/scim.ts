import { expect } from 'vitest'
import type { Dispatcher } from 'undici'
import { program } from './identities.ts'
import type { Caller } from './instance.ts'
import { word } from './firms.ts'

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const EXTENSION = 'urn:costdraft:scim:User'
export const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
export const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'
const SCIM_TYPE = 'application/scim+json'

export interface ScimUser {
  id: string
  externalId?: string
  userName: string
  name: { formatted: string; familyName: string; givenName: string }
  displayName: string
  active: boolean
  emails: { value: string; type: string; primary: boolean }[]
  groups: { value: string; display: string }[]
  [EXTENSION]: { clientRole: string; siteUuid: string; solicitorSraNumber?: string }
  meta: { version: string; location: string; created: string; lastModified: string; resourceType: string }
}
export interface ScimGroup {
  id: string
  externalId?: string
  displayName: string
  members: { value: string; display: string; $ref: string }[]
  meta: { version: string }
}
export interface ScimList<T = ScimUser> {
  totalResults: number
  startIndex: number
  itemsPerPage: number
  Resources: T[]
}
export interface Refused {
  schemas: string[]
  status: string
  scimType?: string
  detail: string
}

/** Asks SCIM as a caller, in its own media type. */
export const scimOf =
  ({ rest }: Caller) =>
  <T = ScimUser & Refused>(
    method: Dispatcher.HttpMethod,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) =>
    rest<T>(method, `scim/v2/${path}`, body, { ...(body !== undefined && { 'content-type': SCIM_TYPE }), ...headers })
export type Directory = ReturnType<typeof scimOf>

/** The directory of a firm: a program that may provision its people, and nothing else. */
export const directoryOf = async (owner: string, client: string, change: object = {}): Promise<Directory> =>
  scimOf(await program(owner, client, { scopes: ['scim'], ...change }))

export const address = (): string => `${word('d').slice(0, 20)}@firm.example`
/** A user as a directory sends a new one. */
export const newUser = (change: object = {}) => ({
  schemas: [USER],
  userName: address(),
  name: { givenName: 'Barbara', familyName: 'Jensen' },
  ...change,
})
export const patch = (...Operations: object[]) => ({ schemas: [PATCH_OP], Operations })
export const filter = (text: string): string => `filter=${encodeURIComponent(text)}`

/** Adds and reads resources by a directory, as a test file has it once it has begun. */
export function resourcesOf(directory: () => Directory) {
  const scim: Directory = (...asked) => directory()(...asked)
  return {
    added: async (change: object = {}): Promise<ScimUser> => {
      const { status, body } = await scim('POST', 'Users', newUser(change))
      expect([status, body]).toMatchObject([201, { id: expect.any(String) }])
      return body
    },
    addedGroup: async (change: object = {}): Promise<ScimGroup> => {
      const { status, body } = await scim<ScimGroup>('POST', 'Groups', {
        schemas: [GROUP],
        displayName: word('Group'),
        ...change,
      })
      expect([status, body]).toMatchObject([201, { id: expect.any(String) }])
      return body
    },
    read: async (id: string): Promise<ScimUser> => (await scim('GET', `Users/${id}`)).body,
    /** The ids of the members of a group, in one order. */
    membersOf: async (id: string): Promise<string[]> =>
      (await scim<ScimGroup>('GET', `Groups/${id}`)).body.members.map(({ value }) => value).toSorted(),
  }
}
