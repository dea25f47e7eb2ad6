import { randomUUID } from 'node:crypto'
import { mailedKinds } from '@costdraft/schema/notifications/notification-mail.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentsReady } from './support/documents.ts'
import { careCase } from './support/care-case.ts'
import { CALDER } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { freshTokens, tokenCall } from './support/sign-in.ts'
import {
  notificationKindsOf,
  notificationSentencesOf,
  uploadLedger,
  notificationsOf,
  type NotificationPage,
} from './support/notifications.ts'

/** A solicitor firm below a costs draftsman, with users in every relation to a case. */
let parent: Firm & { owner: string }
let firm: Firm & { owner: string }
const at = { solicitor: '', leader: '', colleague: '', draftsman: '', itLinked: '' }
const uuidOf = { draftsman: '', colleague: '' }
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  firm = await makeFirm(parent.owner, 'solicitor')
  const [solicitor, leader, colleague] = [
    await makePerson(firm.owner, firm, 'solicitor', 'Sybil'),
    await makePerson(firm.owner, firm, 'team_leader', 'Lena'),
    await makePerson(firm.owner, firm, 'solicitor', 'Colm'),
  ]
  const draftsman = await makePerson(parent.owner, parent, 'costs_draftsman', 'Dora', {
    [firm.client]: 'costs_draftsman',
  })
  const it = await makePerson(parent.owner, parent, 'it_administrator', 'Ida', { [firm.client]: 'it_administrator' })
  Object.assign(at, {
    solicitor: solicitor.email,
    leader: leader.email,
    colleague: colleague.email,
    draftsman: draftsman.email,
    itLinked: it.email,
  })
  Object.assign(uuidOf, { draftsman: draftsman.uuid, colleague: colleague.uuid })
})

interface Case {
  uuid: string
  name: string
  item: string
}
/** Creates a case of the solicitor with one disbursement. */
async function newCase(): Promise<Case> {
  const name = `Re ${randomUUID().slice(0, 8)}`
  const mine = as(at.solicitor)
  const {
    body: { uuid },
  } = await mine.rest<{ uuid: string }>(
    'POST',
    `client/${firm.client}/case/legal-aid`,
    careCase(firm, { case_name: name }),
  )
  return { uuid, name, item: await disburse(at.solicitor, uuid) }
}
const disburse = async (email: string, uuid: string): Promise<string> =>
  (
    await as(email).rest<{ uuid: string }>('POST', `client/case/${uuid}/disbursement`, {
      disbursement_type: 'taxi',
      date: '2025-03-03',
      amount: 10,
      description: 'To court',
    })
  ).body.uuid
const commentPath = ({ item }: Case): string => `client/entity/case_fee/${item}/comment`
const comment = async (
  email: string,
  on: Case,
  body = 'Where is the receipt?',
  key: string = randomUUID(),
): Promise<string> => {
  const { status, body: row } = await as(email).rest<{ uuid: string }>(
    'POST',
    commentPath(on),
    { body },
    { 'idempotency-key': key },
  )
  expect(status).toBe(201)
  return row.uuid
}
const move = (email: string, { uuid }: Case, stage: string, key: string = randomUUID()) =>
  as(email).rest('POST', `client/case/${uuid}/status/${stage}`, {}, { 'idempotency-key': key })
const unread = async (email: string): Promise<number> =>
  (await as(email).rest<{ unread_count: number }>('GET', 'users/user/notification/unread')).body.unread_count
const read = (email: string, body: object) =>
  as(email).rest<{ unread_count: number }>('POST', 'users/user/notification/read', body)
const settings = (email: string, body: object, headers: Record<string, string> = {}) =>
  as(email).rest<Record<string, unknown>>('PATCH', 'users/user/notification/settings', body, headers)

describe('sent for review', () => {
  test('is told to who may review it and who works on it, once, and to nobody else', async () => {
    const on = await newCase()
    const key = randomUUID()
    for (let i = 0; i < 3; i++) await move(at.solicitor, on, 'in_review', i < 2 ? key : randomUUID())
    for (const email of [firm.owner, parent.owner, at.leader])
      expect([email, await notificationKindsOf(email, on.uuid)]).toEqual([email, ['sent_for_review']])
    for (const email of [at.solicitor, at.colleague, at.draftsman, at.itLinked, CALDER, ADMIN])
      expect([email, await notificationKindsOf(email, on.uuid)]).toEqual([email, []])
    expect((await notificationSentencesOf(at.leader))[0]).toEqual({
      sentence: `${on.name} was sent for review by Sybil Tester.`,
      quote: null,
      item: null,
    })
    await move(at.leader, on, 'in_progress')
    await move(at.leader, on, 'in_review')
    expect([
      await notificationKindsOf(at.solicitor, on.uuid),
      await notificationKindsOf(at.leader, on.uuid),
      await notificationKindsOf(firm.owner, on.uuid),
    ]).toEqual([['sent_for_review'], ['sent_for_review'], ['sent_for_review', 'sent_for_review']])
  })

  test('is told to whoever drafted in it last, and names it as it is called now', async () => {
    const on = await newCase()
    await disburse(at.draftsman, on.uuid)
    await move(at.solicitor, on, 'in_review')
    expect(await notificationKindsOf(at.draftsman, on.uuid)).toEqual(['sent_for_review'])
    await as(at.solicitor).rest('PATCH', `client/case/legal-aid/${on.uuid}`, { case_name: `${on.name} (renamed)` })
    expect((await notificationSentencesOf(at.draftsman))[0]?.sentence).toBe(
      `${on.name} (renamed) was sent for review by Sybil Tester.`,
    )
  })
})

describe('a comment', () => {
  test('is told to who works on the case and to who spoke before, never to its writer; its words are those it has now', async () => {
    const on = await newCase()
    const key = randomUUID()
    const uuid = await comment(at.leader, on, 'Where is the receipt?', key)
    expect(await comment(at.leader, on, 'Where is the receipt?', key)).toBe(uuid)
    expect(await notificationsOf(at.solicitor, on.uuid)).toMatchObject([
      {
        kind: 'comment_added',
        quote: 'Where is the receipt?',
        item: { uuid: on.item, kind: 'disbursement', date: '2025-03-03' },
        read_at: null,
      },
    ])
    for (const email of [at.leader, firm.owner, parent.owner, at.colleague, at.draftsman])
      expect([email, await notificationKindsOf(email, on.uuid)]).toEqual([email, []])
    await comment(firm.owner, on, 'And the invoice?')
    expect([
      (await notificationKindsOf(at.solicitor, on.uuid)).length,
      await notificationKindsOf(at.leader, on.uuid),
      await notificationKindsOf(firm.owner, on.uuid),
    ]).toEqual([2, ['comment_added'], []])
    // Commenting on one item does not count as working on the case: comments on another item notify only the case's own
    // people.
    await comment(firm.owner, { ...on, item: await disburse(at.solicitor, on.uuid) }, 'This one too?')
    expect([
      (await notificationKindsOf(at.solicitor, on.uuid)).length,
      (await notificationKindsOf(at.leader, on.uuid)).length,
    ]).toEqual([3, 1])
    await as(at.leader).rest('PATCH', `${commentPath(on)}/${uuid}`, { body: 'Found it.' })
    expect((await notificationSentencesOf(at.solicitor))[2]).toEqual({
      sentence: `Lena Tester commented on the disbursement of 03/03/2025 in ${on.name}.`,
      quote: 'Found it.',
      item: { kind: 'disbursement', hearingType: null },
    })
    await as(at.solicitor).rest('DELETE', `client/case/${on.uuid}/fee/${on.item}`)
    expect((await notificationSentencesOf(at.solicitor))[1]).toEqual({
      sentence: expect.stringContaining(`commented on an item in ${on.name}.`),
      quote: 'And the invoice?',
      item: null,
    })
  })

  test('on what hangs under an item leads to the item', async () => {
    const { uuid } = await newCase()
    const { body: hearing } = await as(at.solicitor).rest<{ uuid: string; hearing_disbursements: { uuid: string }[] }>(
      'POST',
      `client/case/${uuid}/hearing`,
      {
        date: '2025-04-01',
        court_level: 'other_judge',
        fee_earner: firm.feeEarner,
        hearing_type: 'advocate',
        hearing_disbursements: [{ disbursement_type: 'taxi', amount: 1 }],
      },
    )
    expect(
      (
        await as(at.leader).rest(
          'POST',
          `client/entity/hearing_disbursement/${hearing.hearing_disbursements[0]?.uuid}/comment`,
          { body: 'Which taxi?' },
        )
      ).status,
    ).toBe(201)
    expect(await notificationsOf(at.solicitor, uuid)).toMatchObject([
      {
        item: {
          uuid: hearing.uuid,
          kind: 'hearing_disbursement',
          list: 'hearing',
          hearing_type: 'advocate',
          date: '2025-04-01',
        },
      },
    ])
    expect((await notificationSentencesOf(at.solicitor))[0]).toMatchObject({
      sentence: expect.stringContaining('commented on the hearing disbursement of 01/04/2025 in'),
      item: { kind: 'hearing', hearingType: 'advocate' },
    })
  })

  test('that is resolved is told to its writer alone, once, and not by themselves', async () => {
    const on = await newCase()
    const theirs = await comment(at.leader, on)
    const own = await comment(at.leader, on, 'My own')
    for (let i = 0; i < 2; i++) await as(at.solicitor).rest('PATCH', `${commentPath(on)}/${theirs}/resolve`, {})
    await as(at.leader).rest('PATCH', `${commentPath(on)}/${own}/resolve`, {})
    expect(await notificationKindsOf(at.leader, on.uuid)).toEqual(['comment_resolved'])
    expect(await notificationKindsOf(firm.owner, on.uuid)).toEqual([])
    expect((await notificationSentencesOf(at.leader))[0]?.sentence).toBe(
      `Sybil Tester resolved your comment on the disbursement of 03/03/2025 in ${on.name}.`,
    )
  })
})

test('documents are told to whoever asked for them', async () => {
  const on = await newCase()
  await move(at.solicitor, on, 'complete')
  expect((await as(at.colleague).rest('POST', `client/case/${on.uuid}/output`, {})).status).toBe(202)
  await documentsReady(at.solicitor, on.uuid)
  expect([await notificationKindsOf(at.colleague, on.uuid), await notificationKindsOf(at.solicitor, on.uuid)]).toEqual([
    ['documents_ready'],
    [],
  ])
  expect((await notificationSentencesOf(at.colleague))[0]?.sentence).toBe(`The documents of ${on.name} are ready.`)
})

test('a ledger is told to who works on the case, and not to who took it in; the same again brings nothing', async () => {
  const on = await newCase()
  const name = (
    await as(at.solicitor).rest<{ firstname: string; surname: string }[]>('GET', `client/${firm.client}/fee-earner`)
  ).body[0]
  const ledger = `Date,Fee earner,Activity,Description,Time\n${[1, 2, 3].map((day) => `0${day}/02/2025,${name?.firstname} ${name?.surname},preparation,Reading,0.5`).join('\n')}\n`
  for (let i = 0; i < 2; i++) expect(await uploadLedger(at.draftsman, on.uuid, ledger)).toBe(200)
  expect([
    await notificationKindsOf(at.solicitor, on.uuid),
    await notificationKindsOf(at.draftsman, on.uuid),
    await notificationKindsOf(at.leader, on.uuid),
  ]).toEqual([['ledger_imported'], [], []])
  expect((await notificationSentencesOf(at.solicitor))[0]?.sentence).toBe(
    `Dora Tester took a time ledger into ${on.name}: 3 rows added.`,
  )
})

describe('who may not read the case', () => {
  test('is told nothing of it any more, and may mark nothing of it, until they may again', async () => {
    const on = await newCase()
    const link = `clients/${firm.client}/users/${uuidOf.draftsman}`
    await disburse(at.draftsman, on.uuid)
    await comment(at.leader, on)
    const [told] = await notificationsOf(at.draftsman, on.uuid)
    const before = await unread(at.draftsman)
    expect([told?.kind, before > 0]).toEqual(['comment_added', true])
    await as(parent.owner).rest('DELETE', link)
    expect([
      await notificationsOf(at.draftsman),
      await unread(at.draftsman),
      (await read(at.draftsman, { uuids: [told?.uuid] })).status,
    ]).toEqual([[], 0, 404])
    await comment(at.leader, on, 'Still waiting')
    // A role without case permissions sees neither earlier nor later notifications of the case.
    expect((await as(parent.owner).rest('PATCH', link, { client_role: 'it_administrator' })).status).toBe(204)
    await comment(at.leader, on, 'Waiting yet')
    expect([await notificationsOf(at.draftsman), await unread(at.draftsman)]).toEqual([[], 0])
    await as(parent.owner).rest('PATCH', link, { client_role: 'costs_draftsman' })
    expect([await notificationKindsOf(at.draftsman, on.uuid), await unread(at.draftsman)]).toEqual([
      ['comment_added'],
      before,
    ])
  })

  test('is told nothing while deactivated, and no program ever', async () => {
    const on = await newCase()
    await disburse(at.colleague, on.uuid)
    await as(firm.owner).rest('DELETE', `users/${uuidOf.colleague}`)
    const { body: program } = await as(firm.owner).rest<{ client_id: string; client_secret: string }>(
      'POST',
      `clients/${firm.client}/api-client`,
      { name: 'Reviewer', client_role: 'team_leader', read_only: false },
    )
    await comment(at.leader, on)
    await move(at.leader, on, 'in_review')
    await as(firm.owner).rest('POST', `users/${uuidOf.colleague}/restore`, {})
    // Deactivation has ended their sessions.
    const again = as(undefined, (await freshTokens(instance, at.colleague)).access_token)
    const { body: told } = await again.rest<NotificationPage>('GET', 'users/user/notification?first=200')
    expect(told.nodes.filter(({ case_uuid }) => case_uuid === on.uuid)).toEqual([])
    const {
      body: { access_token },
    } = await tokenCall(instance.authUrl, {
      grant_type: 'client_credentials',
      client_id: program.client_id,
      client_secret: program.client_secret,
      scope: 'all',
    })
    expect(
      (await as(undefined, access_token).rest<NotificationPage>('GET', 'users/user/notification')).body,
    ).toMatchObject({
      total_count: 0,
      nodes: [],
    })
  })
})

describe('the bell', () => {
  test('pages, counts what is unread, and marks one or all; another’s is not found, and then none is marked', async () => {
    const on = await newCase()
    for (const words of ['One', 'Two', 'Three'].map((word) => `${word} more`)) await comment(at.leader, on, words)
    const mine = as(at.solicitor)
    const all = await notificationsOf(at.solicitor)
    const [newest, second] = all
    const first = (await mine.rest<NotificationPage>('GET', 'users/user/notification?first=2')).body
    expect(first).toMatchObject({
      total_count: all.length,
      has_next_page: true,
      nodes: [
        { uuid: newest?.uuid, quote: 'Three more' },
        { uuid: second?.uuid, quote: 'Two more' },
      ],
    })
    const next = (await mine.rest<NotificationPage>('GET', `users/user/notification?first=2&after=${first.end_cursor}`))
      .body
    expect(next.nodes.map(({ uuid }) => uuid)).toEqual(all.slice(2, 4).map(({ uuid }) => uuid))
    const before = await unread(at.solicitor)
    expect((await read(at.solicitor, { uuids: [newest?.uuid] })).body).toEqual({ unread_count: before - 1 })
    const [theirs] = await notificationsOf(at.leader)
    expect((await read(at.solicitor, { uuids: [second?.uuid, theirs?.uuid] })).status).toBe(404)
    expect((await read(at.solicitor, { uuids: 'all' })).status).toBe(422)
    expect((await read(at.solicitor, { all: true, person: 'x' })).body).toMatchObject({
      details: { person: 'This field is not known.' },
    })
    expect(await unread(at.solicitor)).toBe(before - 1)
    const { data } = await mine.graphql(
      'mutation { markNotificationsRead { unreadNotifications notifications(first: 2) { totalCount nodes { readAt } } } }',
    )
    expect(data).toEqual({
      markNotificationsRead: {
        unreadNotifications: 0,
        notifications: {
          totalCount: all.length,
          nodes: [{ readAt: expect.any(String) }, { readAt: expect.any(String) }],
        },
      },
    })
    expect((await mine.rest('GET', 'users/user/notification?first=0')).status).toBe(422)
  })

  test('is told of no kind that is switched off, under a version of its own', async () => {
    const { rest, graphql } = as(at.leader)
    const on = await newCase()
    const { body, headers } = await rest<Record<string, unknown>>('GET', 'users/user/notification/settings')
    expect([body, headers.etag]).toEqual([
      {
        sent_for_review: true,
        comment_added: true,
        comment_resolved: true,
        documents_ready: true,
        documents_failed: true,
        ledger_imported: true,
        value_moved: true,
        webhook_disabled: true,
        handed_over: true,
        date_near: true,
        password_forgotten: true,
        mail: Object.fromEntries(mailedKinds.map((kind) => [kind, 'off'])),
        mail_available: false,
        version: 1,
      },
      '"1"',
    ])
    expect((await settings(at.leader, { comment_added: false }, { 'if-match': '"1"' })).body).toMatchObject({
      comment_added: false,
      sent_for_review: true,
      version: 2,
    })
    expect(await settings(at.leader, { comment_added: true }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { current: { comment_added: false, version: 2 } },
    })
    expect(await settings(at.leader, { comment_added: 'no', mentioned: true })).toMatchObject({
      status: 422,
      body: { details: { mentioned: 'This field is not known.' } },
    })
    await comment(at.leader, on)
    await comment(at.solicitor, on, 'Here')
    await move(at.solicitor, on, 'in_review')
    expect(await notificationKindsOf(at.leader, on.uuid)).toEqual(['sent_for_review'])
    const { data } = await graphql(
      'mutation { editNotificationSettings(settings: [{ kind: comment_added, isOn: true }, { kind: ledger_imported, isOn: false }]) { kind isOn } }',
    )
    expect((data as { editNotificationSettings: object[] }).editNotificationSettings).toContainEqual({
      kind: 'ledger_imported',
      isOn: false,
    })
    expect((data as { editNotificationSettings: object[] }).editNotificationSettings).toContainEqual({
      kind: 'comment_added',
      isOn: true,
    })
    await comment(at.solicitor, on, 'Here it is')
    expect(await notificationKindsOf(at.leader, on.uuid)).toEqual(['comment_added', 'sent_for_review'])
  })

  test('cannot have it mailed where no mail is sent', async () => {
    expect(await settings(at.solicitor, { mail: { comment_added: 'daily' } })).toMatchObject({
      status: 422,
      body: { details: { mail: 'CostDraft sends no mail here.' } },
    })
    expect((await settings(at.solicitor, { mail: { comment_added: 'off' } })).status).toBe(200)
    const { data } = await as(at.solicitor).graphql('{ viewer { notificationSettings { mail } } }')
    const { notificationSettings } = (data as { viewer: { notificationSettings: { mail: string | null }[] } }).viewer
    expect(new Set(notificationSettings.map(({ mail }) => mail))).toEqual(new Set([null]))
  })
})
