import { expect, test } from 'vitest'
import { routeOf } from './answered.ts'

const uuid = '0b8a4f0e-1f3c-4f0a-9d55-0f6f3f2a9c11'
const of = (originalUrl: string, path?: string, method = 'GET'): string =>
  routeOf({ method, originalUrl, route: path === undefined ? undefined : { path } })

test('a route is a pattern, and holds nothing that the request brought', () => {
  expect(of('/graphql?query={viewer}', undefined, 'POST')).toBe('/graphql')
  expect(of(`/cases/${uuid}?search=Zebedee`, '/{*path}')).toBe('page')
  expect(of('/unsubscribe/Zebedee', '/unsubscribe/:token', 'POST')).toBe('/unsubscribe/:token')
  expect(of('/calendar/Zebedee.ics', '/calendar/:secret.ics')).toBe('/calendar/:secret.ics')
  expect(of('/assets/index-3f9a.js')).toBe('/assets')
  expect(of('/assetsZebedee')).toBe('other')
  expect(of(`/docs/reference#${uuid}`, '/docs/reference')).toBe('/docs/reference')
  const files = '/api/files/{*path}'
  expect(of(`/api/files/client/case/${uuid}/file/${uuid}`, files)).toBe('/api/files/client/case/file/:name')
  expect(of(`/api/files/client/case/${uuid}/zebedee`, files)).toBe('/api/files/…')
  expect(of(`/api/files/client/${uuid}/rates/zebedee/csv`, files)).toBe('/api/files/client/:uuid/rates/:name/csv')
})
