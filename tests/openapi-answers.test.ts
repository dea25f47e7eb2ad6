import { reportNames, reports } from '@costdraft/schema/reports/report.ts'
import { restRecords } from '@costdraft/schema/rest/records.ts'
import { restRoutes } from '@costdraft/schema/rest/index.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { ADMIN } from './support/firms.ts'
import { as, type Caller } from './support/instance.ts'
import { program } from './support/identities.ts'
import { rest } from './support/rest-operations.ts'
import { scimRest } from './support/scim-operations.ts'
import { makeTarget, type Target } from './support/target.ts'

let target: Target
let directory: Caller
beforeAll(async () => {
  target = await makeTarget()
  directory = await program(target.owner, target.firm.client, { scopes: ['scim'] })
})
const isOfScim = (route: string): boolean => route.includes(' /scim/')
/** Who may ask a route. */
const callerFor = (route: string): Caller =>
  isOfScim(route) ? directory : as(route === 'GET /users/administrators' ? ADMIN : target.owner)

const components = { schemas: restRecords() }
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
/** A schema by which a record must have every key that is described. */
const whole = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(whole)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, whole(value)]))
  return 'properties' in inner ? { ...inner, required: Object.keys(inner.properties as object) } : inner
}

/** Answers with rows of another kind among them, which have the keys of their own. */
const MIXED = new Set([
  'GET /client/case/:case/disbursement',
  ...reportNames.map((name) => `GET /client/reports/${reports[name].path}`),
])
/** The routes that only read, and answer in JSON. */
const reading = Object.entries(restRoutes()).filter(
  ([route, { answer, isPublic }]) => route.startsWith('GET ') && typeof answer === 'object' && !isPublic,
)

test('what each route that reads answers looks as the description of the API says', async () => {
  const wrong: string[] = []
  for (const [route, { answer }] of reading) {
    const [path] = (rest[route] ?? scimRest[route])!(target)
    const { status, body } = await callerFor(route).rest('GET', path)
    const validate = ajv.compile(
      // A resource of SCIM is without what it has no value of.
      MIXED.has(route) || isOfScim(route)
        ? { ...(answer as object), components }
        : (whole({ ...(answer as object), components }) as object),
    )
    if (status !== 200) wrong.push(`${route}: ${status}`)
    else if (!validate(body)) wrong.push(`${route}: ${ajv.errorsText(validate.errors?.slice(0, 4))}`)
  }
  expect(wrong).toEqual([])
  expect(reading.length).toBeGreaterThan(70)
})
