import { beforeAll, describe, expect, test } from 'vitest'
import { answersTo, type Row } from './support/answered.ts'
import { ADMIN, makeFirm, type Firm } from './support/firms.ts'
import { highCostCase } from './support/high-cost-case.ts'
import { as } from './support/instance.ts'

// What a high cost case comes to on the wire, with figures for events that its firm has entered.
let firm: Firm & { owner: string }
let must: ReturnType<typeof answersTo>
const figures = {
  ccfs_single_counsel: { 'lower.up_to_10_days': 800, 'lower.over_10_days': 900 },
  ccfs_two_counsel: { attended: 1_000, not_attended: 500 },
  ccfs_counsel: {
    'single_counsel.junior.lower': 700,
    'leading_counsel_junior_counsel.junior.any': 710,
    'leading_counsel_junior_counsel.leading.any': 1_500,
  },
}
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  must = answersTo(as(firm.owner))
  for (const [table, amounts] of Object.entries(figures))
    await must('POST', `client/${firm.client}/rates/${table}/edition`, {
      effective_from: '2015-10-01',
      authority: 'Information pack',
      amounts,
    })
})

const step = { event: 'court_hearing', date: '2026-03-04', description: 'Interim hearing', attendance: 'event' }
/**
 * A case with two counsel at a hearing that the solicitor did not attend, travel of one, and two payments, one of them
 * to counsel.
 */
async function newCase(certificate = {}) {
  const { uuid } = await must(
    'POST',
    `client/${firm.client}/case/high-cost`,
    highCostCase(firm, {}, { advocacy_scheme: 'leading_counsel_junior_counsel', ...certificate }),
  )
  const at = `client/case/${uuid}`
  const steps = `${at}/high-cost/procedural-step`
  const [leader, junior] = [
    await must('POST', `${at}/party`, { party: 'Nerys Vaughan KC' }),
    await must('POST', `${at}/party`, { party: 'Ann Lee' }),
  ]
  const attending = ({ uuid: party_uuid }: Row) => ({ party_uuid, attendance: 'event' })
  const hearing = await must('POST', steps, {
    ...step,
    solicitor_attendance: 'none',
    counsel: [
      {
        counsel_level: 'leading',
        counsel_attendance: attending(leader),
        travel: { distance: 40, amount: 18.9, description: 'Leeds to York' },
      },
      { counsel_level: 'junior', counsel_attendance: attending(junior) },
    ],
    procedural_step_disbursements: [
      { disbursement_type: 'counsel_expenses', amount: 50 },
      { disbursement_type: 'taxi', amount: 10, vat_exempt: true },
    ],
  })
  return { uuid, at, steps, hearing }
}
const headsOf = async (at: string) =>
  (await must<{ heads: { name: string; net: number }[] }>('GET', `${at}/totals`)).heads.map(({ name, net }) => [
    name,
    net,
  ])

describe('a case with two counsel', () => {
  test('has the lower fee for a hearing that the solicitor did not attend, and each counsel an event', async () => {
    const { at, steps, hearing } = await newCase()
    expect(hearing).toMatchObject({
      // Of the solicitor and of both counsel.
      events_total: 2_710,
      total_cost: 2_788.9,
      counsel: [{ total_cost: 1_518.9, total_vat: 303.78 }, { total_cost: 710 }],
      procedural_step_disbursements: [{ total_vat: 10 }, { total_vat: 0 }],
    })
    expect(await headsOf(at)).toEqual([
      ['solicitor', 500],
      ['counsel', 2_278.9],
      ['disbursements', 10],
    ])
    // What was paid to counsel is a disbursement of the specification, which a reader adds to the line of counsel.
    expect(await must('GET', at)).toMatchObject({
      solicitor_total: 500,
      solicitor_vat: 100,
      counsel_total: 2_228.9,
      counsel_vat: 445.78,
    })
    await must('PATCH', `${steps}/${hearing.uuid}`, { solicitor_attendance: 'event' })
    expect((await headsOf(at))[0]).toEqual(['solicitor', 1_000])
  })

  test('is priced anew by another scheme: a level that it has not is kept, and not priced', async () => {
    const { at } = await newCase()
    await must('PATCH', `${at}/high-cost/certificate`, { advocacy_scheme: 'single_counsel' })
    expect(await headsOf(at)).toEqual([
      ['solicitor', 800],
      ['counsel', 768.9],
      ['disbursements', 10],
    ])
    expect(await must('GET', `${at}/totals`)).toMatchObject({ unpriced: 1, limits: [{}, { limit: 32_500 }] })
    await must('PATCH', `${at}/high-cost/certificate`, { final_hearing_length: 'over_10_days' })
    expect((await headsOf(at))[0]).toEqual(['solicitor', 900])
    await must('PATCH', `${at}/high-cost/certificate`, { advocacy_scheme: 'leading_counsel_junior_counsel' })
    expect(await must('GET', `${at}/totals`)).toMatchObject({ unpriced: 0, limits: [{}, { limit: 60_000 }] })
  })

  test('is paid by the hour what is entered, with travel and what was paid; events are shown and left out', async () => {
    const { at, uuid } = await newCase({ fee_scheme: 'hourly' })
    expect(await must('GET', `${at}/totals`)).toMatchObject({ net: 78.9, unpriced: 1, comparison: { events: 500 } })
    expect(await must('GET', at)).toMatchObject({ solicitor_total: null, counsel_total: 18.9 })
    await must('PATCH', `client/case/legal-aid/${uuid}`, { hourly_figure: 649.99, hourly_figure_source: 'Case plan' })
    expect(await must('GET', `${at}/totals`)).toMatchObject({
      net: 728.89,
      unpriced: 0,
      comparison: { events: 500, hourly: 649.99, source: 'Case plan', percent: 30, is_enough: false },
    })
    expect(await must('GET', at)).toMatchObject({ solicitor_total: 649.99, solicitor_vat: 130 })
    await must('PATCH', `client/case/legal-aid/${uuid}`, { hourly_figure: 650 })
    expect(await must('GET', `${at}/totals`)).toMatchObject({ comparison: { is_enough: true } })
  })

  test('keeps its price when it is complete, and is priced anew when it is reopened', async () => {
    const { at } = await newCase()
    const before = await headsOf(at)
    await must('POST', `${at}/status/complete`, {}, 200)
    const edition = await must('POST', `client/${firm.client}/rates/ccfs_two_counsel/edition`, {
      effective_from: '2024-01-01',
      authority: 'A later pack',
      amounts: { attended: 2_000, not_attended: 700 },
    })
    expect(await headsOf(at)).toEqual(before)
    await must('POST', `${at}/status/in_progress`, {}, 200)
    expect((await headsOf(at))[0]).toEqual(['solicitor', 700])
    await must('DELETE', `client/${firm.client}/rates/ccfs_two_counsel/edition/${edition.uuid}`, undefined, 204)
    expect(await headsOf(at)).toEqual(before)
  })
})
