import type { CaseFilter } from '@costdraft/gateway/generated/resolvers.ts'
import { beforeAll, expect, test } from 'vitest'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'
import { listCases, readReport, type Row } from './support/reports/read.ts'

// Three cases of one firm are ruled on, with what follows:
//
//   Ash   inter partes         preparation  £542.50 → £400.00  rate: of 2.50 hours at £217 2.00 at £200 are allowed
//                              photocopying £450.00 → £300.00  proportionality
//                              court fee     £40.00            not ruled on
//   Birch inter partes         preparation  £542.50 → £542.50
//                              court fee     £40.00 →   £0.00  rate
//   Clee  Court of Protection  photocopying £200.00 → £150.00  agreed
//
// Of three more nothing counts: the assessment of Dale is removed, Elm has no ruling, and Fern is not complete.

let firm: Firm & { owner: string }
let reader: string
const uuids = new Map<string, string>()

async function made(path: string, body: object): Promise<string> {
  const answer = await as(firm.owner).rest<{ uuid: string }>('POST', path, body)
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  return answer.body.uuid
}
const work = (): object => ({
  ...{ date: '2024-05-01', fee_earner: firm.feeEarner, phase: 'disclosure', activity_type: 'preparation' },
  ...{ time: 2.5, amount: 217, description: 'The lists' },
})
const paid = (disbursement_type: string, amount: number, more: object = {}): object => ({
  ...{ date: '2024-05-04', disbursement_type, amount },
  ...more,
})
type Given = Readonly<Record<string, readonly [row: object, ruling?: object]>>
/** Adds a case with rows, completes it, and rules on those with a ruling. */
async function ruled(case_name: string, area: 'inter-parties' | 'court-of-protection', rows: Given): Promise<void> {
  const body =
    area === 'inter-parties' ? interPartesCase(firm, { case_name }) : courtOfProtectionCase(firm, { case_name })
  const uuid = await made(`client/${firm.client}/case/${area}`, body)
  uuids.set(case_name, uuid)
  const rulings = new Map<string, object>()
  for (const [name, [row, ruling]] of Object.entries(rows)) {
    const path = name === 'work' ? 'time-recording' : 'disbursement'
    const item = await made(`client/case/${uuid}/${path}`, row)
    if (ruling) rulings.set(item, ruling)
  }
  await made(`client/case/${uuid}/status/complete`, {})
  const lines = `client/case/${uuid}/assessment/line`
  const { body: list } = await as(firm.owner).rest<{ nodes: { uuid: string; item: string }[] }>('GET', lines)
  const changes = list.nodes.flatMap((line) => {
    const ruling = rulings.get(line.item)
    return ruling ? [{ uuid: line.uuid, ...ruling }] : []
  })
  expect(changes).toHaveLength(rulings.size)
  if (changes.length === 0) return
  const saved = await as(firm.owner).rest('PATCH', lines, { changes })
  expect([case_name, saved.status, saved.body]).toEqual([case_name, 200, saved.body])
}

beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  reader = (await makePerson(firm.owner, firm, 'team_leader')).email
  const inDisclosure = { phase: 'disclosure' }
  const fee = paid('court_fee', 40, { ...inDisclosure, vat_exempt: true })
  await ruled('Ash', 'inter-parties', {
    work: [work(), { allowed: { hours: 2, rate: 200 }, reason: 'rate' }],
    scans: [paid('photocopying', 450, inDisclosure), { allowed: { amount: 300 }, reason: 'proportionality' }],
    fee: [fee],
  })
  await ruled('Birch', 'inter-parties', {
    // What is allowed in full is not reduced for a reason that is left on it.
    work: [work(), { allowed: { amount: 542.5 }, reason: 'time' }],
    fee: [fee, { allowed: { amount: 0 }, reason: 'rate' }],
  })
  await ruled('Clee', 'court-of-protection', {
    scans: [paid('photocopying', 200), { allowed: { amount: 150 }, reason: 'agreed' }],
  })
  await ruled('Dale', 'inter-parties', { work: [work(), { allowed: { amount: 1 }, reason: 'other' }] })
  const { status } = await as(firm.owner).rest('DELETE', `client/case/${uuids.get('Dale')}/assessment`)
  expect(status).toBe(200)
  await ruled('Elm', 'inter-parties', { work: [work()] })
  uuids.set(
    'Fern',
    await made(`client/${firm.client}/case/inter-parties`, interPartesCase(firm, { case_name: 'Fern' })),
  )
}, 60_000)

const told = ({ section, keys, label, count, lines, claimed, allowed, reduction }: Row) =>
  [section, keys.join(), label, count, lines ?? null, claimed, allowed, reduction] as const

test('counts what was claimed and allowed by area, kind of work, grade and reason', async () => {
  const { rows, total, notes } = await readReport(as(reader), 'outcome')
  expect(rows.map(told)).toEqual([
    // Ash: £992.50 → £700.00, Birch: £582.50 → £542.50; £332.50 of £1,575.00 are 21.11 %.
    ['outcome', 'inter_parties', 'Inter partes', 2, null, 1575, 1242.5, 21.1],
    ['outcome', 'court_of_protection', 'Court of Protection', 1, null, 200, 150, 25],
    // £142.50 of £1,085.00 are 13.13 %, £200.00 of £650.00 are 30.77 %.
    ['outcome_activity', 'preparation', 'Preparation', 2, 2, 1085, 942.5, 13.1],
    ['outcome_activity', 'photocopying', 'Photocopying', 2, 2, 650, 450, 30.8],
    ['outcome_activity', 'court_fee', 'Court fee', 1, 1, 40, 0, 100],
    ['outcome_grade', 'A', 'A', 2, 2, 1085, 942.5, 13.1],
    // £142.50 and £40.00 of £582.50 are 31.33 %.
    ['outcome_reason', 'rate', 'Rate too high', 2, 2, 582.5, 400, 31.3],
    ['outcome_reason', 'proportionality', 'Not proportionate', 1, 1, 450, 300, 33.3],
    ['outcome_reason', 'agreed', 'Agreed', 1, 1, 200, 150, 25],
  ])
  // £382.50 of £1,775.00 are 21.55 %.
  expect(told(total)).toEqual(['total', '', '', 3, null, 1775, 1392.5, 21.5])
  expect(notes).toEqual([])
})

test('each row lists the cases that it counts', async () => {
  const { rows, total } = await readReport(as(reader), 'outcome')
  const listed = []
  for (const { label, filter } of [...rows, total]) {
    const cases = await listCases(as(reader), filter)
    listed.push([label, ...cases.map(({ case_name }) => case_name).toSorted()])
  }
  expect(listed).toEqual([
    ['Inter partes', 'Ash', 'Birch'],
    ['Court of Protection', 'Clee'],
    ['Preparation', 'Ash', 'Birch'],
    ['Photocopying', 'Ash', 'Clee'],
    ['Court fee', 'Birch'],
    ['A', 'Ash', 'Birch'],
    ['Rate too high', 'Ash', 'Birch'],
    ['Not proportionate', 'Ash'],
    ['Agreed', 'Clee'],
    ['', 'Ash', 'Birch', 'Clee'],
  ])
})

const LIST = 'query($f: CaseFilter) { cases(filter: $f) { nodes { caseName } } caseStages(filter: $f) { count } }'
async function listed(email: string, filter: CaseFilter) {
  const { data, errors } = await as(email).graphql(LIST, { f: filter })
  expect(errors).toBeUndefined()
  const { cases, caseStages } = data as unknown as {
    cases: { nodes: { caseName: string }[] }
    caseStages: { count: number }[]
  }
  const names = cases.nodes.map(({ caseName }) => caseName).toSorted()
  expect(caseStages.reduce((sum, { count }) => sum + count, 0)).toBe(names.length)
  return names
}

test('the same through GraphQL, with amounts as decimals', async () => {
  const { data, errors } = await as(reader).graphql(
    `{ reports { outcome { rows { section label lines claimed allowed reduction filter { marks outcome completedFrom completedTo } }
      total { count claimed allowed reduction } } } }`,
  )
  expect(errors).toBeUndefined()
  interface Told {
    section: string
    label: string
    filter: CaseFilter
  }
  const { rows, total } = (data as unknown as { reports: { outcome: { rows: Told[]; total: object } } }).reports.outcome
  expect(JSON.parse(JSON.stringify(total))).toEqual({
    ...{ count: 3, claimed: '1775.00', allowed: '1392.50', reduction: 21.5 },
  })
  const rate = rows.find(({ label }) => label === 'Rate too high')
  expect(rate).toMatchObject({
    ...{ section: 'outcome_reason', lines: 2, claimed: '582.50', allowed: '400.00', reduction: 31.3 },
    filter: { marks: null, outcome: 'reason:rate' },
  })
  expect(await listed(reader, rate!.filter)).toEqual(['Ash', 'Birch'])
  expect(rows[0]?.filter).toMatchObject({ marks: ['assessed'], outcome: null })
  expect(await listed(reader, rows[1]!.filter)).toEqual(['Ash', 'Birch', 'Clee'])
})

test.each<[CaseFilter, string[]]>([
  [{ marks: ['assessed'] }, ['Ash', 'Birch', 'Clee']],
  [{ outcome: 'activity:court_fee' }, ['Birch']],
  // Ash has the fee, and no ruling on it; Birch a reason, and no reduction for it.
  [{ outcome: 'reason:time' }, []],
  [{ outcome: 'reason:other' }, []],
  [{ outcome: 'activity:mediation_fee' }, []],
  [{ outcome: 'grade:A', areas: ['court_of_protection'] }, []],
  // Any of several marks is enough.
  [{ marks: ['assessed', 'voucher_missing'], areas: ['court_of_protection'] }, ['Clee']],
  [{ marks: ['assessed'], completedTo: '2024-12-31' }, []],
])('a list by %j has %j', async (filter, names) => expect(await listed(reader, filter)).toEqual(names))

test.each(['grade:E', 'reason:dislike', 'activity:', 'words:hull', 'preparation'])('%j is refused', async (outcome) => {
  const { errors = [] } = await as(reader).graphql(LIST, { f: { outcome } })
  expect(errors.map(({ extensions: { code, problems } }) => [code, problems])).toContainEqual([
    'INVALID_INPUT',
    [
      expect.objectContaining({
        message:
          'Enter activity, grade or reason, a colon and a value, such as activity:preparation, grade:A or reason:time.',
      }),
    ],
  ])
})

test('nothing counts of another period, and the filters of a report leave its rows', async () => {
  const before = await readReport(as(reader), 'outcome?from=2024-01-01&to=2024-12-31')
  expect([before.rows, before.total.count, before.total.reduction]).toEqual([[], 0, null])
  const { rows, total } = await readReport(as(reader), 'outcome?area=court_of_protection')
  expect(rows.map(told).map(([section, key]) => `${section} ${key}`)).toEqual([
    ...['outcome court_of_protection', 'outcome_activity photocopying', 'outcome_reason agreed'],
  ])
  expect(told(total).slice(3)).toEqual([1, null, 200, 150, 25])
})

test('a reader of another firm sees nothing of it', async () => {
  const other = await makeFirm(ADMIN, 'solicitor')
  const { rows, total } = await readReport(as(other.owner), `outcome?client=${firm.client}`)
  expect([rows, total.count, total.claimed]).toEqual([[], 0, 0])
  expect((await readReport(as(other.owner), 'outcome')).rows).toEqual([])
  for (const filter of [
    { marks: ['assessed'] },
    { outcome: 'grade:A' },
    { outcome: 'grade:A', clients: [firm.client] },
  ])
    expect(await listed(other.owner, filter as CaseFilter)).toEqual([])
})
