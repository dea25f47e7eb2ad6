import type { Ask, Firm } from './ask.ts'

const ADD_CASE = 'mutation ($f: ID!, $i: HighCostCaseInput!) { addHighCostCase(solicitorUuid: $f, input: $i) { uuid } }'
const ADD_EDITION =
  'mutation ($f: ID!, $k: ID!, $i: RateEditionInput!) { addRateEdition(clientUuid: $f, key: $k, input: $i) { uuid } }'
const addItem = (type: string): string =>
  `mutation ($c: ID!, $i: ${type}Input!) { added: add${type}(caseUuid: $c, input: $i) { uuid } }`

const ARRANGEMENT = 'leading_counsel_junior_counsel'
/** Values of events of two counsel. They are invented: the product holds none. */
const figures = {
  ccfs_two_counsel: { attended: '1210.00', not_attended: '604.50' },
  ccfs_counsel: { [`${ARRANGEMENT}.leading.any`]: '1875.00', [`${ARRANGEMENT}.junior.any`]: '940.25' },
}

export interface HighCostCases {
  /** One that is drafted, with an event of which no value is held. */
  drafted: string
  completed: string
}

const certificate = {
  certificateNumber: 'HC2250031477',
  courtLevel: 'high_court_judge',
  dateOfIssue: '2025-01-10',
  linkedCertificates: ['1120458002'],
  advocacyScheme: ARRANGEMENT,
  feeScheme: 'events',
  finalHearingLength: 'over_10_days',
}

/**
 * High cost cases with steps, counsel, travel, shares and, entered by the firm's owner, values of events. Returns their
 * uuids.
 */
export async function highCostCases(
  ask: Ask,
  owner: Ask,
  { uuid: f, sites, feeEarners }: Firm,
): Promise<HighCostCases> {
  for (const [k, rows] of Object.entries(figures))
    await owner(ADD_EDITION, {
      f,
      k,
      i: {
        effectiveFrom: '2019-06-03',
        authority: 'Information pack for two counsel',
        amounts: Object.entries(rows).map(([row, amount]) => ({ row, amount })),
      },
    })
  const newCase = async (caseName: string, more: object): Promise<string> => {
    const i = {
      caseName,
      solicitorsCaseReference: 'ASH/HC/0031',
      caseType: 'care_and_supervision',
      feeEarner: feeEarners[0]?.uuid,
      site: sites[0]?.uuid,
      representedParty: 'child',
      partiesRepresented: 3,
      certificate,
      ...more,
    }
    return (await ask<{ addHighCostCase: { uuid: string } }>(ADD_CASE, { f, i })).addHighCostCase.uuid
  }
  const drafted = await newCase('Re L, M and N (Children) (Fact-finding: inflicted injury)', {
    hourlyFigure: 41_860,
    hourlyFigureSource: 'Case plan of 3 March 2026',
  })
  await fillCase(ask, drafted)
  const completed = await newCase('Re Rowan (A Child)', {})
  await ask(addItem('Party'), { c: completed, i: { party: 'Ashdown Family Law', role: 'solicitor' } })
  await ask('mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }', { c: completed })
  return { drafted, completed }
}

/** Parties, steps of every kind, a shared expert, disbursements, a narrative and a note. */
async function fillCase(ask: Ask, c: string): Promise<void> {
  const added = async (type: string, input: object): Promise<string> =>
    (await ask<{ added: { uuid: string } }>(addItem(type), { c, i: input })).added.uuid
  const solicitor = await added('Party', { party: 'Ashdown Family Law', role: 'solicitor' })
  const leader = await added('Party', { party: 'Imogen Harcourt-Dunne KC', role: 'leading_counsel', rate: 180 })
  const junior = await added('Party', { party: 'Tomos Rhys', role: 'junior_counsel', rate: 90, linkedCosts: true })
  const authority = await added('Party', { party: 'Northshire County Council' })
  const of = (partyUuid: string, counselLevel: string, attendance = 'event', more: object = {}) => ({
    counselLevel,
    attendance: { partyUuid, attendance },
    ...more,
  })
  const travel = (distance: number, amount: number, description: string) => ({
    travel: { distance, amount, description },
  })
  const step = { attendance: 'event', solicitor, solicitorAttendance: 'event' }
  for (const input of [
    {
      ...step,
      event: 'court_hearing',
      date: '2025-09-03',
      description: 'Case management hearing before Mr Justice Hale; directions for the fact-finding hearing',
      counsel: [of(leader, 'leading', 'event', travel(212.5, 95.63, 'London to Leeds and back')), of(junior, 'junior')],
      disbursements: [
        { disbursementType: 'counsel_expenses', amount: 186.4, partyUuid: leader },
        { disbursementType: 'transcript', amount: 412, vatExempt: false, partyUuid: authority },
      ],
    },
    {
      ...step,
      event: 'advocates_meeting',
      date: '2025-09-01',
      description: "Advocates' meeting ordered on 14 August",
      counsel: [of(junior, 'junior', 'none')],
    },
    {
      ...step,
      event: 'conference',
      date: '2025-09-03',
      description: 'Conference with leading counsel after the hearing',
      counsel: [of(leader, 'leading', 'fas')],
    },
    ...['2025-11-10', '2025-11-11', '2025-11-12', '2025-11-13'].map((date, i) => ({
      ...step,
      event: 'main_hearing_day',
      date,
      description: `Fact-finding hearing, day ${i + 1}`,
      solicitorAttendance: i === 2 ? 'none' : 'event',
      counsel: [of(leader, 'leading'), of(junior, 'junior')],
    })),
    // Whether the solicitor attended is not recorded, so that no value is known.
    {
      event: 'issues_resolution_hearing',
      date: '2026-01-20',
      description: 'Issues resolution hearing',
      attendance: 'event',
    },
    {
      event: 'other',
      date: '2026-02-02',
      description: 'Reading day vacated by the court',
      attendance: 'none',
      solicitor,
    },
  ])
    await added('HighCostStep', input)
  const { expertTypes } = await ask<{ expertTypes: { types: { uuid: string }[] }[] }>(
    '{ expertTypes { types { uuid } } }',
  )
  for (const [i, [amount, percentage, description]] of (
    [
      [11_480, 25, 'Paediatric radiology report and addendum'],
      [6_250.5, 33.33, 'Report on attachment, shared between three parties'],
    ] as const
  ).entries())
    await added('ExpertFee', {
      date: `2025-10-0${i + 2}`,
      invoiceType: expertTypes[0]?.types[i]?.uuid,
      invoiceNumber: `NPR/25/10${i}`,
      amount,
      percentage,
      party: authority,
      description,
    })
  await added('Disbursement', {
    date: '2025-09-20',
    disbursementType: 'medical_records',
    amount: 150,
    vatExempt: true,
    party: authority,
    description: 'Hospital records of the youngest child',
  })
  await added('CostNote', { body: 'The case plan was agreed on 3 March; the next stage is due after judgment.' })
  await ask(
    'mutation ($c: ID!) { editNarrative(caseUuid: $c, narrative: "The fact-finding hearing was listed for eleven days before a High Court judge.") { uuid } }',
    { c },
  )
}
