import { expect, test } from 'vitest'
import { recordPath } from './record-path.ts'

const FIRM = 'firm-1'
const owner = { client: { uuid: FIRM }, isAdmin: false, editsRates: true }
const change = (name: string, clientUuid: string | null = FIRM) => ({
  kind: { __typename: 'AuditKind' as const, name, label: name },
  recordUuid: 'record-1',
  client: clientUuid === null ? null : { __typename: 'UserClient' as const, uuid: clientUuid, name: 'A firm' },
})

test.each([
  ['user', '/users/edit/record-1'],
  ['second_factor', '/users/edit/record-1'],
  ['user_group', '/users/user-groups'],
  ['client', '/clients/edit/record-1'],
  ['fee_earner', '/clients/edit/firm-1'],
  ['firm_archive', '/clients/edit/firm-1'],
  ['rate_card', '/settings/rate-cards?client=firm-1'],
  ['webhook', '/settings'],
  ['a_kind_of_another_version', undefined],
])('a record of the kind %s is shown at %s', (kind, path) => {
  expect(recordPath(change(kind), owner)).toBe(path)
})

test('no path leads to a page that the viewer does not have', () => {
  expect(recordPath(change('rate_edition'), { ...owner, editsRates: false })).toBeUndefined()
  // The settings show the API clients of one's own firm alone.
  expect(recordPath(change('api_client', 'firm-2'), owner)).toBeUndefined()
  expect(recordPath(change('user', null), owner)).toBeUndefined()
  expect(recordPath(change('user', null), { client: null, isAdmin: true, editsRates: true })).toBe(
    '/admin/administrators',
  )
})
