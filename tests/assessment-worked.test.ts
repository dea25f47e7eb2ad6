import { londonDay } from '@costdraft/schema/london-day.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { enteredIn } from './support/entered-in.ts'
import { ADMIN, makeFirm, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'
import { workbookForm, workbookOf } from './support/read-back.ts'

// Four bills from their completion to the figure that is paid, each worked by hand.

interface Line {
  uuid: string
  line: string
  description: string
  allowed: { amount: number; vat: number } | null
}
interface Sum {
  net: number
  vat: number
  gross: number
}
interface Assessment {
  state: string
  totals: Record<'claimed' | 'offered' | 'allowed' | 'reduction', Sum> & { lines: number; rulings: number }
  interest: {
    amount: number | null
    daily: number | null
    periods: { from: string; to: string; days: number; principal: number; is_disallowed: boolean; amount: number }[]
  }
  offers: { amount: number; beside: number | null }[]
  balance: number | null
  payable: { by: string; days: number; amount: number } | null
}
type Method = Parameters<ReturnType<typeof as>['rest']>[0]

let firm: Firm & { owner: string }
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
})
async function done<T = Assessment>(method: Method, path: string, body?: object | Buffer): Promise<T> {
  const answer = await as(firm.owner).rest<T>(method, `client/${path}`, body)
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  return answer.body
}
const linesOf = async (uuid: string): Promise<Record<string, Line>> =>
  Object.fromEntries(
    (await done<{ nodes: Line[] }>('GET', `case/${uuid}/assessment/line`)).nodes.map((line) => [
      line.description,
      line,
    ]),
  )
/** A completed case with its rows, each a path and what is entered there. */
async function completed(area: string, of: object, rows: readonly (readonly [string, object])[]): Promise<string> {
  const { uuid } = await done<{ uuid: string }>('POST', `${firm.client}/case/${area}`, of)
  for (const [path, row] of rows) await done('POST', `case/${uuid}/${path}`, row)
  await done('POST', `case/${uuid}/status/complete`, {})
  return uuid
}
/** Enters something of lines, by their descriptions. */
async function enter(uuid: string, entries: Readonly<Record<string, object>>): Promise<Assessment> {
  const lines = await linesOf(uuid)
  const changes = Object.entries(entries).map(([description, entered]) => ({
    uuid: lines[description]!.uuid,
    ...entered,
  }))
  return done('PATCH', `case/${uuid}/assessment/line`, { changes })
}
/** Sends a workbook of the case back, with what is entered of lines by their descriptions. */
async function sendBack(uuid: string, made: Buffer, entries: Parameters<typeof enter>[1]): Promise<number> {
  const lines = await linesOf(uuid)
  const entered = Object.entries(entries).map(([description, cells]) => [lines[description]!.line, cells] as const)
  const bytes = await enteredIn(made, Object.fromEntries(entered) as Parameters<typeof enteredIn>[1])
  const { taken } = await done<{ taken: { changed: number } }>(
    'POST',
    `case/${uuid}/assessment/upload`,
    workbookForm(bytes),
  )
  return taken.changed
}
const read = (uuid: string): Promise<Assessment> => done('GET', `case/${uuid}/assessment`)
const reductions = async (uuid: string, by: string) =>
  (
    await done<{ key: string | null; lines: number; reduction: number }[]>(
      'GET',
      `case/${uuid}/assessment/reductions?by=${by}`,
    )
  ).map(({ key, lines, reduction }) => [key, lines, reduction])

describe('a bill worked by hand', { timeout: 240_000 }, () => {
  test('a deputyship comes back from the SCCO with three reductions', async () => {
    const work = { date: '2024-06-03', fee_earner: firm.feeEarner, activity_type: 'preparation' }
    const paid = { date: '2024-06-03', disbursement_type: 'land_registry', amount: 30 }
    // Grade A in York, 2024: £272 an hour. £816 and £163.20, £544 and £108.80, £27.20 and £5.44; £30 without VAT.
    const uuid = await completed('court-of-protection', courtOfProtectionCase(firm), [
      ['time-recording', { ...work, time: 3, description: 'The annual report' }],
      ['time-recording', { ...work, time: 2, description: 'The care home' }],
      ['time-recording', { ...work, activity_type: 'telephone_call', time: 0.1, description: 'The bank' }],
      ['disbursement', { ...paid, description: 'Searches' }],
    ])
    expect((await read(uuid)).totals.claimed).toEqual({ net: 1_417.2, vat: 277.44, gross: 1_694.64 })
    const made = await workbookOf(firm.owner, uuid, /\.xlsx$/)
    // 2.50 hours at £272: £680 and £136. 2 hours at £200: £400 and £80. Nothing. As claimed.
    const changed = await sendBack(uuid, made, {
      'The annual report': { 'Hours allowed': 2.5, Reason: 'Too much time' },
      'The care home': { 'Rate allowed, £': 200, Reason: 'Work for a lower grade' },
      'The bank': { 'Sum allowed, £': 0, Reason: 'Administrative work' },
      Searches: { 'Sum allowed, £': 30 },
    })
    expect(changed).toBe(4)
    expect(await read(uuid)).toMatchObject({
      ...{ state: 'ruled', balance: 1_326, payable: null },
      totals: {
        ...{ lines: 4, rulings: 4 },
        allowed: { net: 1_110, vat: 216, gross: 1_326 },
        reduction: { net: 307.2, vat: 61.44, gross: 368.64 },
      },
    })
    // £136 of time; £144 of the grade; £27.20 of administration.
    expect(await reductions(uuid, 'reason')).toEqual([
      ['grade', 1, 144],
      ['time', 1, 136],
      ['administrative', 1, 27.2],
    ])
  })

  test('a bill between the parties is settled after points and replies', async () => {
    const work = { fee_earner: firm.feeEarner, phase: 'disclosure', activity_type: 'preparation' }
    const paid = { date: '2024-05-04', disbursement_type: 'photocopying', phase: 'disclosure', amount: 450 }
    // £542.50 and £108.50; £120 without VAT; £450 and £90.
    const onAccount = { date: '2024-12-20', amount: 120.8 }
    const uuid = await completed('inter-parties', interPartesCase(firm, { interim_payments: [onAccount] }), [
      ['time-recording', { ...work, date: '2024-05-01', time: 2.5, amount: 217, description: 'The lists' }],
      [
        'time-recording',
        { ...work, date: '2024-05-02', time: 1.2, amount: 100, vat_exempt: true, description: 'A bank abroad' },
      ],
      ['disbursement', { ...paid, description: 'Scans of Hull' }],
    ])
    const made = await workbookOf(firm.owner, uuid, /Electronic bill/)
    // The paying party offers 1.50 hours, £325.50 and £65.10, and £300 and £60.
    expect(
      await sendBack(uuid, made, {
        'The lists': { 'Hours offered': 1.5, 'Point of dispute': 'Too long for two lists.' },
        'Scans of Hull': { 'Sum offered, £': 300, 'Point of dispute': 'Most of them were not needed.' },
      }),
    ).toBe(2)
    const replied = await enter(uuid, {
      'The lists': { reply: 'There were four.' },
      'Scans of Hull': { reply: 'Each was asked for.' },
    })
    expect(replied.totals.offered).toEqual({ net: 625.5, vat: 125.1, gross: 750.6 })
    await done('PATCH', `case/${uuid}/assessment`, {
      offers: [
        { date: '2025-03-01', by: 'paying_party', amount: 1_000 },
        { date: '2025-03-08', by: 'receiving_party', amount: 1_150 },
      ],
    })
    // Agreed: 2.00 hours, £434 and £86.80; £120; £400 and £80.
    await enter(uuid, {
      'The lists': { allowed: { hours: 2 }, reason: 'agreed' },
      'A bank abroad': { allowed: { hours: 1.2 } },
      'Scans of Hull': { allowed: { amount: 400 }, reason: 'agreed' },
    })
    const settled = await read(uuid)
    expect(settled).toMatchObject({
      // Less what the bill says was paid on account.
      ...{ state: 'ruled', balance: 1_000, payments: [{ ...onAccount, words: 'On account' }] },
      totals: {
        allowed: { net: 954, vat: 166.8, gross: 1_120.8 },
        reduction: { net: 158.5, vat: 31.7, gross: 190.2 },
      },
      offers: [
        { amount: 1_000, beside: -120.8 },
        { amount: 1_150, beside: 29.2 },
      ],
    })
    expect(await reductions(uuid, 'reason')).toEqual([['agreed', 2, 158.5]])
    const payments = [onAccount, { date: '2025-04-01', amount: 1_000 }]
    expect(await done('PATCH', `case/${uuid}/assessment`, { payments })).toMatchObject({ balance: 0, payable: null })
  })

  test('a provisional assessment bears interest over a leap day, two payments and a disallowed month', async () => {
    const work = { fee_earner: firm.feeEarner, phase: 'disclosure', activity_type: 'preparation' }
    const paid = { date: '2023-05-04', disbursement_type: 'photocopying', phase: 'disclosure', amount: 450 }
    const uuid = await completed('inter-parties', interPartesCase(firm, { start_date: '2023-01-01' }), [
      ['time-recording', { ...work, date: '2023-05-01', time: 20, amount: 250, description: 'Witness statements' }],
      ['time-recording', { ...work, date: '2023-05-02', time: 20, amount: 250, description: 'More statements' }],
      ['disbursement', { ...paid, description: 'Scans of Hull' }],
    ])
    // 20 and 16 hours at £250: £9,000, and VAT of £1,800. The scans are refused.
    await enter(uuid, {
      'Witness statements': { allowed: { hours: 20 } },
      'More statements': { allowed: { hours: 16 }, reason: 'time' },
      'Scans of Hull': { allowed: { amount: 0 }, reason: 'proportionality' },
    })
    const owed = await done('PATCH', `case/${uuid}/assessment`, {
      interest: { from: '2024-01-10', disallowed: [{ from: '2024-05-01', to: '2024-05-31' }] },
      payments: [
        { date: '2024-03-15', amount: 6_000, words: 'On account' },
        { date: '2024-08-01', amount: 4_800 },
      ],
    })
    // £10,800 at 8 %: 86,400 pence a year × 65 / 365 = 15,386.30; the 29th of February is one of the days.
    // £4,800: 38,400 × 47 / 365 = 4,944.66, and after May × 61 / 365 = 6,417.53.
    expect(owed.interest).toMatchObject({ amount: 267.49, daily: 0 })
    expect(
      owed.interest.periods
        .slice(0, 4)
        .map(({ from, to, days, principal, is_disallowed: isDisallowed, amount }) => [
          ...[from, to, days, principal, isDisallowed, amount],
        ]),
    ).toEqual([
      ['2024-01-10', '2024-03-14', 65, 10_800, false, 153.86],
      ['2024-03-15', '2024-04-30', 47, 4_800, false, 49.45],
      ['2024-05-01', '2024-05-31', 31, 4_800, true, 0],
      ['2024-06-01', '2024-07-31', 61, 4_800, false, 64.18],
    ])
    expect(owed).toMatchObject({
      state: 'ruled',
      balance: 267.49,
      // The day follows from that of the certificate.
      payable: { by: null, days: null, amount: null },
      totals: { allowed: { gross: 10_800 } },
    })

    // The certificate is of today: fourteen clear days, whether the office is open on the last of them or not.
    const [today, last] = [0, 14].map((days) => londonDay(new Date(Date.now() + days * 86_400_000)))
    const dates = (body: object) => done<object>('PATCH', `case/${uuid}/deadline`, body)
    await dates({ starts: { costs_certificate: today } })
    expect((await read(uuid)).payable).toEqual({ by: last, days: 14, amount: 267.49 })
    // An order may name another day, and what was paid is done.
    await dates({ deadlines: [{ rule: 'pay_costs', entered_on: today }] })
    expect((await read(uuid)).payable).toEqual({ by: today, days: 0, amount: 267.49 })
    await dates({ deadlines: [{ rule: 'pay_costs', done: true }] })
    expect((await read(uuid)).payable).toBeNull()
    await dates({ deadlines: [{ rule: 'pay_costs', done: false }] })
    const { payments } = await done<{ payments: object[] }>('GET', `case/${uuid}/assessment`)
    expect(
      await done('PATCH', `case/${uuid}/assessment`, { payments: [...payments, { date: today, amount: 267.49 }] }),
    ).toMatchObject({ balance: 0, payable: null })
  })

  test('a legal aid claim is reduced, and restored on appeal', async () => {
    const paid = { date: '2025-03-03', vat_exempt: true }
    // The fixed fee of the North: £1,911 and £382.20. £300 and £42 without VAT.
    const uuid = await completed('legal-aid', careCase(firm), [
      ['disbursement', { ...paid, disbursement_type: 'expert_fee', amount: 300, description: 'Report of Dr Lowe' }],
      ['disbursement', { ...paid, disbursement_type: 'taxi', amount: 42, description: 'To court' }],
    ])
    await enter(uuid, {
      'Fixed fee': { allowed: { amount: 1_911 } },
      'Report of Dr Lowe': { allowed: { amount: 216 }, reason: 'rate', ruling: 'Two hours at the codified rate.' },
      'To court': { allowed: { amount: 0 }, reason: 'no_evidence' },
    })
    expect(await read(uuid)).toMatchObject({
      ...{ state: 'ruled', balance: 2_509.2 },
      totals: {
        claimed: { net: 2_253, vat: 382.2, gross: 2_635.2 },
        allowed: { net: 2_127, vat: 382.2, gross: 2_509.2 },
        reduction: { net: 126, vat: 0, gross: 126 },
      },
    })
    expect(await reductions(uuid, 'reason')).toEqual([
      ['rate', 1, 84],
      ['no_evidence', 1, 42],
    ])
    // The appeal succeeds in full.
    const restored = await done<{ changed: number; assessment: Assessment }>(
      'POST',
      `case/${uuid}/assessment/line/rule`,
      { filter: { state: ['reduced', 'refused'] }, ruling: { column: 'allowed', percent: 100 } },
    )
    expect(restored).toMatchObject({
      changed: 2,
      assessment: {
        ...{ state: 'ruled', balance: 2_635.2, payable: null },
        totals: { allowed: { net: 2_253, vat: 382.2, gross: 2_635.2 }, reduction: { gross: 0 } },
      },
    })
    expect(await reductions(uuid, 'reason')).toEqual([])
  })
})
