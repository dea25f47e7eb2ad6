import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { makeDocuments } from './support/documents.ts'
import { ADMIN, makeFirm, makePerson, word, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { ledgerForm } from './support/ledger-form.ts'
import { isSignedWith, startReceiver } from './support/receiver.ts'

type Receiver = Awaited<ReturnType<typeof startReceiver>>
interface Webhook {
  uuid: string
  secret: string
  url: string
  state: string
  version: number
}
const EVERY = ['case.stage_changed', 'comment.added', 'comment.resolved', 'documents.ready', 'import.finished']

let parent: Firm & { owner: string }
let firm: Firm & { owner: string }
let receiver: Receiver
const name = word('Firm')
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  firm = await makeFirm(parent.owner, 'solicitor', name)
  receiver = await startReceiver()
})
afterAll(() => receiver.stop())

async function add(owner: string, client: string, change: object = {}): Promise<Webhook> {
  const { status, body } = await as(owner).rest<Webhook>('POST', `clients/${client}/webhook`, {
    url: receiver.url,
    types: ['case.stage_changed'],
    ...change,
  })
  expect([status, body]).toMatchObject([201, {}])
  return body
}
const newCase = async (): Promise<string> =>
  (await as(firm.owner).rest<{ uuid: string }>('POST', `client/${firm.client}/case/legal-aid`, careCase(firm))).body
    .uuid
const move = (uuid: string, stage: string) => as(firm.owner).rest('POST', `client/case/${uuid}/status/${stage}`, {})

describe('a webhook', () => {
  test('is added, listed without its secret, changed, switched off and removed', async () => {
    const owner = as(firm.owner)
    const { uuid, secret, version } = await add(firm.owner, firm.client, { description: 'Our system' })
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
    const listed = await owner.rest<object[]>('GET', `clients/webhook?client=${firm.client}`)
    expect(listed.body).toMatchObject([{ uuid, description: 'Our system', state: 'enabled', url: receiver.url }])
    expect(JSON.stringify(listed.body)).not.toContain('secret"')
    const at = `clients/webhook/${uuid}`
    expect((await owner.rest('PATCH', at, { types: EVERY }, { 'if-match': `"${version}"` })).body).toMatchObject({
      types: EVERY,
      version: 2,
    })
    expect((await owner.rest('PATCH', at, { types: EVERY.slice(1) }, { 'if-match': `"${version}"` })).status).toBe(412)
    expect((await owner.rest('PATCH', at, { state: 'disabled', description: '' })).body).toMatchObject({
      state: 'disabled',
      disabled_reason: null,
      description: null,
    })
    expect((await owner.rest('POST', `${at}/resend`, { uuids: [uuid] })).status).toBe(409)
    expect((await owner.rest('DELETE', at)).status).toBe(204)
    expect((await owner.rest('GET', at)).status).toBe(404)
  })

  test.each([
    [{ types: ['assessment.read'] }, 'types', 'assessment.read is not a type'],
    [{ types: [] }, 'types', 'Choose from case.stage_changed'],
    [{ types: ['comment.added', 'comment.added'] }, 'types', 'Name each type once.'],
    [{ url: 'ftp://hooks.example/' }, 'url', 'Enter an address'],
    [{ url: 'https://user:word@hooks.example/' }, 'url', 'Leave name and password out'],
    [{ url: 'http://1.1.1.1/' }, 'url', 'Enter an address that begins with https://.'],
    [{ url: 'https://10.1.2.3/' }, 'url', 'internal network'],
    [{ url: 'https://[::ffff:169.254.169.254]/' }, 'url', 'internal network'],
    [{ secret: 'whsec_mine' }, 'secret', 'This field is not known.'],
  ])('is refused with %j', async (change, field, sentence) => {
    for (const [method, path] of [
      ['POST', `clients/${firm.client}/webhook`],
      ['PATCH', `clients/webhook/${(await add(firm.owner, firm.client)).uuid}`],
    ] as const) {
      const { status, body } = await as(firm.owner).rest<{ details: Record<string, string> }>(method, path, {
        ...(method === 'POST' && { url: receiver.url, types: ['comment.added'] }),
        ...change,
      })
      expect([method, status, body.details[field]]).toEqual([method, 422, expect.stringContaining(sentence)])
    }
  })

  test('repeated with one key is one, and its secret is answered again', async () => {
    const once = () =>
      as(firm.owner).rest<Webhook>(
        'POST',
        `clients/${firm.client}/webhook`,
        { url: receiver.url, types: ['comment.added'] },
        { 'idempotency-key': 'one webhook' },
      )
    const first = await once()
    const again = await once()
    expect([again.status, again.body.uuid, again.body.secret]).toEqual([201, first.body.uuid, first.body.secret])
  })
})

describe('events', () => {
  test('arrive signed, in the order of the case, with ids and stages and no names', async () => {
    const own = await startReceiver()
    const { secret } = await add(firm.owner, firm.client, { url: own.url, types: EVERY })
    const owner = as(firm.owner)
    const uuid = await newCase()
    const at = `client/case/${uuid}`
    const { body: item } = await owner.rest<{ uuid: string }>('POST', `${at}/disbursement`, {
      disbursement_type: 'taxi',
      amount: 1,
      date: '2025-02-03',
      description: 'A taxi',
    })
    const comments = `client/entity/case_fee/${item.uuid}/comment`
    const { body: comment } = await owner.rest<{ uuid: string }>('POST', comments, { body: 'Which taxi?' })
    await owner.rest('PATCH', `${comments}/${comment.uuid}/resolve`, {})
    await owner.rest(
      'POST',
      `${at}/time-recording/import`,
      ledgerForm([`03/02/2025,${name} Earner,preparation,Work,0.5`]),
    )
    expect((await move(uuid, 'complete')).status).toBe(200)
    await makeDocuments(firm.owner, uuid)
    await expect
      .poll(() => own.typesOf(uuid))
      .toEqual(['comment.added', 'comment.resolved', 'import.finished', 'case.stage_changed', 'documents.ready'])
    const messages = own.received.filter(({ json }) => json.data.case_uuid === uuid)
    expect(messages.map((message) => isSignedWith(secret, message))).toEqual(messages.map(() => true))
    expect(messages.map(({ headers }) => headers['content-type'])).toEqual(messages.map(() => 'application/json'))
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(messages.length)
    const of = { case_uuid: uuid, client_uuid: firm.client }
    expect(messages.map(({ json }) => json.data)).toEqual([
      { ...of, stage: 'in_progress', comment_uuid: comment.uuid, item_uuid: item.uuid },
      { ...of, stage: 'in_progress', comment_uuid: comment.uuid, item_uuid: item.uuid },
      { ...of, stage: 'in_progress', import_uuid: expect.any(String) as string },
      { ...of, from: 'in_progress', stage: 'complete' },
      { ...of, stage: 'complete', document_uuids: expect.any(Array) as string[] },
    ])
    for (const { json } of messages) expect(json.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    await own.stop()
  })

  test('of a change that is undone are not stored', async () => {
    await add(firm.owner, firm.client)
    const uuid = await newCase()
    expect(
      (await as(firm.owner).rest('POST', `client/case/${uuid}/status/in_review`, { from: 'blocked' })).status,
    ).toBe(409)
    expect((await move(uuid, 'in_progress')).status).toBe(200)
    expect((await move(uuid, 'blocked')).status).toBe(200)
    await expect.poll(() => receiver.typesOf(uuid).length).toBeGreaterThan(0)
    const stages = receiver.received
      .filter(({ json }) => json.data.case_uuid === uuid)
      .map(({ json }) => json.data.stage)
    expect(new Set(stages)).toEqual(new Set(['blocked']))
  })

  test('are listed with their answers, and sent again one by one and by a range, under their ids', async () => {
    const own = await startReceiver(() => ({ status: 200, text: 'Thank you' }))
    try {
      const { uuid: webhookUuid } = await add(firm.owner, firm.client, { url: own.url })
      const uuid = await newCase()
      await move(uuid, 'in_review')
      await move(uuid, 'blocked')
      const owner = as(firm.owner)
      const list = async (args = '') => {
        const { data, errors } = await owner.graphql(
          `query($w: ID!) { webhookDeliveries(webhookUuid: $w${args}) { totalCount pageInfo { hasNextPage endCursor }
            nodes { uuid eventUuid type caseUuid state attempts answerStatus answer nextAttemptAt } } }`,
          { w: webhookUuid },
        )
        expect(errors).toBeUndefined()
        return data?.webhookDeliveries as {
          totalCount: number
          pageInfo: { endCursor: string }
          nodes: { uuid: string; eventUuid: string }[]
        }
      }
      await expect.poll(async () => (await list(', state: delivered')).totalCount).toBe(2)
      const { nodes } = await list()
      const answered = { type: 'case.stage_changed', caseUuid: uuid, state: 'delivered', attempts: 1 }
      expect(nodes).toMatchObject([1, 2].map(() => ({ ...answered, answerStatus: 200, answer: 'Thank you' })))
      const page = await list(', first: 1')
      expect([page.nodes, (await list(`, first: 1, after: "${page.pageInfo.endCursor}"`)).nodes]).toEqual([
        [nodes[0]],
        [nodes[1]],
      ])
      const today = new Date().toISOString().slice(0, 10)
      expect((await list(', to: "2020-01-01"')).totalCount).toBe(0)
      expect((await list(', from: "2020-01-01T00:00:00Z"')).totalCount).toBe(2)
      const resend = async (args: string) =>
        owner.graphql(`mutation($w: ID!) { resendWebhookDeliveries(webhookUuid: $w, ${args}) }`, { w: webhookUuid })
      expect((await resend(`uuids: ["${nodes[0]?.uuid}"]`)).data).toEqual({ resendWebhookDeliveries: 1 })
      await expect.poll(() => own.received.length).toBe(3)
      expect((await resend(`from: "2020-01-01", to: "${today}"`)).data).toEqual({ resendWebhookDeliveries: 2 })
      await expect.poll(() => own.received.length).toBe(5)
      const [first, second] = nodes.map(({ eventUuid }) => eventUuid).toReversed()
      expect(own.received.map(({ headers }) => headers['webhook-id'])).toEqual([first, second, second, first, second])
      expect((await resend(`uuids: ["${webhookUuid}"]`)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
      for (const args of ['from: "2020-01-01"', `uuids: ["${webhookUuid}"], from: "2020-01-01", to: "2020-01-02"`])
        expect((await resend(args)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    } finally {
      await own.stop()
    }
  })

  test('are signed with both secrets for a day after a new one', async () => {
    const own = await startReceiver()
    try {
      const { uuid, secret: old } = await add(firm.owner, firm.client, { url: own.url })
      const { data } = await as(firm.owner).graphql(
        'mutation($w: ID!) { rotateWebhookSecret(uuid: $w) { secret webhook { previousSecretUntil version } } }',
        { w: uuid },
      )
      const { secret } = (data ?? {}).rotateWebhookSecret as { secret: string }
      expect(secret).not.toBe(old)
      await move(await newCase(), 'in_review')
      await expect.poll(() => own.received.length).toBe(1)
      const [message] = own.received
      expect([secret, old].map((one) => message && isSignedWith(one, message))).toEqual([true, true])
      expect(message?.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/)
    } finally {
      await own.stop()
    }
  })
})

describe('a webhook hears', () => {
  test('of the cases of child firms that whoever added it may read when they are sent, and of no other firm', async () => {
    const own = await startReceiver()
    try {
      const other = await makeFirm(parent.owner, 'solicitor')
      const stranger = await makeFirm(ADMIN, 'solicitor')
      const colleague = await makePerson(parent.owner, parent, 'it_administrator', 'Ivy', {
        [firm.client]: 'costs_draftsman',
      })
      await add(colleague.email, parent.client, { url: own.url })
      await add(stranger.owner, stranger.client, { url: own.url })
      const heard = await newCase()
      await move(heard, 'in_review')
      const { body } = await as(other.owner).rest<{ uuid: string }>(
        'POST',
        `client/${other.client}/case/legal-aid`,
        careCase(other),
      )
      await as(other.owner).rest('POST', `client/case/${body.uuid}/status/in_review`, {})
      await expect.poll(() => own.received.length).toBe(1)
      await as(parent.owner).rest('DELETE', `clients/${firm.client}/users/${colleague.uuid}`)
      const all = await startReceiver()
      try {
        await add(parent.owner, parent.client, { url: all.url })
        await move(heard, 'blocked')
        await expect.poll(() => all.received.length).toBe(1)
        await move(heard, 'in_progress')
        await expect.poll(() => all.received.length).toBe(2)
      } finally {
        await all.stop()
      }
      expect(own.received).toHaveLength(1)
      expect(own.received.map(({ json }) => json.data.case_uuid)).not.toContain(body.uuid)
    } finally {
      await own.stop()
    }
  })
})
