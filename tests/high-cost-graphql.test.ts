import { describe, expect, test } from 'vitest'
import { ASHDOWN, BRYN } from './support/firm.ts'
import { makeFile } from './support/files.ts'
import { answered, ashdown, caseWithHearing, travel } from './support/high-cost-steps.ts'
import { as } from './support/instance.ts'
import { notificationsOf } from './support/notifications.ts'

type Data = Record<string, Record<string, unknown> & { uuid: string; version: string }>
const ask = async (query: string, variables: Record<string, unknown>) => {
  const { data, errors } = await ashdown.graphql(query, variables)
  expect(errors).toBeUndefined()
  return data as Data
}
const FIELDS = `{ uuid version event date description attendance solicitor { uuid name } solicitorAttendance eventsTotal totalCost
  counsel { uuid version counselLevel partyUuid { uuid name } attendance { partyUuid { uuid name } attendance } travel { distance amount description } }
  disbursements { uuid disbursementType amount vatExempt partyUuid { uuid name } totalVat } }`
const EDIT = `mutation($c: ID!, $u: ID!, $i: HighCostStepInput!, $v: String) { it: editHighCostStep(caseUuid: $c, uuid: $u, input: $i, version: $v) ${FIELDS} }`
const input = { event: 'main_hearing_day', date: '2026-03-05', description: 'Final hearing', attendance: 'event' }

/** Travel as GraphQL answers it. */
const toldTravel = { ...travel, amount: travel.amount.toFixed(2) }

describe('a step, through the gateway', () => {
  test('is answered with the names of its parties, and priced where it can be', async () => {
    const { uuid, party } = await caseWithHearing()
    const { case: row } = await ask(
      `query($c: ID!) { case(uuid: $c) { highCostSteps(first: 5) { totalCount nodes ${FIELDS} } } }`,
      { c: uuid },
    )
    const named = { uuid: party, name: 'Ann Lee' }
    expect(row).toMatchObject({
      highCostSteps: {
        totalCount: 1,
        nodes: [
          {
            event: 'court_hearing',
            date: '2026-03-04',
            solicitor: named,
            counsel: [
              { partyUuid: named, attendance: { partyUuid: named, attendance: 'event' }, travel: toldTravel },
              { counselLevel: 'leading', partyUuid: null, attendance: null, travel: null },
            ],
            disbursements: [
              { disbursementType: 'counsel_expenses', amount: '100.01', partyUuid: named, totalVat: '20.00' },
            ],
          },
        ],
      },
    })
  })

  test('is edited with all that is below it as one change, and one bad row refuses all of it', async () => {
    const { uuid: c, party, step, junior, leading, paid, path } = await caseWithHearing()
    const rows = {
      counsel: [
        { uuid: junior.uuid, counselLevel: 'leading', attendance: { partyUuid: party, attendance: 'none' } },
        { counselLevel: 'junior', attendance: { partyUuid: party, attendance: 'event' }, travel },
      ],
      disbursements: [{ uuid: paid.uuid, disbursementType: 'taxi', amount: 12, partyUuid: null }],
    }
    const bad = { ...rows, counsel: [...rows.counsel, { counselLevel: 'senior' }] }
    const { errors } = await ashdown.graphql(EDIT, { c, u: step.uuid, i: { ...input, ...bad } })
    expect(errors).toMatchObject([
      { extensions: { code: 'INVALID_INPUT', problems: [{ path: 'counsel.2.counselLevel' }] } },
    ])
    expect(await answered('GET', path)).toEqual(step)
    const { it } = await ask(EDIT, { c, u: step.uuid, i: { ...input, ...rows }, v: String(step.version) })
    expect(it).toMatchObject({
      version: String(Number(step.version) + 1),
      event: 'main_hearing_day',
      counsel: [
        { uuid: junior.uuid, counselLevel: 'leading', attendance: { attendance: 'none' }, travel: null },
        { counselLevel: 'junior', travel: toldTravel },
      ],
      disbursements: [{ uuid: paid.uuid, disbursementType: 'taxi', amount: '12.00', partyUuid: null }],
    })
    expect(JSON.stringify(it)).not.toContain(leading.uuid)
    const stale = await ashdown.graphql(EDIT, { c, u: step.uuid, i: input, v: '1' })
    expect(stale.errors).toMatchObject([
      { extensions: { code: 'CONFLICT', current: { event: 'main_hearing_day', description: 'Final hearing' } } },
    ])
  })

  test('is listed a page after another, by date', async () => {
    const { uuid: c, steps } = await caseWithHearing()
    for (const day of [3, 1, 2])
      await answered('POST', steps, { event: 'conference', date: `2026-01-0${day}`, description: `Day ${day}` })
    const page = async (after: string | null) =>
      (
        await ask(
          'query($c: ID!, $a: String) { case(uuid: $c) { highCostSteps(first: 3, after: $a) { totalCount nodes { description } pageInfo { hasNextPage endCursor } } } }',
          { c, a: after },
        )
      ).case as unknown as { highCostSteps: { nodes: object[]; pageInfo: { hasNextPage: boolean; endCursor: string } } }
    const first = (await page(null)).highCostSteps
    const second = (await page(first.pageInfo.endCursor)).highCostSteps
    expect([first.nodes, second.nodes]).toEqual([
      ['Day 1', 'Day 2', 'Day 3'].map((description) => ({ description })),
      [{ description: 'Interim hearing' }],
    ])
    expect([first, second].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false])
  })

  test('takes documents of the case, as a fee', async () => {
    const { uuid: c, at, step } = await caseWithHearing()
    const { file } = await makeFile(ASHDOWN, c, 'Orders', 'order')
    const { it } = await ask(
      'mutation($c: ID!, $u: ID!, $f: [ID!]!) { it: setHighCostStepFiles(caseUuid: $c, uuid: $u, files: $f) { uuid } }',
      { c, u: step.uuid, f: [file] },
    )
    expect(it?.uuid).toBe(step.uuid)
    await answered('DELETE', `${at}/fee/${step.uuid}/file/${file}`, undefined, 204)
  })

  test('is of no one else', async () => {
    const { uuid: c, step } = await caseWithHearing()
    const { errors } = await as(BRYN).graphql(EDIT, { c, u: step.uuid, i: input })
    expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }])
  })
})

describe('what is below a step leads to its tab', () => {
  test('in attention, open comments, search and notifications', async () => {
    const { uuid: c, step, junior } = await caseWithHearing()
    const word = `Word${step.uuid.slice(0, 8)}`
    await answered('PATCH', `client/case/${c}/high-cost/procedural-step/${step.uuid}`, { description: `About ${word}` })
    const parent = as('draftsman@harbour.example')
    const { status } = await parent.rest('POST', `client/entity/procedural_step_attendance/${junior.uuid}/comment`, {
      body: 'Which of them went?',
    })
    expect(status).toBe(201)
    const { case: row } = await ask(
      'query($c: ID!) { case(uuid: $c) { attention { kind tab unresolved } openComments { item tab entityType entityUuid entityKind entityText comment { body mine resolvedBy { name } createdBy { name } } } } }',
      { c },
    )
    expect(row).toMatchObject({
      attention: [{ kind: 'high_cost_step', tab: 'highCostSteps', unresolved: 1 }],
      openComments: [
        {
          item: step.uuid,
          tab: 'highCostSteps',
          entityType: 'procedural_step_attendance',
          entityUuid: junior.uuid,
          entityKind: 'high_cost_counsel',
          entityText: null,
          comment: { body: expect.any(String), mine: false, resolvedBy: null, createdBy: { name: expect.any(String) } },
        },
      ],
    })
    const { search } = await ask('query($s: String!) { search(text: $s) { items { uuid tab text caseUuid } } }', {
      s: word,
    })
    expect(search).toMatchObject({ items: [{ uuid: step.uuid, tab: 'highCostSteps' }] })
    expect(await notificationsOf(ASHDOWN, c)).toMatchObject([
      { kind: 'comment_added', quote: 'Which of them went?', item: { uuid: step.uuid } },
    ])
  })

  test('in the audit, in words', async () => {
    const { uuid: c, at, party, path, junior, paid } = await caseWithHearing()
    const other = await answered('POST', `${at}/party`, { party: 'Ben Orr' })
    await answered('PATCH', path, { event: 'issues_resolution_hearing', solicitor: null, solicitor_attendance: 'fas' })
    await answered('PATCH', `${path}/counsel/${junior.uuid}`, {
      counsel_level: 'leading',
      counsel_attendance: { party_uuid: other.uuid, attendance: 'event' },
      travel: { ...travel, amount: 20 },
    })
    await answered('PATCH', `${path}/disbursement/${paid.uuid}`, { disbursement_type: 'counsel_fee', party_uuid: null })
    await answered('PATCH', `${at}/high-cost/certificate`, { advocacy_scheme: '2x_junior_counsel' })
    const { case: row } = await ask('query($c: ID!) { case(uuid: $c) { audit(first: 9) { nodes { sentences } } } }', {
      c,
    })
    const { nodes } = (row as unknown as { audit: { nodes: { sentences: string[] }[] } }).audit
    expect(nodes.map(({ sentences }) => sentences.toSorted())).toEqual([
      ['Advocacy scheme: Leading and junior counsel → Two junior counsel.'],
      ['Disbursement type: Counsel expenses → Counsel fee.', 'Party: Ann Lee → nothing.'],
      ['Counsel level: Junior → Leading.', 'Party: Ann Lee → Ben Orr.', 'Travel amount: 18.90 → 20.00.'],
      [
        'Event: Court hearing → Issues resolution hearing.',
        'Solicitor attendance: Event → Family Advocacy Scheme.',
        'Solicitor: Ann Lee → nothing.',
      ],
      ['Party added.'],
      ['Disbursement of a step added.'],
      ['Counsel added.'],
      ['Counsel added.'],
      ['Procedural step added.'],
    ])
    expect(nodes.flatMap(({ sentences }) => sentences).join(' ')).not.toContain(party)
  })
})

test('what a costs officer would raise leads to the step', async () => {
  const { uuid: c, step } = await caseWithHearing()
  const { case: row } = await ask(
    'query($c: ID!) { case(uuid: $c) { filingCheck { counts { rule count } findings(rule: voucher_missing) { nodes { item tab message } } } } }',
    { c },
  )
  expect(row).toMatchObject({
    filingCheck: {
      counts: expect.arrayContaining([{ rule: 'voucher_missing', count: 2 }]),
      findings: {
        nodes: expect.arrayContaining([
          {
            item: step.uuid,
            tab: 'highCostSteps',
            message: 'Travel of junior counsel of 04/03/2026 (£18.90) has no voucher.',
          },
        ]),
      },
    },
  })
})
