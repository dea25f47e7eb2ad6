import { describe, expect, test } from 'vitest'
import { fixedFeeCaseTypes } from '@costdraft/costing'
import {
  caseTypeOf,
  claimsOf,
  enhancementsOf,
  invoiceTypeOf,
  lengthOf,
  partsOf,
  scopesOf,
  unpricedOf,
  workedBills,
  type Row,
  type WorkedBill,
} from '../dev/worked-bill.ts'
import { as, type Caller } from './support/instance.ts'
import { careCase } from './support/care-case.ts'
import { ASHDOWN, firmOf, type CaseAnswer } from './support/firm.ts'
import { ADMIN, makeFirm } from './support/firms.ts'

const ashdown = as(ASHDOWN)
type Uuid = { uuid: string }
/** A firm and who acts for it. */
interface House {
  client: string
  caller: Caller
}
const made = new Map<string, Promise<{ site: string; earner: (panel: boolean) => Promise<string> }>>()

/** Creates a site in the region and rate band of a worked bill, with its fee earners. */
function office({ client, caller }: House, region: string, location: string) {
  const key = client + region + location
  const before = made.get(key)
  if (before) return before
  const answer = (async () => {
    const { body: site } = await caller.rest<Uuid>('POST', `clients/${client}/sites`, {
      site_name: `${region} ${location}`,
      first_line_address: '1 High Street',
      town: 'Anytown',
      postcode: 'LS1 2PF',
      region,
      location,
      headquarters: false,
    })
    const add = async (panel: boolean) =>
      (
        await caller.rest<Uuid>('POST', `client/${client}/fee-earner`, {
          site: site.uuid,
          firstname: panel ? 'Panel' : 'Plain',
          surname: region,
          initials: `Q${panel ? 'P' : 'N'}${region}`,
          type: 'solicitor',
          grade: 'A',
          is_panel_member: panel,
        })
      ).body.uuid
    const earners = { true: add(true), false: add(false) }
    return { site: site.uuid, earner: (panel: boolean) => earners[`${panel}`] }
  })()
  made.set(key, answer)
  return answer
}

/**
 * Where a worked bill is entered: a firm of its own if it has editions of its own, because they price every case of a
 * firm.
 */
async function houseOf({ entered }: WorkedBill): Promise<House> {
  if (entered.length === 0) return { client: (await firmOf(ASHDOWN)).client, caller: ashdown }
  const { client, owner } = await makeFirm(ADMIN, 'solicitor')
  const caller = as(owner)
  for (const { table, from, amounts } of entered)
    expect(
      await caller.rest('POST', `client/${client}/rates/${table}/edition`, {
        effective_from: from,
        authority: 'Entered for a worked bill',
        amounts,
      }),
    ).toMatchObject({ status: 201 })
  return { client, caller }
}

/** Enters a worked bill through the REST API; returns the case, the uuid of each row and who may read it. */
async function enter(worked: WorkedBill): Promise<{ uuid: string; items: string[]; caller: Caller }> {
  const { options } = worked
  const house = await houseOf(worked)
  const { client, caller } = house
  const { site, earner } = await office(house, options.get('region') ?? '', options.get('location') ?? '')
  const feeEarner = await earner(false)
  const scopes = scopesOf(worked)
  const hasFixedFee = fixedFeeCaseTypes.some((type) => type === caseTypeOf(worked))
  const { body } = await caller.rest<CaseAnswer>(
    'POST',
    `client/${client}/case/legal-aid`,
    careCase(
      { ...(await firmOf(ASHDOWN)), client, site, feeEarner },
      {
        case_name: worked.name,
        case_type: caseTypeOf(worked),
        represented_party: options.get('party'),
        parties_represented: options.get('parties'),
        high_court_work: options.has('high_court_work'),
      },
      {
        court_level: options.get('level'),
        date_of_issue: options.get('issued'),
        transfer: options.has('transfer'),
        half_fixed_fee: options.has('half'),
        certificate_scopes: scopes.length > 0 ? scopes : undefined,
      },
    ),
  )
  const items: string[] = []
  for (const row of worked.rows) {
    const [path, item] = await bodyOf(row, earner)
    const { status, body: stored } = await caller.rest<Uuid>('POST', `client/case/${body.uuid}/${path}`, item)
    expect([status, stored], JSON.stringify(row)).toEqual([201, stored])
    items.push(stored.uuid)
  }
  const claims = claimsOf(worked).map(({ casePart: case_part, exceptional }) => ({ case_part, exceptional }))
  const claim = (exceptionals: { case_part: string | null; exceptional: boolean }[]) =>
    caller.rest('PATCH', `client/case/${body.uuid}/exceptional`, { exceptionals })
  const enhancements = enhancementsOf(worked).map(({ activityType: activity_type, casePart, enhancement }) => ({
    activity_type,
    case_part: casePart,
    enhancement,
  }))
  // Where there is a fixed fee, enhancements can only be set while the case is exceptional; they are retained when it
  // no longer is.
  if (enhancements.length > 0) {
    if (hasFixedFee) await claim(claims.map((one) => ({ ...one, exceptional: true })))
    expect(await caller.rest('POST', `client/case/${body.uuid}/tr_enhancement`, { enhancements })).toMatchObject({
      status: 200,
      body: enhancements,
    })
  }
  if (hasFixedFee) expect(await claim(claims)).toMatchObject({ status: 200 })
  return { uuid: body.uuid, items, caller }
}

async function bodyOf(
  row: Row,
  earner: (panel: boolean) => Promise<string>,
): Promise<[string, Record<string, unknown>]> {
  const { record, date, what, how, options } = row
  const fee_earner = await earner(options.has('panel'))
  const case_part = options.get('part')
  if (record === 'time')
    return [
      'time-recording',
      { date, case_part, fee_earner, activity_type: what, time: how, vat_exempt: options.has('exempt') },
    ]
  if (record === 'disbursement')
    return [
      'disbursement',
      { date, case_part, disbursement_type: what, amount: how, vat_exempt: options.has('exempt') },
    ]
  if (record === 'expert_fee')
    return [
      'expert-fee',
      {
        date,
        case_part,
        invoice_type: invoiceTypeOf(row),
        invoice_number: 'INV-1',
        amount: how,
        vat_exempt: options.has('exempt'),
        hours: options.get('hours'),
        expert_location: options.get('location'),
      },
    ]
  const { startTime, endTime, lunch, hearingTime, units } = lengthOf(row)
  return [
    'hearing',
    {
      date,
      case_part,
      fee_earner,
      hearing_type: what,
      court_level: options.get('level'),
      start_time: startTime,
      end_time: endTime,
      units,
      multi_day_interim: hearingTime !== undefined,
      hearing_time: hearingTime,
      ...(lunch && { adjournment_type: 'lunch', hearing_adjournment: { adjournment_length_hours: lunch } }),
      allegations_of_harm: options.has('harm'),
      lack_of_understanding: options.has('understanding'),
      expert_cross_examined: options.has('expert'),
      court_bundle: options.get('bundle'),
      ...(options.has('miles') && {
        hearing_exceptional_travel: {
          distance_miles: Number(options.get('miles')),
          days: 1,
          reason: 'Court at Exeter',
        },
      }),
    },
  ]
}

const TOTALS = `query($c: ID!) { case(uuid: $c) { exceptional { exceptional } totals { net vat gross unpriced escape { hourly distance escapes } parts { casePart net vat escape { hourly distance escapes } } heads { name casePart net vat excludedBecause lines(first: 500) { totalCount nodes {
  item net vat quantity unit rate authority { table from provisional } excludedBecause } } } } } }`
const LISTS = ['timeRecordings', 'hearings', 'expertFees', 'disbursements'] as const
const COUNTED = `query($c: ID!) { case(uuid: $c) { ${LISTS.map((list) => `${list}(first: 40) { totalCount nodes { uuid notCounted } }`).join(' ')} } }`
type Counted = Record<
  (typeof LISTS)[number],
  { totalCount: number; nodes: { uuid: string; notCounted: string | null }[] }
>
interface Escape {
  hourly: string
  distance: string
  escapes: boolean
}
interface Totals {
  net: string
  vat: string
  gross: string
  unpriced: number
  escape: Escape | null
  parts: { casePart: string | null; net: string; vat: string; escape: Escape | null }[]
  heads: {
    name: string
    net: string
    vat: string
    excludedBecause: string | null
    lines: {
      nodes: {
        item: string | null
        net: string
        vat: string
        quantity: number
        unit: string
        excludedBecause: string | null
        authority: { table: string } | null
      }[]
    }
  }[]
}

describe('worked bills, to the penny, through the API and GraphQL', () => {
  test.each(workedBills().map((bill) => [bill.name, bill] as const))('%s', async (_name, worked) => {
    const { uuid, items, caller } = await enter(worked)
    const { expected } = worked
    const { data, errors } = await caller.graphql(TOTALS, { c: uuid })
    expect(errors).toBeUndefined()
    const { totals } = (data as { case: { totals: Totals } }).case
    expect({ net: totals.net, vat: totals.vat }).toEqual(expected.get('total'))
    expect([totals.gross, totals.unpriced]).toEqual([expected.get('gross')?.net, unpricedOf(worked)])
    if (expected.has('hourly')) expect(totals.escape?.hourly).toBe(expected.get('hourly')?.net)
    if (expected.has('distance')) expect(totals.escape?.distance).toBe(expected.get('distance')?.net)
    const partsExpected = partsOf(worked)
    expect(totals.parts.map(({ casePart, net, vat }) => [casePart, { net, vat }])).toEqual(
      partsExpected.map((part) => [part, expected.get(`part.${part}`)]),
    )
    for (const { casePart, escape } of totals.parts)
      for (const name of ['hourly', 'distance'] as const)
        if (expected.has(`${name}.${casePart}`))
          expect([casePart, escape?.[name]]).toEqual([casePart, expected.get(`${name}.${casePart}`)?.net])
    const lines = totals.heads.flatMap((head) => head.lines.nodes)
    const hours = worked.rows.flatMap(({ record, how }, i) =>
      record === 'time' ? [[items[i], Number(how)] as const] : [],
    )
    for (const [item, time] of hours)
      for (const line of lines.filter((one) => one.item === item && one.unit === 'hours'))
        expect(line.quantity).toBe(time)
    for (const [i, { net, vat }] of worked.rows.entries()) {
      const of = lines.filter(({ item, excludedBecause }) => item === items[i] && excludedBecause === null)
      const pence = (name: 'net' | 'vat') => of.reduce((sum, line) => sum + Math.round(Number(line[name]) * 100), 0)
      expect([i, (pence('net') / 100).toFixed(2), (pence('vat') / 100).toFixed(2)]).toEqual([i, net, vat])
    }
    // Each row says whether it counts as its lines do.
    const counted = await caller.graphql(COUNTED, { c: uuid })
    expect(counted.errors).toBeUndefined()
    for (const { totalCount, nodes } of Object.values((counted.data as { case: Counted }).case)) {
      expect(nodes).toHaveLength(totalCount)
      for (const { uuid: item, notCounted } of nodes) {
        const reasons = totals.heads.flatMap(({ excludedBecause: ofHead, lines: { nodes: own } }) =>
          own.flatMap((line) => (line.item === item ? [line.excludedBecause ?? ofHead] : [])),
        )
        expect([item, notCounted]).toEqual([item, reasons.includes(null) ? null : (reasons[0] ?? null)])
      }
    }
    const { body } = await caller.rest<{ net: number; vat: number; gross: number }>('GET', `client/case/${uuid}/totals`)
    expect([body.net.toFixed(2), body.vat.toFixed(2), body.gross.toFixed(2)]).toEqual([
      totals.net,
      totals.vat,
      totals.gross,
    ])
  })
})

test('a two-part case answers its two fixed fees, and the lines of a head by part', async () => {
  const { uuid, caller } = await enter(workedBills().find(({ name }) => name === '44-two-parts-transferred')!)
  const { body } = await caller.rest<{ fixed_fees: unknown }>('GET', `client/case/${uuid}`)
  expect(body.fixed_fees).toEqual([
    { case_part: 'child_arrangement', fixed_fee_total: 237.6, fixed_fee_vat: 47.52 },
    { case_part: 'non_molestation_order', fixed_fee_total: 200, fixed_fee_vat: 40 },
  ])
  const linesOf = async (query: string) =>
    (await caller.rest<{ nodes: { rate: number }[] }>('GET', `client/case/${uuid}/totals/fixed_fee${query}`)).body.nodes
  expect((await linesOf('?case_part=child_arrangement')).map(({ rate }) => rate)).toEqual([237.6])
  expect((await linesOf('?case_part=non_molestation_order')).map(({ rate }) => rate)).toEqual([400])
  expect(await linesOf('')).toEqual([])
  expect(await caller.rest('GET', `client/case/${uuid}/totals/fixed_fee?case_part=third`)).toMatchObject({
    status: 422,
    body: { details: { case_part: 'Choose one of child_arrangement, non_molestation_order.' } },
  })
  // The specified totals of the time are those of all parts.
  expect((await caller.rest('GET', `client/case/${uuid}/time-recording`)).body).toMatchObject({
    total_cost: 637.36,
    instances: [
      { case_part: 'child_arrangement', total_cost: 237.6 },
      { case_part: 'non_molestation_order', total_cost: 399.76 },
    ],
  })
})

test('totals change with any edit of the case', async () => {
  const worked = workedBills().find(({ name }) => name === '02-fixed-fee-midlands')
  const { uuid, items } = await enter(worked ?? workedBills()[0]!)
  const gross = async () => (await ashdown.rest<{ gross: number }>('GET', `client/case/${uuid}/totals`)).body.gross
  expect(await gross()).toBe(3_388)
  await ashdown.rest('PATCH', `client/case/${uuid}/disbursement/${items[0]}`, { amount: 100, vat_exempt: false })
  expect(await gross()).toBe(3_276)
  await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { parties_represented: 1 })
  expect(await gross()).toBe(2_224.8)
  await ashdown.rest('PATCH', `client/case/${uuid}/certificate`, { half_fixed_fee: true })
  expect(await gross()).toBe(1_172.4)
  await ashdown.rest('DELETE', `client/case/${uuid}/fee/${items[0]}`)
  expect(await gross()).toBe(1_052.4)
})

test('a list contains the price of each row, and the specified time totals', async () => {
  const { uuid } = await enter(workedBills().find(({ name }) => name === '12-escape-exceptional') ?? workedBills()[0]!)
  const { body } = await ashdown.rest<{
    instances: { total_cost: number; time_recordings: { total_cost: number; total_vat: number }[] }[]
  }>('GET', `client/case/${uuid}/time-recording`)
  expect(body).toMatchObject({
    total_cost: 1_437.67,
    total_vat: 287.52,
    total_routine_cost: 9.98,
    total_scheduled_cost: 1_427.69,
  })
  expect(body.instances).toMatchObject([
    {
      total_cost: 1_437.67,
      time_recordings: expect.arrayContaining([
        expect.objectContaining({ total_cost: 1_193.34, total_vat: 238.67, enhancement: 0 }),
      ]),
    },
  ])
})

test('a row says why it is not counted, until it is', async () => {
  const { uuid } = await enter(workedBills().find(({ name }) => name === '12-escape-exceptional')!)
  const reasons = async () => {
    const { data } = await ashdown.graphql(COUNTED, { c: uuid })
    return new Set((data as { case: Counted }).case.timeRecordings.nodes.map(({ notCounted }) => notCounted))
  }
  expect(await reasons()).toEqual(new Set([null]))
  await ashdown.rest('PATCH', `client/case/${uuid}/exceptional`, { exceptionals: [{ exceptional: false }] })
  expect(await reasons()).toEqual(new Set(['The case is not exceptional: the fixed fee is paid instead.']))
})

test('what cannot be priced has no price, and not the price zero', async () => {
  const { uuid } = await enter(workedBills().find(({ name }) => name === '12-escape-exceptional') ?? workedBills()[0]!)
  expect(await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { case_type: 'criminal' })).toMatchObject({
    status: 200,
  })
  const { body } = await ashdown.rest<{
    instances: { total_cost: null; time_recordings: Record<string, unknown>[] }[]
  }>('GET', `client/case/${uuid}/time-recording`)
  expect(body).toMatchObject({
    total_cost: null,
    total_vat: null,
    total_scheduled_cost: null,
    total_routine_cost: null,
  })
  expect(body.instances.map(({ total_cost }) => total_cost)).toEqual([null])
  // A letter in is not paid at all outside family work: it is no item without a rate.
  for (const row of body.instances.flatMap(({ time_recordings }) => time_recordings)) {
    const price = row.activity_type === 'letter_in' ? 0 : null
    expect(row).toMatchObject({ total_cost: price, total_vat: price })
  }
  const answer = await ashdown.graphql(
    'query ($c: ID!) { case(uuid: $c) { totals { heads { name net unpriced provisional } } timeRecordings { nodes { totalCost totalVat } } } }',
    { c: uuid },
  )
  expect(answer).toMatchObject({
    data: {
      case: {
        // Two letters out; the two letters in are not paid, and lack no rate.
        totals: {
          heads: [
            { name: 'routine', net: '0.00', unpriced: 2, provisional: false },
            { name: 'scheduled', net: '0.00', unpriced: 3, provisional: false },
            { name: 'disbursements', net: '0.00', unpriced: 0, provisional: false },
          ],
        },
        timeRecordings: { nodes: expect.arrayContaining([{ totalCost: null, totalVat: null }]) },
      },
    },
  })
})

test('a head says what of it has no rate and whether a rate of it is provisional, whichever line comes first', async () => {
  const { uuid } = await enter(workedBills().find(({ name }) => name === '31-domestic-abuse-hearings')!)
  const { data } = await ashdown.graphql(
    'query ($c: ID!) { case(uuid: $c) { totals { heads { name unpriced provisional } } } }',
    { c: uuid },
  )
  const heads = (data as { case: { totals: { heads: { name: string }[] } } }).case.totals.heads
  expect(heads.filter(({ name }) => name === 'fixed_fee' || name === 'advocacy')).toEqual([
    { name: 'fixed_fee', unpriced: 1, provisional: false },
    { name: 'advocacy', unpriced: 1, provisional: true },
  ])
})

test('exceptional is refused where it means nothing', async () => {
  const { uuid } = await enter(workedBills()[0]!)
  const path = `client/case/${uuid}/exceptional`
  expect(await ashdown.rest('PATCH', path, { exceptionals: [] })).toMatchObject({ status: 422 })
  expect(
    await ashdown.rest('PATCH', path, { exceptionals: [{ exceptional: true, case_part: 'child_arrangement' }] }),
  ).toMatchObject({ status: 422, body: { details: { case_part: expect.any(String) } } })
  expect(await ashdown.rest('PATCH', path, { exceptionals: [{ exceptional: true, case_part: null }] })).toMatchObject({
    status: 200,
    body: { exceptional: [{ case_part: null, exceptional: true }], version: 2 },
  })
})
