import { restRecords } from '@costdraft/schema/rest/records.ts'
import { restRoutes } from '@costdraft/schema/rest/index.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { rest } from './support/rest-operations.ts'
import { makeTarget, type Target } from './support/target.ts'

let target: Target
beforeAll(async () => {
  target = await makeTarget()
})

const components = { schemas: restRecords() }
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
/** The routes that only read, and answer in JSON. */
const reading = Object.entries(restRoutes()).filter(
  ([route, { answer, isPublic }]) => route.startsWith('GET ') && typeof answer === 'object' && !isPublic,
)

test('what each route that reads answers looks as the description of the API says', async () => {
  const wrong: string[] = []
  for (const [route, { answer }] of reading) {
    const [path] = rest[route]!(target)
    const { status, body } = await as(target.owner).rest('GET', path)
    const validate = ajv.compile({ ...(answer as object), components })
    if (status !== 200) wrong.push(`${route}: ${status}`)
    else if (!validate(body)) wrong.push(`${route}: ${ajv.errorsText(validate.errors?.slice(0, 4))}`)
  }
  expect(wrong).toEqual([])
  expect(reading.length).toBeGreaterThan(70)
})
