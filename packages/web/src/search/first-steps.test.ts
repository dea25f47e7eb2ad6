import { expect, test } from 'vitest'
import { firstSteps } from './first-steps.ts'

const admin = { isAdmin: true, addsClients: true, addsUsers: true, addsCases: false }
const owner = { isAdmin: false, addsClients: true, addsUsers: true, addsCases: true }
const firm = { uuid: 'f', name: 'Quay Law', feeEarners: [] }
const staffed = { ...firm, feeEarners: [{ uuid: 'e' }] }
const administration = ['/admin/clients/add', '/admin/users/add', '/admin/clients', '/admin/users']
const paths = (situation: Parameters<typeof firstSteps>[0]): string[] =>
  firstSteps(situation).flatMap(({ options }) => options.map(({ to }) => to))

test.each([
  [
    'an administrator of nothing',
    { viewer: admin, clients: 0, users: 1, solicitors: [] },
    ['/admin/clients/add', '/admin/users/add'],
  ],
  ['one with a client that has nobody', { viewer: admin, clients: 1, users: 1, solicitors: [] }, ['/admin/users/add']],
  ['one whose clients have people', { viewer: admin, clients: 1, users: 2, solicitors: [] }, administration],
  [
    'one whose lists failed',
    { viewer: admin, clients: undefined, users: undefined, solicitors: undefined },
    administration,
  ],
  [
    'one who may add nothing',
    { viewer: { ...admin, addsClients: false, addsUsers: false }, clients: 1, users: 2, solicitors: [] },
    ['/admin/clients', '/admin/users'],
  ],
  ['a draftsman without clients', { viewer: owner, clients: 1, users: 1, solicitors: [] }, ['/clients/add']],
  [
    'a new owner',
    { viewer: owner, clients: 1, users: 1, solicitors: [firm] },
    ['/clients/edit/f', '/users/add', '/cost-draft/cases/add-case'],
  ],
  [
    'a firm with people',
    { viewer: owner, clients: 1, users: 3, solicitors: [staffed] },
    ['/cost-draft/cases/add-case'],
  ],
  [
    'someone who may only read',
    {
      viewer: { ...owner, addsClients: false, addsUsers: false, addsCases: false },
      clients: 1,
      users: 3,
      solicitors: [staffed],
    },
    [],
  ],
])('%s is led to %j', (_who, situation, to) => {
  expect(paths(situation)).toEqual(to)
})

test('what leads a newcomer, and what an administrator can do, are groups of their own', () => {
  const names = (clients: number, users: number) =>
    firstSteps({ viewer: admin, clients, users, solicitors: [] }).map(({ name }) => name)
  expect([names(0, 1), names(3, 9)]).toEqual([['First steps'], ['Administration']])
})
