import { restApi } from '@costdraft/api/rest-api.ts'
import { createDoor } from '@costdraft/api/http/door.ts'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import { defineArea } from '@costdraft/schema/areas/area.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { field } from '@costdraft/schema/field.ts'
import { text } from '@costdraft/schema/structs.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { careCase } from './support/care-case.ts'
import { ASHDOWN, CALDER } from './support/firm.ts'
import type { Firm } from './support/firms.ts'
import { furtherAreas } from './support/further-areas.ts'
import { startOwnApi } from './support/own-api.ts'

// The product with areas of work it does not have: what their cases need follows from their declaration alone.
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Row = Record<string, unknown> & {
  uuid: string
  version: number
  message: string
  details?: Record<string, string>
}

let postgres: Postgres | undefined
let api: Awaited<ReturnType<typeof startOwnApi>>
let firm: Firm
const rest = <T = Row>(method: Method, path: string, body?: unknown, headers = {}) =>
  api.as(ASHDOWN).rest<T>(method, path, body, headers)
const must = async <T = Row>(method: Method, path: string, body?: unknown): Promise<T> => {
  const answer = await rest<T>(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  api = await startOwnApi({ ...(postgres && { DATABASE_URL: postgres.url }) }, { areas: furtherAreas })
  const viewer = await must<{ client_uuid: string; user_uuid: string }>('GET', 'users/user')
  const client = viewer.client_uuid
  const [site] = await must<Row[]>('GET', `clients/${client}/sites`)
  const [earner] = await must<Row[]>('GET', `client/${client}/fee-earner`)
  firm = { client, site: site?.uuid ?? '', feeEarner: earner?.uuid ?? '', person: viewer.user_uuid }
})
afterAll(async () => {
  await api.stop()
  await postgres?.stop()
})

const shared = () => ({
  case_name: 'Estate of Ann Ash',
  solicitors_case_reference: 'PRO/1',
  fee_earner: firm.feeEarner,
  site: firm.site,
})
const estate = (change: Record<string, unknown> = {}) => ({
  ...shared(),
  case_type: 'estate',
  date_of_death: '2025-01-10',
  estate_value: '325000.10',
  ...change,
})
const funded = (change: Record<string, unknown> = {}, certificate: Record<string, unknown> = {}) => ({
  ...shared(),
  case_type: 'inquest',
  ...change,
  certificate: { certificate_number: 'INQUEST00001', contribution: 120.5, ...certificate },
})
const addTo = (path: string, body: unknown) => rest('POST', `client/${firm.client}/case/${path}`, body)
const newEstate = (change = {}) => must('POST', `client/${firm.client}/case/probate`, estate(change))
const newInquest = (change = {}, certificate = {}) =>
  must('POST', `client/${firm.client}/case/inquest`, funded(change, certificate))
const newCare = () => must('POST', `client/${firm.client}/case/legal-aid`, careCase(firm))
const at = ({ uuid }: Row): string => `client/case/${uuid}`
const TIME = { date: '2025-03-04', activity_type: 'preparation', time: 1.5 }
const HEARING = { date: '2025-03-04', court_level: 'other_judge', start_time: '10:00', end_time: '11:00' }

describe('a case of a further area', () => {
  test('is created with its fields, and answered whole', async () => {
    const created = await newEstate({ grant: 'probate' })
    expect(created).toMatchObject({
      area_of_work: 'probate',
      case_type: 'estate',
      date_of_death: '2025-01-10',
      estate_value: 325_000.1,
      grant: 'probate',
      caveator: null,
      certificate: null,
      financial_interest: null,
      represented_party: null,
      high_court_work: false,
      court_name: null,
      fixed_fees: [],
      exceptional: [{ case_part: null, exceptional: false }],
      version: 1,
    })
    expect(await must('GET', at(created))).toEqual(created)
    expect(await must('GET', at(await newCare()))).toMatchObject({
      date_of_death: null,
      estate_value: null,
      grant: null,
    })
  })

  test('with wrong values is refused by their paths, all at once', async () => {
    expect(
      await addTo('probate', {
        ...estate({ estate_value: 1.234, date_of_death: '31/02/2025', grant: 'none', case_type: 'contested_estate' }),
        case_name: 'E',
      }),
    ).toMatchObject({
      status: 422,
      body: {
        details: {
          case_name: 'Enter at least 3 characters.',
          date_of_death: expect.any(String),
          estate_value: 'Enter at most two decimals.',
          grant: 'Choose one of probate, letters_of_administration.',
          caveator: 'This is required.',
        },
      },
    })
    for (const [name, value, sentence] of [
      ['certificate', { certificate_number: 'ABCDEF123456' }, 'A probate case has no such field.'],
      ['represented_party', 'parent', 'A probate case has no such field.'],
      ['financial_interest', true, 'A probate case has no such field.'],
      ['enhancement', 'Novel.', 'A probate case has no such field.'],
      [
        'area_of_work',
        'legal_aid',
        'This request is for probate cases, and the area of work of a case cannot be changed.',
      ],
      ['lost', 1, 'This field is not known.'],
    ] as const)
      expect((await addTo('probate', estate({ [name]: value }))).body.details).toEqual({ [name]: sentence })
    expect((await addTo('legal-aid', careCase(firm, { estate_value: 1 }))).body.details).toEqual({
      estate_value: 'A legal aid case has no such field.',
    })
    expect((await addTo('probate', estate({ fee_earner: firm.site }))).body.details).toEqual({
      fee_earner: 'Choose one from the list.',
    })
  })

  test('is changed by the fields that are given, under its version, and audited by field', async () => {
    const created = await newEstate({ case_type: 'contested_estate', caveator: 'Ben Ash' })
    const path = `client/case/probate/${created.uuid}`
    expect((await rest('PATCH', path, { estate_value: -1 })).body.details).toEqual({ estate_value: expect.any(String) })
    const raised = await rest('PATCH', path, { estate_value: 400_000 }, { 'if-match': '"1"' })
    expect(raised).toMatchObject({ status: 200, body: { estate_value: 400_000, caveator: 'Ben Ash', version: 2 } })
    expect(await rest('PATCH', path, { estate_value: 1 }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { current: { estate_value: 400_000 } },
    })
    expect(await must('PATCH', path, await must('GET', at(created)))).toMatchObject({ version: 2 })
    // What the new type does not have is emptied.
    expect(await must('PATCH', path, { case_type: 'estate' })).toMatchObject({ caveator: null, version: 3 })
    const { nodes } = await must<{ nodes: Row[] }>('GET', `${at(created)}/audit`)
    expect(nodes.map(({ entity, action, before, after }) => ({ entity, action, before, after }))).toEqual([
      {
        entity: 'case',
        action: 'changed',
        before: { case_type: 'contested_estate', caveator: 'Ben Ash' },
        after: { case_type: 'estate', caveator: null },
      },
      { entity: 'case', action: 'changed', before: { estate_value: 325_000.1 }, after: { estate_value: 400_000 } },
      {
        entity: 'case',
        action: 'added',
        before: null,
        after: expect.objectContaining({ date_of_death: '2025-01-10', estate_value: 325_000.1, grant: null }),
      },
    ])
    const care = await newCare()
    for (const [wrong, sentence] of [
      [`client/case/legal-aid/${created.uuid}`, `This is a probate case. Change it through PATCH ${path}.`],
      [`${at(created)}/certificate`, 'A probate case has no certificate.'],
      [
        `client/case/probate/${care.uuid}`,
        `This is a legal aid case. Change it through PATCH client/case/legal-aid/${care.uuid}.`,
      ],
      [`client/case/inter-parties/${created.uuid}`, `This is a probate case. Change it through PATCH ${path}.`],
    ] as const)
      expect(await rest('PATCH', wrong, {})).toMatchObject({
        status: 422,
        body: { message: sentence, details: { area_of_work: sentence } },
      })
    expect((await addTo('arbitration', {})).body.message).toBe(
      'Only legal aid, Court of Protection, inter partes, high cost legal aid, probate and inquest cases can be drafted in this version.',
    )
  })

  test('is listed with its fields, or those that are asked for, and found by its area', async () => {
    const { uuid } = await newEstate({ case_name: 'Estate of Listed' })
    const care = await newCare()
    const inClient = await must<Row[]>('GET', `client/${firm.client}/case`)
    expect(inClient.find((row) => row.uuid === uuid)).toMatchObject({ estate_value: 325_000.1, caveator: null })
    expect(inClient.find((row) => row.uuid === care.uuid)).not.toHaveProperty('estate_value')
    const list = (query: string) => must<{ nodes: Row[]; total_count: number }>('GET', `client/case?first=100&${query}`)
    const { nodes } = await list('columns=case_name,estate_value')
    expect(nodes.find((row) => row.uuid === uuid)).toEqual({
      uuid,
      case_name: 'Estate of Listed',
      estate_value: 325_000.1,
      value: null,
      unpriced: 0,
    })
    expect(nodes.find((row) => row.uuid === care.uuid)).toMatchObject({ estate_value: null })
    expect(new Set((await list('area=probate')).nodes.map((row) => row.area_of_work))).toEqual(new Set(['probate']))
    expect((await rest('GET', 'client/case?area=conveyancing')).status).toBe(422)
    expect((await rest('GET', 'client/case?columns=narrative')).status).toBe(422)
  })

  test('is invisible to another firm', async () => {
    const { uuid } = await newEstate()
    const calder = api.as(CALDER)
    for (const [method, path, body] of [
      ['GET', `client/case/${uuid}`, undefined],
      ['PATCH', `client/case/probate/${uuid}`, { estate_value: 1 }],
      ['PATCH', `client/case/${uuid}/inquest/funding`, { contribution: 1 }],
      ['POST', `client/case/${uuid}/output`, {}],
      ['POST', `client/${firm.client}/case/probate`, estate()],
    ] as const)
      expect(await calder.rest(method, path, body)).toMatchObject({ status: 404, body: { message: 'Not found.' } })
    const { body } = await calder.rest<{ nodes: Row[] }>('GET', 'client/case?first=100&area=probate')
    expect(body.nodes).toEqual([])
  })
})

test('its texts are those of its area', async () => {
  const estateCase = await newEstate()
  const save = (name: string, text: string, headers = {}) =>
    rest('PATCH', `${at(estateCase)}/${name.replaceAll('_', '-')}`, { [name]: text }, headers)
  expect(await save('value_of_assets', 'A house in Leeds.')).toMatchObject({
    status: 200,
    body: { value_of_assets: 'A house in Leeds.', value_of_assets_version: 2, version: 1 },
  })
  expect((await save('value_of_assets', 'Two.', { 'if-match': '"1"' })).status).toBe(412)
  expect((await save('narrative', 'He died.')).status).toBe(200)
  expect(await save('enhancement', 'Novel.')).toMatchObject({
    status: 422,
    body: { details: { enhancement: 'A probate case has no such field.' } },
  })
})

test('its items are those its tabs show', async () => {
  const estateCase = await newEstate()
  const inquest = await newInquest()
  const earner = { fee_earner: firm.feeEarner }
  const refused = async (owner: Row, path: string, body: unknown, method: Method = 'POST') => {
    const answer = await rest(method, `${at(owner)}/${path}`, body)
    expect(answer.status).toBe(422)
    return answer.body.message
  }
  expect(await refused(estateCase, 'hearing', {})).toBe('A probate case has no hearings.')
  expect(await refused(estateCase, 'cost-note', { body: 'Lost.' })).toBe('A probate case has no cost notes.')
  expect(await must('GET', `${at(estateCase)}/hearing`)).toEqual([])
  expect(await refused(inquest, 'time-recording', {})).toBe('An inquest case has no time recordings.')
  expect(await refused(inquest, 'time-recording/upload', {})).toBe('An inquest case has no time recordings.')
  // The rows of one kind fill two tabs.
  expect(await refused(inquest, 'hearing', { ...HEARING, ...earner, hearing_type: 'advocate' })).toBe(
    'An inquest case has no other FAS.',
  )
  const hearing = await must('POST', `${at(inquest)}/hearing`, { ...HEARING, ...earner, hearing_type: 'interim' })
  expect(await refused(inquest, `hearing/${hearing.uuid}`, { hearing_type: 'advocate' }, 'PATCH')).toBe(
    'An inquest case has no other FAS.',
  )
  expect((await rest('PATCH', `${at(inquest)}/hearing/${hearing.uuid}`, { description: 'Opening' })).status).toBe(200)
})

test('it is priced as nothing and says so, completes, keeps its fields, and has no documents', async () => {
  const estateCase = await newEstate()
  const path = at(estateCase)
  await must('POST', `${path}/time-recording`, { ...TIME, fee_earner: firm.feeEarner })
  expect(await must('GET', `${path}/totals`)).toMatchObject({ value: null, unpriced: 1, escape: null })
  const { nodes } = await must<{ nodes: Row[] }>('GET', `${path}/totals/scheduled`)
  expect(nodes).toMatchObject([{ not_held: expect.stringContaining('not priced') }])
  expect(await rest('PATCH', `${path}/exceptional`, { exceptionals: [{ exceptional: true }] })).toMatchObject({
    status: 422,
    body: { message: 'This type of case has no fixed fee, so it cannot be exceptional.' },
  })
  expect(await must('POST', `${path}/status/complete`, {})).toMatchObject({
    stage: 'complete',
    estate_value: 325_000.1,
  })
  expect((await rest('PATCH', `client/case/probate/${estateCase.uuid}`, { estate_value: 1 })).status).toBe(409)
  expect(await rest('POST', `${path}/output`, {})).toMatchObject({
    status: 422,
    body: { message: 'Documents cannot be made for probate cases in this version.' },
  })
  const { frozen } = await api.database.db
    .selectFrom('frozen_case')
    .select('frozen')
    .where('case_uuid', '=', estateCase.uuid)
    .executeTakeFirstOrThrow()
  expect((frozen as unknown as FrozenCase).case).toMatchObject({
    areaOfWork: 'probate',
    caseType: 'estate',
    details: { date_of_death: '2025-01-10', estate_value: 325_000.1, grant: null, caveator: null },
  })
})

describe('its certificate', () => {
  test('is validated with the case, and has the fields of its area', async () => {
    expect(await newInquest()).toMatchObject({
      certificate: {
        certificate_number: 'INQUEST00001',
        contribution: 120.5,
        jury_approved: null,
        date_of_issue: null,
      },
    })
    expect((await addTo('inquest', funded({ case_type: 'inquest_with_jury', site: null }))).body.details).toEqual({
      site: 'This is required.',
      jury_approved: 'This is required.',
    })
    expect((await addTo('inquest', funded({}, { court_level: 'other_judge' }))).body.details).toEqual({
      court_level: 'This field is not known.',
    })
  })

  test('changes through its own path, with the type of the case', async () => {
    const inquest = await newInquest()
    const path = `${at(inquest)}/inquest/funding`
    const withJury = { case_type: 'inquest_with_jury' }
    expect((await rest('PATCH', `client/case/inquest/${inquest.uuid}`, withJury)).body.details).toEqual({
      jury_approved: 'This is required.',
      case_type: `The certificate does not fit this type. Send both through PATCH ${path}.`,
    })
    expect(await must('PATCH', path, { ...withJury, jury_approved: true, contribution: 99 })).toMatchObject({
      case_type: 'inquest_with_jury',
      certificate: { jury_approved: true, contribution: 99, certificate_number: 'INQUEST00001' },
      version: 2,
    })
    expect((await rest('PATCH', `${at(inquest)}/certificate`, {})).body.message).toBe(
      `This is an inquest case. Change its certificate through PATCH ${path}.`,
    )
    expect((await rest('PATCH', `client/case/inquest/${inquest.uuid}`, { certificate: {} })).status).toBe(200)
    expect(
      (await rest('PATCH', `client/case/inquest/${inquest.uuid}`, { certificate: { contribution: 1 } })).body.details,
    ).toEqual({ certificate: `Change the certificate through PATCH ${path}.` })
  })
})

test('a field with the name of a value of every case is refused at the start', () => {
  const { inquest } = furtherAreas
  const misnamed = defineArea({ ...inquest, fields: { ...inquest.fields, stageSince: field(text(1, 9)) } })
  const start = () =>
    restApi(
      { db: undefined as never, kept: undefined as never, engine: 'PGlite' },
      createDoor({ readToken: async () => undefined }),
      undefined as never,
      {
        areas: { ...areas, inquest: misnamed },
      } as never,
    )
  expect(start).toThrow('A field of a case cannot be named stage_since: every case has such a value.')
})
