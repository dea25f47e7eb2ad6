import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { ASHDOWN, firmOf, newCase, type CaseAnswer } from './support/firm.ts'
import { makeDocuments, outputsOf } from './support/documents.ts'

const { rest, graphql } = as(ASHDOWN)

const move = (uuid: string, stage: string, body?: unknown, headers: Record<string, string> = {}) =>
  rest<CaseAnswer>('POST', `client/case/${uuid}/status/${stage}`, body, headers)
const MOVE =
  'mutation ($c: ID!, $to: Stage!, $from: Stage, $key: String) { moveCase(uuid: $c, stage: $to, from: $from, idempotencyKey: $key) { stage } }'
const read = async (uuid: string) => (await rest<CaseAnswer>('GET', `client/case/${uuid}`)).body
const movesOf = async (uuid: string): Promise<number> => {
  const { data } = await graphql('query ($c: ID!) { case(uuid: $c) { audit { nodes { action } } } }', { c: uuid })
  const { nodes } = (data as { case: { audit: { nodes: { action: string }[] } } }).case.audit
  return nodes.filter(({ action }) => action === 'moved').length
}
/** What a move must leave as it was. */
const stateOf = async (uuid: string) => {
  const { stage, version, revision, stage_since } = await read(uuid)
  return { stage, version, revision, stage_since, moves: await movesOf(uuid) }
}

test('a move from the stage that the case is in is carried out', async () => {
  const { uuid } = await newCase(ASHDOWN)
  expect(await move(uuid, 'in_review', { from: 'in_progress' })).toMatchObject({
    status: 200,
    body: { stage: 'in_review' },
  })
  expect((await graphql(MOVE, { c: uuid, to: 'blocked', from: 'in_review' })).data).toEqual({
    moveCase: { stage: 'blocked' },
  })
  expect(await movesOf(uuid)).toBe(2)
})

test('a move from another stage is refused with the present one, and changes nothing', async () => {
  const { uuid } = await newCase(ASHDOWN)
  await move(uuid, 'complete')
  const document = await makeDocuments(ASHDOWN, uuid)
  const before = await stateOf(uuid)
  const { status, body } = await move(uuid, 'in_review', { from: 'in_progress' })
  expect(status).toBe(409)
  expect(body).toMatchObject({
    message: 'This case was completed meanwhile.',
    details: { stage: 'complete' },
    current: { uuid, stage: 'complete', version: before.version },
  })
  const { data, errors } = await graphql(MOVE, { c: uuid, to: 'in_progress', from: 'blocked' })
  expect(data?.moveCase).toBeUndefined()
  expect(errors?.[0]).toMatchObject({
    message: 'This case was completed meanwhile.',
    extensions: {
      code: 'CONFLICT',
      details: { stage: 'complete' },
      current: { uuid, stage: 'complete', version: String(before.version) },
    },
  })
  expect(await stateOf(uuid)).toEqual(before)
  expect(await outputsOf(ASHDOWN, uuid)).toContainEqual(expect.objectContaining({ uuid: document.uuid }))
})

test('what was taken back is not completed by a page that shows it in review', async () => {
  const { uuid } = await newCase(ASHDOWN)
  await move(uuid, 'in_review')
  await move(uuid, 'in_progress')
  expect(await move(uuid, 'complete', { from: 'in_review' })).toMatchObject({
    status: 409,
    body: { message: 'This case was taken back to In progress meanwhile.', details: { stage: 'in_progress' } },
  })
  expect((await read(uuid)).stage).toBe('in_progress')
  expect((await move(uuid, 'complete', { from: 'in_progress' })).status).toBe(200)
})

test('of two people who move one case at once from the same stage, one is refused', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const answers = await Promise.all(
    ['in_review', 'blocked', 'complete'].map((to) => move(uuid, to, { from: 'in_progress' })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await movesOf(uuid)).toBe(1)
})

test('a case that is in the wanted stage already stays as it is, from wherever', async () => {
  const { uuid } = await newCase(ASHDOWN)
  await move(uuid, 'in_review')
  const before = await stateOf(uuid)
  for (const from of ['in_progress', 'in_review', 'complete'] as const) {
    expect(await move(uuid, 'in_review', { from })).toMatchObject({ status: 200, body: { stage: 'in_review' } })
    expect((await graphql(MOVE, { c: uuid, to: 'in_review', from })).data).toEqual({
      moveCase: { stage: 'in_review' },
    })
  }
  expect(await stateOf(uuid)).toEqual(before)
})

test('without a stage to move from, a move is as specified', async () => {
  const { uuid } = await newCase(ASHDOWN)
  for (const body of [undefined, {}, { from: null }])
    for (const to of ['in_review', 'complete', 'in_progress']) expect((await move(uuid, to, body)).status).toBe(200)
  for (const to of ['blocked', 'in_progress'])
    expect((await graphql(MOVE, { c: uuid, to })).data).toEqual({ moveCase: { stage: to } })
})

test('an unknown word and an unknown key are refused by name, even where nothing would change', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const before = await stateOf(uuid)
  for (const to of ['in_review', 'in_progress']) {
    for (const from of ['drafting', 'COMPLETE', 3, ['complete']])
      expect(await move(uuid, to, { from })).toMatchObject({
        status: 422,
        body: { details: { from: expect.any(String) } },
      })
    expect(await move(uuid, to, { from: 'in_progress', stage: 'complete', fron: 'x' })).toMatchObject({
      status: 422,
      body: { details: { stage: 'This field is not known.', fron: 'This field is not known.' } },
    })
    expect(await move(uuid, to, ['in_progress'])).toMatchObject({
      status: 422,
      body: { details: { body: expect.any(String) } },
    })
  }
  const { errors } = await graphql(MOVE, { c: uuid, to: 'in_review', from: 'drafting' })
  expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  expect(await stateOf(uuid)).toEqual(before)
})

test('a key repeats its answer whatever the stage is now, and not for another stage to move from', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const key = { 'idempotency-key': randomUUID() }
  const first = await move(uuid, 'in_review', { from: 'in_progress' }, key)
  await move(uuid, 'complete')
  expect(await move(uuid, 'in_review', { from: 'in_progress' }, key)).toMatchObject({
    status: 200,
    body: { stage: 'in_review', version: first.body.version },
  })
  expect((await read(uuid)).stage).toBe('complete')
  expect(await move(uuid, 'in_review', { from: 'complete' }, key)).toMatchObject({ status: 422 })
  expect(await move(uuid, 'in_review', {}, key)).toMatchObject({ status: 422 })

  // What was refused is judged anew: nothing is recorded of it.
  const again = randomUUID()
  const asked = { c: uuid, to: 'blocked', from: 'in_review', key: again }
  expect((await graphql(MOVE, asked)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  await move(uuid, 'in_review')
  expect((await graphql(MOVE, asked)).data).toEqual({ moveCase: { stage: 'blocked' } })
})

test('If-Match stays the version of the case', async () => {
  const { uuid, version } = await newCase(ASHDOWN)
  const renamed = await rest<CaseAnswer>('PATCH', `client/case/legal-aid/${uuid}`, { case_name: 'Re Renamed' })
  expect(await move(uuid, 'in_review', { from: 'in_progress' }, { 'if-match': `"${version}"` })).toMatchObject({
    status: 412,
    body: { current: { stage: 'in_progress', version: renamed.body.version } },
  })
  expect((await move(uuid, 'in_review', {}, { 'if-match': `"${renamed.body.version}"` })).status).toBe(200)
})

test('an unresolved comment is no reason that hides another stage', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const { feeEarner } = await firmOf(ASHDOWN)
  const time = await rest<{ uuid: string }>('POST', `client/case/${uuid}/time-recording`, {
    ...{ date: '2025-03-03', activity_type: 'preparation', time: 1, fee_earner: feeEarner },
  })
  await rest('POST', `client/entity/case_fee/${time.body.uuid}/comment`, { body: 'Is this right?' })
  await move(uuid, 'in_review')
  await move(uuid, 'in_progress')
  expect((await move(uuid, 'complete', { from: 'in_review' })).body.details).toEqual({ stage: 'in_progress' })
  expect((await move(uuid, 'complete', { from: 'in_progress' })).body.details).not.toHaveProperty('stage')
})
