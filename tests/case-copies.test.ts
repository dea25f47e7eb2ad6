import { randomUUID } from 'node:crypto'
import { examples } from '@costdraft/schema/items/examples.ts'
import type { Examples } from '@costdraft/schema/items/kind-examples.ts'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../dev/property-runs.ts'
import { makeFile } from './support/files.ts'
import {
  ASHDOWN,
  CALDER,
  newCase,
  newCaseWith,
  newCourtOfProtectionCase,
  newInterPartesCase,
  newTwoPartCase,
  type CaseAnswer,
} from './support/firm.ts'
import { as } from './support/instance.ts'
import { bodyIn } from './support/row-changes.ts'

const ashdown = as(ASHDOWN)
const { rest, graphql } = ashdown
type Row = Record<string, unknown> & { uuid: string }
const copy = (uuid: string, body: object = {}, headers: Record<string, string> = {}) =>
  rest<CaseAnswer>('POST', `client/case/${uuid}/copy`, body, headers)
const read = async (uuid: string): Promise<CaseAnswer> => (await rest<CaseAnswer>('GET', `client/case/${uuid}`)).body
const listed = (Object.entries(kinds) as [KindName, AnyKind][]).filter(([, { list }]) => list !== undefined)

/** All that a bill says of a case, without what tells one record from another. */
async function billOf(uuid: string): Promise<unknown> {
  const { data, errors } = await graphql(
    `
      query ($c: ID!) {
        case(uuid: $c) {
          exceptional {
            casePart
            exceptional
          }
          enhancements {
            activityType
            enhancement
          }
          totals {
            net
            vat
            gross
            unpriced
            heads {
              name
              casePart
              net
              vat
              excludedBecause
              lines(first: 500) {
                nodes {
                  date
                  description
                  quantity
                  unit
                  rate
                  enhancement
                  net
                  vat
                  excludedBecause
                  notHeld
                }
              }
            }
            breakdowns {
              by
              rows {
                name
                time
                profitCosts
                disbursements
                vat
                gross
              }
            }
          }
        }
      }
    `,
    { c: uuid },
  )
  expect(errors).toBeUndefined()
  return data
}
const OWN = /^(?:uuid|version|seq|care_case|parent_uuid|entity_files|comments|.*_at(?:_ms)?|.*_uuid)$/
/** References to rows of the case, for which those of the copy stand. */
const OF_COPIES = new Set([
  'party',
  'cop_case_part',
  'solicitor',
  'hearing_disbursement',
  'procedural_step_disbursement',
])
const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, of]) => (OWN.test(key) || OF_COPIES.has(key) ? [] : [[key, plain(of)]])),
  )
}
async function rowsOf(uuid: string): Promise<unknown[]> {
  const lists: unknown[] = []
  for (const [, { path }] of listed) {
    const { body } = await rest<{ nodes?: Row[] }>('GET', `client/case/${uuid}/${path}?first=500`)
    lists.push([path, plain(body.nodes ?? [])])
  }
  return lists
}
async function fill(uuid: string, names: readonly KindName[]): Promise<void> {
  for (const name of names) {
    const { valid } = examples[name] as Examples<KindName>
    for (const draft of valid) {
      const path = `client/case/${uuid}/${(kinds[name] as AnyKind).path}`
      await rest('POST', path, await bodyIn(ashdown, uuid, name, draft))
    }
  }
}

test.each([
  ['legal aid', () => newCase(ASHDOWN)],
  ['two parts', () => newTwoPartCase(ASHDOWN)],
  ['high cost', () => newCaseWith(ASHDOWN, 'highCostStep')],
  ['Court of Protection', () => newCourtOfProtectionCase(ASHDOWN)],
  ['inter partes', () => newInterPartesCase(ASHDOWN)],
])('a copy of a case (%s) with its rows says and comes to the same', async (_name, make) => {
  const { uuid } = await make()
  await fill(
    uuid,
    listed.map(([name]) => name),
  )
  await rest('PATCH', `client/case/${uuid}/narrative`, { narrative: 'What was done.' })
  await rest('PATCH', `client/case/${uuid}/exceptional`, { exceptionals: [{ exceptional: true, case_part: null }] })
  await rest('POST', `client/case/${uuid}/tr_enhancement`, {
    enhancements: [{ enhancement: 20, activity_type: 'preparation', case_part: null }],
  })
  const { status, body } = await copy(uuid, { items: true })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(await rowsOf(body.uuid)).toEqual(await rowsOf(uuid))
  expect(await billOf(body.uuid)).toEqual(JSON.parse(JSON.stringify(await billOf(uuid)).replaceAll(uuid, body.uuid)))
  const [original, made] = await Promise.all([read(uuid), read(body.uuid)])
  expect([made.stage, made.case_name, made.narrative]).toEqual(['in_progress', original.case_name, original.narrative])
  expect(made.certificate).toEqual(original.certificate)
})

test('what refers to rows of the case refers to their copies', async () => {
  const { uuid } = await newCourtOfProtectionCase(ASHDOWN)
  const { body: party } = await rest<Row>('POST', `client/case/${uuid}/party`, { party: 'The bank' })
  await rest('POST', `client/case/${uuid}/time-recording`, {
    ...(await bodyIn(ashdown, uuid, 'timeRecording', examples.timeRecording.valid[0] ?? {})),
    party: party.uuid,
  })
  const { body } = await copy(uuid, { items: true })
  const { body: parties } = await rest<Row[]>('GET', `client/case/${body.uuid}/party`)
  const { body: times } = await rest<{ nodes: Row[] }>('GET', `client/case/${body.uuid}/time-recording?first=10`)
  expect(parties[0]?.uuid).not.toBe(party.uuid)
  expect(times.nodes[0]).toMatchObject({ party: parties[0]?.uuid, party_named: { name: 'The bank' } })
})

test('random rows of a bill come to the same pence in its copy', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 2_400 }), fc.integer({ min: 0, max: 999_999 })), {
        minLength: 1,
        maxLength: 4,
      }),
      async (rows) => {
        const { uuid } = await newInterPartesCase(ASHDOWN)
        const time = await bodyIn(ashdown, uuid, 'timeRecording', { ...examples.timeRecording.valid[0], phase: 'cmc' })
        for (const [hundredths, pence] of rows) {
          const sent = await Promise.all([
            rest('POST', `client/case/${uuid}/time-recording`, { ...time, phase: 'cmc', time: hundredths / 100 }),
            rest('POST', `client/case/${uuid}/disbursement`, {
              date: '2025-01-14',
              disbursement_type: 'taxi',
              phase: 'cmc',
              amount: pence / 100,
            }),
          ])
          expect(sent.map(({ status }) => status)).toEqual([201, 201])
        }
        const { body } = await copy(uuid, { items: true })
        expect(await billOf(body.uuid)).toEqual(await billOf(uuid))
      },
    ),
    { numRuns: runs(4) },
  )
})

test('a copy without rows has the facts alone: no notes, comments, documents, rows or ids of other systems', async () => {
  const { uuid } = await newCase(ASHDOWN, { external_ids: [{ system: 'ledger', id: randomUUID() }] })
  await fill(uuid, ['timeRecording'])
  await rest('POST', `client/case/${uuid}/note`, { body: 'Ask the client.' })
  await makeFile(ASHDOWN, uuid, 'Letters', 'order')
  const { status, body } = await copy(uuid, { case_name: 'Re Copy', certificate_number: '9990459AA777' })
  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({
    case_name: 'Re Copy',
    external_ids: [],
    certificate: { certificate_number: '9990459AA777' },
  })
  expect((body.uploaded_files as { children: unknown[] }).children).toEqual([])
  expect((await rest('GET', `client/case/${body.uuid}/note`)).body).toEqual([])
  for (const [, rows] of (await rowsOf(body.uuid)) as [string, unknown[]][]) expect(rows).toEqual([])
  const original = await read(uuid)
  for (const name of ['fee_earner', 'site', 'case_type', 'represented_party', 'solicitors_case_reference'])
    expect([name, body[name]]).toEqual([name, original[name]])
  const { data } = await graphql('query($c: ID!) { case(uuid: $c) { audit { nodes { sentences } } } }', {
    c: body.uuid,
  })
  expect(JSON.stringify(data)).toContain(`Copied from “${original.case_name}”.`)
})

test('a deputyship is copied for the next period, and with its rows for the same', async () => {
  const { uuid } = await newCourtOfProtectionCase(ASHDOWN, { case_type: 'deputyship' })
  const next = await copy(uuid)
  expect(next.body).toMatchObject({ start_date: '2025-04-01', end_date: '2026-03-31' })
  expect((await copy(next.body.uuid)).body).toMatchObject({ start_date: '2026-04-01', end_date: '2027-03-31' })
  expect((await copy(uuid, { items: true })).body).toMatchObject({ start_date: '2024-04-01', end_date: '2025-03-31' })
  const will = await newCourtOfProtectionCase(ASHDOWN, { case_type: 'statutory_will' })
  expect((await copy(will.uuid)).body).toMatchObject({ start_date: '2024-04-01', end_date: '2025-03-31' })
})

test('a complete case is copied in progress; one of another firm is not found, and what is wrong is said', async () => {
  const { uuid } = await newCase(ASHDOWN)
  await rest('POST', `client/case/${uuid}/status/complete`)
  expect((await copy(uuid, { items: true })).body.stage).toBe('in_progress')
  expect(await as(CALDER).rest('POST', `client/case/${uuid}/copy`, {})).toMatchObject({ status: 404 })
  expect(await copy(randomUUID())).toMatchObject({ status: 404 })
  expect(await copy(uuid, { nothing: 1 })).toMatchObject({
    status: 422,
    body: { details: { nothing: expect.any(String) as string } },
  })
  expect(await copy(uuid, { case_name: 'Re' })).toMatchObject({ status: 422 })
  expect(await copy(uuid, { certificate_number: 'short' })).toMatchObject({ status: 422 })
  const cop = await newCourtOfProtectionCase(ASHDOWN)
  expect(await copy(cop.uuid, { certificate_number: '1120459AA777' })).toMatchObject({
    status: 422,
    body: { details: { certificate_number: expect.stringMatching(/certificate/) as string } },
  })
})

test('in GraphQL, once for a key', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const COPY =
    'mutation($c: ID!, $k: String) { copyCase(uuid: $c, items: true, caseName: "Re Twice", idempotencyKey: $k) { uuid caseName stage } }'
  const key = randomUUID()
  const first = await graphql(COPY, { c: uuid, k: key })
  expect(first.errors).toBeUndefined()
  expect(first.data).toMatchObject({ copyCase: { caseName: 'Re Twice', stage: 'in_progress' } })
  expect((await graphql(COPY, { c: uuid, k: key })).data).toEqual(first.data)
})
