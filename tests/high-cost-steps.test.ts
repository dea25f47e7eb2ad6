import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Row } from './support/answered.ts'
import {
  answered,
  ashdown,
  caseWithAdvocate,
  caseWithHearing,
  hearing,
  travel,
  type Step,
} from './support/high-cost-steps.ts'

const REQUIRED = 'This is required.'
type Refusal = { message: string; details: Record<string, string> }
const refused = async (method: 'POST' | 'PATCH', path: string, body: object): Promise<Record<string, string>> =>
  (await answered<Refusal>(method, path, body, 422)).details

describe('a step', () => {
  test('needs its event, date and description; what is wrong below it is named where it stands', async () => {
    const { steps, party } = await caseWithAdvocate()
    expect(await refused('POST', steps, {})).toEqual({ event: REQUIRED, date: REQUIRED, description: REQUIRED })
    expect(
      await refused('POST', steps, {
        ...hearing,
        event: 'submissions',
        attendance: 'remote',
        counsel: [{ counsel_level: 'junior' }, { counsel_level: 'senior' }],
        procedural_step_disbursements: [{ disbursement_type: 'court_fee', amount: 10.005, party_uuid: party }],
      }),
    ).toEqual({
      event: expect.any(String),
      attendance: expect.any(String),
      'counsel.1.counsel_level': 'Choose one of leading, junior.',
      'procedural_step_disbursements.0.amount': expect.any(String),
    })
    expect(await answered('GET', steps)).toEqual([])
  })

  test('is deleted as a fee, with all that is below it, and brought back; its disbursement is not deleted so', async () => {
    const { at, step, paid, steps, path, party } = await caseWithHearing()
    expect(await answered('DELETE', `${at}/fee/${paid.uuid}`, undefined, 409)).toMatchObject({
      message: 'This belongs to a procedural step. Change it there.',
    })
    await answered('PATCH', `${at}/disbursement/${paid.uuid}`, { amount: 1 }, 404)
    expect((await ashdown.rest('DELETE', path)).status).toBe(404)
    await answered('DELETE', `${at}/fee/${step.uuid}`, undefined, 204)
    expect(await answered('GET', steps)).toEqual([])
    expect(await answered('GET', `${at}/disbursement`)).toEqual([])
    expect(await answered('POST', `${at}/item/${step.uuid}/restore`, {}, 200)).toMatchObject({
      counsel: [{ party_uuid: party, travel }, { counsel_level: 'leading' }],
      procedural_step_disbursements: [{ amount: 100.01 }],
    })
  })

  test('and what is below it, sent back as it was answered, change nothing', async () => {
    const { at, path, step, junior, leading, paid, party } = await caseWithHearing()
    expect(await answered('PATCH', path, step)).toEqual(step)
    expect(await answered('PATCH', `${path}?lists=whole`, step)).toEqual(step)
    for (const row of [junior, leading])
      expect(await answered('PATCH', `${path}/counsel/${row.uuid}`, row)).toEqual(row)
    expect(await answered('PATCH', `${path}/disbursement/${paid.uuid}`, paid)).toEqual(paid)
    const [named] = await answered<Row[]>('GET', `${at}/party`)
    expect(await answered('PATCH', `${at}/party/${party}`, named)).toEqual(named)
    expect(await answered('GET', path)).toEqual(step)
  })

  test('lists its disbursements with the others, with its date and the party under both names', async () => {
    const { at, step, paid, party } = await caseWithHearing()
    expect(await answered('GET', `${at}/disbursement`)).toMatchObject([
      {
        uuid: paid.uuid,
        procedural_step_disbursement: step.uuid,
        date: expect.stringContaining('2026-03-04'),
        party,
        party_uuid: party,
        amount: 100.01,
        total_vat: 20,
      },
    ])
  })
})

describe('counsel', () => {
  test('are of the levels that the scheme of the certificate has', async () => {
    const levels = ['junior', 'leading', 'senior']
    for (const [scheme, allowed] of Object.entries({
      single_counsel: ['junior'],
      leading_counsel_junior_counsel: ['junior', 'leading'],
      '2x_junior_counsel': ['junior'],
      leading_counsel_solicitor: ['leading'],
      senior_junior_counsel: ['junior', 'senior'],
      solicitor_advocate: [],
      solicitor_advocate_fas: [],
    })) {
      const { steps } = await caseWithAdvocate({ advocacy_scheme: scheme })
      const { uuid } = await answered('POST', steps, hearing)
      const statuses = []
      for (const counsel_level of levels)
        statuses.push((await ashdown.rest('POST', `${steps}/${uuid}/counsel`, { counsel_level })).status)
      expect([scheme, statuses]).toEqual([
        scheme,
        levels.map((one) => ((allowed as string[]).includes(one) ? 201 : 422)),
      ])
    }
  })

  test('have a party and an attendance, or neither', async () => {
    const { path, party } = await caseWithHearing()
    const add = `${path}/counsel`
    const level = { counsel_level: 'junior' }
    expect(await refused('POST', add, { ...level, counsel_attendance: { attendance: 'event' } })).toEqual({
      'counsel_attendance.party_uuid': REQUIRED,
    })
    expect(await refused('POST', add, { ...level, counsel_attendance: { party_uuid: party } })).toEqual({
      'counsel_attendance.attendance': REQUIRED,
    })
    expect(await refused('POST', add, { ...level, party_uuid: party })).toEqual({
      'counsel_attendance.attendance': REQUIRED,
    })
    expect(
      await answered('POST', add, {
        ...level,
        party_uuid: null,
        counsel_attendance: { party_uuid: null, attendance: '' },
      }),
    ).toMatchObject({ party_uuid: null, counsel_attendance: null, travel: null })
    expect(
      await answered('POST', add, { ...level, counsel_attendance: { party_uuid: party, attendance: 'fas' } }),
    ).toMatchObject({ party_uuid: party, counsel_attendance: { party_uuid: party, attendance: 'fas' }, travel: null })
  })

  test('travel to an event, whole, and lose it with the event', async () => {
    const { at, path, junior, step, party } = await caseWithHearing()
    const one = `${path}/counsel/${junior.uuid}`
    expect(await refused('PATCH', one, { travel: { distance: -1, amount: 1, description: 'x'.repeat(201) } })).toEqual({
      'travel.distance': expect.any(String),
      'travel.description': expect.any(String),
    })
    expect(await answered('PATCH', `${one}/travel`, { ...travel, distance: 0, amount: 7 })).toMatchObject({
      travel: { distance: 0, amount: 7, description: 'Leeds to York' },
    })
    // One version of the step for each change below it.
    expect(await answered('GET', path)).toMatchObject({ version: Number(step.version) + 1 })
    expect(
      await answered('PATCH', one, {
        counsel_attendance: { ...(junior.counsel_attendance as object), attendance: 'fas' },
      }),
    ).toMatchObject({ travel: null, counsel_attendance: { attendance: 'fas' } })
    expect(await answered('PATCH', one, { travel })).toMatchObject({ travel: null })
    const second = await answered('POST', `${at}/party`, { party: 'Ben Orr' })
    const changed = await answered('PATCH', one, {
      counsel_attendance: { party_uuid: second.uuid, attendance: 'none' },
    })
    expect(changed).toMatchObject({ party_uuid: second.uuid })
    // The whole answer with another attendance is that attendance.
    expect(
      await answered('PATCH', one, {
        ...changed,
        counsel_attendance: { party_uuid: party, attendance: 'event' },
        travel,
      }),
    ).toMatchObject({ party_uuid: party, travel })
    expect(await refused('PATCH', one, { party_uuid: second.uuid })).toEqual({
      party_uuid: 'Choose the party that attends.',
    })
    expect(await answered('PATCH', one, { counsel_attendance: null })).toMatchObject({
      party_uuid: null,
      counsel_attendance: null,
    })
  })

  test('whose level a changed scheme has not are kept, and refused at their next change', async () => {
    const { at, path, leading, step } = await caseWithHearing()
    await answered('PATCH', `${at}/high-cost/certificate`, { advocacy_scheme: 'single_counsel' })
    expect(await answered('GET', path)).toMatchObject({ counsel: [{}, { counsel_level: 'leading' }] })
    expect(
      await refused('PATCH', `${path}/counsel/${leading.uuid}`, { counsel_attendance: { attendance: 'none' } }),
    ).toMatchObject({ counsel_level: 'Choose one of junior.' })
    // The step itself is changed without them.
    expect(await answered('PATCH', path, { description: 'Another' })).toMatchObject({ description: 'Another' })
    expect(await answered('PATCH', path, { ...step, description: 'A third' })).toMatchObject({ description: 'A third' })
    await answered('DELETE', `${path}/counsel/${leading.uuid}`, undefined, 204)
  })
})

describe('the parties', () => {
  const NONE = 'Choose one from the list.'
  test('of another case, and what is no party, are refused wherever one is named', async () => {
    const { at, path, paid, steps, junior } = await caseWithHearing()
    const other = await caseWithAdvocate()
    for (const uuid of [other.party, paid.uuid, randomUUID()]) {
      const attending = { party_uuid: uuid, attendance: 'event' }
      expect(
        await refused('POST', steps, {
          ...hearing,
          solicitor: uuid,
          counsel: [{ counsel_level: 'junior', counsel_attendance: attending }],
          procedural_step_disbursements: [{ disbursement_type: 'taxi', amount: 1, party_uuid: uuid }],
        }),
      ).toEqual({
        solicitor: NONE,
        'counsel.0.counsel_attendance.party_uuid': NONE,
        'procedural_step_disbursements.0.party_uuid': NONE,
      })
      expect(await refused('PATCH', `${path}/counsel/${junior.uuid}`, { counsel_attendance: attending })).toMatchObject(
        {
          'counsel_attendance.party_uuid': NONE,
        },
      )
      expect(
        await refused('POST', `${at}/expert-fee`, {
          date: '2026-03-05',
          invoice_type: 'ea69e3ab-e06b-5779-8450-bc0faf345ab2',
          invoice_number: 'INV-1',
          amount: 100,
          party: uuid,
          percentage: 50,
        }),
      ).toEqual({ party: NONE })
    }
  })

  test('that are in use are not deleted: as solicitor, as counsel, of a disbursement, of an expert', async () => {
    const { at, steps, path, junior, paid, party } = await caseWithHearing()
    const inUse = async () => {
      const { status, body } = await ashdown.rest<Refusal>('DELETE', `${at}/party/${party}`)
      return [status, body?.details]
    }
    expect(await inUse()).toEqual([
      409,
      { high_cost_step: '1 row', high_cost_counsel: '1 row', high_cost_step_disbursement: '1 row' },
    ])
    await answered('PATCH', path, { solicitor: null })
    await answered('DELETE', `${path}/disbursement/${paid.uuid}`, undefined, 204)
    expect(await inUse()).toEqual([409, { high_cost_counsel: '1 row' }])
    await answered('DELETE', `${path}/counsel/${junior.uuid}`, undefined, 204)
    const expert = await answered('POST', `${at}/expert-fee`, {
      date: '2026-03-05',
      invoice_type: 'ea69e3ab-e06b-5779-8450-bc0faf345ab2',
      invoice_number: 'INV-1',
      amount: 100,
      party,
      percentage: 50,
    })
    expect(await inUse()).toEqual([409, { expert_fee: '1 row' }])
    await answered('DELETE', `${at}/fee/${expert.uuid}`, undefined, 204)
    expect((await inUse())[0]).toBe(204)
    expect(await answered('GET', steps)).toMatchObject([{ solicitor: null }])
  })

  test('of an expert fee and its share are required, and the share is what is claimed', async () => {
    const { at, party } = await caseWithAdvocate()
    const fee = {
      date: '2026-03-05',
      invoice_type: 'ea69e3ab-e06b-5779-8450-bc0faf345ab2',
      invoice_number: 'INV-1',
      amount: 1_000.01,
      vat_exempt: true,
    }
    expect(await refused('POST', `${at}/expert-fee`, fee)).toEqual({ party: REQUIRED, percentage: REQUIRED })
    for (const percentage of [0, 100.01, 33.333])
      expect(await refused('POST', `${at}/expert-fee`, { ...fee, party, percentage })).toEqual({
        percentage: expect.any(String),
      })
    const stored = await answered('POST', `${at}/expert-fee`, { ...fee, party, percentage: 33.33 })
    expect(stored).toMatchObject({ total_cost: 333.3, total_vat: 0, amount: 1_000.01, party, percentage: 33.33 })
    expect(await answered('PATCH', `${at}/expert-fee/${stored.uuid}`, stored)).toEqual(stored)
  })
})

describe('comments', () => {
  test('stand on a step, on counsel and on a disbursement of it; they keep the case from being completed', async () => {
    const { uuid, at, step, junior, paid, steps } = await caseWithHearing()
    const on = {
      procedural_step: step.uuid,
      procedural_step_attendance: junior.uuid,
      procedural_step_disbursement: paid.uuid,
    }
    const made = []
    for (const [type, entity] of Object.entries(on))
      made.push([
        `client/entity/${type}/${entity}/comment`,
        await answered('POST', `client/entity/${type}/${entity}/comment`, { body: `Of ${type}` }),
      ] as const)
    expect((await ashdown.rest('POST', `client/entity/case_fee/${step.uuid}/comment`, { body: 'No fee' })).status).toBe(
      404,
    )
    expect((await answered<Step[]>('GET', steps))[0]).toMatchObject({
      comments: [{ body: 'Of procedural_step' }],
      counsel: [{ comments: [{ body: 'Of procedural_step_attendance' }] }, { comments: [] }],
      procedural_step_disbursements: [{ comments: [{ body: 'Of procedural_step_disbursement' }] }],
    })
    expect(await answered('GET', `${at}/attention`)).toMatchObject([{ kind: 'high_cost_step', unresolved: 3 }])
    expect((await ashdown.rest('POST', `${at}/status/complete`)).status).toBe(409)
    for (const [path, comment] of made) await answered('PATCH', `${path}/${comment.uuid}/resolve`, {})
    expect(await answered('POST', `${at}/status/complete`, {}, 200)).toMatchObject({ stage: 'complete' })
    expect(await answered('PATCH', `${steps}/${step.uuid}`, { description: 'After' }, 409)).toBeTruthy()
    expect(await answered('POST', `client/case/${uuid}/status/in_progress`, {}, 200)).toMatchObject({
      stage: 'in_progress',
    })
    expect(await answered('PATCH', `${steps}/${step.uuid}`, { description: 'After' })).toMatchObject({
      description: 'After',
    })
  })
})
