import { expect, test } from 'vitest'
import { restRoutes } from './index.ts'
import { routePattern } from './route-pattern.ts'

const uuid = '0b8a4f0e-1f3c-4f0a-9d55-0f6f3f2a9c11'

test('every route is known by a path of it', () => {
  const routes = Object.keys(restRoutes())
  expect(routes.length).toBeGreaterThan(100)
  for (const route of routes) {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replaceAll(/:\w+/g, uuid)
    expect(routePattern(method, `${path.slice(1)}?name=value`), route).toBe(pattern)
  }
})

test('no value of an unknown path is told', () => {
  expect(routePattern('GET', `client/case/${uuid}/of/another/host`)).toBe('other')
  expect(routePattern('GET', '')).toBe('other')
})
