import { describe, expect, test } from 'vitest'
import { ASHDOWN, DRAFTSMAN, firmOf, newCase } from './support/firm.ts'
import { as } from './support/instance.ts'

const ashdown = as(ASHDOWN)
const draftsman = as(DRAFTSMAN)
type Answer = Record<string, unknown> & {
  details?: Record<string, string>
  message?: string
  current?: Record<string, unknown>
}
const entry = (activity_type: string, enhancement: unknown, case_part: string | null = null) => ({
  enhancement,
  activity_type,
  case_part,
})
const claim = (uuid: string, exceptional: boolean) =>
  ashdown.rest('PATCH', `client/case/${uuid}/exceptional`, { exceptionals: [{ exceptional, case_part: null }] })
const set = (uuid: string, enhancements: unknown, headers = {}, who = ashdown) =>
  who.rest<Answer>('POST', `client/case/${uuid}/tr_enhancement`, { enhancements }, headers)
const listed = async (uuid: string) => (await ashdown.rest('GET', `client/case/${uuid}/tr_enhancement`)).body
const gross = async (uuid: string) =>
  (await ashdown.rest<{ gross: number }>('GET', `client/case/${uuid}/totals`)).body.gross

/** Creates an exceptional care case with one hour of preparation in London, at 55.24. */
async function exceptionalCase(certificate = {}): Promise<{ uuid: string; time: string }> {
  const { uuid } = await newCase(ASHDOWN, {}, certificate)
  const firm = await firmOf(ASHDOWN)
  const { body: earner } = await ashdown.rest<{ uuid: string }>('POST', `client/${firm.client}/fee-earner`, {
    site: firm.site,
    firstname: 'Plain',
    surname: 'Worker',
    initials: 'PW',
    type: 'solicitor',
    grade: 'B',
  })
  const { body: time } = await ashdown.rest<{ uuid: string }>('POST', `client/case/${uuid}/time-recording`, {
    date: '2025-02-03',
    fee_earner: earner.uuid,
    activity_type: 'preparation',
    time: 1,
    description: 'Reading in',
  })
  await claim(uuid, true)
  return { uuid, time: time.uuid }
}

describe('the percentages of a case', () => {
  test('are returned as set, change the price to the penny, and are recorded in the audit', async () => {
    const { uuid, time } = await exceptionalCase()
    expect([await listed(uuid), await gross(uuid)]).toEqual([[], 66.29])
    const list = [entry('preparation', 40), entry('counsel', 0), entry('letter_out', 10)]
    expect(await set(uuid, list.toReversed())).toMatchObject({ status: 200, body: list })
    // 55.24 × 1.40 = 77.336, and 20 % of 77.34 are 15.468.
    expect([await listed(uuid), await gross(uuid)]).toEqual([list, 92.81])
    const { body } = await ashdown.rest<{ instances: { time_recordings: { uuid: string }[] }[] }>(
      'GET',
      `client/case/${uuid}/time-recording`,
    )
    expect(body.instances[0]?.time_recordings).toMatchObject([
      { uuid: time, enhancement: 40, total_cost: 77.34, total_vat: 15.47 },
    ])
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { value totals { gross escape { hourly } } timeRecordings { nodes { enhancement totalCost } } enhancements { activityType casePart enhancement } mostEnhancement audit(first: 1) { nodes { sentences } } } }',
      { c: uuid },
    )
    expect(data).toMatchObject({
      case: {
        value: '92.81',
        totals: { gross: '92.81', escape: { hourly: '55.24' } },
        timeRecordings: { nodes: [{ enhancement: 40, totalCost: '77.34' }] },
        mostEnhancement: 50,
        audit: {
          nodes: [{ sentences: ['Enhancement of letter out: 0 % → 10 %.', 'Enhancement of preparation: 0 % → 40 %.'] }],
        },
      },
    })
    const { enhancements } = (
      data as { case: { enhancements: { activityType: string; casePart: null; enhancement: number }[] } }
    ).case
    expect(enhancements.map(({ enhancement }) => enhancement)).toEqual([40, 0, 0, 0, 0, 0, 10])
    const board = await ashdown.graphql('query($s: String!) { cases(search: $s) { nodes { uuid value } } }', {
      s: String((await ashdown.rest<Answer>('GET', `client/case/${uuid}`)).body.case_name),
    })
    expect(board.data).toEqual({ cases: { nodes: [{ uuid, value: '92.81' }] } })
    expect((await set(uuid, [entry('counsel', 5)])).body).toEqual([entry('counsel', 5)])
    expect(await gross(uuid)).toBe(66.29)
  })

  test('are retained but not applied while the case is not exceptional, and cannot be changed', async () => {
    const { uuid } = await exceptionalCase()
    const list = [entry('preparation', 40)]
    await set(uuid, list)
    await claim(uuid, false)
    const fee = await gross(uuid)
    expect(
      (
        await ashdown.rest<{ heads: { name: string; net: number }[] }>('GET', `client/case/${uuid}/totals`)
      ).body.heads.find(({ name }) => name === 'scheduled')?.net,
    ).toBe(55.24)
    for (const refused of [[entry('preparation', 10)], list, []]) {
      expect(await set(uuid, refused)).toMatchObject({
        status: 409,
        body: {
          message:
            'This case is not claimed as exceptional, so no enhancement can be set. Claim it as exceptional first.',
        },
      })
    }
    expect(
      await ashdown.graphql('mutation($c: ID!) { setEnhancements(caseUuid: $c, enhancements: []) { uuid } }', {
        c: uuid,
      }),
    ).toMatchObject({ errors: [{ extensions: { code: 'CONFLICT' } }] })
    expect([await listed(uuid), await gross(uuid)]).toEqual([list, fee])
    await claim(uuid, true)
    expect(await gross(uuid)).toBe(92.81)
  })

  test('of a type without a fixed fee are set and applied without a claim, which is refused', async () => {
    const { uuid } = await exceptionalCase()
    const changed = await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, { case_type: 'placement' })
    expect(changed).toMatchObject({ status: 200, body: { exceptional: [{ case_part: null, exceptional: false }] } })
    expect((await claim(uuid, true)).status).toBe(422)
    const list = [entry('preparation', 40)]
    expect(await set(uuid, list)).toMatchObject({ status: 200, body: list })
    // Table 9(b), London: 59.40 × 1.40 = 83.16; 20 % of it are 16.632.
    expect(await gross(uuid)).toBe(99.79)
    const SET =
      'mutation($c: ID!) { setEnhancements(caseUuid: $c, enhancements: [{ activityType: preparation, enhancement: 10 }]) { totals { gross } } }'
    // 59.40 × 1.10 = 65.34; 20 % of it are 13.068.
    expect(await ashdown.graphql(SET, { c: uuid })).toMatchObject({
      data: { setEnhancements: { totals: { gross: '78.41' } } },
    })
    // Under a type with a fixed fee they wait for a claim, and cannot be changed until then.
    await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, {
      case_type: 'care_and_supervision',
      represented_party: 'parent',
      parties_represented: 1,
    })
    expect((await set(uuid, [])).status).toBe(409)
    expect(await listed(uuid)).toEqual([entry('preparation', 10)])
  })

  test('have one version as a list: the later of two concurrent changes is a conflict', async () => {
    const { uuid } = await exceptionalCase()
    await set(uuid, [entry('preparation', 10)], { 'if-match': '"1"' })
    const stale = await set(uuid, [entry('preparation', 20)], { 'if-match': '"1"' }, draftsman)
    expect(stale).toMatchObject({
      status: 412,
      body: { current: { version: 2, enhancements: [entry('preparation', 10)] } },
    })
    const SET =
      'mutation($c: ID!, $v: String) { setEnhancements(caseUuid: $c, enhancements: [{ activityType: preparation, enhancement: 30 }], version: $v) { enhancementsVersion enhancements { enhancement } totals { gross } } }'
    expect(await draftsman.graphql(SET, { c: uuid, v: '1' })).toMatchObject({
      errors: [{ extensions: { code: 'CONFLICT', current: { version: '2' } } }],
    })
    // 55.24 × 1.30 = 71.812; 20 % of 71.81 are 14.362.
    expect((await draftsman.graphql(SET, { c: uuid, v: '2' })).data).toMatchObject({
      setEnhancements: { enhancementsVersion: '3', totals: { gross: '86.17' } },
    })
    expect((await set(uuid, [entry('preparation', 30)])).body).toEqual([entry('preparation', 30)])
    expect((await ashdown.rest('GET', `client/case/${uuid}`)).body).toMatchObject({ enhancements_version: 3 })
  })

  test('are refused if invalid, with the index and field of each problem', async () => {
    const { uuid } = await exceptionalCase()
    await set(uuid, [entry('counsel', 5)])
    const refusals: [unknown, Record<string, unknown>][] = [
      [
        [entry('preparation', 51), entry('singing', 10), entry('counsel', 1.5)],
        {
          'enhancements.0.enhancement': 'Enter a whole percent from 0 to 50, the most allowed below the High Court.',
          'enhancements.1.activity_type': expect.stringContaining('Choose one of'),
          'enhancements.2.enhancement': expect.any(String),
        },
      ],
      [
        [entry('preparation', 10), entry('preparation', 20)],
        { 'enhancements.1.activity_type': 'This activity is in the list twice.' },
      ],
      [[entry('preparation', 10, 'child_arrangement')], { 'enhancements.0.case_part': 'This case has no parts.' }],
      [[{ ...entry('preparation', 10), amount: 1 }], { 'enhancements.0.amount': 'This field is not known.' }],
      [[null], { 'enhancements.0.body': 'Send a JSON object.' }],
      ['preparation', { enhancements: expect.any(String) }],
      [{ length: 0 }, { enhancements: expect.any(String) }],
      [Array.from({ length: 251 }, () => entry('preparation', 1)), { enhancements: expect.any(String) }],
      [[{ activity_type: 'preparation' }], { 'enhancements.0.enhancement': 'This is required.' }],
    ]
    for (const [list, details] of refusals)
      expect(await set(uuid, list)).toMatchObject({ status: 422, body: { details } })
    expect(
      await ashdown.rest('POST', `client/case/${uuid}/tr_enhancement`, { enhancements: [], version: 9 }),
    ).toMatchObject({ status: 422, body: { details: { version: 'This field is not known.' } } })
    expect(
      await ashdown.graphql(
        'mutation($c: ID!) { setEnhancements(caseUuid: $c, enhancements: [{ activityType: preparation, enhancement: 60 }]) { uuid } }',
        { c: uuid },
      ),
    ).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_INPUT', problems: [{ path: 'enhancements.0.enhancement' }] } }],
    })
    expect(await listed(uuid)).toEqual([entry('counsel', 5)])
  })

  test('go up to 100 for work in the High Court alone, and that cannot be withdrawn while more than 50 is set', async () => {
    const { uuid } = await exceptionalCase({ court_level: 'high_court_judge' })
    const details = `client/case/legal-aid/${uuid}`
    const asked = async () =>
      (await ashdown.graphql('query($c: ID!) { case(uuid: $c) { highCourtWork mostEnhancement } }', { c: uuid })).data
    // A High Court judge who sits in the family court does not make it work in the High Court.
    expect((await set(uuid, [entry('preparation', 51)])).status).toBe(422)
    expect(await asked()).toEqual({ case: { highCourtWork: false, mostEnhancement: 50 } })
    expect(await gross(uuid)).toBe(66.29)
    expect(await ashdown.rest('PATCH', details, { high_court_work: true })).toMatchObject({
      status: 200,
      body: { high_court_work: true },
    })
    expect(await asked()).toEqual({ case: { highCourtWork: true, mostEnhancement: 100 } })
    expect((await set(uuid, [entry('preparation', 101)])).status).toBe(422)
    expect((await set(uuid, [entry('preparation', 80)])).status).toBe(200)
    // 63.06 × 1.80 = 113.508; VAT of 113.51: 22.702.
    expect(await gross(uuid)).toBe(136.21)
    expect(await ashdown.rest('PATCH', details, { high_court_work: false })).toMatchObject({
      status: 422,
      body: {
        details: {
          high_court_work: 'An enhancement of 80 % is set, and below the High Court 50 % is the most. Lower it first.',
        },
      },
    })
    await set(uuid, [entry('preparation', 50)])
    expect((await ashdown.rest('PATCH', details, { high_court_work: false })).status).toBe(200)
    expect(
      (await ashdown.rest('PATCH', `client/case/${uuid}/certificate`, { court_level: 'other_judge' })).status,
    ).toBe(200)
  })

  test('of a case with parts belong to a part, which must be exceptional', async () => {
    const { uuid } = await newCase(
      ASHDOWN,
      {
        case_type: 'domestic_abuse_and_child_arrangement',
        represented_party: undefined,
        parties_represented: undefined,
      },
      {
        certificate_scopes: [
          { scope: 'CV079', case_part: 'child_arrangement' },
          { scope: 'CV079', case_part: 'non_molestation_order' },
        ],
      },
    )
    expect(await set(uuid, [entry('preparation', 10)])).toMatchObject({
      status: 422,
      body: { details: { 'enhancements.0.case_part': 'This is required.' } },
    })
    expect(await set(uuid, [entry('preparation', 10, 'child_arrangement')])).toMatchObject({
      status: 409,
      body: {
        message:
          'The part Child Arrangements is not claimed as exceptional, so no enhancement can be set. Claim it as exceptional first.',
      },
    })
    // The part that is exceptional is changed beside the other, whose percentages are sent as they are.
    const claimPart = (case_part: string, exceptional: boolean) =>
      ashdown.rest('PATCH', `client/case/${uuid}/exceptional`, { exceptionals: [{ exceptional, case_part }] })
    const kept = entry('preparation', 10, 'child_arrangement')
    const changed = entry('preparation', 20, 'non_molestation_order')
    await claimPart('child_arrangement', true)
    expect(await set(uuid, [kept, entry('preparation', 0, 'non_molestation_order')])).toMatchObject({ status: 200 })
    await claimPart('child_arrangement', false)
    await claimPart('non_molestation_order', true)
    expect(await set(uuid, [kept, changed])).toMatchObject({ status: 200, body: [kept, changed] })
    for (const refused of [[changed], [entry('preparation', 11, 'child_arrangement'), changed]])
      expect(await set(uuid, refused)).toMatchObject({ status: 409 })
    expect(await listed(uuid)).toEqual([kept, changed])
    const { data } = await ashdown.graphql('query($c: ID!) { case(uuid: $c) { enhancements { casePart } } }', {
      c: uuid,
    })
    expect((data as { case: { enhancements: unknown[] } }).case.enhancements).toHaveLength(14)
  })

  test('of a completed case cannot change, and are part of the frozen bill', async () => {
    const { uuid } = await exceptionalCase()
    await set(uuid, [entry('preparation', 40)])
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
    expect((await set(uuid, [entry('preparation', 10)])).status).toBe(409)
    expect((await ashdown.rest('PATCH', `client/case/${uuid}/enhancement`, { enhancement: 'Late.' })).status).toBe(409)
    expect([await listed(uuid), await gross(uuid)]).toEqual([[entry('preparation', 40)], 92.81])
  })
})

test('the reasons are a text with its own version, also while the case is not exceptional', async () => {
  const { uuid, version } = await newCase(ASHDOWN)
  const path = `client/case/${uuid}/enhancement`
  expect((await ashdown.rest<Answer>('PATCH', path, { enhancement: ' Novel.\n\nAnd quick. ' })).body).toMatchObject({
    enhancement: 'Novel.\n\nAnd quick.',
    enhancement_version: 2,
    narrative: null,
    narrative_version: 1,
    version,
  })
  expect(await draftsman.rest('PATCH', path, { enhancement: 'Mine.' }, { 'if-match': '"1"' })).toMatchObject({
    status: 412,
    body: { current: { enhancement: 'Novel.\n\nAnd quick.' } },
  })
  const EDIT =
    'mutation($c: ID!, $v: String) { editEnhancement(caseUuid: $c, enhancement: "Ours.", version: $v) { enhancement enhancementVersion narrative } }'
  expect((await draftsman.graphql(EDIT, { c: uuid, v: '2' })).data).toEqual({
    editEnhancement: { enhancement: 'Ours.', enhancementVersion: '3', narrative: null },
  })
  expect((await ashdown.rest('PATCH', path, { enhancement: 'x'.repeat(100_001) })).status).toBe(422)
  expect(await ashdown.rest('PATCH', path, { narrative: 'Elsewhere.' })).toMatchObject({
    status: 422,
    body: { details: { narrative: 'This field is not known.' } },
  })
  const { data } = await ashdown.graphql(
    'query($c: ID!) { case(uuid: $c) { audit(first: 2) { nodes { sentences } } } }',
    { c: uuid },
  )
  expect(data).toMatchObject({
    case: {
      audit: {
        nodes: [
          { sentences: [expect.stringContaining('→ Ours.')] },
          { sentences: [expect.stringMatching(/^Reasons for enhancement: nothing → Novel\./)] },
        ],
      },
    },
  })
  const listedCase = await ashdown.graphql(
    'query($s: String!) { cases(search: $s) { nodes { enhancement enhancementVersion } } }',
    { s: String((await ashdown.rest<Answer>('GET', `client/case/${uuid}`)).body.case_name) },
  )
  expect(listedCase.data).toEqual({ cases: { nodes: [{ enhancement: 'Ours.', enhancementVersion: '3' }] } })
})
