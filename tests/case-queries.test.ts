import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { careCase } from './support/care-case.ts'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as, type GraphQLAnswer } from './support/instance.ts'

/**
 * A solicitor firm below a costs draftsman, with two people and two fee earners, and a stranger's firm with a case of
 * its own.
 */
let parent: Firm & { owner: string }
let firm: Firm & { owner: string }
let stranger: Firm & { owner: string }
const people = { ann: { email: '', uuid: '' }, zoe: { email: '', uuid: '' } }
let second = ''
let group = ''
const ask = async <T>(email: string, query: string, variables: object = {}): Promise<T> => {
  const { data, errors } = (await as(email).graphql(query, variables as never)) as GraphQLAnswer
  expect(errors).toBeUndefined()
  return data as T
}
const add = async (email: string, of: Firm, area: string, body: object): Promise<void> => {
  const { status } = await as(email).rest('POST', `client/${of.client}/case/${area}`, body)
  expect(status).toBe(201)
}
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  firm = await makeFirm(parent.owner, 'solicitor')
  stranger = await makeFirm(ADMIN, 'solicitor')
  people.ann = await makePerson(firm.owner, firm, 'solicitor', 'Ann')
  people.zoe = await makePerson(firm.owner, firm, 'solicitor', 'Zoe')
  const { body } = await as(firm.owner).rest<{ uuid: string }>('POST', `client/${firm.client}/fee-earner`, {
    firstname: 'Bea',
    surname: 'Aldous',
    initials: 'BA',
    grade: 'B',
    type: 'solicitor',
    site: firm.site,
  })
  second = body.uuid
  const made = await as(firm.owner).rest<{ uuid: string }>('POST', `clients/${firm.client}/user-group`, {
    name: 'Family team',
    users: [people.zoe.uuid],
  })
  group = made.body.uuid
  const of = (case_name: string, staff: string | undefined, more: object = {}) => ({
    case_name,
    solicitors_case_reference: case_name.slice(3),
    ...(staff && { staff_member: staff }),
    ...more,
  })
  await add(firm.owner, firm, 'legal-aid', careCase(firm, of('Re One', people.ann.uuid)))
  await add(firm.owner, firm, 'legal-aid', careCase(firm, of('Re Two', people.zoe.uuid, { fee_earner: second })))
  await add(
    firm.owner,
    firm,
    'court-of-protection',
    courtOfProtectionCase(firm, of('Re Three', people.zoe.uuid, { case_type: 'deputyship' })),
  )
  await add(
    firm.owner,
    firm,
    'legal-aid',
    careCase(firm, of('Re Four', undefined, { solicitors_case_reference: '=SUM(A1)' })),
  )
  await add(stranger.owner, stranger, 'legal-aid', careCase(stranger, of('Re Foreign', undefined)))
})

const NAMES = `query ($f: CaseFilter, $s: CaseSort, $q: String) {
  cases(filter: $f, sort: $s, search: $q) { totalCount nodes { caseName } } caseStages(filter: $f, search: $q) { count } }`
const namesOf = async (filter: object, sort?: object, email = firm.owner): Promise<string[]> => {
  const { cases, caseStages } = await ask<{
    cases: { totalCount: number; nodes: { caseName: string }[] }
    caseStages: { count: number }[]
  }>(email, NAMES, { f: { clients: [firm.client], ...filter }, s: sort ?? { field: 'case_name', direction: 'asc' } })
  expect(cases.totalCount).toBe(cases.nodes.length)
  expect(caseStages.reduce((sum, { count }) => sum + count, 0)).toBe(cases.totalCount)
  return cases.nodes.map(({ caseName }) => caseName.slice(3))
}

test('cases are filtered by type, fee earner, staff, group and days, each with the totals of the stages', async () => {
  const today = londonDay(new Date())
  const tomorrow = londonDay(new Date(Date.now() + 86_400_000))
  expect(await namesOf({})).toEqual(['Four', 'One', 'Three', 'Two'])
  expect(await namesOf({ types: ['care_and_supervision'] })).toEqual(['Four', 'One', 'Two'])
  expect(await namesOf({ feeEarners: [second] })).toEqual(['Two'])
  expect(await namesOf({ staff: [people.zoe.uuid, people.ann.uuid] })).toEqual(['One', 'Three', 'Two'])
  expect(await namesOf({ groups: [group] })).toEqual(['Three', 'Two'])
  expect(await namesOf({ groups: [group], staff: [people.ann.uuid] })).toEqual([])
  expect(await namesOf({ groups: [group], types: ['care_and_supervision'] })).toEqual(['Two'])
  expect(await namesOf({ updatedFrom: today, updatedTo: today })).toHaveLength(4)
  expect(await namesOf({ updatedFrom: tomorrow })).toEqual([])
  expect(await namesOf({ updatedTo: '2020-01-01' })).toEqual([])
})

interface Page {
  nodes: { caseName: string }[]
  pageInfo: { endCursor: string; hasNextPage: boolean }
}

test('staff sort by surname, whoever has none first, and the page after carries on', async () => {
  const sort = { field: 'staff', direction: 'asc' }
  const sorted = await namesOf({}, sort)
  expect(sorted[0]).toBe('Four')
  expect(new Set(sorted.slice(1))).toEqual(new Set(['One', 'Two', 'Three']))
  expect(await namesOf({}, { ...sort, direction: 'desc' })).toEqual(sorted.toReversed())
  const PAGE = `query ($f: CaseFilter, $s: CaseSort, $a: String) { cases(first: 1, after: $a, filter: $f, sort: $s) {
    nodes { caseName } pageInfo { endCursor hasNextPage } } }`
  const paged: string[] = []
  for (let after: string | null = null, more = true; more;) {
    const { cases }: { cases: Page } = await ask<{ cases: Page }>(firm.owner, PAGE, {
      f: { clients: [firm.client] },
      s: sort,
      a: after,
    })
    paged.push(...cases.nodes.map(({ caseName }) => caseName.slice(3)))
    after = cases.pageInfo.endCursor
    more = cases.pageInfo.hasNextPage
  }
  expect(paged).toEqual(sorted)
})

test('a group filters only for whoever may read its people', async () => {
  expect(await namesOf({ groups: [group] }, undefined, people.ann.email)).toEqual([])
  expect(await namesOf({}, undefined, people.ann.email)).toHaveLength(4)
})

interface Choices {
  types: string[]
  feeEarners: { name: string }[]
  staff: { uuid: string }[]
  groups: { name: string }[]
}
const CHOICES = `query ($s: [Stage!], $c: [ID!]) { caseChoices(stages: $s, clients: $c) {
  types feeEarners { uuid name } staff { uuid name } groups { uuid name } } }`

test('what can be chosen is what occurs among one’s own cases', async () => {
  const { caseChoices } = await ask<{ caseChoices: Choices }>(firm.owner, CHOICES)
  expect(caseChoices.types.toSorted()).toEqual(['care_and_supervision', 'deputyship'])
  expect(caseChoices.feeEarners[0]?.name).toBe('Bea Aldous (BA)')
  expect(caseChoices.feeEarners).toHaveLength(2)
  expect(new Set(caseChoices.staff.map(({ uuid }) => uuid))).toEqual(new Set([people.ann.uuid, people.zoe.uuid]))
  expect(caseChoices.groups.map(({ name }) => name)).toEqual(['Family team'])
  const { caseChoices: complete } = await ask<{ caseChoices: Choices }>(firm.owner, CHOICES, { s: ['complete'] })
  expect(complete).toMatchObject({ types: [], feeEarners: [], staff: [] })
  const { caseChoices: theirs } = await ask<{ caseChoices: Choices }>(stranger.owner, CHOICES, { c: [firm.client] })
  expect(theirs).toEqual({ types: [], feeEarners: [], staff: [], groups: [] })
})

const SHEET = `query ($f: SheetFormat!, $c: CaseFilter, $s: CaseSort) { caseSheet(format: $f, filter: $c, sort: $s) { fileName content } }`
const sheet = async (email: string, format: string, filter: object): Promise<Buffer> => {
  const { caseSheet } = await ask<{ caseSheet: { fileName: string; content: string } }>(email, SHEET, {
    f: format,
    c: filter,
    s: { field: 'case_name', direction: 'asc' },
  })
  expect(caseSheet.fileName).toBe(`Cases ${londonDay(new Date())}.${format}`)
  return Buffer.from(caseSheet.content, 'base64')
}

test('a sheet has the cases as they are filtered and sorted, and no text that could be a formula', async () => {
  const lines = (await sheet(firm.owner, 'csv', { types: ['care_and_supervision'] })).toString().split('\r\n')
  expect(lines[0]).toBe(
    '\uFEFFCase Name,Solicitor Case Ref,Firm,Fee Earner,Case Area,Case Type,Staff,State,Value with VAT,Unresolved comments,Last Update',
  )
  expect(lines.slice(1).filter(Boolean)).toHaveLength(3)
  expect(lines[1]).toMatch(
    /^Re Four,'=SUM\(A1\),.+,Legal aid,Care and supervision,,DRAFTING,\d+\.\d\d,0,\d\d\/\d\d\/\d{4} \d\d:\d\d$/i,
  )
  const { sheets } = await readXlsx(await sheet(firm.owner, 'xlsx', {}))
  expect(sheets[0]?.rows.map(([name]) => name)).toEqual(['Case Name', 'Re Four', 'Re One', 'Re Three', 'Re Two'])
  expect(typeof sheets[0]?.rows[1]?.[8]).toBe('number')
  expect((await sheet(stranger.owner, 'csv', { clients: [firm.client] })).toString().trim().split('\r\n')).toHaveLength(
    1,
  )
})

test.each([
  ['type=care', 'type'],
  ['updated_from=2025-02-30', 'updated_from'],
  ['updated_to=tomorrow', 'updated_to'],
  ['sort=staff_member', 'sort'],
])('REST refuses %s by name', async (query, parameter) => {
  const { status, body } = await as(firm.owner).rest<{ details: object }>('GET', `client/case?${query}`)
  expect([status, Object.keys(body.details)]).toEqual([422, [parameter]])
})
