import { isPage, pages } from '@costdraft/schema/pages.ts'
import { expect, test } from 'vitest'
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
  ['/cost-draft/cases/x', false],
])('%s: %s', (path, is) => {
  expect(isPage(path)).toBe(is)
})
