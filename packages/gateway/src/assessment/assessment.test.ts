import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import type { Context } from '../context/context.ts'
import { createSchema } from '../schema.ts'

const schema = createSchema()
const CASE = '11111111-1111-4111-8111-111111111111'
const SOURCE = `mutation {
  restoreAssessment(caseUuid: "${CASE}") { version lines { nodes { version } } deadlines { version } }
}`

/** A context in which the assessment of a case is that of a host. */
function contextOf(assessment: object, more: object = {}): Context {
  const viewer = { system_role: { Permissions: [] }, client_role: { Permissions: [] }, children_clients: {} }
  const readHead = () => Promise.resolve({ uuid: CASE, client: 'f' })
  const allowed = { viewer: () => Promise.resolve(viewer), needScope: () => undefined, may: () => true }
  return { ...allowed, cases: { readHead, assessment, ...more } } as unknown as Context
}
/** The versions that are answered in front of a host whose records are so. */
async function versionsOf(record: { version?: number }): Promise<unknown> {
  const contextValue = contextOf(
    {
      restore: () => Promise.resolve({ case_uuid: CASE, ...record }),
      lines: () => Promise.resolve({ nodes: [record], total_count: 1, has_next_page: false, end_cursor: null }),
    },
    { deadlines: { of: () => Promise.resolve(record) } },
  )
  const { data, errors } = await graphql({ schema, source: SOURCE, contextValue })
  expect(errors).toBeUndefined()
  return JSON.parse(JSON.stringify(data))
}
const allAt = (version: string, ofDates: string | null = version) => ({
  restoreAssessment: { version, lines: { nodes: [{ version }] }, deadlines: { version: ofDates } },
})

test('what is entered has the version that its host gives, and none where that gives none', async () => {
  expect(await versionsOf({ version: 0 })).toEqual(allAt('0'))
  expect(await versionsOf({ version: 7 })).toEqual(allAt('7'))
  expect(await versionsOf({})).toEqual(allAt('', null))
})

test('how interest is worked out, and what is to be paid by a day, is null where a host does not say', async () => {
  const source = `mutation { restoreAssessment(caseUuid: "${CASE}") { interest { daily periods { days } } payable { by } } }`
  const row = { case_uuid: CASE, interest: { rate: 8, from: null, amount: null, disallowed: [] } }
  const contextValue = contextOf({ restore: () => Promise.resolve(row) })
  expect(JSON.parse(JSON.stringify(await graphql({ schema, source, contextValue })))).toEqual({
    data: { restoreAssessment: { interest: { daily: null, periods: null }, payable: null } },
  })
})
