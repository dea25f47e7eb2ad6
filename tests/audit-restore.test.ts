import { describe, expect, test } from 'vitest'
import { ASHDOWN, DRAFTSMAN, firmOf, newCase, newCourtOfProtectionCase, type CaseAnswer } from './support/firm.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as } from './support/instance.ts'

const ashdown = as(ASHDOWN)
type Body = Record<string, unknown>
interface Entry {
  id: number
  entity: string
  entity_uuid: string
  action: string
  before: Body | null
  after: Body | null
  may_restore: boolean
  about: { text: string | null; item: Body | null; place: Body | null }
}
interface Preview {
  version: number
  now: Body
  restored: Body
  changed_since: boolean
  is_deleted: boolean
}
const auditOf = async (caseUuid: string, email = ASHDOWN, query = ''): Promise<Entry[]> =>
  (await as(email).rest<{ nodes: Entry[] }>('GET', `client/case/${caseUuid}/audit?first=100${query}`)).body.nodes
const pathOf = (caseUuid: string, { id }: { id: number }): string => `client/case/${caseUuid}/audit/${id}/restore`
const preview = (caseUuid: string, entry: Entry) => ashdown.rest<Preview>('GET', pathOf(caseUuid, entry))
const restore = (caseUuid: string, entry: Entry, version?: number, email = ASHDOWN) =>
  as(email).rest<Entry & { message: string; details: Body }>(
    'POST',
    pathOf(caseUuid, entry),
    {},
    version === undefined ? {} : { 'if-match': `"${version}"` },
  )
const work = async (more: Body = {}): Promise<Body> => ({
  date: '2025-02-03',
  fee_earner: (await firmOf(ASHDOWN)).feeEarner,
  activity_type: 'preparation',
  time: 1.2,
  description: 'Drafting',
  ...more,
})
async function withTime(): Promise<{ caseUuid: string; at: string; uuid: string }> {
  const { uuid: caseUuid } = await newCase(ASHDOWN)
  const { body } = await ashdown.rest<{ uuid: string }>('POST', `client/case/${caseUuid}/time-recording`, await work())
  return { caseUuid, uuid: body.uuid, at: `client/case/${caseUuid}/time-recording/${body.uuid}` }
}
const totalOf = async (caseUuid: string): Promise<unknown> =>
  (await ashdown.rest('GET', `client/case/${caseUuid}/totals`)).body

describe('the audit restores a value of an item', () => {
  test('to what it was, with its price, as an audited edit that can itself be undone', async () => {
    const { caseUuid, at, uuid } = await withTime()
    const total = await totalOf(caseUuid)
    await ashdown.rest('PATCH', at, { time: 1.5, description: 'Drafting the order' })
    const [entry] = await auditOf(caseUuid)
    expect(entry).toMatchObject({ action: 'changed', may_restore: true, entity_uuid: uuid })
    const { body: shown, headers } = await preview(caseUuid, entry as Entry)
    expect(shown).toMatchObject({
      now: { time: 1.5, description: 'Drafting the order' },
      restored: { time: 1.2, description: 'Drafting' },
      changed_since: false,
      version: 2,
    })
    expect(headers.etag).toBe('"2"')
    const { status, body: own } = await restore(caseUuid, entry as Entry, 2)
    expect([status, own.action, own.before, own.after]).toEqual([200, 'changed', entry?.after, entry?.before])
    expect((await ashdown.rest('GET', at)).body).toMatchObject({ time: 1.2, description: 'Drafting', version: 3 })
    expect(await totalOf(caseUuid)).toEqual(total)
    expect((await restore(caseUuid, own, 3)).status).toBe(200)
    expect((await ashdown.rest('GET', at)).body).toMatchObject({ time: 1.5, description: 'Drafting the order' })
  })

  test('what was changed again is told, and is not overwritten by whoever did not see it', async () => {
    const { caseUuid, at } = await withTime()
    await ashdown.rest('PATCH', at, { time: 1.5 })
    const [entry] = (await auditOf(caseUuid)) as [Entry]
    await ashdown.rest('PATCH', at, { time: 2 })
    expect((await preview(caseUuid, entry)).body).toMatchObject({ changed_since: true, now: { time: 2 }, version: 3 })
    const stale = await restore(caseUuid, entry, 2)
    expect(stale).toMatchObject({ status: 412, body: { current: { now: { time: 2 }, restored: { time: 1.2 } } } })
    expect((await ashdown.rest('GET', at)).body).toMatchObject({ time: 2 })
    expect((await restore(caseUuid, entry, 3)).status).toBe(200)
    expect(await restore(caseUuid, entry)).toMatchObject({
      status: 409,
      body: { message: 'It has this value already.' },
    })
  })

  test('of twenty people who restore at one moment one does', async () => {
    const { caseUuid, at } = await withTime()
    await ashdown.rest('PATCH', at, { time: 1.5 })
    const [entry] = (await auditOf(caseUuid)) as [Entry]
    const answers = await Promise.all(Array.from({ length: 20 }, () => restore(caseUuid, entry, 2)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
  })

  test('a value that no longer fits is refused in a sentence, and nothing is changed', async () => {
    const { uuid: caseUuid } = await newCourtOfProtectionCase(ASHDOWN, {
      start_date: '2024-04-01',
      end_date: '2025-03-31',
    })
    const at = `client/case/${caseUuid}`
    const { body: part } = await ashdown.rest<{ uuid: string }>('POST', `${at}/case-part`, { description: 'The house' })
    const { body: row } = await ashdown.rest<{ uuid: string }>('POST', `${at}/time-recording`, {
      ...(await work()),
      cop_case_part: part.uuid,
    })
    const moved = await ashdown.rest('PATCH', `${at}/time-recording/${row.uuid}`, { cop_case_part: null })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect((await ashdown.rest('DELETE', `${at}/case-part/${part.uuid}`)).status).toBe(204)
    const entry = (await auditOf(caseUuid)).find(
      ({ action, entity }) => action === 'changed' && entity === 'time_recording',
    )
    expect(await restore(caseUuid, entry as Entry)).toMatchObject({
      status: 422,
      body: {
        message: expect.stringMatching(/^This cannot be restored\. .*: what was chosen then is no longer there\.$/),
      },
    })
    expect((await ashdown.rest('GET', `${at}/time-recording/${row.uuid}`)).body).toMatchObject({ version: 2 })
  })

  test('a complete case takes none, and says so', async () => {
    const { caseUuid, at } = await withTime()
    await ashdown.rest('PATCH', at, { time: 1.5 })
    await ashdown.rest('POST', `client/case/${caseUuid}/status/complete`)
    const entry = (await auditOf(caseUuid)).find(({ action }) => action === 'changed')
    expect(entry?.may_restore).toBe(false)
    expect(await restore(caseUuid, entry as Entry)).toMatchObject({
      status: 409,
      body: { message: 'This case is complete. Reopen it to change it.' },
    })
  })

  test('a deleted item comes back, also with the values of its lists; a changed row of a list raises the version above it', async () => {
    const { uuid: caseUuid } = await newCase(ASHDOWN)
    const at = `client/case/${caseUuid}`
    const { feeEarner } = await firmOf(ASHDOWN)
    const { body: hearing } = await ashdown.rest<{ uuid: string; hearing_disbursements: { uuid: string }[] }>(
      'POST',
      `${at}/hearing`,
      {
        date: '2025-03-04',
        court_level: 'circuit_district_judge',
        fee_earner: feeEarner,
        hearing_type: 'interim',
        start_time: '10:00',
        end_time: '13:00',
        hearing_exceptional_travel: { distance_miles: 40, days: 1, reason: 'To the court' },
        hearing_disbursements: [{ disbursement_type: 'taxi', amount: 12, description: 'To court' }],
      },
    )
    const child = hearing.hearing_disbursements?.[0]?.uuid ?? ''
    expect(child, JSON.stringify(hearing)).not.toBe('')
    const ofChild = await ashdown.rest('PATCH', `${at}/hearing/${hearing.uuid}/disbursement/${child}`, { amount: 15 })
    expect(ofChild.status, JSON.stringify(ofChild.body)).toBe(200)
    const [changed] = (await auditOf(caseUuid)) as [Entry]
    expect(changed).toMatchObject({ entity: 'hearing_disbursement', may_restore: true })
    expect((await restore(caseUuid, changed)).status).toBe(200)
    const { body: now } = await ashdown.rest<{ version: number; hearing_disbursements: Body[] }>(
      'GET',
      `${at}/hearing/${hearing.uuid}`,
    )
    expect([now.version, now.hearing_disbursements[0]?.amount]).toEqual([3, 12])

    const ofPart = await ashdown.rest('PATCH', `${at}/hearing/${hearing.uuid}/exceptional-travel`, {
      distance_miles: 60,
      days: 1,
      reason: 'To the court',
    })
    expect(ofPart.status, JSON.stringify(ofPart.body)).toBe(200)
    const [travelled] = (await auditOf(caseUuid)) as [Entry]
    const back = await restore(caseUuid, travelled)
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect((await ashdown.rest('GET', `${at}/hearing/${hearing.uuid}`)).body).toMatchObject({
      hearing_exceptional_travel: { distance_miles: 40, days: 1, reason: 'To the court' },
    })

    await ashdown.rest('DELETE', `${at}/fee/${hearing.uuid}`)
    const [removed] = (await auditOf(caseUuid)) as [Entry]
    expect(removed).toMatchObject({ action: 'removed', may_restore: true, about: { place: null } })
    expect((await preview(caseUuid, removed)).body).toMatchObject({ is_deleted: true, changed_since: false })
    expect((await restore(caseUuid, removed)).body).toMatchObject({ action: 'restored' })
    expect(
      (await ashdown.rest<{ hearing_disbursements: Body[] }>('GET', `${at}/hearing/${hearing.uuid}`)).body
        .hearing_disbursements,
    ).toHaveLength(1)
    expect((await restore(caseUuid, removed)).status).toBe(409)
  })
})

describe('the audit restores', () => {
  test('a field of a case, its certificate, and what is claimed as exceptional', async () => {
    const { uuid } = await newCase(ASHDOWN, { case_name: 'Re First' })
    const change = async (method: 'PATCH', path: string, body: Body): Promise<Entry> => {
      const { status, body: answer } = await ashdown.rest(method, path, body)
      expect(status, JSON.stringify(answer)).toBe(200)
      return ((await auditOf(uuid)) as [Entry])[0]
    }
    const renamed = await change('PATCH', `client/case/legal-aid/${uuid}`, { case_name: 'Re Second' })
    const certified = await change('PATCH', `client/case/${uuid}/certificate`, { date_of_issue: '2025-02-10' })
    const claimed = await change('PATCH', `client/case/${uuid}/exceptional`, {
      exceptionals: [{ exceptional: true, case_part: null }],
    })
    for (const entry of [renamed, certified, claimed]) {
      const answer = await restore(uuid, entry)
      expect([answer.status, answer.body.message, answer.body.after]).toEqual([200, undefined, entry.before])
    }
    const { body } = await ashdown.rest<CaseAnswer>('GET', `client/case/${uuid}`)
    expect(body).toMatchObject({
      case_name: 'Re First',
      certificate: { date_of_issue: '2025-01-10' },
      exceptional: [{ exceptional: false }],
    })
  })

  test('enhancement percentages, without touching those of other activities', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const path = `client/case/${uuid}/tr_enhancement`
    const set = (...all: [string, number][]) =>
      ashdown.rest('POST', path, {
        enhancements: all.map(([activity_type, enhancement]) => ({ activity_type, enhancement, case_part: null })),
      })
    await ashdown.rest('PATCH', `client/case/${uuid}/exceptional`, {
      exceptionals: [{ exceptional: true, case_part: null }],
    })
    await set(['preparation', 10], ['counsel', 20])
    await set(['preparation', 30], ['counsel', 20])
    const [entry] = (await auditOf(uuid)) as [Entry]
    await set(['preparation', 30], ['counsel', 25])
    expect((await restore(uuid, entry)).status).toBe(200)
    const { body } = await ashdown.rest<{ activity_type: string; enhancement: number }[]>('GET', path)
    expect(Object.fromEntries(body.map((row) => [row.activity_type, row.enhancement]))).toMatchObject({
      preparation: 10,
      counsel: 25,
    })
  })

  test('a text, in an entry of its own: what it replaces stays in the audit, and comes back', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const path = `client/case/${uuid}/narrative`
    await ashdown.rest('PATCH', path, { narrative: 'First' })
    await as(DRAFTSMAN).rest('PATCH', path, { narrative: 'Second' })
    const [entry] = (await auditOf(uuid)) as [Entry]
    const answer = await restore(uuid, entry, 3, DRAFTSMAN)
    expect([answer.status, answer.body.before, answer.body.after]).toEqual([
      200,
      { narrative: 'Second' },
      { narrative: 'First' },
    ])
    expect((await restore(uuid, answer.body, 4, DRAFTSMAN)).status).toBe(200)
    expect((await ashdown.rest<CaseAnswer>('GET', `client/case/${uuid}`)).body.narrative).toBe('Second')
    expect((await auditOf(uuid)).map(({ after }) => after?.narrative)).toEqual([
      'Second',
      'First',
      'Second',
      'First',
      undefined,
    ])
  })

  test('one’s own note and nobody else’s: its text, and the note itself', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const at = `client/case/${uuid}/note`
    const { body: note } = await ashdown.rest<{ uuid: string }>('POST', at, { body: 'As written' })
    await ashdown.rest('PATCH', `${at}/${note.uuid}`, { body: 'As changed' })
    const [changed] = (await auditOf(uuid)) as [Entry]
    expect(((await auditOf(uuid, DRAFTSMAN)) as [Entry])[0].may_restore).toBe(false)
    expect((await restore(uuid, changed, undefined, DRAFTSMAN)).status).toBe(409)
    expect((await restore(uuid, changed, 2)).status).toBe(200)
    await ashdown.rest('DELETE', `${at}/${note.uuid}`)
    const [removed] = (await auditOf(uuid)) as [Entry]
    expect((await restore(uuid, removed)).body).toMatchObject({ action: 'restored' })
    expect((await ashdown.rest<Body[]>('GET', at)).body).toMatchObject([{ uuid: note.uuid, body: 'As written' }])
  })

  test('nothing of another case or firm, and no entry that has nothing to go back to', async () => {
    const { caseUuid, at } = await withTime()
    const { uuid: other } = await newCase(ASHDOWN)
    const rival = await makeFirm(ADMIN, 'solicitor')
    await ashdown.rest('PATCH', at, { time: 1.5 })
    const [changed, added] = (await auditOf(caseUuid)) as [Entry, Entry]
    expect(added.may_restore).toBe(false)
    expect((await restore(caseUuid, added)).status).toBe(409)
    expect((await restore(other, changed)).status).toBe(404)
    expect((await restore(caseUuid, changed, undefined, rival.owner)).status).toBe(404)
    for (const id of ['0', '-1', '1.5', 'x', '99999999999999999999'])
      expect((await ashdown.rest('POST', `client/case/${caseUuid}/audit/${id}/restore`, {})).status).toBe(404)
  })
})
