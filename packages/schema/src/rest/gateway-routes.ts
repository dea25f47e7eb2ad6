import { areas } from '../areas/index.ts'
import type { AnyArea } from '../areas/area.ts'
import { assessmentRoutes } from './assessment-routes.ts'
import { anyRecord, anyText, body } from './json-schema.ts'
import { clientMarkRoutes } from './client-mark-routes.ts'
import { firmArchiveRoutes } from './firm-archive-routes.ts'
import { otherRoutes } from './other-routes.ts'
import { peopleImportRoutes } from './people-import-routes.ts'
import { caseRoutes } from './case-routes.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'

const IN_CASE = '/api/files/client/case/:case'
const LEDGER = `${IN_CASE}/time-recording`
const of = (route: string): RestRoute => {
  const found = { ...otherRoutes, ...caseRoutes(), ...assessmentRoutes, ...firmArchiveRoutes, ...clientMarkRoutes }[
    route
  ]
  if (!found) throw new Error(`There is no route ${route}.`)
  return found
}

/** The creation of the cases of each area with their documents. */
const creations = (): RestRoutes =>
  Object.fromEntries(
    Object.values<AnyArea>(areas).map(({ createPath }) => {
      const { body: _json, ...route } = of(`POST /client/:clientUuid/case/${createPath}`)
      return [`POST /api/files/client/:client/case/${createPath}`, route]
    }),
  )

/**
 * The routes of the gateway itself, at the address of the web app: those that transfer files, and the export. Each does
 * what its counterpart of the case API does.
 */
export const gatewayRoutes = (): RestRoutes => ({
  [`POST ${IN_CASE}/file`]: of('POST /client/case/:case/file'),
  [`GET ${IN_CASE}/file/:file`]: of('GET /client/case/file/:file'),
  [`GET ${IN_CASE}/output/:output`]: of('GET /client/case/output/:output'),
  [`GET ${IN_CASE}/preview/:key/content`]: of('GET /client/case/:uuid/preview/:key/content'),
  ...Object.fromEntries(
    [
      'POST …/upload',
      'GET …/estimated',
      'GET …/import',
      'POST …/import',
      'POST …/import/preview',
      'POST …/import/failed',
      'DELETE …/import/:import',
    ].map((name) => [name.replace('…', LEDGER), of(name.replace('…', '/client/case/:case/time-recording'))]),
  ),
  ...Object.fromEntries(
    Object.entries(peopleImportRoutes).map(([route, described]) => [route.replace(' /', ' /api/files/'), described]),
  ),
  'GET /api/files/clients/:client/firm-archive/:archive/file': of('GET /clients/:client/firm-archive/:archive/file'),
  'GET /api/files/clients/:client/mark': of('GET /clients/:client/mark'),
  'PUT /api/files/clients/:client/mark': of('PUT /clients/:client/mark'),
  'GET /api/files/client/:client/rates/:table/csv': of('GET /client/:client/rates/:table/csv'),
  'POST /api/files/client/:client/rates/:table/csv': of('POST /client/:client/rates/:table/csv'),
  [`POST ${IN_CASE}/assessment/upload`]: of('POST /client/case/:case/assessment/upload'),
  ...creations(),
  'POST /graphql': {
    tag: 'Service',
    summary: 'Runs a GraphQL operation',
    text: 'The interface for programs: `/schema.graphql` describes it.',
    body: body({ query: anyText, variables: anyRecord, operationName: anyText, extensions: anyRecord }, ['query']),
    answer: anyRecord,
  },
  'POST /export': {
    tag: 'Cases',
    summary: 'Streams all rows of one list',
    text: 'See `/docs/export`.',
    body: body(
      {
        query: anyText,
        variables: anyRecord,
        path: anyText,
        format: { type: 'string', enum: ['ndjson', 'csv'] },
        after: anyText,
      },
      ['query', 'path', 'format'],
    ),
    answer: 'file',
    isRead: true,
  },
})
