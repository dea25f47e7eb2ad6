import { FIRM, PASSWORD, PERSON, SITE, TOKEN } from './ids.ts'
import type { Permission, Person } from './records.ts'

const ofOwner = [
  'client:read',
  'client:create',
  'client:edit',
  'client:edit_users',
  'user:read',
  'user:create',
  'case:read',
  'case:create',
  'rates:edit',
]
const ofDraftsman = ['client:read', 'case:read', 'case:create']
const names: Record<string, string[]> = {
  owner: ofOwner,
  it_administrator: ['client:read', 'client:edit', 'client:edit_users', 'user:read', 'user:create'],
  team_leader: ['client:read', 'user:read', 'case:read', 'case:create'],
  costs_draftsman: ofDraftsman,
  solicitor: ofDraftsman,
}
const ruled = (list: string[], rule: string): Permission[] => list.map((name) => ({ name, rule }))

/** What a role holds for its client. */
export const permissionsOf = (role: string): Permission[] => ruled(names[role] ?? [], 'own_client')

export const seedTokens = (): Map<string, string> =>
  new Map([
    [TOKEN.owner, PERSON.owner],
    [TOKEN.draftsman, PERSON.draftsman],
    [TOKEN.solicitor, PERSON.solicitor],
    [TOKEN.rival, PERSON.rival],
    [TOKEN.admin, PERSON.admin],
  ])

/** Permissions of the draftsman and the solicitor are plain strings, those of the others names with a rule. */
export const seedPeople = (): Person[] => [
  {
    session: {
      user_uuid: PERSON.owner,
      client_uuid: FIRM.tideway,
      system_role: { Name: 'owner', Permissions: [{ name: 'user:read', rule: 'self' }] },
      client_role: { Permissions: permissionsOf('owner') },
      children_clients: { [FIRM.oakfield]: { Permissions: permissionsOf('owner') } },
    },
    user: {
      uuid: PERSON.owner,
      firstname: 'Orla',
      surname: 'Tidewell',
      email_address: 'owner@tideway.example',
      client_role: 'owner',
      site_uuid: SITE.quay,
      solicitor_sra_number: null,
      client_uuid: FIRM.tideway,
      children_clients: { [FIRM.oakfield]: 'owner' },
    },
    password: PASSWORD,
  },
  {
    session: {
      user_uuid: PERSON.draftsman,
      client_uuid: FIRM.tideway,
      system_role: { Name: 'costs_draftsman', Permissions: [] },
      client_role: { Permissions: [...ofDraftsman] },
      children_clients: { [FIRM.oakfield]: { Permissions: [...ofDraftsman] } },
    },
    user: {
      uuid: PERSON.draftsman,
      firstname: 'Devan',
      surname: 'Shore',
      email_address: 'draftsman@tideway.example',
      client_role: 'costs_draftsman',
      site_uuid: SITE.quay,
      solicitor_sra_number: null,
      client_uuid: FIRM.tideway,
      children_clients: { [FIRM.oakfield]: 'costs_draftsman' },
    },
    password: PASSWORD,
  },
  {
    session: {
      user_uuid: PERSON.solicitor,
      client_uuid: FIRM.oakfield,
      system_role: { Name: 'solicitor', Permissions: [] },
      client_role: { Permissions: [...ofDraftsman] },
      children_clients: {},
    },
    user: {
      uuid: PERSON.solicitor,
      firstname: 'Sana',
      surname: 'Oakes',
      email_address: 'solicitor@oakfield.example',
      client_role: 'solicitor',
      site_uuid: SITE.oakfieldHead,
      solicitor_sra_number: '612345',
      client_uuid: FIRM.oakfield,
      children_clients: {},
    },
    password: PASSWORD,
  },
  {
    session: {
      user_uuid: PERSON.rival,
      client_uuid: FIRM.marlow,
      system_role: { Name: 'owner', Permissions: [{ name: 'user:read', rule: 'self' }] },
      client_role: { Permissions: permissionsOf('owner') },
      children_clients: {},
    },
    user: {
      uuid: PERSON.rival,
      firstname: 'Rhys',
      surname: 'Marlow',
      email_address: 'owner@marlow.example',
      client_role: 'owner',
      site_uuid: SITE.marlowHead,
      solicitor_sra_number: '698765',
      client_uuid: FIRM.marlow,
      children_clients: {},
    },
    password: PASSWORD,
  },
  {
    session: {
      user_uuid: PERSON.admin,
      client_uuid: null,
      system_role: { Name: 'admin', Permissions: ruled([...ofOwner.slice(0, 6), 'rates:edit'], 'any') },
      client_role: { Permissions: [] },
      children_clients: {},
    },
    user: {
      uuid: PERSON.admin,
      firstname: 'Ada',
      surname: 'Wills',
      email_address: 'admin@host.example',
      client_role: 'admin',
      site_uuid: null,
      solicitor_sra_number: null,
      client_uuid: null,
      children_clients: {},
    },
    password: PASSWORD,
  },
]
