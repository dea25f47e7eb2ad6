import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, EARNER, FIRM, ITEM, TOKEN } from '../support/spec-host/ids.ts'

// A gateway in front of a host that serves the two specifications and nothing else.
let any: AnyHost
beforeAll(async () => {
  any = await startAnyHost()
})
afterAll(() => any.stop())

/** The data of an operation; fails with its errors. */
// oxlint-disable-next-line typescript/no-explicit-any
async function data(token: string, query: string, variables: Record<string, unknown> = {}): Promise<any> {
  const { data, errors } = await any.ask(token, query, variables)
  expect(errors).toBeUndefined()
  return data
}

test('the list of cases is cut, counted, filtered and sorted by the gateway', async () => {
  const LIST = `query($first: Int, $after: String, $filter: CaseFilter, $search: String, $sort: CaseSort) {
    cases(first: $first, after: $after, filter: $filter, search: $search, sort: $sort) {
      totalCount pageInfo { endCursor hasNextPage } nodes { uuid caseName value stageSince createdAt unresolvedComments client { uuid name } } } }`
  const page = (await data(TOKEN.draftsman, LIST, { first: 3 })).cases
  expect(page).toMatchObject({ totalCount: 7, pageInfo: { hasNextPage: true } })
  expect(page.nodes[0]).toEqual({
    uuid: CASE.care,
    caseName: 'Re A (a child)',
    value: null,
    stageSince: null,
    createdAt: null,
    unresolvedComments: null,
    client: { uuid: FIRM.oakfield, name: 'Oakfield Family Law' },
  })
  const next = (await data(TOKEN.draftsman, LIST, { first: 50, after: page.pageInfo.endCursor })).cases
  expect(next.nodes).toHaveLength(4)
  expect(next.pageInfo.hasNextPage).toBe(false)
  const uuids = async (variables: object) =>
    (await data(TOKEN.draftsman, LIST, { ...variables })).cases.nodes.map(({ uuid }: { uuid: string }) => uuid)
  expect(await uuids({ search: 'thames' })).toEqual([CASE.interPartes])
  expect(await uuids({ filter: { areas: ['court_of_protection'] } })).toEqual([CASE.protection])
  expect(await uuids({ filter: { stages: ['complete'] } })).toEqual([CASE.highCostComplete, CASE.careComplete])
  expect((await uuids({ sort: { field: 'case_name', direction: 'asc' } }))[0]).toBe(CASE.twoPart)
  expect(await uuids({ filter: { clients: [FIRM.marlow] } })).toEqual([])
  const refused = await any.ask(TOKEN.draftsman, LIST, { first: 201 })
  expect(refused.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
})

test('what only our own host filters and sorts by, the gateway does in front of any host', async () => {
  const LIST = `query($filter: CaseFilter, $sort: CaseSort, $search: String) {
    cases(filter: $filter, sort: $sort, search: $search) { nodes { uuid caseType updatedAt feeEarner { surname } staffMember { name } } }
    caseStages(filter: $filter, search: $search) { count } }`
  interface Listed {
    uuid: string
    caseType: string
    updatedAt: string
    feeEarner: { surname: string }
    staffMember: { name: string | null } | null
  }
  const listed = async (variables: object): Promise<Listed[]> => {
    const { cases, caseStages } = await data(TOKEN.draftsman, LIST, { ...variables })
    expect(caseStages.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(cases.nodes.length)
    return cases.nodes
  }
  const all = await listed({})
  const care = await listed({ filter: { types: ['care_and_supervision'] } })
  expect(care).toEqual(all.filter(({ caseType }) => caseType === 'care_and_supervision'))
  expect(care.length).toBeGreaterThan(0)
  expect(care.length).toBeLessThan(all.length)
  const day = all[0]!.updatedAt.slice(0, 10)
  expect(await listed({ filter: { updatedFrom: day, updatedTo: day } })).toEqual(
    all.filter(({ updatedAt }) => updatedAt.startsWith(day)),
  )
  // The host's list names a fee earner by uuid alone, and no staff.
  const surnames = (await listed({ sort: { field: 'fee_earner', direction: 'asc' } })).map(
    ({ feeEarner }) => feeEarner.surname,
  )
  expect(surnames).toEqual(surnames.toSorted())
  expect(new Set(surnames).size).toBeGreaterThan(1)
  expect(await listed({ search: surnames[0] })).toHaveLength(surnames.filter((name) => name === surnames[0]).length)
  const staff = (await listed({ sort: { field: 'staff', direction: 'desc' } })).map(
    ({ staffMember }) => staffMember?.name?.split(' ').at(-1) ?? '',
  )
  expect(staff).toEqual(staff.toSorted().toReversed())
  const { caseChoices } = await data(
    TOKEN.draftsman,
    '{ caseChoices { types feeEarners { uuid name } staff { uuid name } groups { uuid } } }',
  )
  expect(new Set(caseChoices.types)).toEqual(new Set(all.map(({ caseType }) => caseType)))
  expect(caseChoices.feeEarners.length).toBe(new Set(surnames).size)
  expect(caseChoices.groups).toEqual([])
  const { caseSheet } = await data(TOKEN.draftsman, '{ caseSheet(format: csv) { content } }')
  const lines = Buffer.from(caseSheet.content, 'base64').toString().trim().split('\r\n')
  expect(lines).toHaveLength(all.length + 1)
  expect(lines.slice(1).every((line) => surnames.some((name) => line.includes(name)))).toBe(true)
})

test('cases that are nobody’s are found, and what only reports ask of cases is refused, as reports are', async () => {
  const LIST = 'query($filter: CaseFilter) { cases(filter: $filter) { totalCount nodes { uuid } } }'
  const uuids = async (staff: string[]): Promise<string[]> =>
    (await data(TOKEN.draftsman, LIST, { filter: { staff } })).cases.nodes.map(({ uuid }: Listed) => uuid)
  interface Listed {
    uuid: string
  }
  const { row } = any.host.state.cases.find((one) => one.row.uuid === CASE.twoPart)!
  const { staff_member: drafter } = row
  row.staff_member = null
  expect(await uuids(['none'])).toEqual([CASE.twoPart])
  expect(await uuids([String(drafter)])).not.toContain(CASE.twoPart)
  expect((await uuids(['none', String(drafter)])).length).toBeGreaterThan(2)
  // A group whose people cannot be read has none; its cases are not those that are nobody's.
  expect((await data(TOKEN.draftsman, LIST, { filter: { groups: [CASE.care] } })).cases.totalCount).toBe(0)
  row.staff_member = drafter
  const before = any.host.requests.length
  for (const query of [
    '{ cases(filter: { reported: true }) { totalCount } }',
    '{ caseStages(filter: { marks: [pending] }) { count } }',
    '{ caseSheet(format: csv, filter: { sentBack: 2 }) { content } }',
    '{ reports { workInProgress { asOf } dates { asOf } } }',
    '{ reportSheet(report: outcome, format: xlsx) { content } }',
  ]) {
    const { errors } = await any.ask(TOKEN.owner, query)
    expect(errors, query).toMatchObject([
      { message: 'The service behind CostDraft does not offer this.', extensions: { code: 'NOT_FOUND' } },
    ])
  }
  expect(any.host.requests.slice(before).filter(({ path }) => /report|case/.test(path))).toEqual([])
})

test('the board counts each stage, and what it is worth is not known', async () => {
  expect((await data(TOKEN.draftsman, '{ caseStages { stage count value } }')).caseStages).toEqual([
    { stage: 'in_progress', count: 2, value: null },
    { stage: 'in_review', count: 2, value: null },
    { stage: 'blocked', count: 1, value: null },
    { stage: 'complete', count: 2, value: null },
  ])
})

test('the totals of a legal aid case come from its items, to the penny', async () => {
  const { case: row } = await data(
    TOKEN.draftsman,
    `query($u: ID!) { case(uuid: $u) { value unresolvedComments exceptional { casePart exceptional }
      attention { kind unresolved estimated }
      totals { net vat gross unpriced escape { fee } heads { name net vat excludedBecause lines(first: 2) { totalCount nodes { item date description net rate } } } } } }`,
    { u: CASE.care },
  )
  // Fixed fee 2392.00, hearing 361.20, disbursements 255.00 + 14.40, expert 1260.00; VAT 478.40 + 72.24 + 252.00.
  expect(row.totals).toMatchObject({ net: '4282.60', vat: '802.64', gross: '5085.24', unpriced: null, escape: null })
  expect(row.value).toBe('5085.24')
  expect(
    row.totals.heads.map(({ name, net, vat, excludedBecause }: Record<string, unknown>) => [
      name,
      net,
      vat,
      excludedBecause !== null,
    ]),
  ).toEqual([
    ['fixed_fee', '2392.00', '478.40', false],
    ['routine', '21.70', '4.34', true],
    ['scheduled', '118.50', '23.70', true],
    ['advocacy', '361.20', '72.24', false],
    ['disbursements', '1529.40', '252.00', false],
  ])
  expect(row.totals.heads[4].lines).toMatchObject({
    totalCount: 3,
    nodes: [{ item: ITEM.disbursement, net: '255.00', rate: null }, {}],
  })
  expect(row.unresolvedComments).toBe(1)
  expect(row.attention).toEqual([{ kind: 'time_recording', unresolved: 1, estimated: 1 }])
})

test.each([
  // Counsel: 1860.00 and expenses of 96.50 with VAT of 19.30; solicitor 940.00 and 188.00.
  ['high cost', CASE.highCost, ['solicitor', 'counsel', 'disbursements'], '3475.80'],
  ['Court of Protection', CASE.protection, ['profit_costs', 'disbursements'], '469.80'],
  ['inter partes', CASE.interPartes, ['profit_costs', 'disbursements'], '1211.00'],
])('the totals of a %s case have the heads of its area', async (_area, u, heads, gross) => {
  const { totals } = (
    await data(TOKEN.draftsman, 'query($u: ID!) { case(uuid: $u) { totals { gross heads { name } } } }', { u })
  ).case
  expect(totals.heads.map(({ name }: { name: string }) => name)).toEqual(heads)
  expect(totals.gross).toBe(gross)
})

test('a two-part case counts the part that is exceptional by the hour, and the fixed fee of the other', async () => {
  const { totals } = (
    await data(
      TOKEN.draftsman,
      'query($u: ID!) { case(uuid: $u) { totals { gross parts { casePart gross escape { fee } } heads { name casePart net excludedBecause } } } }',
      {
        u: CASE.twoPart,
      },
    )
  ).case
  expect(totals.gross).toBe('372.00')
  expect(totals.parts).toEqual([
    { casePart: 'child_arrangement', gross: '372.00', escape: null },
    { casePart: 'non_molestation_order', gross: '0.00', escape: null },
  ])
  expect(totals.heads.filter(({ name }: { name: string }) => name === 'fixed_fee')).toEqual([
    { name: 'fixed_fee', casePart: 'child_arrangement', net: '310.00', excludedBecause: null },
    {
      name: 'fixed_fee',
      casePart: 'non_molestation_order',
      net: '202.00',
      excludedBecause: 'This part is exceptional: its core costs are paid instead.',
    },
  ])
})

test('items come with the names that the wire does not carry', async () => {
  const { case: row } = await data(
    TOKEN.draftsman,
    `query($u: ID!) { case(uuid: $u) { site { siteName } staffMember { uuid name }
      timeRecordings(first: 2) { totalCount pageInfo { hasNextPage } nodes { uuid date time estimated feeEarner { uuid surname } totalCost } }
      hearings { nodes { date startTime endTime hearingTime units adjournment { adjournmentLengthHours } exceptionalTravel { days } disbursements { amount } } }
      disbursements { totalCount } notes { totalCount nodes { body createdBy { uuid } createdAt mine } } audit { totalCount } filingCheck { counts { rule } findings { totalCount } } openComments { uuid }
      folderStructure { version nodes { name isFile } } } }`,
    { u: CASE.care },
  )
  expect(row.site).toEqual({ siteName: 'Holborn' })
  expect(row.timeRecordings).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
  expect(row.timeRecordings.nodes[0]).toEqual({
    uuid: ITEM.preparation,
    date: '2025-01-14',
    time: '2.00',
    estimated: false,
    feeEarner: { uuid: EARNER.sana, surname: 'Oakes' },
    totalCost: '118.50',
  })
  expect(row.hearings.nodes[0]).toMatchObject({
    date: '2025-02-11',
    startTime: '10:00',
    endTime: '15:30',
    units: 2,
    disbursements: [{ amount: '14.40' }],
  })
  expect(row.notes.nodes[0]).toEqual({
    body: 'The guardian files her report in June.',
    createdBy: null,
    createdAt: null,
    mine: true,
  })
  expect([row.audit, row.filingCheck, row.openComments]).toEqual([null, null, null])
  expect(row.folderStructure).toEqual({
    version: null,
    nodes: [
      { name: 'Evidence', isFile: false },
      { name: 'statement.pdf', isFile: true },
    ],
  })
})

test('a case of which the host does not say whose it is belongs to nobody who asks', async () => {
  const stored = any.host.state.cases.find((one) => one.row.uuid === CASE.rivals)
  if (!stored) throw new Error('The seeded case is missing.')
  const row = stored.row as unknown as Record<string, unknown>
  const { client, solicitor } = row
  Object.assign(row, { client: undefined, solicitor: undefined })
  any.host.requests.length = 0
  const { errors } = await any.ask(TOKEN.draftsman, 'query($c: ID!) { case(uuid: $c) { caseName } }', {
    c: CASE.rivals,
  })
  const moved = await any.ask(TOKEN.draftsman, 'mutation($c: ID!) { moveCase(uuid: $c, stage: blocked) { uuid } }', {
    c: CASE.rivals,
  })
  Object.assign(row, { client, solicitor })
  expect([errors, moved.errors].map((found) => found?.[0]?.extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  expect(any.host.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('the types of expert are those of the host, which is asked for them once a request', async () => {
  let answer: unknown
  const calls = await any.callsOf(async () => {
    answer = await data(TOKEN.draftsman, '{ one: expertTypes { group types { typeName } } two: expertTypes { group } }')
  })
  expect(answer).toEqual({
    one: [
      { group: 'Medical', types: [{ typeName: 'Psychologist' }, { typeName: 'Psychiatrist' }] },
      { group: 'Language', types: [{ typeName: 'Interpreter' }] },
    ],
    two: [{ group: 'Medical' }, { group: 'Language' }],
  })
  expect(calls.filter((call) => call.endsWith('expert-type'))).toEqual(['GET expert-type'])
})

test('an expert fee of the host names its type; what the host does not have is null', async () => {
  const { case: row } = await data(
    TOKEN.draftsman,
    'query($u: ID!) { case(uuid: $u) { expertFees { nodes { uuid invoiceNumber amount hours expertLocation overRate totalVat invoiceType { name } } } } }',
    { u: CASE.care },
  )
  expect(row.expertFees.nodes).toEqual([
    {
      uuid: ITEM.expertFee,
      invoiceNumber: 'PSY-2025-18',
      amount: '1260.00',
      hours: null,
      expertLocation: null,
      overRate: null,
      totalVat: null,
      invoiceType: { name: 'Psychologist' },
    },
  ])
})

test('the rows of a finding are not asked of a host that has no such filter: the list is refused, the case is not', async () => {
  const answer = await any.ask(
    TOKEN.draftsman,
    'query($c: ID!) { case(uuid: $c) { filingCheck { counts { tabs { tab } } } timeRecordings(filter: { finding: duplicate }) { totalCount } } }',
    { c: CASE.care },
  )
  expect(answer.errors).toMatchObject([
    { message: 'The case host cannot list what its check before filing finds.', extensions: { code: 'NOT_FOUND' } },
  ])
  expect(any.host.requests.some(({ path }) => path.includes('finding'))).toBe(false)
})
