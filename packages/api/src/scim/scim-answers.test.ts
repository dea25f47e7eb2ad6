import { SCIM_PATH } from '@costdraft/schema/scim/names.ts'
import express from 'express'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  Conflict,
  Forbidden,
  HttpError,
  StaleVersion,
  TooManyRefusals,
  TooManyRequests,
  Unavailable,
  ValidationError,
} from '../errors/errors.ts'
import { createLog } from '../errors/log.ts'
import { scimErrorHandler, scimType } from './scim-answers.ts'
import { ScimError } from './scim-error.ts'

const errors: Readonly<Record<string, Error>> = {
  field: new ValidationError({ firstname: 'This is required.', client_role: 'Choose one.' }),
  taken: new ValidationError({ email_address: 'This e-mail address cannot be used.' }),
  name: new ValidationError({ name: 'There is a group of this name already.' }),
  id: new Conflict('Another user has this external id.', { external_ids: 'Another user has this external id.' }),
  conflict: new Conflict('A firm keeps an owner.'),
  odd: new HttpError(422, 'Some fields of this request cannot be read.', { a: 'This field is given twice.' }),
  parameter: new HttpError(422, 'Some parameters cannot be read.', { filter: 'This is given twice.' }),
  forbidden: new Forbidden(),
  stale: new StaleVersion({ uuid: 'of a row' }),
  much: new TooManyRequests('This program asked for too much.', 7),
  refusals: new TooManyRefusals(9, true),
  away: new Unavailable('The database is not available.', 5),
  large: Object.assign(new Error('request entity too large'), { status: 413 }),
  fault: new Error('of the inside'),
  scim: new ScimError(400, 'There is none.', 'noTarget'),
}
const app = express()
app.use(SCIM_PATH, scimType)
app.get(`${SCIM_PATH}/:error`, ({ params }) => {
  throw errors[params.error]
})
app.use(SCIM_PATH, scimErrorHandler(createLog('silent', 'test')))
const server = createServer(app)
let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  url = `http://localhost:${(server.address() as AddressInfo).port}${SCIM_PATH}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test.each<[string, number, string | undefined, string, Record<string, string>?]>([
  ['field', 400, 'invalidValue', 'name.givenName: This is required. clientRole: Choose one.'],
  ['taken', 409, 'uniqueness', 'This e-mail address cannot be used.'],
  ['name', 409, 'uniqueness', 'There is a group of this name already.'],
  ['id', 409, 'uniqueness', 'Another user has this external id.'],
  ['conflict', 409, undefined, 'A firm keeps an owner.'],
  ['odd', 400, 'invalidSyntax', 'Some fields of this request cannot be read.'],
  ['parameter', 400, 'invalidFilter', 'Some parameters cannot be read.'],
  ['forbidden', 403, undefined, 'You do not have permission to do this.'],
  ['stale', 412, undefined, 'This was changed by someone else in the meantime.'],
  ['much', 429, undefined, 'This program asked for too much.', { 'retry-after': '7' }],
  ['refusals', 429, undefined, errors.refusals?.message ?? '', { 'www-authenticate': 'Bearer error="invalid_token"' }],
  ['away', 503, undefined, 'The database is not available.', { 'retry-after': '5' }],
  ['large', 413, undefined, 'This request is too large.'],
  ['fault', 500, undefined, 'Something went wrong.'],
  ['scim', 400, 'noTarget', 'There is none.'],
])('%s is refused in the shape of SCIM', async (error, status, scimType, detail, headers = {}) => {
  const answer = await fetch(`${url}/${error}`)
  expect([answer.status, await answer.json()]).toEqual([
    status,
    {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      ...(scimType && { scimType }),
      detail,
    },
  ])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/scim+json; charset=utf-8',
    ...headers,
  })
})
