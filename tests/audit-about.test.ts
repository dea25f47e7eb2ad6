import { auditPlaces } from '@costdraft/schema/audit/about.ts'
import { auditPage } from '@costdraft/api/audit-routes/audit-page.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { sql } from 'kysely'
import { buildSchema, isEnumType } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ASHDOWN, DRAFTSMAN, firmOf } from './support/firm.ts'
import { as } from './support/instance.ts'
import { openOwn } from './support/own-database.ts'
import { makeTarget, type Target } from './support/target.ts'

interface Entry {
  id: string
  entity: string
  action: string
  by: { uuid: string; name: string }
  sentences: string[]
  about: {
    name: string
    sentences: string[]
    place: { name: string; uuid: string | null; tab: string | null } | null
  } | null
}
interface Audit {
  totalCount: number
  nodes: Entry[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}
const QUERY = `query($c: ID!, $first: Int, $after: String, $by: [ID!], $kinds: [String!]) { case(uuid: $c) {
  audit(first: $first, after: $after, by: $by, kinds: $kinds) { totalCount
    nodes { id entity action by { uuid name } sentences about { name sentences place { name uuid tab } } } pageInfo { endCursor hasNextPage } }
  auditChoices { people { uuid name } kinds { name label } } } }`
interface Choices {
  people: { uuid: string; name: string }[]
  kinds: { name: string; label: string }[]
}
async function audited(email: string, c: string, more: object = {}): Promise<{ audit: Audit; auditChoices: Choices }> {
  const { data, errors } = await as(email).graphql(QUERY, { c, first: 100, ...more })
  expect(errors).toBeUndefined()
  return (data as { case: { audit: Audit; auditChoices: Choices } }).case
}

let target: Target
beforeAll(async () => {
  target = await makeTarget()
})
const named = async (c: string, entity: string): Promise<Entry> => {
  const { audit } = await audited(target.owner, c, { kinds: [entity] })
  expect(audit.nodes.length, entity).toBeGreaterThan(0)
  return audit.nodes[0] as Entry
}

describe('every line of the audit', () => {
  test('names its object, and leads to it where it has a place', async () => {
    for (const c of [
      target.caseUuid,
      target.addCourtOfProtectionCase,
      target.addInterPartesCase,
      target.highCostCase,
      target.complete,
    ]) {
      const { audit } = await audited(target.owner, c)
      for (const { about, entity } of audit.nodes) {
        expect(about?.name, entity).toMatch(/^[A-Z][\s\S]{3,}/)
        expect(about?.name, entity).not.toMatch(/_|undefined|null|NaN/)
        expect(about?.sentences.length, about?.name).toBeGreaterThan(0)
        if (!['case', 'certificate', 'assessment'].includes(entity)) expect(about?.place, about?.name).not.toBeNull()
      }
    }
  })

  test('says it as people do', async () => {
    const { caseUuid, addInterPartesCase, canary, items, owner, file } = target
    const earner = `${(await as(owner).rest<{ firstname: string; surname: string }[]>('GET', `client/${target.firm.client}/fee-earner`)).body[0]?.firstname} Earner`
    expect((await named(caseUuid, 'time_recording')).about).toMatchObject({
      name: expect.stringMatching(
        new RegExp(String.raw`^Time recording of \d{2}/\d{2}/\d{4}, ${earner}, [A-Z][a-z ]+$`),
      ),
      place: { name: 'item', uuid: items.timeRecording, tab: 'timeRecordings' },
    })
    const child = await named(caseUuid, 'hearing_disbursement')
    expect(child.about).toMatchObject({
      name: expect.stringMatching(/^Hearing disbursement, Taxi of hearing of \d\d\/\d\d\/\d{4}, /),
      place: { name: 'item', uuid: items.hearing, tab: 'hearings' },
    })
    const comment = await named(caseUuid, 'comment')
    expect(comment.about).toMatchObject({
      name: expect.stringMatching(new RegExp(`^Comment on (hearing|disbursement) of .*: “${canary}”$`)),
      place: expect.objectContaining({ name: 'comments', uuid: expect.any(String) }),
    })
    expect([comment.sentences, comment.about?.sentences]).toEqual([['Comment added.'], ['Added.']])
    expect((await named(caseUuid, 'note')).about).toMatchObject({
      name: `Note “${canary}”`,
      place: { name: 'note', uuid: target.note, tab: null },
    })
    expect((await named(caseUuid, 'file')).about?.place).toEqual({ name: 'file', uuid: file, tab: null })
    expect((await named(target.complete, 'output')).about).toMatchObject({ place: { name: 'document' } })
    expect((await named(caseUuid, 'tr_enhancement')).about).toMatchObject({
      name: 'Enhancement percentages',
      place: { name: 'tab', uuid: null, tab: 'enhancement' },
    })
    expect((await named(target.addCourtOfProtectionCase, 'party')).about?.name).toBe(`Party “${canary}”`)
    expect((await named(addInterPartesCase, 'procedural_step_attendance')).about).toMatchObject({
      name: expect.stringMatching(/^Procedural step attendance, .*of procedural step of /),
      place: { name: 'item', uuid: items.proceduralStep, tab: 'proceduralSteps' },
    })
    const saved = await as(owner).rest('POST', `client/case/${addInterPartesCase}/budget`, {
      incurred_to: '2025-01-31',
    })
    expect(saved.status).toBe(201)
    expect(await named(addInterPartesCase, 'budget')).toMatchObject({
      about: {
        name: 'Costs budget, version 1',
        place: { name: 'budget' },
        sentences: [expect.stringMatching(/^Saved: £[\d,.]+\.$/)],
      },
    })
  })

  test('what is deleted is named without a link, and leads again to what is brought back', async () => {
    const { caseUuid, owner } = target
    const at = `client/case/${caseUuid}`
    const { body } = await as(owner).rest<{ uuid: string }>('POST', `${at}/cost-note`, { body: 'To be deleted' })
    await as(owner).rest('DELETE', `${at}/cost-note/${body.uuid}`)
    const removed = await named(caseUuid, 'cost_note')
    expect(removed).toMatchObject({
      about: { name: 'Cost note “To be deleted”', place: null, sentences: ['Deleted.'] },
    })
    await as(owner).rest('POST', `${at}/item/${body.uuid}/restore`, {})
    expect((await named(caseUuid, 'cost_note')).about?.place).toEqual({
      name: 'item',
      uuid: body.uuid,
      tab: 'costNotes',
    })
  })

  test('a reference is named in the old and the new value', async () => {
    const { caseUuid, owner, firm } = target
    const { body: other } = await as(owner).rest<{ uuid: string }>('POST', `client/${firm.client}/fee-earner`, {
      site: firm.site,
      firstname: 'Olwen',
      surname: 'Other',
      type: 'solicitor',
      grade: 'B',
    })
    const path = `client/case/${caseUuid}/time-recording/${target.items.timeRecording}`
    expect((await as(owner).rest('PATCH', path, { fee_earner: other.uuid })).status).toBe(200)
    expect((await named(caseUuid, 'time_recording')).sentences).toEqual([
      expect.stringMatching(/^Fee earner: \S+ Earner → Olwen Other\.$/),
    ])
  })

  test('the places are the same in schema and GraphQL', () => {
    const type = buildSchema(typeDefs).getType('AuditPlaceName')
    expect(isEnumType(type) && type.getValues().map(({ name }) => name)).toEqual([...auditPlaces])
  })
})

describe('the audit is filtered', () => {
  test('by person and by kind, page by page, with what occurs to choose from', async () => {
    const { caseUuid, owner, parent } = target
    const whole = await audited(owner, caseUuid)
    const ownerId = target.firm.person
    const parentId = parent.person
    const { people, kinds } = whole.auditChoices
    expect(new Set(people.map(({ uuid }) => uuid))).toEqual(new Set(whole.audit.nodes.map(({ by }) => by.uuid)))
    expect(people.map(({ uuid }) => uuid)).toEqual(expect.arrayContaining([ownerId, parentId]))
    expect(new Set(kinds.map(({ name }) => name))).toEqual(new Set(whole.audit.nodes.map(({ entity }) => entity)))
    expect(kinds.map(({ label }) => label)).toEqual(
      kinds.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b)),
    )
    const ofParent = await audited(owner, caseUuid, { by: [parentId] })
    expect(ofParent.audit.nodes.map(({ entity, by }) => [entity, by.uuid])).toEqual([['comment', parentId]])
    expect(ofParent.audit.totalCount).toBe(1)
    const wanted = ['comment', 'cost_note']
    const expected = whole.audit.nodes.filter(({ entity, by }) => wanted.includes(entity) && by.uuid === ownerId)
    const read: string[] = []
    for (let after: string | null = null; ;) {
      const { audit } = await audited(owner, caseUuid, { first: 2, after, kinds: wanted, by: [ownerId] })
      expect(audit.totalCount).toBe(expected.length)
      read.push(...audit.nodes.map(({ id }) => id))
      after = audit.pageInfo.endCursor
      if (!audit.pageInfo.hasNextPage) break
    }
    expect(read).toEqual(expected.map(({ id }) => id))
    expect((await audited(owner, caseUuid, { kinds: ['nothing of the kind'] })).audit).toMatchObject({
      totalCount: 0,
      nodes: [],
    })
  })

  test('what is no person is refused', async () => {
    const { status, body } = await as(target.owner).rest('GET', `client/case/${target.caseUuid}/audit?by=me`)
    expect([status, body]).toEqual([422, expect.objectContaining({ details: { by: 'Send the uuids of people.' } })])
  })
})

describe('with twelve thousand lines', () => {
  let own: Awaited<ReturnType<typeof openOwn>>
  let caseUuid: string
  beforeAll(async () => {
    own = await openOwn()
    const { rows } = await sql<{ uuid: string }>`
      select case_row.uuid from "case" case_row join client on client.uuid = case_row.client_uuid
      where case_row.client_uuid = (select client_uuid from person where email_address = ${ASHDOWN})
      order by (select count(*) from case_item where case_item.case_uuid = case_row.uuid) desc limit 1`.execute(own.db)
    caseUuid = rows[0]?.uuid ?? ''
    await sql`
      insert into change (client_uuid, case_uuid, entity, entity_uuid, by, action, before, after)
      select case_row.client_uuid, case_row.uuid, item.kind, item.uuid, item.created_by,
        'changed', '{"time": 1}', '{"time": 2}'
      from "case" case_row
      join (select *, row_number() over () as place from case_item where case_uuid = ${caseUuid}) item on true
      cross join generate_series(1, 12000) number where case_row.uuid = ${caseUuid}
        and number % (select count(*) from case_item where case_uuid = ${caseUuid}) = item.place - 1`.execute(own.db)
    await sql`analyze change`.execute(own.db)
  }, 120_000)
  afterAll(() => own.close())

  /** The number of statements that a page takes. */
  async function statements(query: Record<string, string>): Promise<{ asked: number; lines: number; total: number }> {
    const { client_uuid } = await own.personOf(ASHDOWN)
    return own.within(ASHDOWN, async (tx, viewer) => {
      let asked = 0
      const counting = tx.withPlugin({
        transformQuery: ({ node }) => {
          asked++
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const page = await auditPage(
        { tx: counting, viewer, items: productItems, req: { query } } as unknown as Parameters<typeof auditPage>[0],
        { uuid: caseUuid, client: client_uuid ?? '', stage: 'in_progress', client_archived: false },
      )
      expect(page.nodes.every(({ about }) => about.item !== null || about.text !== null)).toBe(true)
      return { asked, lines: page.nodes.length, total: page.total_count }
    })
  }

  test('a page of a hundred takes as many statements as one of two', async () => {
    const hundred = await statements({ first: '100' })
    const two = await statements({ first: '2' })
    expect([hundred.lines, two.lines]).toEqual([100, 2])
    expect(hundred.total).toBeGreaterThanOrEqual(12_000)
    expect([hundred.asked, two.asked]).toEqual([7, 7])
  })

  test('a page by person and kind is read from an index', async () => {
    const { rows } = await own.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx)
      return sql<
        Record<string, string>
      >`explain select id from change where case_uuid = ${caseUuid}::uuid and entity = any(array['party']) order by id desc limit 51`.execute(
        tx,
      )
    })
    expect(JSON.stringify(rows)).toContain('change_case_entity')
  })
})

test('a draftsman of the parent names the same, an outsider nothing', async () => {
  const { caseUuid, parent } = target
  expect((await audited(parent.owner, caseUuid)).audit.nodes[0]?.about).toEqual(
    (await audited(target.owner, caseUuid)).audit.nodes[0]?.about,
  )
  await firmOf(DRAFTSMAN)
  for (const path of ['audit', 'audit/choices'])
    expect((await as(DRAFTSMAN).rest('GET', `client/case/${caseUuid}/${path}`)).status).toBe(404)
})
