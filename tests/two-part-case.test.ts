import { beforeAll, describe, expect, test } from 'vitest'
import { twoPartCase } from './support/care-case.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as, type Caller } from './support/instance.ts'

const CHILD = 'child_arrangement'
const ABUSE = 'non_molestation_order'
const PARTS = `query ($c: ID!) { case(uuid: $c) { totals { net unpriced
  parts { casePart net vat gross escape { fee threshold hourly distance multiple escapes } }
  heads { casePart name net excludedBecause lines(first: 10) { totalCount nodes { net notHeld } } } } } }`

interface Totals {
  net: string
  unpriced: number
  parts: { casePart: string | null; net: string; vat: string; gross: string; escape: object | null }[]
  heads: {
    casePart: string | null
    name: string
    net: string
    excludedBecause: string | null
    lines: { totalCount: number; nodes: { net: string; notHeld: string | null }[] }
  }[]
}

describe('a two-part case', () => {
  let firm: Awaited<ReturnType<typeof makeFirm>>
  let owner: Caller
  let uuid: string
  const add = async (path: string, body: object): Promise<string> => {
    const answer = await owner.rest<{ uuid: string }>('POST', `client/case/${uuid}/${path}`, body)
    expect([answer.status, answer.body]).toEqual([201, answer.body])
    return answer.body.uuid
  }
  const totals = async (): Promise<Totals> => {
    const { data, errors } = await owner.graphql(PARTS, { c: uuid })
    expect(errors).toBeUndefined()
    return (data as { case: { totals: Totals } }).case.totals
  }
  const netByPart = async () => (await totals()).parts.map(({ casePart, net }) => [casePart, net])

  beforeAll(async () => {
    firm = await makeFirm(ADMIN, 'solicitor')
    owner = as(firm.owner)
    // The office of the firm is in the North, Non-London.
    await owner.rest('POST', `client/${firm.client}/rates/private_family_fixed_fee/edition`, {
      effective_from: '2020-01-01',
      authority: 'A letter',
      amounts: { 'children.other_judge.Non-London': 600, 'domestic_abuse.other_judge.Non-London': 100 },
    })
    const { status, body } = await owner.rest<{ uuid: string }>(
      'POST',
      `client/${firm.client}/case/legal-aid`,
      twoPartCase(firm),
    )
    expect(status, JSON.stringify(body)).toBe(201)
    uuid = body.uuid
  })

  test('asks for the part of every item', async () => {
    const item = { date: '2025-02-03', fee_earner: firm.feeEarner, activity_type: 'preparation', time: 1 }
    expect(await owner.rest('POST', `client/case/${uuid}/time-recording`, item)).toMatchObject({
      status: 422,
      body: { details: { case_part: 'This is required.' } },
    })
    expect(
      await owner.rest('POST', `client/case/${uuid}/time-recording`, { ...item, case_part: 'third' }),
    ).toMatchObject({ status: 422 })
  })

  test('comes to the fee of each part; a disbursement of a hearing belongs to the part of the hearing', async () => {
    expect(await netByPart()).toEqual([
      [CHILD, '600.00'],
      [ABUSE, '100.00'],
    ])
    await add('hearing', {
      date: '2025-03-04',
      fee_earner: firm.feeEarner,
      hearing_type: 'interim',
      court_level: 'circuit_district_judge',
      administrative_order: true,
      case_part: ABUSE,
      hearing_disbursements: [{ disbursement_type: 'taxi', amount: 10.05, vat_exempt: true }],
    })
    // An administrative order is an hour: unit 1 of domestic abuse, 81.50.
    expect(await netByPart()).toEqual([
      [CHILD, '600.00'],
      [ABUSE, '191.55'],
    ])
  })

  test('lists a disbursement of a hearing with the part of the hearing, and finds it by that part', async () => {
    const at = `client/case/${uuid}/disbursement`
    const { body: listed } = await owner.rest<{ uuid: string; hearing_disbursement: string }[]>('GET', at)
    expect(listed).toMatchObject([{ case_part: ABUSE, amount: 10.05 }])
    expect(await owner.rest('GET', `${at}?case_part=${ABUSE}&first=5`)).toMatchObject({ body: { total_count: 1 } })
    expect(await owner.rest('GET', `${at}/sums?case_part=${CHILD}`)).toMatchObject({ body: { count: 0 } })
    expect(await owner.rest('GET', `${at}/sums?case_part=${ABUSE}`)).toMatchObject({ body: { count: 1, net: 10.05 } })
    const found =
      'query ($c: ID!, $f: ItemFilter) { case(uuid: $c) { disbursements(filter: $f) { nodes { casePart } } } }'
    expect(await owner.graphql(found, { c: uuid, f: { casePart: [ABUSE] } })).toMatchObject({
      data: { case: { disbursements: { nodes: [{ casePart: ABUSE }] } } },
    })
    // The row may be sent back as it was read.
    const [row] = listed
    expect(
      await owner.rest(
        'PATCH',
        `client/case/${uuid}/hearing/${row?.hearing_disbursement}/disbursement/${row?.uuid}`,
        row,
      ),
    ).toMatchObject({ status: 200 })
  })

  test('is claimed as exceptional part by part, and only that part is paid by the hour', async () => {
    await add('time-recording', {
      date: '2025-02-03',
      fee_earner: firm.feeEarner,
      activity_type: 'preparation',
      time: 6,
      case_part: ABUSE,
    })
    // 6 h at 54.90 = 329.40, above three times 100.00.
    const { parts } = await totals()
    expect(parts[1]?.escape).toEqual({
      fee: '100.00',
      threshold: '300.00',
      multiple: 3,
      hourly: '329.40',
      distance: '29.40',
      escapes: true,
    })
    const claim = await owner.graphql(
      'mutation ($c: ID!) { setExceptional(caseUuid: $c, exceptional: true, casePart: non_molestation_order) { exceptional { casePart exceptional } } }',
      { c: uuid },
    )
    expect(claim.errors).toBeUndefined()
    expect(
      await owner.rest('POST', `client/case/${uuid}/tr_enhancement`, {
        enhancements: [{ activity_type: 'preparation', case_part: ABUSE, enhancement: 50 }],
      }),
    ).toMatchObject({ status: 200 })
    // 494.10, the hearing 81.50 and the taxi 10.05.
    expect(await netByPart()).toEqual([
      [CHILD, '600.00'],
      [ABUSE, '585.65'],
    ])
    expect(
      (await totals()).heads.find(({ name, casePart }) => name === 'fixed_fee' && casePart === ABUSE),
    ).toMatchObject({ net: '100.00', excludedBecause: 'This part is exceptional: its core costs are paid instead.' })
  })

  test('says which rows lost their part when the case had none, and leaves nothing out in silence', async () => {
    const to = (case_type: string, certificate_scopes: object[]) =>
      owner.rest('PATCH', `client/case/${uuid}/certificate`, { case_type, certificate_scopes })
    expect(await to('children_child_arrangement_orders', [{ scope: 'FM062' }])).toMatchObject({ status: 200 })
    await add('time-recording', {
      date: '2025-02-04',
      fee_earner: firm.feeEarner,
      activity_type: 'preparation',
      time: 1,
    })
    await add('disbursement', { date: '2025-02-05', disbursement_type: 'taxi', amount: 7, vat_exempt: true })
    expect(
      await to('domestic_abuse_and_child_arrangement', [
        { scope: 'FM062', case_part: CHILD },
        { scope: 'AA019', case_part: ABUSE },
      ]),
    ).toMatchObject({ status: 200 })
    const { parts, heads, unpriced } = await totals()
    expect(parts.map(({ casePart, net }) => [casePart, net])).toEqual([
      [CHILD, '600.00'],
      [ABUSE, '191.55'],
      [null, '7.00'],
    ])
    expect(unpriced).toBe(1)
    expect(heads.filter(({ casePart }) => casePart === null).map(({ name, lines }) => [name, lines.nodes])).toEqual([
      ['scheduled', [{ net: '0.00', notHeld: 'Not priced: the part of this row is not recorded.' }]],
      ['disbursements', [{ net: '7.00', notHeld: null }]],
    ])
  })
})
