import { describe, expect, test } from 'vitest'
import type { Row } from './support/answered.ts'
import { ASHDOWN, BRYN, firmOf, newCase } from './support/firm.ts'
import { answered, ashdown, addInterPartesCase } from './support/added-inter-partes-case.ts'
import { as } from './support/instance.ts'

interface Budget {
  number: number | null
  figures: { phases: { phase: string | null; incurred: Row; total: number }[]; grand_total: number } | null
  is_current: boolean | null
  versions: { number: number }[]
  [key: string]: unknown
}
/** A costs budget case with work before and after 31 March 2025, in two phases, each at 100 pounds an hour. */
async function budgetCase() {
  const { uuid, at, feeEarner } = await addInterPartesCase({ case_type: 'costs_budget' })
  const work = { fee_earner: feeEarner, activity_type: 'preparation', phase: 'disclosure' }
  const time = (date: string, hours: number, more: object = {}) =>
    answered('POST', `${at}/time-recording`, { ...work, date, time: hours, ...more })
  await time('2025-03-31', 1.5)
  await time('2025-04-01', 20)
  await time('2025-04-01', 20)
  await time('2025-03-01', 0.1, { activity_type: 'letter_in' })
  await answered('POST', `${at}/procedural-step`, {
    date: '2025-02-01',
    procedural_type: 'conference',
    phase: 'cmc',
    description: 'Case management conference',
    fee_type: 'hearing',
    procedural_step_attendances: [{ fee_earner: feeEarner, type: 'court', time: 2, amount: 250 }],
    procedural_step_disbursements: [{ amount: 300, description: 'Hearing fee', vat_exempt: false }],
  })
  return {
    uuid,
    at,
    time,
    feeEarner,
    save: (body: object, headers = {}) => ashdown.rest<Budget>('POST', `${at}/budget`, body, headers),
  }
}
const entered = {
  incurred_to: '2025-03-31',
  assumptions: { disclosure: 'Standard disclosure of 2,000 pages' },
  estimates: { disclosure: { time: 1_000.5, disbursements: 20 }, trial: { disbursements: 5_000 } },
  contingencies: [{ name: 'Specific disclosure', incurred: 0, estimated: 750 }],
}

describe('what a budget comes to', () => {
  test('incurred is what is dated up to its day, by phase, without VAT; the rest is as entered', async () => {
    const { at, save } = await budgetCase()
    expect((await ashdown.rest<Budget>('GET', `${at}/budget`)).body).toMatchObject({
      number: null,
      incurred_to: null,
      figures: null,
      is_current: null,
      versions: [],
    })
    const { status, body } = await save(entered)
    expect(status).toBe(201)
    expect(body).toMatchObject({ number: 1, ...entered, estimates: { trial: { time: 0, disbursements: 5_000 } } })
    const { figures } = body
    expect(figures?.phases.filter(({ total }) => total > 0)).toMatchObject([
      {
        phase: 'cmc',
        assumptions: null,
        incurred: { time: 500, disbursements: 300, total: 800 },
        estimated: { time: 0, disbursements: 0, total: 0 },
        total: 800,
      },
      {
        phase: 'disclosure',
        assumptions: 'Standard disclosure of 2,000 pages',
        incurred: { time: 150, disbursements: 0, total: 150 },
        estimated: { time: 1_000.5, disbursements: 20, total: 1_020.5 },
        total: 1_170.5,
      },
      {
        phase: 'trial',
        assumptions: null,
        incurred: { time: 0, disbursements: 0, total: 0 },
        estimated: { time: 0, disbursements: 5_000, total: 5_000 },
        total: 5_000,
      },
    ])
    expect(figures).toMatchObject({
      contingencies: [{ name: 'Specific disclosure', incurred: 0, estimated: 750, total: 750 }],
      incurred: { time: 650, disbursements: 300, total: 950 },
      estimated: { time: 1_000.5, disbursements: 5_020, total: 6_020.5 },
      total_incurred: 950,
      total_estimated: 6_770.5,
      grand_total: 7_720.5,
      is_page_one_only: true,
      exclusions: expect.arrayContaining([expect.stringContaining('VAT')]),
    })
  })

  test('what is not saved is worked out in the same way, and saves nothing', async () => {
    const { at } = await budgetCase()
    const { status, body } = await ashdown.rest('POST', `${at}/budget/figures`, {
      ...entered,
      incurred_to: '2025-04-01',
    })
    expect([status, body]).toMatchObject([200, { total_incurred: 4_950, grand_total: 11_720.5 }])
    expect((await ashdown.rest<Budget>('GET', `${at}/budget`)).body.versions).toEqual([])
  })

  test('the first page is enough up to 25,000 pounds of budgeted costs, or where the claim is worth less than 50,000', async () => {
    const { uuid, at } = await budgetCase()
    const because = async (disbursements: number) =>
      (
        await answered<{ page_one_because: string | null }>(
          'POST',
          `${at}/budget/figures`,
          { incurred_to: '2025-03-31', estimates: { trial: { disbursements } } },
          200,
        )
      ).page_one_because
    expect([await because(25_000), await because(25_000.01)]).toEqual(['budgeted_costs', null])
    const worth = async (claim_value: number | null) => {
      await answered('PATCH', `client/case/inter-parties/${uuid}`, { claim_value }, 200)
      return because(25_000.01)
    }
    expect([await worth(49_999.99), await worth(50_000), await worth(0)]).toEqual(['claim_value', null, 'claim_value'])
  })
})

describe('a budget by fee earner', () => {
  const byEarner = (feeEarner: string) => ({
    incurred_to: '2025-03-31',
    estimates: {
      disclosure: {
        earners: [{ fee_earner: feeEarner, hours: 10.5 }],
        counsel: 500,
        court_fees: 45.5,
        disbursements: 4.5,
      },
      trial: { time: 200, experts: 1_200 },
    },
    contingencies: [{ name: 'Split trial', estimated: 1_000, approved: 800 }],
    approved: { disclosure: 1_500, trial: 1_000 },
    agreed_incurred: 900,
    offers: { disclosure: { time: 800, counsel: 250, comment: 'Counsel is not needed' } },
    variation: 'The trial takes a day more.',
  })

  test('prices its hours, adds what is paid, and says what is approved, offered and overspent', async () => {
    const { at, save, feeEarner } = await budgetCase()
    const { status, body } = await save(byEarner(feeEarner))
    expect([status, body]).toMatchObject([
      201,
      {
        ...byEarner(feeEarner),
        contingencies: [{ name: 'Split trial', incurred: 0, estimated: 1_000, approved: 800 }],
        offers: { disclosure: { time: 800, counsel: 250, disbursements: 0, comment: 'Counsel is not needed' } },
        approved_on: null,
      },
    ])
    const { phases, ...figures } = (body as unknown as { figures: Row & { phases: Row[] } }).figures
    expect(phases.find(({ phase }) => phase === 'disclosure')).toMatchObject({
      estimated: { time: 1_050, disbursements: 550, total: 1_600 },
      earners: [
        {
          fee_earner: feeEarner,
          fee_earner_name: expect.any(String),
          hours: 10.5,
          rate: 100,
          incurred: 150,
          estimated: 1_050,
        },
      ],
      other_time: { incurred: 0, estimated: 0 },
      counsel: { incurred: 0, estimated: 500 },
      court_fees: { incurred: 0, estimated: 45.5 },
      other_disbursements: { incurred: 0, estimated: 4.5 },
      approved: 1_500,
      offered: { time: 800, counsel: 250, disbursements: 0, comment: 'Counsel is not needed' },
    })
    expect(phases.find(({ phase }) => phase === 'cmc')).toMatchObject({
      earners: [{ fee_earner: feeEarner, hours: 0, rate: 250, incurred: 500, estimated: 0 }],
      other_disbursements: { incurred: 300, estimated: 0 },
      approved: null,
      offered: null,
    })
    // 40 hours of disclosure follow its last day: 4,000 pounds, where 1,500 were approved.
    expect(figures).toMatchObject({
      total_estimated: 4_000,
      caps: { basis: 4_200, form: 1_000, process: 84 },
      overspent: [{ phase: 'disclosure', approved: 1_500, spent: 4_000, over: 2_500 }],
    })
    expect((await save(body)).status).toBe(201)
    const { body: read } = await ashdown.rest<Budget>('GET', `${at}/budget`)
    expect(read).toMatchObject({ number: 2, ...byEarner(feeEarner), contingencies: [{ approved: 800 }], offers: {} })
    expect(read.figures).toEqual(body.figures)
    const later = { ...byEarner(feeEarner), approved_on: '2025-04-01' }
    expect(await answered('POST', `${at}/budget/figures`, later, 200)).toMatchObject({ overspent: [] })
  })

  test('the caps are blank until all that they stand on is entered', async () => {
    const { at, feeEarner } = await budgetCase()
    const capsOf = async (change: object) =>
      (await answered<Row>('POST', `${at}/budget/figures`, { ...byEarner(feeEarner), ...change }, 200)).caps
    expect(await capsOf({ agreed_incurred: null })).toBeNull()
    expect(await capsOf({ approved: { disclosure: 1_500 } })).toBeNull()
    expect(await capsOf({ contingencies: [{ name: 'Split trial', estimated: 1 }] })).toBeNull()
    expect(await capsOf({ agreed_incurred: 147_100 })).toEqual({ basis: 150_400, form: 1_504, process: 3_008 })
  })

  test('has interim applications apart, and funding, budgeting and assessment nowhere', async () => {
    const { at, time } = await budgetCase()
    const incurred = async () => {
      const body = { incurred_to: '2025-03-31' }
      const { interim, total_incurred } = await answered<Row>('POST', `${at}/budget/figures`, body, 200)
      return { interim, total_incurred }
    }
    const none = { time: 0, disbursements: 0, total: 0 }
    expect(await incurred()).toEqual({ interim: none, total_incurred: 950 })
    await time('2025-03-30', 1, { phase: 'cmc', bill_task: 'T27' })
    await time('2025-03-30', 2, { phase: 'cmc', bill_task: 'T35' })
    await time('2025-03-30', 3, { phase: 'cmc', bill_task: 'T25' })
    expect(await incurred()).toEqual({ interim: { time: 100, disbursements: 0, total: 100 }, total_incurred: 1_250 })
  })

  test('takes fee earners of the firm alone, each once in a phase', async () => {
    const { save, feeEarner } = await budgetCase()
    const { feeEarner: other } = await firmOf(BRYN)
    const of = (...earners: string[]) =>
      save({
        incurred_to: '2025-03-31',
        estimates: { trial: { earners: earners.map((fee_earner) => ({ fee_earner, hours: 1 })) } },
      })
    expect(await of(other)).toMatchObject({
      status: 422,
      body: { details: { 'estimates.trial.earners.0.fee_earner': 'Choose a fee earner of this firm.' } },
    })
    expect(await of(feeEarner, feeEarner)).toMatchObject({
      status: 422,
      body: { details: { 'estimates.trial.earners.1.fee_earner': 'This fee earner is in the phase twice.' } },
    })
  })

  test('GraphQL tells and saves the same', async () => {
    const { uuid, feeEarner } = await budgetCase()
    const input = {
      incurredTo: '2025-03-31',
      agreedIncurred: 900,
      approvedOn: '2025-04-01',
      variation: 'The trial takes a day more.',
      phases: [
        {
          phase: 'trial',
          earners: [{ feeEarner, hours: 2.25 }],
          counsel: 100,
          experts: 200,
          courtFees: 300,
          approved: 500,
          offered: { time: 150, comment: 'Two hours' },
        },
      ],
      contingencies: [],
    }
    const { data, errors } = await ashdown.graphql(
      `mutation($c: ID!, $input: BudgetInput!) { saveBudget(caseUuid: $c, input: $input) {
        approvedOn agreedIncurred variation
        figures { totalEstimated pageOneBecause caps { basis form process } overspent { phase over }
          phases { phase approved offered { time counsel comment } earners { feeEarner name grade hours rate estimated }
            otherTime { estimated } counsel { estimated } experts { estimated } courtFees { estimated } } } } }`,
      { c: uuid, input },
    )
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      saveBudget: {
        approvedOn: '2025-04-01',
        agreedIncurred: '900.00',
        variation: 'The trial takes a day more.',
        figures: {
          totalEstimated: '825.00',
          pageOneBecause: 'budgeted_costs',
          caps: { basis: '1400.00', form: '1000.00', process: '28.00' },
          overspent: [],
          phases: expect.arrayContaining([
            {
              phase: 'trial',
              approved: '500.00',
              offered: { time: '150.00', counsel: '0.00', comment: 'Two hours' },
              earners: [
                {
                  feeEarner,
                  name: expect.any(String),
                  grade: expect.any(String),
                  hours: '2.25',
                  rate: '100.00',
                  estimated: '225.00',
                },
              ],
              otherTime: { estimated: '0.00' },
              counsel: { estimated: '100.00' },
              experts: { estimated: '200.00' },
              courtFees: { estimated: '300.00' },
            },
          ]),
        },
      },
    })
  })
})

describe('versions', () => {
  test('each is kept as it was saved; one that is overtaken by new work says so', async () => {
    const { at, time, save } = await budgetCase()
    await save(entered)
    await time('2025-01-02', 1)
    const stale = (await ashdown.rest<Budget>('GET', `${at}/budget`)).body
    expect([stale.is_current, stale.figures?.grand_total]).toEqual([false, 7_720.5])
    await save({ incurred_to: '2025-03-31' })
    const latest = (await ashdown.rest<Budget>('GET', `${at}/budget`)).body
    expect(latest).toMatchObject({ number: 2, is_current: true, figures: { grand_total: 1_050 } })
    expect(latest.versions).toMatchObject([
      { number: 2, grand_total: 1_050, incurred_to: '2025-03-31' },
      { number: 1, grand_total: 7_720.5, saved_by_name: expect.any(String) },
    ])
    expect((await ashdown.rest('GET', `${at}/budget?number=1`)).body).toMatchObject({
      ...stale,
      versions: expect.any(Array),
    })
    for (const none of ['3', '0', 'x', '1 or 1=1']) {
      const { status } = await ashdown.rest('GET', `${at}/budget?number=${encodeURIComponent(none)}`)
      expect([none, status]).toEqual([none, 404])
    }
  })

  test('of two that are made from the same version one is saved', async () => {
    const { save } = await budgetCase()
    const both = await Promise.all([1, 2].map(() => save(entered, { 'if-match': '"0"' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 412])
    expect((await save(entered, { 'if-match': '"1"' })).status).toBe(201)
  })

  test('an answer can be sent back; what a budget has not is refused by name, and nothing is stored', async () => {
    const { at, save } = await budgetCase()
    const { body } = await save(entered)
    expect((await save(body)).status).toBe(201)
    expect(await save({ ...entered, vat: 1 })).toMatchObject({
      status: 422,
      body: { details: { vat: expect.any(String) } },
    })
    expect(await save({ ...entered, estimates: { trial: { time: 1.005 } } })).toMatchObject({
      status: 422,
      body: { details: { 'estimates.trial.time': 'Enter at most two decimals.' } },
    })
    expect((await ashdown.rest<Budget>('GET', `${at}/budget`)).body.versions).toHaveLength(2)
  })

  test('a complete case keeps its budget, and takes no other', async () => {
    const { at, save } = await budgetCase()
    await save(entered)
    expect((await ashdown.rest('POST', `${at}/status/complete`, {})).status).toBeLessThan(300)
    expect((await save(entered)).status).toBe(409)
    expect((await ashdown.rest<Budget>('GET', `${at}/budget`)).body).toMatchObject({ number: 1, is_current: true })
  })

  test('saving is in the audit with its number and total', async () => {
    const { uuid, save } = await budgetCase()
    await save(entered)
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { audit(first: 1) { nodes { sentences } } } }',
      { c: uuid },
    )
    expect(data).toMatchObject({
      case: { audit: { nodes: [{ sentences: ['Costs budget added: version 1, £7,720.50.'] }] } },
    })
  })
})

describe('who and where', () => {
  test('another firm finds no budget, and cases of other areas have none', async () => {
    const { at } = await budgetCase()
    const bryn = as(BRYN)
    for (const answer of [
      await bryn.rest('GET', `${at}/budget`),
      await bryn.rest('GET', `${at}/budget?number=1`),
      await bryn.rest('POST', `${at}/budget`, entered),
      await bryn.rest('POST', `${at}/budget/figures`, entered),
    ])
      expect(answer.status).toBe(404)
    const care = `client/case/${(await newCase(ASHDOWN)).uuid}`
    for (const answer of [
      await ashdown.rest('GET', `${care}/budget`),
      await ashdown.rest('POST', `${care}/budget`, entered),
      await ashdown.rest('POST', `${care}/budget/figures`, entered),
    ])
      expect(answer).toMatchObject({ status: 422, body: { message: 'A legal aid case has no budget.' } })
  })

  test('GraphQL tells and saves the same', async () => {
    const { uuid } = await budgetCase()
    const input = {
      incurredTo: '2025-03-31',
      phases: [
        { phase: 'disclosure', assumptions: 'Standard disclosure of 2,000 pages', time: 1_000.5, disbursements: 20 },
        { phase: 'trial', disbursements: 5_000 },
      ],
      contingencies: [{ name: 'Specific disclosure', estimated: 750 }],
    }
    const figures = 'figures { grandTotal isPageOneOnly phases { phase total incurred { time total } } }'
    const save = (basedOn: number | null) =>
      ashdown.graphql(
        `mutation($c: ID!, $input: BudgetInput!, $basedOn: Int) {
          saveBudget(caseUuid: $c, input: $input, basedOn: $basedOn) { number incurredTo isCurrent ${figures} } }`,
        { c: uuid, input, basedOn },
      )
    expect((await save(null)).data).toMatchObject({
      saveBudget: { number: 1, incurredTo: '2025-03-31', isCurrent: true, figures: { grandTotal: '7720.50' } },
    })
    expect((await save(null)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
    const { data } = await ashdown.graphql(
      `query($c: ID!, $input: BudgetInput!) { case(uuid: $c) {
        budget { number savedBy ${figures} } none: budget(number: 9) { number }
        budgetVersions { number grandTotal } budgetFigures(input: $input) { grandTotal } } }`,
      { c: uuid, input },
    )
    expect(data).toMatchObject({
      case: {
        budget: {
          number: 1,
          figures: {
            phases: expect.arrayContaining([
              { phase: 'cmc', total: '800.00', incurred: { time: '500.00', total: '800.00' } },
            ]),
          },
        },
        none: null,
        budgetVersions: [{ number: 1, grandTotal: '7720.50' }],
        budgetFigures: { grandTotal: '7720.50' },
      },
    })
    const { uuid: care } = await newCase(ASHDOWN)
    const other = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { budget { number } budgetVersions { number } } }',
      { c: care },
    )
    expect(other.data).toEqual({ case: { budget: null, budgetVersions: [] } })
  })
})
