import { daysBetween } from '@costdraft/costing'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { ASHDOWN, newCase, newInterPartesCase } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as, instance } from './support/instance.ts'

const owner = 'owner@ashdown.example'
const MAKE = 'mutation { makeCalendarLink { link madeAt } }'
const REMOVE = 'mutation { removeCalendarLink }'
const LINK = '{ calendarLink { madeAt readAt } }'
const make = async (who: string): Promise<string> => {
  const { data, errors } = await as(who).graphql(MAKE)
  expect(errors).toBeUndefined()
  return (data as { makeCalendarLink: { link: string } }).makeCalendarLink.link
}
/** What a calendar gets that has nothing but the address. */
const subscribe = async (path: string) => {
  const answer = await fetch(`${instance.webUrl}${path}`)
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}
const soon = londonDay(new Date(Date.now() + 10 * 86_400_000))
const ical = soon.replaceAll('-', '')

/** A case that the solicitor drafts, with one date that runs and one that is done. */
let uuid: string
beforeAll(async () => {
  ;({ uuid } = await newInterPartesCase(ASHDOWN))
  await as(ASHDOWN).rest('PATCH', `client/case/${uuid}/deadline`, {
    deadlines: [
      { rule: 'reply', entered_on: soon },
      { rule: 'agree_sum', entered_on: soon, done: true },
    ],
  })
})

describe('the link of a calendar', () => {
  test('shows the open dates of its person without a sign-in, until it is replaced or revoked', async () => {
    expect(daysBetween(londonDay(new Date()), soon)).toBe(10)
    const path = await make(ASHDOWN)
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    const { status, type, text } = await subscribe(path)
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8'])
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`UID:${uuid}-reply@costdraft\r\n`)
    expect(unfolded).toContain(`DTSTART;VALUE=DATE:${ical}`)
    expect(unfolded).toContain(`/cost-draft/cases/draft/edit/${uuid}?dates=open`)
    expect(unfolded).not.toContain(`${uuid}-agree_sum`)
    const { data } = await as(ASHDOWN).graphql(LINK)
    expect(data).toMatchObject({ calendarLink: { readAt: expect.any(String) as string } })
    // A change is in it at once.
    await as(ASHDOWN).rest('PATCH', `client/case/${uuid}/deadline`, { deadlines: [{ rule: 'reply', done: true }] })
    expect((await subscribe(path)).text).not.toContain(uuid)
    await as(ASHDOWN).rest('PATCH', `client/case/${uuid}/deadline`, { deadlines: [{ rule: 'reply', done: false }] })

    const next = await make(ASHDOWN)
    expect((await subscribe(path)).status).toBe(404)
    expect((await subscribe(next)).status).toBe(200)
    expect((await as(ASHDOWN).graphql(REMOVE)).data).toEqual({ removeCalendarLink: true })
    expect((await subscribe(next)).status).toBe(404)
    expect((await as(ASHDOWN).graphql(LINK)).data).toEqual({ calendarLink: null })
  })

  test('of somebody else has other dates, and one of nobody is not found', async () => {
    const path = await make(owner)
    expect((await subscribe(path)).text).not.toContain(`${uuid}-reply`)
    await as(owner).graphql(REMOVE)
    for (const secret of ['x', 'A'.repeat(43), `${'A'.repeat(42)}%00`, '..%2f..'])
      expect((await subscribe(`/calendar/${secret}.ics`)).status, secret).toBe(404)
    expect((await fetch(`${instance.apiUrl}/client/calendar-link`)).status).toBe(401)
  })

  test('follows the case to whoever drafts it, and ends with its person', async () => {
    const firm = await makeFirm(ADMIN, 'solicitor')
    const [one, other] = [
      await makePerson(firm.owner, firm, 'solicitor'),
      await makePerson(firm.owner, firm, 'solicitor'),
    ]
    const owned = await newCase(firm.owner, { staff_member: one.uuid, last_step_on: soon })
    const [ofOne, ofOther] = [await make(one.email), await make(other.email)]
    const claim = `${owned.uuid}-legal_aid_claim`
    const has = async (path: string): Promise<boolean> =>
      (await subscribe(path)).text.replaceAll('\r\n ', '').includes(claim)
    expect([await has(ofOne), await has(ofOther)]).toEqual([true, false])
    await as(firm.owner).rest('PATCH', `client/case/legal-aid/${owned.uuid}`, { staff_member: other.uuid })
    expect([await has(ofOne), await has(ofOther)]).toEqual([false, true])
    const { status } = await as(firm.owner).rest('DELETE', `users/${other.uuid}`)
    expect(status).toBeLessThan(300)
    expect((await subscribe(ofOther)).status).toBe(404)
    expect((await subscribe(ofOne)).status).toBe(200)
  })

  test('is of whoever may read cases', async () => {
    for (const who of ['it@harbour.example', 'admin@costdraft.example']) {
      const { errors } = await as(who).graphql(MAKE)
      expect(errors?.[0]?.extensions.code, who).toMatch(/^(?:FORBIDDEN|NOT_FOUND)$/)
      expect((await as(who).rest('POST', 'client/calendar-link', {})).status).toBeGreaterThanOrEqual(403)
    }
  })

  test('is told in the audit without its secret', async () => {
    const path = await make(ASHDOWN)
    const { body } = await as(owner).rest<object>('GET', 'users/audit')
    expect(JSON.stringify(body)).toContain('calendar_link')
    expect(JSON.stringify(body)).not.toContain(path.slice(10, 40))
    await as(ASHDOWN).graphql(REMOVE)
  })

  test('is not refused because others of its network tried', async () => {
    const path = await make(ASHDOWN)
    const wrong = Array.from({ length: 80 }, (_, i) => subscribe(`/calendar/${'C'.repeat(40)}${100 + i}.ics`))
    await Promise.all(wrong)
    expect((await subscribe(path)).status).toBe(200)
    await as(ASHDOWN).graphql(REMOVE)
  })
  test('cannot be tried again and again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => subscribe(`/calendar/${'B'.repeat(40)}${100 + i}.ics`)),
    )
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })
})
