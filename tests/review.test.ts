import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { ASHDOWN, DRAFTSMAN, newCase } from './support/firm.ts'

const ashdown = as(ASHDOWN)
const draftsman = as(DRAFTSMAN)
interface Answer {
  uuid: string
  body: string
  created_by_name: string
  resolved_by_name: string | null
  entity_type: string
  message?: string
  details?: Record<string, string>
}

async function withDisbursement() {
  const { uuid } = await newCase(ASHDOWN)
  const { body: item } = await ashdown.rest<{ uuid: string }>('POST', `client/case/${uuid}/disbursement`, {
    disbursement_type: 'taxi',
    date: '2025-03-03',
    amount: 10,
    description: 'To court',
  })
  return { uuid, item: item.uuid, path: `client/entity/case_fee/${item.uuid}/comment` }
}

describe('a comment', () => {
  test('can be added to any kind of item, blocks completion until resolved, and is recorded in the audit', async () => {
    const { uuid, item, path } = await withDisbursement()
    const { status, body: first } = await draftsman.rest<Answer>('POST', path, { body: '  Where is the receipt? ' })
    expect([status, first]).toEqual([
      201,
      expect.objectContaining({
        body: 'Where is the receipt?',
        created_by_name: 'David Penrose',
        resolved_by: null,
        entity_type: 'case_fee',
        entity_uuid: item,
        care_case: uuid,
      }),
    ])
    expect(
      (await ashdown.rest<{ comments: Answer[] }[]>('GET', `client/case/${uuid}/disbursement`)).body[0]?.comments,
    ).toMatchObject([{ body: 'Where is the receipt?', created_by_name: 'David Penrose' }])
    expect((await ashdown.rest('GET', `client/case/${uuid}`)).body).toMatchObject({ unresolved_comments: 1 })
    const refused = await ashdown.rest<Answer>('POST', `client/case/${uuid}/status/complete`, {})
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        message: '1 comment is not resolved. Resolve it to complete this case.',
        details: { disbursement: '1 unresolved' },
      },
    ])
    expect((await ashdown.rest<Answer>('PATCH', `${path}/${first.uuid}/resolve`, {})).body).toMatchObject({
      resolved_by_name: expect.any(String),
    })
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    const { body: audit } = await ashdown.rest<{ nodes: { entity: string; action: string }[] }>(
      'GET',
      `client/case/${uuid}/audit`,
    )
    expect(audit.nodes.filter(({ entity }) => entity === 'comment').map(({ action }) => action)).toEqual([
      'changed',
      'added',
    ])
  })

  test('is changed by its creator alone: a settled one anywhere, none is added to a complete case', async () => {
    const { uuid, path } = await withDisbursement()
    const {
      body: { uuid: comment },
    } = await ashdown.rest<Answer>('POST', path, { body: 'Check the date' })
    expect((await draftsman.rest('PATCH', `${path}/${comment}`, { body: 'Mine now' })).status).toBe(403)
    expect((await ashdown.rest<Answer>('PATCH', `${path}/${comment}`, { body: 'Check the year' })).body.body).toBe(
      'Check the year',
    )
    await draftsman.rest('PATCH', `${path}/${comment}/resolve`, {})
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
    expect((await ashdown.rest<Answer>('PATCH', `${path}/${comment}`, { body: 'Checked' })).body).toMatchObject({
      body: 'Checked',
      resolved_by_name: 'David Penrose',
    })
    expect((await ashdown.rest('POST', path, { body: 'Too late' })).status).toBe(409)
    expect((await ashdown.rest('PATCH', `${path}/${comment}/resolve`, {})).status).toBe(409)
  })

  test('has 3 to 250 characters, and is addressed by its own type', async () => {
    const { item, path } = await withDisbursement()
    expect((await ashdown.rest<Answer>('POST', path, { body: 'ab' })).body.details).toEqual({
      body: 'Enter at least 3 characters.',
    })
    expect((await ashdown.rest<Answer>('POST', path, { body: 'x'.repeat(251) })).status).toBe(422)
    expect((await ashdown.rest('POST', `client/entity/party/${item}/comment`, { body: 'Not a party' })).status).toBe(
      404,
    )
    expect(
      (await ashdown.rest('POST', `client/entity/case_fee/${randomUUID()}/comment`, { body: 'Nothing' })).status,
    ).toBe(404)
    const key = { 'idempotency-key': randomUUID() }
    const [one, two] = [
      await ashdown.rest<Answer>('POST', path, { body: 'Once' }, key),
      await ashdown.rest<Answer>('POST', path, { body: 'Once' }, key),
    ]
    expect(two.body.uuid).toBe(one.body.uuid)
  })

  test('on a deleted item does not block completion', async () => {
    const { uuid, item, path } = await withDisbursement()
    await ashdown.rest('POST', path, { body: 'Remove this' })
    expect((await ashdown.rest('DELETE', `client/case/${uuid}/fee/${item}`)).status).toBe(204)
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
  })

  test('through GraphQL returns the current item and case', async () => {
    const { uuid, item } = await withDisbursement()
    const FIELDS =
      '{ item { uuid attention comments { uuid body mine createdBy { name } resolvedBy { name } } } case { uuid unresolvedComments attention { kind unresolved } } }'
    const added = await ashdown.graphql(
      `mutation($k: ID!, $e: ID!) { it: addComment(caseUuid: $k, entityType: case_fee, entityUuid: $e, body: "Look here") ${FIELDS} }`,
      { k: uuid, e: item },
    )
    expect(added.data).toMatchObject({
      it: {
        item: { uuid: item, attention: true, comments: [{ body: 'Look here', mine: true, resolvedBy: null }] },
        case: { uuid, unresolvedComments: 1, attention: [{ kind: 'disbursement', unresolved: 1 }] },
      },
    })
    const comment = (added.data as { it: { item: { comments: { uuid: string }[] } } }).it.item.comments[0]?.uuid
    expect(
      (
        await draftsman.graphql(
          `mutation($k: ID!, $e: ID!, $c: ID!) { it: resolveComment(caseUuid: $k, entityType: case_fee, entityUuid: $e, uuid: $c) ${FIELDS} }`,
          { k: uuid, e: item, c: comment },
        )
      ).data,
    ).toMatchObject({
      it: {
        item: { attention: false, comments: [{ mine: false, resolvedBy: { name: 'David Penrose' } }] },
        case: { unresolvedComments: 0, attention: [] },
      },
    })
  })
})

describe('a narrative', () => {
  interface Text {
    narrative: string | null
    narrative_version: number
    version: number
    current?: Text
  }
  test('is saved while typed, with its own version, and recorded once in the audit per editor', async () => {
    const { uuid, version } = await newCase(ASHDOWN)
    const path = `client/case/${uuid}/narrative`
    for (const narrative of [
      'The proceedings',
      'The proceedings were issued',
      'The proceedings were issued in May.\n\nThey were long.',
    ]) {
      expect((await ashdown.rest<Text>('PATCH', path, { narrative })).body.narrative).toBe(narrative)
    }
    const { body } = await ashdown.rest<Text>('GET', `client/case/${uuid}`)
    expect(body).toMatchObject({
      narrative: 'The proceedings were issued in May.\n\nThey were long.',
      narrative_version: 4,
      version,
    })
    const told = async () =>
      (
        await ashdown.rest<{ nodes: { entity: string; before: object; after: object }[] }>(
          'GET',
          `client/case/${uuid}/audit`,
        )
      ).body.nodes.filter(({ entity }) => entity === 'narrative')
    expect(await told()).toMatchObject([
      { before: { narrative: null }, after: { narrative: 'The proceedings were issued in May.\n\nThey were long.' } },
    ])
    await draftsman.rest('PATCH', path, { narrative: 'Shorter.' })
    expect(await told()).toHaveLength(2)
    const stale = await ashdown.rest<Text>('PATCH', path, { narrative: 'Over it' }, { 'if-match': '"4"' })
    expect([stale.status, stale.body.current?.narrative]).toEqual([412, 'Shorter.'])
    expect((await ashdown.rest<Text>('PATCH', path, { narrative: '' })).body.narrative).toBeNull()
    expect((await ashdown.rest('PATCH', path, { narrative: 'x'.repeat(100_001) })).status).toBe(422)
  })

  test('of a completed case cannot change', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
    expect((await ashdown.rest('PATCH', `client/case/${uuid}/narrative`, { narrative: 'Late' })).status).toBe(409)
  })
})
