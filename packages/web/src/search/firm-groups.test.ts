import { expect, test } from 'vitest'
import type { FirmsAndPeopleQuery } from '../generated/graphql.ts'
import { firmGroups } from './firm-groups.ts'

const client = (uuid: string, more = {}) => ({
  __typename: 'Client' as const,
  uuid,
  name: `Firm ${uuid}`,
  town: 'Leeds',
  solicitorSraNumber: '123456',
  ...more,
})
const found = (clients: number, users: number): FirmsAndPeopleQuery => ({
  clients: { __typename: 'ClientConnection', totalCount: clients, nodes: clients > 0 ? [client('f')] : [] },
  users: {
    __typename: 'UserConnection',
    totalCount: users,
    nodes:
      users > 0
        ? [
            {
              __typename: 'User',
              uuid: 'u',
              name: 'Ann Ash',
              emailAddress: 'ann@ash.example',
              roleLabel: 'Owner',
              client: { __typename: 'UserClient', uuid: 'f', name: 'Firm f' },
            },
          ]
        : [],
  },
})
const lines = (isAdmin: boolean, clients: number, users: number) =>
  firmGroups(found(clients, users), 'ash & co', isAdmin).map(({ name, count, options }) => [
    name,
    count,
    ...options.map(({ title, detail, to }) =>
      [...title, ...detail]
        .map(({ text }) => text)
        .concat(to)
        .join(' | '),
    ),
  ])

test('clients and users lead to their pages: in a firm to its own', () => {
  expect(lines(false, 1, 1)).toEqual([
    ['Clients', undefined, 'Firm f | Leeds · SRA 123456 | /clients/edit/f'],
    ['Users', undefined, 'Ann Ash | ann@ash.example · Owner · Firm f | /users/edit/u'],
  ])
})

test('of the administration to those of the system, and of many to their lists', () => {
  expect(lines(true, 9, 12)).toEqual([
    [
      'Clients',
      '9',
      expect.stringMatching('/admin/clients/edit/f$'),
      'Search the list of clients | /admin/clients?q=ash+%26+co',
    ],
    [
      'Users',
      '12',
      expect.stringMatching('/admin/users/edit/u$'),
      'Search the list of users | /admin/users?q=ash+%26+co',
    ],
  ])
})

test('what may not be read, or was not found, is left out', () => {
  expect(lines(false, 0, 0)).toEqual([])
  expect(firmGroups({}, 'ash', false)).toEqual([])
})
