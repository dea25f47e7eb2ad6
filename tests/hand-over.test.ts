import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { newCase } from './support/firm.ts'
import { as } from './support/instance.ts'
import { addView, caseOf, makeLeaving, staffOf, viewsOf, type Person, type ToHandOver } from './support/leaving.ts'
import { notificationKindsOf, notificationSentencesOf } from './support/notifications.ts'

let house: Awaited<ReturnType<typeof makeLeaving>>
beforeAll(async () => {
  house = await makeLeaving()
})

const handOver = (by: string, { uuid }: Person, to: Record<string, string>) =>
  as(by).rest<{ deactivated_at: string | null; details?: Record<string, string> }>('POST', `users/${uuid}/hand-over`, {
    to,
  })
const toHandOver = async (by: string, { uuid }: Person): Promise<ToHandOver> => {
  const { status, body } = await as(by).rest<ToHandOver>('GET', `users/${uuid}/hand-over`)
  expect(status).toBe(200)
  return body
}
const undo = (by: string, { uuid }: Person) => as(by).rest('POST', `users/${uuid}/hand-over/undo`, {})

describe('a hand-over', () => {
  test('gives cases, reviews and views to others and deactivates, and is undone as it was', async () => {
    const { parent, firm, person } = house
    const [leaver, drafter, reviewer] = [
      await person('team_leader'),
      await person('costs_draftsman'),
      await person('owner'),
    ]
    const [open, sent, done] = [await caseOf(firm, leaver), await caseOf(firm, leaver), await caseOf(firm, leaver)]
    await as(firm.owner).rest('POST', `client/case/${sent.uuid}/status/in_review`, {})
    await as(firm.owner).rest('POST', `client/case/${done.uuid}/status/complete`, {})
    await addView(leaver.email, 'Mine')
    await addView(drafter.email, 'mine')

    const before = await toHandOver(parent.owner, leaver)
    expect(before).toMatchObject({ cases: 2, reviews: 1, views: 1, undoable: null })
    expect(before.case_list.map(({ uuid }) => uuid).toSorted()).toEqual([open.uuid, sent.uuid].toSorted())

    const { status, body } = await handOver(parent.owner, leaver, {
      cases: drafter.uuid,
      reviews: reviewer.uuid,
      views: drafter.uuid,
    })
    expect([status, body.deactivated_at !== null]).toEqual([200, true])
    expect(await staffOf(firm, open.uuid)).toBe(drafter.uuid)
    expect(await staffOf(firm, sent.uuid)).toBe(drafter.uuid)
    expect(await staffOf(firm, done.uuid)).toBe(leaver.uuid)
    expect((await viewsOf(drafter.email)).filter(({ is_own }) => is_own).map(({ name }) => name)).toEqual([
      'mine',
      'Mine (2)',
    ])
    const [told] = await notificationSentencesOf(drafter.email)
    expect(told?.sentence).toMatch(/ handed 2 cases and 1 saved view of Mary Tester over to you\.$/)
    expect((await notificationSentencesOf(reviewer.email))[0]?.sentence).toContain('handed 1 review of Mary Tester')
    const audit = await as(firm.owner).rest<{ nodes: { entity: string; before: object; after: object }[] }>(
      'GET',
      `client/case/${open.uuid}/audit?first=1`,
    )
    expect(audit.body.nodes[0]).toMatchObject({
      entity: 'case',
      before: { staff_member: leaver.uuid },
      after: { staff_member: drafter.uuid },
    })

    const after = await toHandOver(parent.owner, leaver)
    expect(after).toMatchObject({ cases: 0, views: 0, undoable: { cases: 2, views: 1, cases_to: 'Mary Tester' } })
    expect(await undo(parent.owner, leaver)).toMatchObject({
      status: 200,
      body: { cases: 2, kept_cases: 0, views: 1, kept_views: 0, user: { deactivated_at: null, absence: null } },
    })
    expect(await staffOf(firm, open.uuid)).toBe(leaver.uuid)
    expect(await toHandOver(parent.owner, leaver)).toMatchObject({ cases: 2, reviews: 1, views: 1, undoable: null })
    expect((await viewsOf(drafter.email)).map(({ name }) => name).toSorted()).toEqual(['Mine', 'mine'])
    expect((await undo(parent.owner, leaver)).status).toBe(409)
  })

  test('leaves what nobody is named for, and what went elsewhere since stays there', async () => {
    const { parent, firm, person } = house
    const [leaver, taker, third] = [
      await person('costs_draftsman'),
      await person('solicitor'),
      await person('solicitor'),
    ]
    const [kept, moved, back] = [await caseOf(firm, leaver), await caseOf(firm, leaver), await caseOf(firm, leaver)]
    await addView(leaver.email, 'Only mine')
    expect((await handOver(parent.owner, leaver, { cases: taker.uuid })).status).toBe(200)
    expect((await viewsOf(taker.email)).filter(({ is_own }) => is_own)).toEqual([])
    const change = (uuid: string, staff: Person) =>
      as(firm.owner).rest('PATCH', `client/case/legal-aid/${uuid}`, { staff_member: staff.uuid })
    expect((await change(moved.uuid, third)).status).toBe(200)
    await as(firm.owner).rest('POST', `client/case/${kept.uuid}/status/complete`, {})
    expect((await undo(parent.owner, leaver)).body).toMatchObject({ cases: 1, kept_cases: 2 })
    expect(await Promise.all([kept, moved, back].map(({ uuid }) => staffOf(firm, uuid)))).toEqual([
      taker.uuid,
      third.uuid,
      leaver.uuid,
    ])
  })

  test('of somebody who is deactivated already is undone without letting them in', async () => {
    const { parent, firm, person } = house
    const [leaver, taker] = [await person('costs_draftsman'), await person('solicitor')]
    const mine = await caseOf(firm, leaver)
    await as(parent.owner).rest('DELETE', `users/${leaver.uuid}`)
    expect((await handOver(parent.owner, leaver, { cases: taker.uuid })).status).toBe(200)
    expect(await staffOf(firm, mine.uuid)).toBe(taker.uuid)
    const { body } = await undo(parent.owner, leaver)
    expect(body).toMatchObject({ cases: 1, user: { deactivated_at: expect.any(String) as string } })
  })

  test('refuses by name whoever cannot read a case, and then changes nothing', async () => {
    const { parent, firm, person } = house
    const leaver = await person('costs_draftsman')
    const [outsider, it] = [await person('solicitor', 'none'), await person('it_administrator')]
    const mine = await caseOf(firm, leaver)
    for (const { uuid } of [outsider, it]) {
      const { status, body } = await handOver(parent.owner, leaver, { cases: uuid, views: uuid })
      expect(status).toBe(422)
      expect(body.details?.['to.cases']).toMatch(/^Mary Tester cannot read the cases of /)
    }
    const gone = await person('solicitor')
    await as(parent.owner).rest('DELETE', `users/${gone.uuid}`)
    for (const uuid of [gone.uuid, leaver.uuid, (await makeFirm(ADMIN, 'solicitor')).person, 'nobody'])
      expect((await handOver(parent.owner, leaver, { cases: uuid })).status, uuid).toBe(422)
    expect(await staffOf(firm, mine.uuid)).toBe(leaver.uuid)
    expect((await as(leaver.email).rest('GET', 'users/user')).status).toBe(200)
  })

  test('of an IT administrator goes by counts alone, and all of a kind goes', async () => {
    const { firm, person } = house
    const it = await makePerson(firm.owner, firm, 'it_administrator')
    const [leaver, taker] = [await makePerson(firm.owner, firm, 'solicitor'), await person('solicitor')]
    const mine = await caseOf(firm, leaver)
    expect(await toHandOver(it.email, leaver)).toMatchObject({ cases: 1, case_list: [] })
    expect((await handOver(it.email, leaver, { cases: taker.uuid })).status).toBe(200)
    expect(await staffOf(firm, mine.uuid)).toBe(taker.uuid)
  })

  test('is no business of whoever may not edit the user', async () => {
    const { parent, person } = house
    const [leaver, peer] = [await person('costs_draftsman'), await person('team_leader')]
    const other = await makeFirm(ADMIN, 'solicitor')
    const calls = (by: string) => [
      as(by).rest('GET', `users/${leaver.uuid}/hand-over`),
      handOver(by, leaver, { cases: peer.uuid }),
      undo(by, leaver),
    ]
    for (const [by, status] of [
      [other.owner, 404],
      [peer.email, 403],
      [leaver.email, 403],
    ] as const)
      for (const call of calls(by)) expect((await call).status, by).toBe(status)
    expect((await handOver(parent.owner, { ...leaver, uuid: parent.person }, {})).status).toBe(409)
  })

  test('of two who hand over to each other at one moment one wins', async () => {
    const { parent, firm, person } = house
    const [a, b] = [await person('owner'), await person('owner')]
    const [ofA, ofB] = [await caseOf(firm, a), await caseOf(firm, b)]
    const answers = await Promise.all([
      handOver(parent.owner, a, { cases: b.uuid }),
      handOver(parent.owner, b, { cases: a.uuid }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const staying = answers[0].status === 200 ? b : a
    expect([await staffOf(firm, ofA.uuid), await staffOf(firm, ofB.uuid)]).toEqual([staying.uuid, staying.uuid])
  })
})

describe('whoever is away', () => {
  const today = new Date().toISOString().slice(0, 10)
  test('has reviews sent to the deputy as well, for as long', async () => {
    const { parent, firm, person } = house
    const [leader, deputy] = [await person('team_leader'), await person('solicitor')]
    const away = { from: today, until: '2099-01-01', deputy: deputy.uuid }
    const { status, body } = await as(leader.email).rest('POST', 'users/user/absence', away)
    expect(status).toBe(200)
    expect(body).toMatchObject({ absence: { ...away, deputy_name: 'Mary Tester' } })
    const first = await newCase(firm.owner)
    await as(firm.owner).rest('POST', `client/case/${first.uuid}/status/in_review`, {})
    expect(await notificationKindsOf(deputy.email, first.uuid)).toEqual(['sent_for_review'])
    expect(await notificationKindsOf(leader.email, first.uuid)).toEqual(['sent_for_review'])
    expect((await as(parent.owner).rest('DELETE', `users/${leader.uuid}/absence`)).body).toMatchObject({
      absence: null,
    })
    const second = await newCase(firm.owner)
    await as(firm.owner).rest('POST', `client/case/${second.uuid}/status/in_review`, {})
    expect(await notificationKindsOf(deputy.email, second.uuid)).toEqual([])
  })

  test('is stood in for by the deputy of a deputy who is away or has left', async () => {
    const { parent, firm, person } = house
    const [leader, second, third] = [await person('team_leader'), await person('solicitor'), await person('solicitor')]
    await as(leader.email).rest('POST', 'users/user/absence', { from: today, until: '2099-01-01', deputy: second.uuid })
    const sent = async (): Promise<string> => {
      const { uuid } = await newCase(firm.owner)
      await as(firm.owner).rest('POST', `client/case/${uuid}/status/in_review`, {})
      return uuid
    }
    const first = await sent()
    expect(await notificationKindsOf(second.email, first)).toEqual(['sent_for_review'])
    expect(await notificationKindsOf(third.email, first)).toEqual([])
    // Whoever stands in for somebody has reviews to hand over, though none of their own.
    expect(await toHandOver(parent.owner, second)).toMatchObject({ cases: 0, views: 0 })
    expect((await toHandOver(parent.owner, second)).reviews).toBeGreaterThan(0)
    expect((await handOver(parent.owner, second, { reviews: third.uuid })).status).toBe(200)
    expect(await notificationKindsOf(third.email, await sent())).toEqual(['sent_for_review'])
  })

  test('names days that can be, and a deputy who may read the cases', async () => {
    const { parent, person } = house
    const [leader, it] = [await person('team_leader'), await person('it_administrator')]
    const other = await makeFirm(ADMIN, 'solicitor')
    const set = (by: string, body: object) => as(by).rest('POST', `users/${leader.uuid}/absence`, body)
    const good = { from: today, until: '2099-01-01', deputy: parent.person }
    for (const [change, key] of [
      [{ until: '2020-01-01', from: '2019-01-01' }, 'until'],
      [{ until: today, from: '2099-01-01' }, 'until'],
      [{ from: '30 February' }, 'from'],
      [{ deputy: leader.uuid }, 'deputy'],
      [{ deputy: it.uuid }, 'deputy'],
      [{ deputy: other.person }, 'deputy'],
    ] as const) {
      const { status, body } = await set(parent.owner, { ...good, ...change })
      expect([status, Object.keys((body as { details: object }).details)]).toEqual([422, [key]])
    }
    expect((await set(other.owner, good)).status).toBe(404)
    expect((await set(it.email, good)).status).toBe(200)
    const peer = await person('solicitor')
    expect((await set(peer.email, good)).status).toBe(403)
  })
})
