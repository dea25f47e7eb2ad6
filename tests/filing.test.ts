import { beforeAll, describe, expect, test } from 'vitest'
import { at, filesOf, newFile, pdf, root } from './support/files.ts'
import { ASHDOWN, CALDER, firmOf, newCase, newCourtOfProtectionCase } from './support/firm.ts'
import { as } from './support/instance.ts'

const ashdown = as(ASHDOWN)
interface Finding {
  rule: string
  message: string
  item: string | null
  kind: string | null
  date: string | null
  list: string | null
  tab_value: string | null
}
interface Check {
  counts: {
    rule: string
    count: number
    hours: number | null
    net: number | null
    rows: { list: string; tab_value: string | null; count: number }[]
  }[]
  total_count: number
  nodes: Finding[]
  has_next_page: boolean
  end_cursor: string | null
}
const check = async (uuid: string, query = ''): Promise<Check> =>
  (await ashdown.rest<Check>('GET', `client/case/${uuid}/filing-check${query}`)).body
async function add(uuid: string, path: string, body: Record<string, unknown>): Promise<string> {
  const answer = await ashdown.rest<{ uuid: string }>('POST', `client/case/${uuid}/${path}`, body)
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.uuid
}
let feeEarner = ''
beforeAll(async () => {
  feeEarner = (await firmOf(ASHDOWN)).feeEarner
})
const work = (change: Record<string, unknown> = {}) => ({
  date: '2025-03-03',
  fee_earner: feeEarner,
  activity_type: 'preparation',
  time: 1,
  description: 'Reading the bundle',
  ...change,
})
const taxi = (change: Record<string, unknown> = {}) => ({
  date: '2025-03-03',
  disbursement_type: 'taxi',
  amount: 40,
  ...change,
})
const interim = (change: Record<string, unknown> = {}) => ({
  date: '2025-04-04',
  court_level: 'other_judge',
  fee_earner: feeEarner,
  hearing_type: 'interim',
  start_time: '10:00',
  end_time: '12:00',
  ...change,
})
const pdfIn = async (uuid: string): Promise<string> => {
  const { body: tree } = await filesOf(ashdown, uuid).send(root(newFile('proof.pdf', 0)), [
    { name: 'proof.pdf', bytes: pdf('proof.pdf') },
  ])
  return at(tree, 'proof.pdf').uuid
}
const rulesOf = ({ nodes }: Check): string[] => nodes.map(({ rule }) => rule)

describe('what a costs officer would raise', () => {
  test('is found in what is stored, by rule and date, with the list of each item', async () => {
    const { uuid } = await newCase(ASHDOWN)
    expect(await check(uuid)).toMatchObject({ counts: [], total_count: 0, nodes: [], end_cursor: null })
    const early = await add(uuid, 'time-recording', work({ date: '2025-01-09' }))
    const long = await add(uuid, 'time-recording', work({ time: 20 }))
    const late = await add(uuid, 'time-recording', work({ date: '2099-01-01' }))
    const ride = await add(uuid, 'disbursement', taxi())
    const counsel = await add(
      uuid,
      'disbursement',
      taxi({ disbursement_type: 'counsel_fee', amount: 1, date: '2025-05-05' }),
    )
    const hearing = await add(
      uuid,
      'hearing',
      interim({
        date: '2025-03-03',
        start_time: '09:00',
        end_time: '14:00',
        hearing_exceptional_travel: { distance_miles: 60, days: 1, reason: 'No advocate nearer' },
        hearing_disbursements: [{ disbursement_type: 'travel_mileage', amount: 27 }],
      }),
    )
    const found = await check(uuid)
    const name = (item: string | null): string =>
      Object.entries({ early, long, late, ride, counsel, hearing }).find(([, id]) => id === item)?.[0] ?? 'other'
    // Two findings of one rule and day are in the order of uuids.
    const named = found.nodes.map(({ rule, item, list, tab_value }) => [rule, list, tab_value, name(item)].join(' '))
    expect([...named.slice(0, 4), ...named.slice(4, 6).toSorted(), ...named.slice(6)]).toEqual([
      'before_certificate time_recording  early',
      'after_today time_recording  late',
      'over_24_hours time_recording  long',
      'long_row time_recording  long',
      'voucher_missing disbursement  other',
      'voucher_missing disbursement  ride',
      'attendance_not_evidenced hearing interim hearing',
      'double_claim disbursement  other',
      'double_claim disbursement  counsel',
    ])
    expect(found.counts).toContainEqual({
      rule: 'voucher_missing',
      count: 2,
      hours: null,
      net: 67,
      rows: [{ list: 'disbursement', tab_value: null, count: 2 }],
    })
    expect(found.nodes.find(({ item }) => item === long)?.message).toMatch(
      /^25 hours are recorded for .+ on 03\/03\/2025, in 2 rows\.$/,
    )
  })

  test('goes once it is put right, and comes back', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const first = await add(uuid, 'time-recording', work())
    const second = await add(uuid, 'time-recording', work({ description: '  reading  the BUNDLE' }))
    expect(rulesOf(await check(uuid))).toEqual(['duplicate'])
    await ashdown.rest('PATCH', `client/case/${uuid}/time-recording/${first}`, { time: 2 })
    expect(rulesOf(await check(uuid))).toEqual([])
    await ashdown.rest('PATCH', `client/case/${uuid}/time-recording/${second}`, { time: 2 })
    expect(rulesOf(await check(uuid))).toEqual(['duplicate'])
    await ashdown.rest('DELETE', `client/case/${uuid}/fee/${first}`)
    expect(rulesOf(await check(uuid))).toEqual([])
  })

  test('mileage is claimed twice only beside travel that is paid: not beside a journey of 25 miles', async () => {
    const { uuid } = await newCase(ASHDOWN)
    for (const [date, distance_miles] of [
      ['2025-03-03', 25],
      ['2025-03-04', 25.01],
    ])
      await add(
        uuid,
        'hearing',
        interim({
          date,
          hearing_exceptional_travel: { distance_miles, days: 1, reason: 'No advocate nearer' },
          hearing_disbursements: [{ disbursement_type: 'travel_mileage', amount: 11.25 }],
        }),
      )
    const { nodes } = await check(uuid)
    expect(nodes.flatMap(({ rule, date }) => (rule === 'double_claim' ? [date] : []))).toEqual(['2025-03-04'])
  })

  test('follows the certificate and the type of the case', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await add(uuid, 'time-recording', work({ date: '2025-02-02' }))
    await ashdown.rest('PATCH', `client/case/${uuid}/certificate`, { date_of_issue: '2025-02-03' })
    expect(rulesOf(await check(uuid))).toEqual(['before_certificate'])
    await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { case_type: 'criminal' })
    const { nodes } = await check(uuid)
    expect(nodes.map(({ rule }) => rule)).toEqual(['not_priced', 'before_certificate'])
    expect(nodes[0]?.message).toMatch(/^Preparation of 02\/02\/2025 has no price\. Rate not held/)
  })

  test('a document attached to a hearing serves the hearing and its disbursements', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const hearing = await add(
      uuid,
      'hearing',
      interim({ hearing_disbursements: [{ disbursement_type: 'taxi', amount: 30 }] }),
    )
    expect(rulesOf(await check(uuid))).toEqual(['voucher_missing', 'attendance_not_evidenced'])
    const file = await pdfIn(uuid)
    await ashdown.rest('PATCH', `client/case/${uuid}/hearing/${hearing}`, { entity_files: [file] })
    expect(rulesOf(await check(uuid))).toEqual([])
    await ashdown.rest('PATCH', `client/case/${uuid}/hearing/${hearing}`, { entity_files: [] })
    expect(rulesOf(await check(uuid))).toHaveLength(2)
  })

  test('comes in pages, of one rule where that is asked', async () => {
    const { uuid } = await newCase(ASHDOWN)
    for (const day of [5, 4, 3]) await add(uuid, 'disbursement', taxi({ date: `2025-03-0${day}` }))
    await add(uuid, 'disbursement', taxi({ disbursement_type: 'counsel_fee', amount: 1 }))
    const page = await check(uuid, '?first=2')
    expect(page).toMatchObject({ total_count: 4, has_next_page: true, end_cursor: '2' })
    const rest = await check(uuid, `?first=2&after=${page.end_cursor}`)
    expect(rest).toMatchObject({ total_count: 4, has_next_page: false, counts: page.counts })
    expect([...page.nodes, ...rest.nodes].map(({ rule, date }) => `${rule} ${date}`)).toEqual([
      'voucher_missing 2025-03-03',
      'voucher_missing 2025-03-04',
      'voucher_missing 2025-03-05',
      'double_claim 2025-03-03',
    ])
    expect(await check(uuid, '?rule=double_claim')).toMatchObject({ total_count: 1, counts: page.counts })
    for (const query of ['?first=0', '?first=101', '?after=-1', '?rule=bribe'])
      expect((await ashdown.rest('GET', `client/case/${uuid}/filing-check${query}`)).status).toBe(422)
    expect((await as(CALDER).rest('GET', `client/case/${uuid}/filing-check`)).status).toBe(404)
  })
})

const FIRST_AUDIT = 'query($c: ID!) { case(uuid: $c) { audit(first: 1) { nodes { sentences } } } }'
const sentences = async (uuid: string): Promise<string[]> => {
  const { data } = await ashdown.graphql(FIRST_AUDIT, { c: uuid })
  return (data as { case: { audit: { nodes: { sentences: string[] }[] } } }).case.audit.nodes[0]?.sentences ?? []
}

describe('completing over findings', () => {
  const byRest = async (uuid: string): Promise<unknown> =>
    ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
  const byGraphql = async (uuid: string): Promise<unknown> =>
    ashdown.graphql('mutation($c: ID!) { moveCase(uuid: $c, stage: complete) { stage } }', { c: uuid })
  test.each([
    ['the status path', byRest],
    ['GraphQL', byGraphql],
  ])('is recorded by rule, through %s', async (_name, complete) => {
    const { uuid } = await newCase(ASHDOWN)
    await add(uuid, 'disbursement', taxi())
    await add(uuid, 'disbursement', taxi({ date: '2025-03-04' }))
    await add(uuid, 'time-recording', work({ date: '2025-01-09' }))
    await complete(uuid)
    expect(await sentences(uuid)).toEqual([
      'Moved from In progress to Complete. Completed with 3 points a costs officer may raise: 2 vouchers missing, 1 item before the certificate.',
    ])
    const { body } = await ashdown.rest<{ nodes: { after: unknown }[] }>('GET', `client/case/${uuid}/audit?first=1`)
    expect(body.nodes[0]?.after).toEqual({ stage: 'complete', filing: { before_certificate: 1, voucher_missing: 2 } })
  })
  test('says nothing where nothing is found', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await add(uuid, 'time-recording', work())
    await byRest(uuid)
    expect(await sentences(uuid)).toEqual(['Moved from In progress to Complete.'])
  })
})

test('GraphQL answers counts and findings with the tab of each item', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const item = await add(uuid, 'hearing', {
    ...interim({ hearing_type: 'advocate' }),
    start_time: undefined,
    end_time: undefined,
  })
  const { data, errors } = await ashdown.graphql(
    `query($c: ID!) { case(uuid: $c) { filingCheck { counts { rule count }
      findings { totalCount nodes { rule message item kind tab date } pageInfo { hasNextPage endCursor } } 
      double: findings(first: 1, rule: double_claim) { totalCount } } } }`,
    { c: uuid },
  )
  expect([errors, data]).toEqual([
    undefined,
    {
      case: {
        filingCheck: {
          counts: [{ rule: 'attendance_not_evidenced', count: 1 }],
          findings: {
            totalCount: 1,
            nodes: [
              {
                rule: 'attendance_not_evidenced',
                message: 'Advocates’ meeting of 04/04/2025 has no evidence of attendance.',
                item,
                kind: 'hearing',
                tab: 'otherFas',
                date: '2025-04-04',
              },
            ],
            pageInfo: { hasNextPage: false, endCursor: '1' },
          },
          double: { totalCount: 0 },
        },
      },
    },
  ])
})

test('unresolved comments are listed in the order of tabs, dates and comments', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const ride = await add(uuid, 'disbursement', taxi({ amount: 1 }))
  const meeting = await add(uuid, 'hearing', {
    ...interim({ hearing_type: 'advocate' }),
    start_time: undefined,
    end_time: undefined,
  })
  const hearing = await add(uuid, 'hearing', interim({ date: '2025-06-06' }))
  const late = await add(uuid, 'time-recording', work({ date: '2025-03-09' }))
  const early = await add(uuid, 'time-recording', work())
  const comment = async (item: string, body: string): Promise<string> =>
    (await ashdown.rest<{ uuid: string }>('POST', `client/entity/case_fee/${item}/comment`, { body })).body.uuid
  const comments: string[] = []
  for (const item of [ride, meeting, hearing, late, early, early]) comments.push(await comment(item, 'Please look'))
  const query = 'query($c: ID!) { case(uuid: $c) { openComments { uuid item tab } } }'
  const open = async () =>
    (
      (await ashdown.graphql(query, { c: uuid })).data as {
        case: { openComments: { uuid: string; item: string; tab: string }[] }
      }
    ).case.openComments
  expect((await open()).map(({ item, tab }) => [item, tab])).toEqual([
    [early, 'timeRecordings'],
    [early, 'timeRecordings'],
    [late, 'timeRecordings'],
    [hearing, 'hearings'],
    [meeting, 'otherFas'],
    [ride, 'disbursements'],
  ])
  expect((await open()).slice(0, 2).map((one) => one.uuid)).toEqual(comments.slice(4))
  await ashdown.rest('PATCH', `client/entity/case_fee/${early}/comment/${comments[4]}/resolve`, {})
  await ashdown.rest('DELETE', `client/case/${uuid}/fee/${hearing}`)
  expect((await open()).map(({ item }) => item)).toEqual([early, late, meeting, ride])
})

describe('a Court of Protection case', () => {
  const rulesOf = async (uuid: string) =>
    (await check(uuid)).nodes.map(({ rule, message, item }) => [rule, message, item])
  const worked = { date: '2024-06-03', time: 2 }

  test('over its estimate by more than a fifth is told so with both figures; nothing of legal aid is asked of it', async () => {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN, { opg_estimate: 10_000 })
    // Without a voucher, twice alike: what legal aid asks of a bill.
    await add(uuid, 'disbursement', taxi({ date: '2024-06-03', amount: 500 }))
    await add(uuid, 'time-recording', work(worked))
    await add(uuid, 'time-recording', work(worked))
    expect(await rulesOf(uuid)).toEqual([])
    const { body } = await ashdown.rest<{ heads: { name: string; net: number }[] }>('GET', `client/case/${uuid}/totals`)
    const costs = body.heads.find(({ name }) => name === 'profit_costs')?.net ?? 0
    const estimate = async (opg_estimate: number) => {
      const changed = await ashdown.rest('PATCH', `client/case/court-of-protection/${uuid}`, { opg_estimate })
      expect(changed.status).toBe(200)
      return rulesOf(uuid)
    }
    const written = (amount: number): string => `£${amount.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
    // A fifth over it is not more than a fifth.
    const line = Math.ceil((costs / 1.2) * 100) / 100
    expect(await estimate(line)).toEqual([])
    const low = Math.round((costs / 2) * 100) / 100
    expect(await estimate(low)).toEqual([
      [
        'estimate_exceeded',
        `The costs are ${written(costs)} without VAT and disbursements, 100.0 % over the ${written(low)} that was estimated for the Public Guardian. More than 20 % needs an explanation.`,
        null,
      ],
    ])
  })

  test.each([
    ['2025-03-31', 20_299.99, '£20,300.00'],
    ['2025-03-31', 20_300, null],
    ['2024-03-31', 15_999.99, '£16,000.00'],
    ['2024-03-31', 16_000, null],
  ])(
    'ended %s with net assets of £%d: assessed costs below the line need an order',
    async (end_date, net_assets, below) => {
      const { uuid } = await newCourtOfProtectionCase(ASHDOWN, {
        start_date: '2023-01-01',
        end_date,
        net_assets,
        opg_estimate: 99_999,
      })
      expect(await rulesOf(uuid)).toEqual([])
      await add(uuid, 'time-recording', work({ date: '2024-02-05' }))
      expect(await rulesOf(uuid)).toEqual(
        below === null
          ? []
          : [
              [
                'assessment_not_ordered',
                expect.stringMatching(
                  new RegExp(
                    `below ${below}: no costs are assessed unless the court has specifically ordered it \\(.*27\\.4\\)\\.$`,
                  ),
                ),
                null,
              ],
            ],
      )
      const fixed = { costs_basis: 'fixed', fixed_costs_categories: ['annual_management_later_year'] }
      await ashdown.rest('PATCH', `client/case/court-of-protection/${uuid}`, fixed)
      expect((await rulesOf(uuid)).filter(([rule]) => rule === 'assessment_not_ordered')).toEqual([])
    },
  )

  test('work in the future and days of more than 24 hours are found here too', async () => {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN, { end_date: '2099-01-01', opg_estimate: 99_999 })
    await add(uuid, 'time-recording', work({ ...worked, time: 20 }))
    await add(uuid, 'time-recording', work({ ...worked, time: 5 }))
    await add(uuid, 'disbursement', taxi({ date: '2098-06-03' }))
    expect((await check(uuid)).counts.map(({ rule, count, hours }) => [rule, count, hours])).toEqual([
      ['after_today', 1, null],
      ['over_24_hours', 1, 25],
      ['long_row', 1, 20],
    ])
  })
})
