import { beforeAll, describe, expect, test } from 'vitest'
import { answersTo, type Row } from './support/answered.ts'
import { makeFirm, type Firm, ADMIN } from './support/firms.ts'
import { highCostCase } from './support/high-cost-case.ts'
import { as } from './support/instance.ts'

let firm: Firm & { owner: string }
let must: ReturnType<typeof answersTo>
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  must = answersTo(as(firm.owner))
})

type Nested = Row & { counsel: Row[]; procedural_step_disbursements: Row[] }
const step = { event: 'court_hearing', date: '2026-03-04', description: 'Interim hearing', attendance: 'event' }

async function newCase(certificate = {}, changes = {}): Promise<{ at: string; party: string }> {
  const { uuid } = await must('POST', `client/${firm.client}/case/high-cost`, highCostCase(firm, changes, certificate))
  const at = `client/case/${uuid}`
  const { uuid: party } = await must('POST', `${at}/party`, {
    party: 'Ann Lee',
    role: 'junior_counsel',
    linked_costs: true,
    rate: 90,
  })
  return { at, party }
}

describe('a step', () => {
  test('carries counsel, travel and disbursements, each also by its own path', async () => {
    const { at, party } = await newCase()
    const path = `${at}/high-cost/procedural-step`
    const attending = { counsel_level: 'junior', counsel_attendance: { party_uuid: party, attendance: 'event' } }
    const made = await must<Nested>('POST', path, {
      ...step,
      solicitor: party,
      solicitor_attendance: 'event',
      counsel: [{ ...attending, travel: { distance: 42, amount: 18.9, description: 'Leeds to York' } }],
      procedural_step_disbursements: [
        { disbursement_type: 'counsel_expenses', amount: 100, vat_exempt: false, party_uuid: party },
      ],
    })
    const [counsel] = made.counsel
    expect(counsel).toMatchObject({
      party_uuid: party,
      travel: { distance: 42, amount: 18.9, description: 'Leeds to York' },
    })
    // No event value is held: what is paid is known, and the events are not.
    expect(made).toMatchObject({ events_total: null, total_cost: null })
    expect(await must('GET', `${at}/totals`)).toMatchObject({
      net: 118.9,
      gross: 142.68,
      unpriced: 2,
      heads: [
        { name: 'solicitor', net: 0, unpriced: 1 },
        { name: 'counsel', net: 118.9, vat: 23.78, unpriced: 1 },
        { name: 'disbursements', net: 0 },
      ],
      limits: [
        { name: 'high_cost', limit: 25_000, is_above: false },
        { name: 'first_costs_limit', limit: 32_500 },
      ],
      comparison: { events: null, hourly: null, is_enough: null },
    })
    await must('DELETE', `${path}/${made.uuid}/counsel/${counsel?.uuid}/travel`, undefined, 204)
    await must('DELETE', `${path}/${made.uuid}/counsel/${counsel?.uuid}`, undefined, 204)
    expect((await must<Nested[]>('GET', path))[0]).toMatchObject({ counsel: [], events_total: null })
    await must('DELETE', `${at}/fee/${made.uuid}`, undefined, 204)
    expect(await must('GET', path)).toEqual([])
  })

  test('is paid what the administrator enters, and a share of an expert is claimed', async () => {
    const { at, party } = await newCase()
    await must('POST', `client/${firm.client}/rates/ccfs_single_counsel/edition`, {
      effective_from: '2015-10-01',
      authority: 'Information pack, 1 advocate',
      amounts: { 'lower.up_to_10_days': 812.5 },
    })
    await must('POST', `${at}/high-cost/procedural-step`, step)
    await must('POST', `${at}/high-cost/procedural-step`, { ...step, event: 'conference' })
    const EXPERT = 'ea69e3ab-e06b-5779-8450-bc0faf345ab2'
    expect(
      await must('POST', `${at}/expert-fee`, {
        date: '2026-03-05',
        invoice_type: EXPERT,
        invoice_number: 'INV-1',
        amount: 1_000.01,
        vat_exempt: false,
        party,
        percentage: 33.33,
      }),
    ).toMatchObject({ total_cost: 333.3, total_vat: 66.66, percentage: 33.33 })
    // One event a day: 812.50, and 333.30 of the expert.
    expect(await must('GET', at)).toMatchObject({ solicitor_total: 812.5, solicitor_vat: 162.5, counsel_total: 0 })
    expect(await must('GET', `${at}/totals`)).toMatchObject({ net: 1_145.8, vat: 229.16, unpriced: 0 })
  })
})
