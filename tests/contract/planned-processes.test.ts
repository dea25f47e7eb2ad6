import { expect, test } from 'vitest'
import { plannedProcesses } from '../../scripts/planned-processes.ts'

const namesOf = (env: NodeJS.ProcessEnv): string[] =>
  plannedProcesses(env).map(({ name, args }) => [name, ...args].join(' / '))
const DATABASE_URL = 'postgres://db/costs'

test('with the embedded database one process does everything behind a gateway', () => {
  expect(namesOf({})).toEqual(['The case and admin API', 'The gateway'])
})

test('with a database there is one of each kind, or as many as are asked for, the API first and the gateway last', () => {
  expect(namesOf({ DATABASE_URL })).toEqual([
    'The case and admin API / api',
    'The sign-in host / auth',
    'The worker / worker',
    'The gateway',
  ])
  expect(namesOf({ DATABASE_URL, GATEWAYS: '2', APIS: '2', WORKERS: '3' })).toEqual([
    'The case and admin API 1 / api',
    'The case and admin API 2 / api',
    'The sign-in host / auth',
    'The worker 1 / worker',
    'The worker 2 / worker',
    'The worker 3 / worker',
    'The gateway 1',
    'The gateway 2',
  ])
})

test('a sign-in host or hosts of somebody else are not started', () => {
  const AUTH_URL = 'https://sign-in.example.com'
  expect(
    namesOf({
      DATABASE_URL,
      AUTH_URL,
      AUTH_ISSUER: AUTH_URL,
      AUTH_JWKS_URL: `${AUTH_URL}/jwks`,
      AUTH_CLIENT_ID: 'costs',
    }),
  ).toEqual(['The case and admin API / api', 'The worker / worker', 'The gateway'])
  const own = { AUTH_URL, CASE_API_URL: 'https://case.example.com', ADMIN_API_URL: 'https://admin.example.com' }
  expect(namesOf({ ...own, GATEWAYS: '2' })).toEqual(['The gateway 1', 'The gateway 2'])
})
