import { randomUUID } from 'node:crypto'
import { readBatch } from '@costdraft/api/case-routes/batch.routes.ts'
import { adminAdditions } from '@costdraft/schema/additions.ts'
import { allCaseAdditions } from '@costdraft/schema/areas/all-case-additions.ts'
import type { RequestContext } from '@costdraft/api/http/request.ts'
import { describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { ASHDOWN, BRYN, CALDER, DRAFTSMAN, firmOf, newCase } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { program } from './support/identities.ts'
import { as } from './support/instance.ts'
import { openOwn } from './support/own-database.ts'

const ashdown = as(ASHDOWN)
const PARTS = ['totals', 'attention', 'documents', 'unresolved_comments', 'next_deadline']
interface Batch {
  cases: ({ uuid: string; totals: { gross: number }; attention: unknown[] } | null)[]
}
const batch = (email: string, cases: unknown, parts: unknown = PARTS) =>
  as(email).rest<Batch & { details: Record<string, string> }>('POST', 'client/case/batch', { cases, parts })

interface Dates {
  deadlines: { date: string | null; done: string | null; start_date: string | null }[]
}
/** The first date that is not done; the day from which it runs is told with the case alone. */
function nextOf({ deadlines }: Dates) {
  const [next] = deadlines.filter(({ date, done }) => date !== null && done === null)
  return next ? { ...next, start_date: null } : null
}

async function caseWithTime(): Promise<string> {
  const { uuid } = await newCase(ASHDOWN)
  const { feeEarner } = await firmOf(ASHDOWN)
  const { body } = await ashdown.rest<{ uuid: string }>('POST', `client/case/${uuid}/time-recording`, {
    date: '2025-02-03',
    fee_earner: feeEarner,
    activity_type: 'preparation',
    time: 1,
  })
  await ashdown.rest('POST', `client/entity/case_fee/${body.uuid}/comment`, { body: 'Is this right?' })
  return uuid
}

test('one case is answered with the parts that `with` names, and without them as ever', async () => {
  const uuid = await caseWithTime()
  const path = `client/case/${uuid}`
  interface WithFigures {
    figures?: object
  }
  const { figures, ...row } = (await ashdown.rest<WithFigures>('GET', `${path}?with=totals,attention`)).body
  expect(row).toEqual((await ashdown.rest('GET', path)).body)
  expect(figures).toEqual({
    totals: (await ashdown.rest('GET', `${path}/totals`)).body,
    attention: (await ashdown.rest('GET', `${path}/attention`)).body,
  })
  expect(figures).toMatchObject({ attention: [{ kind: 'time_recording', unresolved: 1 }] })
  expect(await ashdown.rest('GET', `${path}?with=totals,lines`)).toMatchObject({
    status: 422,
    body: { details: { with: `Choose from ${[...PARTS, 'open_comments', 'filing_check'].join(', ')}.` } },
  })
  expect((await as(CALDER).rest('GET', `${path}?with=totals`)).body).toEqual((await as(CALDER).rest('GET', path)).body)
})

test('open comments are counted alike in a list, a case and a batch: none that is resolved, and none on a removed item', async () => {
  const reference = `OPEN/${randomUUID().slice(0, 8)}`
  const { uuid } = await newCase(ASHDOWN, { solicitors_case_reference: reference })
  const { uuid: without } = await newCase(ASHDOWN, { solicitors_case_reference: reference })
  const must = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<string> => {
    const answer = await ashdown.rest<{ uuid: string } | null>(method, path, body)
    if (answer.status >= 300) throw new Error(`${path} ${answer.status}`)
    return answer.body?.uuid ?? ''
  }
  const commented = async (): Promise<[note: string, comment: string]> => {
    const note = await must('POST', `client/case/${uuid}/cost-note`, { body: 'Agreed with counsel.' })
    return [note, await must('POST', `client/entity/cost_note/${note}/comment`, { body: 'Is this right?' })]
  }
  const [kept] = await commented()
  const [resolvedOn, resolved] = await commented()
  const [removed] = await commented()
  await must('POST', `client/entity/cost_note/${kept}/comment`, { body: 'And this?' })
  await must('PATCH', `client/entity/cost_note/${resolvedOn}/comment/${resolved}/resolve`, {})
  await must('DELETE', `client/case/${uuid}/cost-note/${removed}`)
  const inList = await ashdown.rest<{ nodes: { uuid: string; unresolved_comments: number }[] }>(
    'GET',
    `client/case?search=${reference}`,
  )
  expect(new Map(inList.body.nodes.map((row) => [row.uuid, row.unresolved_comments]))).toEqual(
    new Map([
      [uuid, 2],
      [without, 0],
    ]),
  )
  expect((await ashdown.rest('GET', `client/case/${uuid}`)).body).toMatchObject({ unresolved_comments: 2 })
  expect((await batch(ASHDOWN, [uuid, without], ['unresolved_comments'])).body.cases).toEqual([
    { uuid, unresolved_comments: 2 },
    { uuid: without, unresolved_comments: 0 },
  ])
})

test('many cases cost no more statements than their parts need', async () => {
  const { within, close } = await openOwn()
  try {
    await within('owner@harbour.example', async (tx, viewer) => {
      let statements = 0
      const counted = tx.withPlugin({
        transformQuery: ({ node }) => {
          statements++
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const cases = await tx.selectFrom('case').select(['uuid', 'area_of_work']).execute()
      const statementsOf = async (isAsked: (area: string) => boolean): Promise<number> => {
        const asked = cases.flatMap(({ uuid, area_of_work }) => (isAsked(area_of_work) ? [uuid] : []))
        expect(asked.length).toBeGreaterThan(4)
        statements = 0
        const req = { body: { cases: asked, parts: PARTS } } as RequestContext['req']
        expect((await readBatch({ tx: counted as typeof tx, viewer, req, spend: () => {} })).cases).toEqual(
          asked.map((uuid) => expect.objectContaining({ uuid })),
        )
        return statements
      }
      // The cases; their frozen bills, facts, own rates, times, offices, hearings, disbursements and expert fees; of
      // the cases of courts their rate cards, parts and parties, and who attended at steps; attention; jobs and files;
      // comments; dates.
      expect(await statementsOf((area) => area !== 'high_cost_legal_aid')).toBeLessThanOrEqual(17)
      // High cost cases have their steps and counsel besides, and cost the others nothing.
      expect(await statementsOf(() => true)).toBeLessThanOrEqual(19)
      expect(await statementsOf((area) => area === 'legal_aid')).toBeLessThanOrEqual(14)
      expect(statements).toBeGreaterThan(4)
    })
  } finally {
    await close()
  }
})

describe('a batch of cases', () => {
  test('answers each part as its own path does, in the order asked', async () => {
    const [a, b] = [await caseWithTime(), (await newCase(ASHDOWN)).uuid]
    const { status, body } = await batch(ASHDOWN, [b, a, b])
    expect([status, body.cases.map((row) => row?.uuid)]).toEqual([200, [b, a, b]])
    for (const [i, uuid] of [b, a].entries()) {
      const at = `client/case/${uuid}`
      expect(body.cases[i]).toEqual({
        uuid,
        totals: (await ashdown.rest('GET', `${at}/totals`)).body,
        attention: (await ashdown.rest('GET', `${at}/attention`)).body,
        documents: {
          ...(await ashdown.rest('GET', `${at}/output/state`)).body,
          files: (await ashdown.rest('GET', `${at}/output`)).body,
        },
        unresolved_comments: uuid === a ? 1 : 0,
        next_deadline: { deadline: nextOf((await ashdown.rest<Dates>('GET', `${at}/deadline`)).body) },
      })
    }
    expect(body.cases[1]?.attention).toEqual([
      { kind: 'time_recording', fee_type: null, hearing_type: null, unresolved: 1, estimated: 0 },
    ])
  })

  test('has null in the place of every case that the viewer may not read', async () => {
    const own = (await newCase(ASHDOWN)).uuid
    const rival = (await newCase(CALDER)).uuid
    const sister = (await newCase(BRYN)).uuid
    const asked = [rival, own, randomUUID(), sister]
    const shown = async (email: string) => (await batch(email, asked)).body.cases.map((row) => row?.uuid ?? null)
    expect(await shown(ASHDOWN)).toEqual([null, own, null, null])
    expect(await shown(DRAFTSMAN)).toEqual([null, own, null, null])
    expect(await shown('owner@harbour.example')).toEqual([null, own, null, sister])
    expect(await shown(CALDER)).toEqual([rival, null, null, null])
    expect(await shown('it@harbour.example')).toEqual([null, null, null, null])
    expect(await shown('admin@costdraft.example')).toEqual([null, null, null, null])
    const firm = await makeFirm(ADMIN, 'solicitor')
    const administrator = await makePerson(firm.owner, firm, 'it_administrator')
    const { body } = await as(firm.owner).rest<{ uuid: string }>(
      'POST',
      `client/${firm.client}/case/legal-aid`,
      careCase(firm),
    )
    expect((await batch(firm.owner, [body.uuid])).body.cases).toMatchObject([{ uuid: body.uuid }])
    expect((await batch(administrator.email, [body.uuid])).body.cases).toEqual([null])
  })

  test('is read by a program that may only read', async () => {
    const { uuid } = await newCase('owner@ashdown.example')
    const { client } = await firmOf(ASHDOWN)
    const reader = await program('owner@ashdown.example', client)
    expect(await reader.rest('POST', 'client/case/batch', { cases: [uuid], parts: ['totals'] })).toMatchObject({
      status: 200,
      body: { cases: [{ uuid, totals: { gross: expect.any(Number) } }] },
    })
  })

  test('takes 250 cases, known parts and nothing else', async () => {
    const refused = async (cases: unknown, parts?: unknown) => {
      const { status, body } = await batch(ASHDOWN, cases, parts)
      return [status, Object.keys(body.details ?? {})]
    }
    const many = Array.from({ length: 251 }, () => randomUUID())
    expect(await refused(many.slice(1))).toEqual([200, []])
    expect(await refused(many)).toEqual([422, ['cases']])
    expect(await refused(['by-stage'])).toEqual([422, ['cases']])
    expect(await refused(undefined)).toEqual([422, ['cases']])
    expect(await refused([], ['bill'])).toEqual([422, ['parts']])
    expect(await refused([], [])).toEqual([422, ['parts']])
  })
})

test('what these hosts add is told to whoever is signed in', async () => {
  expect(await ashdown.rest('GET', 'client/additions')).toMatchObject({
    status: 200,
    body: { additions: [...allCaseAdditions] },
  })
  expect((await ashdown.rest('GET', 'users/additions')).body).toEqual({ additions: [...adminAdditions] })
  for (const path of ['client/additions', 'users/additions'])
    expect((await as(undefined).rest('GET', path)).status).toBe(401)
})
