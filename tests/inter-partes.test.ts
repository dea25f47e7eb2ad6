import { describe, expect, test } from 'vitest'
import { interPartesCase } from './support/inter-partes-case.ts'
import { ASHDOWN, firmOf } from './support/firm.ts'
import { as } from './support/instance.ts'

type Row = Record<string, unknown> & { uuid: string; version: number }
type Body = Record<string, unknown>
const ashdown = as(ASHDOWN)

/** The body of an answer; fails unless it has the status. */
async function answered<T = Row>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  status = method === 'POST' ? 201 : 200,
): Promise<T> {
  const answer = await ashdown.rest<T>(method, path, body)
  expect([method, path, answer.status, answer.body]).toEqual([method, path, status, answer.body])
  return answer.body
}

/** A case with the path of its lists, and a fee earner of grade A in York. */
async function disputeCase(change: Body = {}) {
  const firm = await firmOf(ASHDOWN),
    { uuid } = await answered('POST', `client/${firm.client}/case/inter-parties`, interPartesCase(firm, change))
  return { uuid, at: `client/case/${uuid}`, feeEarner: firm.feeEarner }
}
const disclosure = { date: '2024-06-03', procedural_type: 'disclosure', phase: 'disclosure' }

describe('procedural steps and attendances', () => {
  test('a step is created with what is below it, priced as their sum, and listed apart from attendances', async () => {
    const { at, feeEarner } = await disputeCase()
    const party = await answered('POST', `${at}/party`, { party: 'Ben Birch' })
    const step = await answered('POST', `${at}/procedural-step`, {
      ...disclosure,
      fee_type: 'procedural_step',
      description: 'Standard disclosure',
      procedural_step_attendances: [
        { fee_earner: feeEarner, type: 'client', time: 1.5 },
        { fee_earner: feeEarner, type: 'counsel', time: 0.5, amount: 261.5, description: 'Conference' },
      ],
      procedural_step_disbursements: [{ description: 'Copies', party: party.uuid, amount: 40, vat_exempt: false }],
    })
    expect(step).toMatchObject({
      fee_type: 'procedural_step',
      total_cost: 320.75,
      total_vat: 64.15,
      procedural_step_attendances: [
        { time: 1.5, amount: 100, rate_from: 'default', total_cost: 150, total_vat: 30 },
        { amount: 261.5, rate_from: 'entered', total_cost: 130.75 },
      ],
      procedural_step_disbursements: [{ amount: 40, total_vat: 8 }],
    })
    const hearing = await answered('POST', `${at}/procedural-step`, {
      ...disclosure,
      fee_type: 'hearing',
      description: 'Case management conference',
      phase: 'cmc',
    })
    const listed = async (query: string) =>
      (await answered<Row[]>('GET', `${at}/procedural-step${query}`)).map(({ uuid }) => uuid)
    expect(await listed('')).toEqual([step.uuid, hearing.uuid])
    expect(await listed('?fee_type=hearing')).toEqual([hearing.uuid])
    expect(await answered('GET', `${at}/totals`)).toMatchObject({
      net: 320.75,
      vat: 64.15,
      breakdowns: [
        { by: 'phase', rows: [{ key: 'disclosure', profit_costs: 280.75, disbursements: 40, gross: 384.9 }] },
        { by: 'step', rows: [{ key: step.uuid, name: 'Standard disclosure', gross: 384.9 }] },
        { by: 'party', rows: [{ key: party.uuid, gross: 48 }, { key: null }] },
      ],
    })
    expect(await answered<Row[]>('GET', `${at}/disbursement`)).toMatchObject([
      { phase: 'disclosure', date: '2024-06-03', procedural_step_disbursement: step.uuid, amount: 40 },
    ])
  })
})
