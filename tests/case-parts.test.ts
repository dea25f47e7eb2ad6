import { expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { ASHDOWN, firmOf, newCase } from './support/firm.ts'

const { rest, graphql } = as(ASHDOWN)

const ADD =
  'mutation ($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { uuid } changedCase(uuid: $c) { uuid version totals { gross } openComments { uuid } filingCheck { findings { totalCount } } timeRecordings(first: 1) { totalCount sums { count time } } } }'
const COMMENT =
  'mutation ($c: ID!, $e: ID!) { addComment(caseUuid: $c, entityType: case_fee, entityUuid: $e, body: "Whose letter is this?") { case { unresolvedComments openComments { comment { body } } } } }'

/** A case with a row of time that has an open comment. */
async function commented(): Promise<{ uuid: string; item: string; changed: Record<string, unknown> }> {
  const { uuid } = await newCase(ASHDOWN)
  const { feeEarner } = await firmOf(ASHDOWN)
  const input = { date: '2025-03-04', feeEarner, activityType: 'preparation', time: 1.5, description: 'Reading' }
  const { data, errors } = await graphql(ADD, { c: uuid, i: input })
  expect(errors).toBeUndefined()
  const { addTimeRecording, changedCase } = data as Record<string, Record<string, unknown>>
  const item = String(addTimeRecording?.uuid)
  expect((await graphql(COMMENT, { c: uuid, e: item })).data).toEqual({
    addComment: { case: { unresolvedComments: 1, openComments: [{ comment: { body: 'Whose letter is this?' } }] } },
  })
  return { uuid, item, changed: changedCase ?? {} }
}

test('a case is answered with what its own paths answer of it', async () => {
  const { uuid } = await commented()
  const at = `client/case/${uuid}`
  const alone = await rest('GET', at)
  const { body, headers } = await rest<Record<string, unknown>>(
    'GET',
    `${at}?with=totals,attention,open_comments,filing_check&sums=time_recordings,attendances`,
  )
  const { figures, ...row } = body
  expect(row).toEqual(alone.body)
  expect(headers.etag).toBe(alone.headers.etag)
  expect(figures).toEqual({
    totals: (await rest('GET', `${at}/totals`)).body,
    attention: (await rest('GET', `${at}/attention`)).body,
    open_comments: (await rest('GET', `${at}/open-comments`)).body,
    filing_check: (await rest('GET', `${at}/filing-check`)).body,
    sums: {
      time_recordings: (await rest('GET', `${at}/time-recording/sums`)).body,
      attendances: (await rest('GET', `${at}/procedural-step/sums?fee_type=hearing`)).body,
    },
  })
})

test('some columns of a case are answered with it as well, and what there is not is refused', async () => {
  const { uuid } = await commented()
  const { body, headers } = await rest<Record<string, unknown>>(
    'GET',
    `client/case/${uuid}?columns=uuid,client&with=open_comments`,
  )
  expect(Object.keys(body)).not.toContain('case_name')
  expect(body).toMatchObject({ uuid, figures: { open_comments: [{ entity_type: 'case_fee' }] } })
  expect(headers.etag).toBeUndefined()
  for (const [query, name] of [
    ['with=nothing', 'with'],
    ['sums=nothing', 'sums'],
    ['columns=uuid&sums=nothing', 'sums'],
  ])
    expect((await rest('GET', `client/case/${uuid}?${query}`)).body).toMatchObject({
      details: { [name ?? '']: expect.any(String) as unknown },
    })
})

test('a change answers what follows from it, and its version is that of the case', async () => {
  const { uuid, changed } = await commented()
  expect(changed).toMatchObject({
    uuid,
    openComments: [],
    timeRecordings: { totalCount: 1, sums: { count: 1, time: '1.50' } },
  })
  const { data } = await graphql('query ($c: ID!) { case(uuid: $c) { version totals { gross } } }', { c: uuid })
  const { version, totals } = (data as { case: { version: string; totals: { gross: string } } }).case
  expect(changed.totals).toEqual(totals)
  expect(changed.version).toBe(version)
})
