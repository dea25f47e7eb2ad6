import { randomUUID } from 'node:crypto'
import { courtOfProtectionCaseTypes } from '@costdraft/costing'
import { areas } from '@costdraft/schema/areas/index.ts'
import { describe, expect, test } from 'vitest'
import { answersTo, type Row } from './support/answered.ts'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { ASHDOWN, BRYN, firmOf, newCase, newCourtOfProtectionCase } from './support/firm.ts'
import { as } from './support/instance.ts'

type Body = Record<string, unknown>
const ashdown = as(ASHDOWN)
const answered = answersTo(ashdown)

/** A case with the paths of its lists, a fee earner of grade A in York, and rows to add. */
async function addCourtOfProtectionCase(change: Body = {}) {
  const { uuid } = await newCourtOfProtectionCase(ASHDOWN, change)
  const at = `client/case/${uuid}`
  const { feeEarner } = await firmOf(ASHDOWN)
  const work = { date: '2024-06-03', fee_earner: feeEarner, activity_type: 'preparation', time: 1 }
  return {
    uuid,
    at,
    part: (description: string, more: Body = {}) => answered('POST', `${at}/case-part`, { description, ...more }),
    party: (party: string) => answered('POST', `${at}/party`, { party }),
    time: (more: Body) => answered('POST', `${at}/time-recording`, { ...work, ...more }),
    paid: (more: Body) =>
      answered('POST', `${at}/disbursement`, {
        date: '2024-06-03',
        disbursement_type: 'land_registry',
        amount: 10,
        ...more,
      }),
  }
}

describe('the wire', () => {
  interface Times {
    instances: { case_part: string | null; total_cost: number | null; time_recordings: Row[] }[]
  }
  const cost = (row: Row): number => Number(row.total_cost)
  const sum = (rows: readonly Row[], key: string): number =>
    rows.reduce((pence, row) => pence + Math.round(Number(row[key]) * 100), 0) / 100

  test('the work comes in one instance a part; letters and calls of one unit are routine, letters in cost nothing', async () => {
    const { at, part, time } = await addCourtOfProtectionCase()
    const first = await part('First year')
    const second = await part('Sale of the house')
    const of = (cop_case_part: string | null, activity_type: string, hours: number) =>
      time({ cop_case_part, activity_type, time: hours })
    const letter = await of(first.uuid, 'letter_out', 0.1)
    const received = await of(first.uuid, 'letter_in', 0.1)
    const longCall = await of(first.uuid, 'telephone_call', 0.5)
    const call = await of(second.uuid, 'telephone_call', 0.1)
    const work = await of(null, 'preparation', 2)
    expect(cost(letter)).toBeGreaterThan(0)
    expect(received).toMatchObject({ total_cost: 0, total_vat: 0, cop_case_part: first.uuid })
    const { instances, ...totals } = await answered<Times>('GET', `${at}/time-recording`)
    expect(
      instances.map(({ case_part, total_cost, time_recordings }) => [
        case_part,
        total_cost,
        time_recordings.map(({ uuid }) => uuid).toSorted(),
      ]),
    ).toEqual([
      [
        first.uuid,
        sum([letter, longCall], 'total_cost'),
        [letter, received, longCall].map((row) => row.uuid).toSorted(),
      ],
      [second.uuid, cost(call), [call.uuid]],
      [null, cost(work), [work.uuid]],
    ])
    const routine = [letter, call]
    const scheduled = [longCall, work]
    expect(totals).toEqual({
      total_cost: sum([...routine, ...scheduled], 'total_cost'),
      total_vat: sum([...routine, ...scheduled], 'total_vat'),
      total_routine_cost: sum(routine, 'total_cost'),
      total_routine_vat: sum(routine, 'total_vat'),
      total_scheduled_cost: sum(scheduled, 'total_cost'),
      total_scheduled_vat: sum(scheduled, 'total_vat'),
    })
  })

  test('letters in alone come to nothing, and work without a rate to no figure', async () => {
    const { at, time } = await addCourtOfProtectionCase({ start_date: '2000-01-01' })
    await time({ activity_type: 'letter_in', time: 0.1 })
    expect(await answered('GET', `${at}/time-recording`)).toMatchObject({
      total_cost: 0,
      total_routine_cost: 0,
      total_scheduled_cost: 0,
    })
    // Before the first edition of the guideline rates that is held.
    await time({ date: '2001-01-01' })
    expect(await answered('GET', `${at}/time-recording`)).toMatchObject({
      total_cost: null,
      total_vat: null,
      total_routine_cost: 0,
      total_scheduled_cost: null,
      instances: [{ case_part: null, total_cost: null }],
    })
  })

  test('a party has counts and sums of what is recorded for it, which are taken back and not stored', async () => {
    const { at, party, time, paid } = await addCourtOfProtectionCase()
    const bank = await party('The bank')
    const other = await party('The Office of the Public Guardian')
    expect(bank).toMatchObject({ letters_in: 0, letters_out: 0, telephone_calls: 0, disbursement_amount: 0 })
    for (const activity_type of ['letter_in', 'letter_out', 'letter_out', 'telephone_call', 'preparation'])
      await time({ party: bank.uuid, activity_type, time: 0.1 })
    await paid({ party: bank.uuid, amount: 10.01, vat_exempt: false })
    await paid({ party: bank.uuid, amount: 5, vat_exempt: true })
    await paid({ amount: 99 })
    const [row, empty] = await answered<Row[]>('GET', `${at}/party`)
    const derived = {
      letters_in: 1,
      letters_out: 2,
      telephone_calls: 1,
      disbursement_amount: 15.01,
      disbursement_vat: 2,
    }
    expect(row).toMatchObject({ uuid: bank.uuid, party: 'The bank', ...derived, comments: [] })
    expect(row?.care_case).toBe(at.split('/').at(-1))
    expect(empty).toMatchObject({ uuid: other.uuid, letters_in: 0, disbursement_amount: 0, disbursement_vat: 0 })
    expect(
      await answered('PATCH', `${at}/party/${bank.uuid}`, { ...row, letters_in: 40, party: 'The Bank' }),
    ).toMatchObject({ party: 'The Bank', ...derived })
  })

  test('a row names its party and part by uuid, of this case alone', async () => {
    const { at, part, party, time, paid } = await addCourtOfProtectionCase()
    const elsewhere = await addCourtOfProtectionCase()
    const [bank, first, foreign] = [await party('The bank'), await part('First year'), await elsewhere.party('A bank')]
    const recorded = { party: bank.uuid, cop_case_part: first.uuid }
    expect(await time(recorded)).toMatchObject(recorded)
    const row = await paid(recorded)
    expect(row).toMatchObject(recorded)
    expect(await answered<Row[]>('GET', `${at}/disbursement`)).toMatchObject([{ uuid: row.uuid, ...recorded }])
    for (const wrong of [foreign.uuid, first.uuid, randomUUID()])
      expect(await ashdown.rest('PATCH', `${at}/disbursement/${row.uuid}`, { party: wrong })).toMatchObject({
        status: 422,
        body: { details: { party: 'Choose one from the list.' } },
      })
    expect(await answered('PATCH', `${at}/disbursement/${row.uuid}`, { party: null })).toMatchObject({
      party: null,
      cop_case_part: first.uuid,
    })
  })

  test('what rows are recorded for cannot be removed: a conflict that counts them', async () => {
    const { at, part, party, time, paid } = await addCourtOfProtectionCase()
    const bank = await party('The bank')
    const first = await part('First year')
    await time({ party: bank.uuid, cop_case_part: first.uuid })
    const row = await paid({ party: bank.uuid })
    expect(await ashdown.rest('DELETE', `${at}/party/${bank.uuid}`)).toMatchObject({
      status: 409,
      body: {
        message: 'This party is in use by 2 rows. Change them first.',
        details: { time_recording: '1 row', disbursement: '1 row' },
      },
    })
    expect(await ashdown.rest('DELETE', `${at}/case-part/${first.uuid}`)).toMatchObject({
      status: 409,
      body: { details: { time_recording: '1 row' } },
    })
    await answered('PATCH', `${at}/disbursement/${row.uuid}`, { party: null })
    const unused = await part('Not used')
    expect((await ashdown.rest('DELETE', `${at}/case-part/${unused.uuid}`)).status).toBe(204)
    expect(await answered<Row[]>('GET', `${at}/case-part`)).toMatchObject([{ uuid: first.uuid }])
  })

  test('a legal aid case has neither parties nor parts of this kind', async () => {
    const one = await newCase(ASHDOWN)
    const two = await newCase(
      ASHDOWN,
      {
        case_type: 'domestic_abuse_and_child_arrangement',
        represented_party: null,
        parties_represented: null,
      },
      {
        certificate_scopes: [
          { scope: 'FM062', case_part: 'child_arrangement' },
          { scope: 'AA019', case_part: 'non_molestation_order' },
        ],
      },
    )
    for (const { uuid } of [one, two]) {
      expect((await ashdown.rest('POST', `client/case/${uuid}/party`, { party: 'The bank' })).status).toBe(422)
      expect((await ashdown.rest('POST', `client/case/${uuid}/case-part`, { description: 'A year' })).status).toBe(422)
    }
  })
})

describe('the dates of the case', () => {
  const change = (uuid: string, body: Body) =>
    ashdown.rest<Row>('PATCH', `client/case/court-of-protection/${uuid}`, body)

  test('a case that ends before it starts is neither created nor made by a change', async () => {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN, { start_date: '2024-04-01', end_date: '2024-04-01' })
    const backwards = {
      status: 422,
      body: { details: { end_date: 'The case starts on 01/04/2024: enter that day or a later one.' } },
    }
    const firm = await firmOf(ASHDOWN)
    expect(
      await ashdown.rest(
        'POST',
        `client/${firm.client}/case/court-of-protection`,
        courtOfProtectionCase(firm, { end_date: '2024-03-31' }),
      ),
    ).toMatchObject(backwards)
    expect(await change(uuid, { end_date: '2024-03-31' })).toMatchObject(backwards)
    expect(await change(uuid, { start_date: '2024-04-02' })).toMatchObject({
      status: 422,
      body: { details: { end_date: 'The case starts on 02/04/2024: enter that day or a later one.' } },
    })
    // Beside a date that is none the other is not judged.
    expect(await change(uuid, { start_date: '2024-02-30', end_date: '2024-03-31' })).toMatchObject({
      status: 422,
      body: { details: { start_date: expect.any(String) } },
    })
    expect((await change(uuid, { start_date: '2024-03-31' })).status).toBe(200)
  })

  test('a part lies within the case, at both ends', async () => {
    const { at, part } = await addCourtOfProtectionCase()
    await part('The whole of it', { start_date: '2024-04-01', end_date: '2025-03-31' })
    const refused = (more: Body) => ashdown.rest('POST', `${at}/case-part`, { description: 'Outside', ...more })
    expect(await refused({ start_date: '2024-03-31' })).toMatchObject({
      status: 422,
      body: { details: { start_date: 'The case starts on 01/04/2024: enter that day or a later one.' } },
    })
    expect(await refused({ end_date: '2025-04-01' })).toMatchObject({
      status: 422,
      body: { details: { end_date: 'The case ends on 31/03/2025: enter that day or an earlier one.' } },
    })
    expect(await refused({ start_date: '2024-06-02', end_date: '2024-06-01' })).toMatchObject({
      status: 422,
      body: { details: { end_date: 'The end date is before the start date.' } },
    })
    expect(await answered<Row[]>('GET', `${at}/case-part`)).toHaveLength(1)
  })

  test('the case cannot be moved away from its parts; removed ones do not count, and do not come back outside of it', async () => {
    const { uuid, at, part } = await addCourtOfProtectionCase()
    await part('Without dates')
    const first = await part('First half', { start_date: '2024-04-01', end_date: '2024-09-30' })
    const second = await part('Second half', { start_date: '2024-10-01', end_date: '2025-03-31' })
    expect(await change(uuid, { start_date: '2024-04-02', end_date: '2025-03-30' })).toMatchObject({
      status: 422,
      body: {
        details: {
          start_date:
            'This is after 01/04/2024, a date of the case part “First half”: enter that day or an earlier one.',
          end_date: 'This is before 31/03/2025, a date of the case part “Second half”: enter that day or a later one.',
        },
      },
    })
    // Through the gateway the same, at the fields of the form.
    const edited = await ashdown.graphql(
      'mutation($c: ID!) { editCourtOfProtectionCase(uuid: $c, input: { startDate: "2025-01-01" }) { uuid } }',
      { c: uuid },
    )
    expect(edited.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      problems: [{ path: 'startDate', message: expect.stringContaining('First half') as string }],
    })
    expect((await change(uuid, { start_date: '2024-03-01', end_date: '2025-04-30' })).status).toBe(200)
    await answered('DELETE', `${at}/case-part/${first.uuid}`, undefined, 204)
    expect((await change(uuid, { start_date: '2024-10-01' })).status).toBe(200)
    expect(await ashdown.rest('POST', `${at}/item/${first.uuid}/restore`, {})).toMatchObject({
      status: 409,
      body: {
        message: 'The dates of the case part “First half” are outside those of the case, which were changed since.',
      },
    })
    expect(await answered<Row[]>('GET', `${at}/case-part`)).toMatchObject([
      { uuid: second.uuid },
      { description: 'Without dates' },
    ])
    // What does not touch the dates is not held up by them.
    expect((await change(uuid, { opg_estimate: 1 })).status).toBe(200)
  })

  test('of a part that is added and dates that move past it at the same time, one is refused', async () => {
    for (let i = 0; i < 5; i++) {
      const { uuid, at } = await addCourtOfProtectionCase()
      const [added, moved] = await Promise.all([
        ashdown.rest('POST', `${at}/case-part`, { description: 'Early', start_date: '2024-04-01' }),
        change(uuid, { start_date: '2024-06-01' }),
      ])
      expect([added.status, moved.status].toSorted()).toEqual(added.status === 201 ? [201, 422] : [200, 422])
    }
  })
})

describe('a case', () => {
  const create = async (change: Body) => {
    const firm = await firmOf(ASHDOWN)
    return ashdown.rest<Row>(
      'POST',
      `client/${firm.client}/case/court-of-protection`,
      courtOfProtectionCase(firm, change),
    )
  }

  test.each(courtOfProtectionCaseTypes)('of the type %s is created, read back, listed and found', async (case_type) => {
    const name = `Re ${randomUUID().slice(0, 8)}`
    const { status, body } = await create({
      case_type,
      case_name: name,
      scco_ref: 'SC-2025-COP-1',
      net_assets: 18_500.5,
      fixed_costs_categories: ['health_and_welfare'],
    })
    expect([status, body.details]).toEqual([201, undefined])
    const stated = {
      uuid: body.uuid,
      area_of_work: 'court_of_protection',
      case_type,
      stage: 'in_progress',
      court_type: 'court_of_protection',
      court_name: 'Court of Protection',
      case_number: '13456789',
      claimant: 'The deputy',
      defendant: 'The protected person',
      start_date: expect.stringMatching(/^2024-04-01/),
      end_date: expect.stringMatching(/^2025-03-31/),
      opg_estimate: 5_000,
      court_fee: 0,
      scco_ref: 'SC-2025-COP-1',
      net_assets: 18_500.5,
      costs_basis: null,
    }
    expect(await answered('GET', `client/case/${body.uuid}`)).toMatchObject(stated)
    const { data } = await ashdown.graphql(
      'query($s: String!) { cases(search: $s, filter: { areas: [court_of_protection] }) { nodes { uuid caseType areaOfWork opgEstimate netAssets } } }',
      { s: name },
    )
    expect(data).toEqual({
      cases: {
        nodes: [
          {
            uuid: body.uuid,
            caseType: case_type,
            areaOfWork: 'court_of_protection',
            opgEstimate: '5000.00',
            netAssets: '18500.50',
          },
        ],
      },
    })
  })

  test('a new one is one of general management in the Court of Protection, assessed', () =>
    expect(areas.court_of_protection.newCase).toEqual({
      caseType: 'general_management',
      courtType: 'court_of_protection',
      costsBasis: 'assessed',
    }))

  const LONG = 99_999_999.99
  test.each<[field: string, accepted: unknown[], refused: unknown[]]>([
    ['case_name', ['xxx', 'x'.repeat(255)], ['xx', 'x'.repeat(256), null]],
    ['solicitors_case_reference', ['xxx', 'x'.repeat(100)], ['xx', 'x'.repeat(101), null]],
    ['court_name', ['xxx', 'x'.repeat(100)], ['xx', 'x'.repeat(101), null]],
    ['case_number', ['xxx', 'x'.repeat(50)], ['xx', 'x'.repeat(51), null]],
    ['claimant', ['xxx', 'x'.repeat(100)], ['xx', 'x'.repeat(101), null]],
    ['defendant', ['xxx', 'x'.repeat(100)], ['xx', 'x'.repeat(101), null]],
    ['scco_ref', ['xxx', 'x'.repeat(50), null], ['xx', 'x'.repeat(51)]],
    ['opg_estimate', [0, 0.01, LONG], [-0.01, LONG + 0.01, 1.001, 'much', null]],
    ['court_fee', [0, LONG], [-1, LONG + 0.01, null]],
    ['start_date', ['2024-04-01'], ['2024-02-30', '2024', null]],
    ['end_date', ['2025-03-31'], ['2025-02-29', '', null]],
    ['court_type', ['court_of_protection'], ['moot_court', null]],
    ['case_type', [...courtOfProtectionCaseTypes], ['care_and_supervision', null]],
    ['costs_basis', ['assessed', null], ['guessed']],
    ['net_assets', [0, LONG, null], [-1, LONG + 0.01]],
  ])('takes %s at both ends of its range, and refuses it beyond', async (field, accepted, refused) => {
    const statuses = async (values: unknown[]) => {
      const found: unknown[] = []
      for (const value of values) {
        const { status, body } = await create({ fixed_costs_categories: ['health_and_welfare'], [field]: value })
        found.push([value, status, Object.keys((body.details ?? {}) as object)])
      }
      return found
    }
    expect(await statuses(accepted)).toEqual(accepted.map((value) => [value, 201, []]))
    expect(await statuses(refused)).toEqual(refused.map((value) => [value, 422, [field]]))
  })

  test('fixed costs need what they depend on', async () => {
    const missing = async (change: Body) => {
      const { status, body } = await create({ costs_basis: 'fixed', ...change })
      return [status, Object.keys((body.details ?? {}) as object)]
    }
    expect(await missing({})).toEqual([422, ['fixed_costs_categories']])
    expect(await missing({ fixed_costs_categories: [] })).toEqual([422, ['fixed_costs_categories']])
    expect(await missing({ fixed_costs_categories: ['annual_management_first_year'] })).toEqual([422, ['net_assets']])
    expect(await missing({ fixed_costs_categories: ['conveyancing'] })).toEqual([422, ['consideration']])
    expect(await missing({ fixed_costs_categories: ['deputy_appointment'] })).toEqual([201, []])
    expect(await missing({ fixed_costs_categories: ['lunch'] })).toEqual([422, ['fixed_costs_categories']])
  })

  test('has its value of assets saved under its own version, which the rest of the case does not raise', async () => {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN)
    const save = (text: string, version?: string) =>
      ashdown.graphql(
        'mutation($c: ID!, $t: String!, $v: String) { editValueOfAssets(caseUuid: $c, valueOfAssets: $t, version: $v) { valueOfAssets valueOfAssetsVersion version } }',
        { c: uuid, t: text, v: version },
      )
    const { data } = await save('A house.')
    expect(data).toMatchObject({ editValueOfAssets: { valueOfAssets: 'A house.' } })
    const { valueOfAssetsVersion } = (data as { editValueOfAssets: { valueOfAssetsVersion: string } }).editValueOfAssets
    expect((await save('A house and an account.', valueOfAssetsVersion)).errors).toBeUndefined()
    expect((await save('A boat.', valueOfAssetsVersion)).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' })
    expect(await answered('GET', `client/case/${uuid}`)).toMatchObject({ value_of_assets: 'A house and an account.' })
  })
})

describe('through the gateway', () => {
  test('a case is added and edited, and its rows name what they are recorded for', async () => {
    const firm = await firmOf(ASHDOWN)
    const ask = async (query: string, variables: Body) => {
      const { data, errors } = await ashdown.graphql(query, variables)
      expect(errors).toBeUndefined()
      return data as Record<string, { uuid: string }>
    }
    const { it } = await ask(
      `mutation($f: ID!, $i: CourtOfProtectionCaseInput!) { it: addCourtOfProtectionCase(solicitorUuid: $f, input: $i) {
        uuid caseType costsBasis fixedCostsCategories netAssets startDate } }`,
      {
        f: firm.client,
        i: {
          caseName: 'Re Gateway',
          solicitorsCaseReference: 'COP/2',
          feeEarner: firm.feeEarner,
          site: firm.site,
          caseType: 'statutory_will',
          courtType: 'court_of_protection',
          courtName: 'Court of Protection',
          caseNumber: '13456789',
          claimant: 'The deputy',
          defendant: 'The protected person',
          startDate: '2024-04-01',
          endDate: '2025-03-31',
          opgEstimate: 5_000,
          courtFee: 408,
          costsBasis: 'fixed',
          fixedCostsCategories: ['annual_management_first_year'],
          netAssets: 50_000,
        },
      },
    )
    expect(it).toMatchObject({
      caseType: 'statutory_will',
      costsBasis: 'fixed',
      fixedCostsCategories: ['annual_management_first_year'],
      netAssets: '50000.00',
      startDate: '2024-04-01',
    })
    const c = it?.uuid
    expect(
      await ask(
        'mutation($c: ID!) { it: editCourtOfProtectionCase(uuid: $c, input: { costsBasis: assessed, opgEstimate: 6000 }) { costsBasis opgEstimate courtFee } }',
        { c },
      ),
    ).toEqual({ it: { costsBasis: 'assessed', opgEstimate: '6000.00', courtFee: '408.00' } })
    const part = await ask(
      'mutation($c: ID!) { it: addCopCasePart(caseUuid: $c, input: { description: "The will", startDate: "2024-05-01" }) { uuid } }',
      { c },
    )
    const party = await ask('mutation($c: ID!) { it: addParty(caseUuid: $c, input: { party: "Counsel" }) { uuid } }', {
      c,
    })
    const recorded = { party: party.it?.uuid, copCasePart: part.it?.uuid }
    expect(
      await ask(
        'mutation($c: ID!, $i: TimeRecordingInput!) { it: addTimeRecording(caseUuid: $c, input: $i) { party { uuid name } copCasePart { uuid name } } }',
        {
          c,
          i: {
            date: '2024-06-03',
            feeEarner: firm.feeEarner,
            activityType: 'telephone_call',
            time: 0.2,
            ...recorded,
          },
        },
      ),
    ).toEqual({
      it: {
        party: { uuid: recorded.party, name: 'Counsel' },
        copCasePart: { uuid: recorded.copCasePart, name: 'The will' },
      },
    })
    expect(
      await ask('query($c: ID!) { it: case(uuid: $c) { parties { nodes { party telephoneCalls lettersIn } } } }', {
        c,
      }),
    ).toEqual({ it: { parties: { nodes: [{ party: 'Counsel', telephoneCalls: 1, lettersIn: 0 }] } } })
  })

  test.each([
    ['part', 'case_part', 'caseParts'],
    ['party', 'party', 'parties'],
  ] as const)(
    'an open comment on a %s holds the case up, marks its tab, and is resolved',
    async (what, entity, list) => {
      const started = await addCourtOfProtectionCase()
      const { uuid } = await started[what]('The one in question')
      const commented = await ashdown.graphql(
        'mutation($k: ID!, $t: EntityType!, $e: ID!) { addComment(caseUuid: $k, entityType: $t, entityUuid: $e, body: "Which one?") { case { unresolvedComments } } }',
        { k: started.uuid, t: entity, e: uuid },
      )
      expect(commented.data).toEqual({ addComment: { case: { unresolvedComments: 1 } } })
      const { data } = await ashdown.graphql(
        `query($c: ID!) { case(uuid: $c) { attention { kind unresolved } openComments { uuid } ${list} { nodes { attention comments { uuid body } } } } }`,
        { c: started.uuid },
      )
      const { case: row } = data as { case: Record<string, { nodes: { comments: { uuid: string }[] }[] }> }
      expect(row).toMatchObject({
        attention: [{ kind: entity, unresolved: 1 }],
        openComments: [{}],
        [list]: { nodes: [{ attention: true, comments: [{ body: 'Which one?' }] }] },
      })
      const complete = () => ashdown.rest<Row>('POST', `client/case/${started.uuid}/status/complete`, {})
      expect(await complete()).toMatchObject({ status: 409 })
      const comment = row[list]?.nodes[0]?.comments[0]?.uuid
      await answered('PATCH', `client/entity/${entity}/${uuid}/comment/${comment}/resolve`, {})
      expect((await complete()).status).toBe(200)
      expect((await ashdown.rest('PATCH', `${started.at}/value-of-assets`, { value_of_assets: 'Late.' })).status).toBe(
        409,
      )
    },
  )

  test('a party and a part that were removed come back with what they are, and before the rows that name them', async () => {
    const { at, part, party, time } = await addCourtOfProtectionCase()
    const bank = await party('The bank')
    const year = await part('First year')
    const row = await time({ party: bank.uuid, cop_case_part: year.uuid })
    await answered('DELETE', `${at}/fee/${row.uuid}`, undefined, 204)
    await answered('DELETE', `${at}/party/${bank.uuid}`, undefined, 204)
    expect(await ashdown.rest('POST', `${at}/item/${row.uuid}/restore`, {})).toMatchObject({
      status: 409,
      body: { message: 'This refers to a party that was removed. Restore the party first.' },
    })
    expect(await answered('POST', `${at}/item/${bank.uuid}/restore`, {}, 200)).toMatchObject({ party: 'The bank' })
    expect(await answered('POST', `${at}/item/${row.uuid}/restore`, {}, 200)).toMatchObject({ party: bank.uuid })
    expect(await answered<Row[]>('GET', `${at}/case-part`)).toMatchObject([{ uuid: year.uuid }])
  })
})

describe('the demonstration cases', () => {
  interface Summary {
    unpriced: number
    estimate: { percent: number; is_above: boolean } | null
    is_short_form: boolean
    heads: { name: string; net: number }[]
    breakdowns: { by: string; rows: { key: string | null }[] }[]
  }
  const read = async (email: string, name: string) => {
    const caller = as(email)
    const { data } = await caller.graphql(
      'query($s: String!) { cases(search: $s) { nodes { uuid stage unresolvedComments timeRecordings { totalCount } caseParts { totalCount } parties { totalCount } narrative valueOfAssets } } }',
      { s: name },
    )
    const [found] = (data as { cases: { nodes: (Record<string, unknown> & { uuid: string })[] } }).cases.nodes
    const { body } = await caller.rest<Summary>('GET', `client/case/${found?.uuid}/totals`)
    return { found, totals: body }
  }

  test.each([
    [ASHDOWN, 'Re Constance Beaumont', 'in_progress', { is_short_form: false, estimate: { is_above: true } }],
    [ASHDOWN, 'Re Albert Dunne', 'in_review', { is_short_form: false, estimate: { is_above: false } }],
    [ASHDOWN, 'Re Edith Farrow', 'complete', { is_short_form: true, estimate: { is_above: false } }],
    [ASHDOWN, 'Re Harold Ings', 'in_progress', { is_short_form: false, estimate: { is_above: false } }],
    [BRYN, 'Re Gwenllian Rees', 'in_progress', { is_short_form: false, estimate: { is_above: false } }],
  ])('%s, %s: every row is priced', async (email, name, stage, expected) => {
    const { found, totals } = await read(email, name)
    expect(found).toMatchObject({
      stage,
      unresolvedComments: stage === 'in_review' ? 1 : 0,
      narrative: expect.any(String),
      valueOfAssets: expect.any(String),
    })
    const { timeRecordings, parties } = found as Record<string, { totalCount: number }>
    expect(timeRecordings?.totalCount).toBeGreaterThanOrEqual(30)
    expect(parties?.totalCount).toBeGreaterThanOrEqual(4)
    expect(totals).toMatchObject({ unpriced: 0, ...expected })
    const byName = new Map(totals.breakdowns.map(({ by, rows }) => [by, rows.length]))
    expect(byName.get('part')).toBeGreaterThan(0)
    expect(byName.get('party')).toBeGreaterThan(1)
  })

  test('one of them claims fixed costs', async () => {
    const { totals } = await read(ASHDOWN, 'Re Harold Ings')
    expect(totals.heads.find(({ name }) => name === 'fixed_costs')?.net).toBeGreaterThan(1_000)
  })
})
