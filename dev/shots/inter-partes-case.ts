import type { Ask, Firm } from './ask.ts'

const ADD_CASE =
  'mutation ($f: ID!, $i: InterPartiesCaseInput!) { addInterPartiesCase(solicitorUuid: $f, input: $i) { uuid } }'
const SAVE_BUDGET =
  'mutation ($c: ID!, $i: BudgetInput!, $b: Int) { saveBudget(caseUuid: $c, input: $i, basedOn: $b) { number } }'
const SAVE_DATES = `mutation ($c: ID!, $s: [DeadlineStartInput!], $d: [DeadlineChange!]) {
  saveDeadlines(caseUuid: $c, starts: $s, deadlines: $d) { version } }`
const addItem = (type: string): string =>
  `mutation ($c: ID!, $i: ${type}Input!) { added: add${type}(caseUuid: $c, input: $i) { uuid } }`

const budget = {
  incurredTo: '2025-03-31',
  phases: [
    {
      phase: 'disclosure',
      assumptions: 'Standard disclosure by list; about 2,000 pages on either side.',
      time: 6400,
      disbursements: 850,
    },
    { phase: 'witness_statements', assumptions: 'Two witnesses of fact.', time: 4200 },
    { phase: 'expert_reports', assumptions: 'One joint expert on valuation.', time: 1800, disbursements: 5400 },
    { phase: 'trial_preparation', time: 9500, disbursements: 12_500 },
    { phase: 'trial', assumptions: 'Three days, leading counsel alone.', time: 7200, disbursements: 22_000 },
  ],
  contingencies: [{ name: 'Application for specific disclosure', incurred: 0, estimated: 2750 }],
}

interface Named {
  caseName: string
  solicitorsCaseReference: string
}

/**
 * A dispute with parties, steps and attendances, time at several rates, disbursements and two versions of its budget.
 * Returns its uuid.
 */
export async function addInterPartesCase(
  ask: Ask,
  { uuid, sites, feeEarners }: Firm,
  named: Named = {
    caseName: 'Ashworth & Daughters Ltd v Birchwood Estates (Northern) LLP',
    solicitorsCaseReference: 'ASH/LIT/0219',
  },
): Promise<string> {
  const feeEarner = feeEarners[0]?.uuid
  const i = {
    ...named,
    caseType: 'bill_of_costs',
    feeEarner,
    site: sites[0]?.uuid,
    courtType: 'county_court',
    courtName: 'County Court at Leeds',
    caseNumber: 'K00LS123',
    claimant: 'Ashworth & Daughters Ltd',
    defendant: 'Birchwood Estates (Northern) LLP',
    startDate: '2024-04-01',
    endDate: '2026-03-31',
    opgEstimate: 85_000,
    courtFee: 4550,
  }
  const { addInterPartiesCase: made } = await ask<{ addInterPartiesCase: { uuid: string } }>(ADD_CASE, { f: uuid, i })
  const c = made.uuid
  const added = async (type: string, input: object): Promise<string> =>
    (await ask<{ added: { uuid: string } }>(addItem(type), { c, i: input })).added.uuid
  await ask(SAVE_DATES, {
    c,
    s: [
      { start: 'right_to_costs', date: '2026-03-03' },
      { start: 'points_served', date: '2026-11-10' },
    ],
    d: [
      { rule: 'reply', entered: '2026-12-15' },
      { rule: 'request_hearing', done: true },
    ],
  })
  const opponent = await added('Party', { party: 'Birchwood Estates (Northern) LLP' })
  const expert = await added('Party', { party: 'Dr H. Okonkwo FRICS' })
  const on = (type: string, time: number, more: object = {}) => ({ feeEarner, type, time, ...more })
  for (const input of [
    {
      date: '2024-06-03',
      proceduralType: 'claim',
      phase: 'issue_statements_of_case',
      description: 'Particulars of claim, with a schedule of loss',
      attendances: [on('client', 1.5), on('counsel', 0.8, { amount: 320, description: 'Settling the particulars' })],
      disbursements: [{ disbursementType: 'court_fee', amount: 4550, vatExempt: true }],
    },
    {
      date: '2024-11-18',
      proceduralType: 'disclosure',
      phase: 'disclosure',
      description:
        'Standard disclosure by list: three custodians, 2,140 documents, privilege reviewed twice because of the board minutes',
      attendances: [on('client', 4.2)],
    },
    {
      date: '2025-01-20',
      proceduralType: 'mediation',
      phase: 'adr_settlement_discussions',
      description: 'Mediation in Leeds',
    },
    {
      feeType: 'hearing',
      date: '2024-10-07',
      proceduralType: 'hearing',
      phase: 'cmc',
      description: 'Case management conference before District Judge Hale',
      attendances: [on('court', 1.25, { amount: 355 }), on('opponent', 0.4, { description: 'Agreeing directions' })],
      disbursements: [{ disbursementType: 'counsel_fee', amount: 950, party: expert, description: 'Brief fee' }],
    },
    {
      feeType: 'hearing',
      date: '2025-09-22',
      proceduralType: 'trial',
      phase: 'trial',
      description: 'Trial, first day',
      attendances: [on('court', 5.5)],
    },
  ])
    await added('ProceduralStep', input)
  for (const [date, activityType, time, phase, party, amount, description] of [
    [
      '2024-04-16',
      'preparation',
      2.4,
      'pre_action_costs',
      null,
      null,
      'Considering the lease, the side letter and eleven years of service charge accounts',
    ],
    ['2024-05-02', 'letter_out', 0.1, 'pre_action_costs', opponent, null, 'Letter before claim'],
    [
      '2024-06-11',
      'telephone_call',
      0.3,
      'issue_statements_of_case',
      opponent,
      395,
      'Extension of time for the defence',
    ],
    ['2024-09-03', 'letter_in', 0.1, 'cmc', opponent, null, 'Draft directions'],
    ['2024-12-05', 'preparation', 5.2, 'witness_statements', null, 340, 'Statement of Mrs Ashworth, second draft'],
    ['2025-02-21', 'preparation', 1.6, 'expert_reports', expert, null, 'Instructions to the joint expert'],
  ] as const)
    await added('TimeRecording', { date, feeEarner, activityType, time, phase, party, amount, description })
  await added('Disbursement', {
    date: '2025-03-11',
    disbursementType: 'expert_fee',
    phase: 'expert_reports',
    party: expert,
    amount: 5400,
    vatExempt: false,
    description: 'Report on the value of the leasehold',
  })
  await ask(SAVE_BUDGET, { c, i: { ...budget, phases: budget.phases.slice(0, 2) }, b: null })
  await ask(SAVE_BUDGET, { c, i: budget, b: 1 })
  await ask(
    'mutation ($c: ID!) { editNarrative(caseUuid: $c, narrative: "The claim was for dilapidations and unpaid service charge; it settled on the third day of trial.") { uuid } }',
    { c },
  )
  return c
}
