import { isPage, pages } from '@costdraft/schema/pages.ts'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { nameRecords } from './record-params.ts'
import { screens } from './screens.ts'

test('the gateway knows the page of every route, and no other', () => {
  const routes = ['/', '/oauth-callback', ...screens.map(({ path }) => path)]
  expect([...pages].toSorted()).toEqual(routes.toSorted())
  expect(new Set(pages).size).toBe(pages.length)
})

test.each([
  ['/', true],
  ['/cost-draft/cases', true],
  ['/cost-draft/cases/', true],
  ['/Cost-Draft/Cases', true],
  ['/cost-draft/completed/anything', true],
  ['/cost-draft', false],
  ['/cost-draft/cases/draft/edit', false],
  ['/cost-draft/completed/a/b', false],
  ['/wp-login.php', false],
  ['/graphql', false],
  ['/reports/work-in-progress', true],
  ['/cost-draft/cases/x', false],
])('%s: %s', (path, is) => {
  expect(isPage(path)).toBe(is)
})

const ID = '899d75c8-173d-4703-b8a0-d8a4625f63ec'
test.each([
  [`/cost-draft/cases/draft/edit/${ID}`, true],
  ['/cost-draft/cases/draft/edit/abc', false],
  ['/cost-draft/cases/details/edit/1', false],
  [`/cost-draft/cases/draft/review/${ID}0`, false],
  ['/cost-draft/completed/anything', false],
  [`/users/edit/${ID.toUpperCase()}`, true],
  ['/users/edit/x', false],
  ['/clients/edit/x', false],
  ['/admin/clients/edit/x', false],
  ['/settings/rates/family_hourly', true],
  [`/settings/rates/family_hourly/edit/${ID}`, true],
  ['/settings/rates/family_hourly/edit/x', false],
  ['/reports/work-in-progress', true],
  ['/cost-draft/cases', true],
])('%s names a record that there can be: %s', (path, does) => {
  expect(nameRecords(matchRoutes(screens, path)?.at(-1)?.params ?? {})).toBe(does)
})
