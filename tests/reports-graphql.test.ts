import { reportNames, reports } from '@costdraft/schema/reports/report.ts'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'

/** A firm with cases in several stages, one of which was sent back from review, and one that is nobody's. */
let firm: Firm & { owner: string }
let leader: { email: string; uuid: string }
let drafter: { email: string; uuid: string }
let group = ''

async function ask<T>(email: string, query: string, variables: object = {}): Promise<T> {
  const { data, errors } = await as(email).graphql(query, variables as never)
  expect(errors).toBeUndefined()
  return data as T
}
async function codeOf(email: string, query: string): Promise<unknown> {
  const { errors = [] } = await as(email).graphql(query)
  return errors.map(({ extensions }) => extensions.code).join()
}
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  leader = await makePerson(firm.owner, firm, 'team_leader', 'Lea')
  drafter = await makePerson(firm.owner, firm, 'solicitor', 'Dan')
  const owner = as(firm.owner)
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await owner.rest<{ uuid: string }>('POST', path, body)
    expect(answer.status).toBeLessThan(300)
    return answer.body.uuid
  }
  const care = (case_name: string, more: object = {}): Promise<string> =>
    made(`client/${firm.client}/case/legal-aid`, careCase(firm, { case_name, ...more }))
  group = await made(`clients/${firm.client}/user-group`, { name: 'Drafters', users: [drafter.uuid] })
  const back = await care('Re One', { staff_member: drafter.uuid })
  for (const stage of ['in_review', 'in_progress', 'in_review']) await made(`client/case/${back}/status/${stage}`, {})
  await care('Re Two', { staff_member: leader.uuid })
  await made(
    `client/${firm.client}/case/court-of-protection`,
    courtOfProtectionCase(firm, { case_name: 'Re Three', case_type: 'deputyship' }),
  )
})

const FILTER = `filter { stages areas clients feeEarners types staff updatedFrom updatedTo reported completedFrom completedTo
  marks notCounted outcome sentBack leftStages reviewers due dueFrom dueTo }`
const ROW = `{ section keys label count net hours pending ${FILTER} }`
interface Row {
  section: string
  keys: string[]
  label: string
  count: number
  net: string
  pending: number
  filter: Record<string, unknown>
}
type Answer = Record<string, { rows: Row[]; total: Row }>
const readAll = async (filter?: object): Promise<Answer> =>
  (
    await ask<{ reports: Answer }>(
      leader.email,
      `query($f: CaseFilter) { reports { ${reportNames.map((name) => `${name}(filter: $f) { rows ${ROW} total ${ROW} }`).join(' ')} } }`,
      { f: filter },
    )
  ).reports
const countOf = async (filter: object): Promise<{ listed: number; staged: number }> => {
  const { cases, caseStages } = await ask<{ cases: { totalCount: number }; caseStages: { count: number }[] }>(
    leader.email,
    'query($f: CaseFilter) { cases(filter: $f, first: 1) { totalCount } caseStages(filter: $f) { count } }',
    { f: filter },
  )
  return { listed: cases.totalCount, staged: caseStages.reduce((sum, { count }) => sum + count, 0) }
}

test('the filter of every row, given to the lists of cases as it is, lists as many cases as it counts', async () => {
  const answer = await readAll()
  const rows = Object.values(answer).flatMap(({ rows, total }) => [...rows, total])
  expect(rows.length).toBeGreaterThan(reportNames.length + 3)
  for (const { section, label, count, filter } of rows)
    expect({ section, label, ...(await countOf(filter)) }).toEqual({ section, label, listed: count, staged: count })
  for (const name of reportNames)
    for (const { section } of answer[name]?.rows ?? []) expect(reports[name].sections).toContain(section)
  expect(answer.agePace?.rows.find(({ section }) => section === 'sent_back')).toMatchObject({ keys: ['1'], count: 1 })
})

test('work in progress is grouped as asked for, and filtered by people, groups and nobody', async () => {
  const BY = `query($f: CaseFilter) { reports { workInProgress(by: [area, staff], filter: $f) { rows ${ROW} total ${ROW} } } }`
  const workOf = async (filter: object) =>
    (await ask<{ reports: Answer }>(leader.email, BY, { f: filter })).reports.workInProgress!
  const { rows, total } = await workOf({})
  expect(rows.map(({ keys, count }) => [...keys, count])).toEqual(
    expect.arrayContaining([
      ['legal_aid', drafter.uuid, 1],
      ['legal_aid', leader.uuid, 1],
    ]),
  )
  expect(total.count).toBe(3)
  expect((await workOf({ staff: ['none'] })).total.count).toBe(1)
  expect((await workOf({ groups: [group] })).rows.map(({ keys }) => keys[1])).toEqual([drafter.uuid])
  expect((await workOf({ groups: [group], staff: ['none'] })).total.count).toBe(0)
})

test('a sheet says what the report says', async () => {
  const { total } = (await readAll({ areas: ['legal_aid'] })).workInProgress!
  const SHEET = `query($f: SheetFormat!) { reportSheet(report: workInProgress, format: $f, filter: { areas: [legal_aid] }) { fileName content } }`
  const sheetOf = async (format: string) =>
    (await ask<{ reportSheet: { fileName: string; content: string } }>(leader.email, SHEET, { f: format })).reportSheet
  const csv = await sheetOf('csv')
  expect(csv.fileName).toMatch(/^work-in-progress \d{4}-\d\d-\d\d\.csv$/)
  const lines = Buffer.from(csv.content, 'base64').toString().trim().split('\r\n')
  expect(lines).toContain('Filter,Area: Legal aid')
  expect(lines.at(-1)?.split(',')[1]).toBe(String(total.count))
  expect(lines.at(-1)?.split(',')[3]).toBe(total.net)
  const { sheets } = await readXlsx(Buffer.from((await sheetOf('xlsx')).content, 'base64'))
  expect(sheets.map(({ name }) => name)).toEqual(['Work in progress'])
  expect(sheets[0]?.rows.at(-1)?.slice(0, 2)).toEqual(['Total', total.count])
})

test('who may read cases and no reports is refused, by gateway and API', async () => {
  expect(await codeOf(drafter.email, '{ reports { workInProgress { asOf } } }')).toBe('FORBIDDEN')
  expect(await codeOf(drafter.email, '{ reportSheet(report: dates, format: csv) { content } }')).toBe('FORBIDDEN')
  for (const name of reportNames)
    expect((await as(drafter.email).rest('GET', `client/reports/${reports[name].path}`)).status).toBe(403)
})

test('a wrong day, and what a report does not take, is refused by name', async () => {
  const problemsOf = async (query: string): Promise<unknown> => {
    const { errors = [] } = await as(leader.email).graphql(query)
    return errors.map(({ extensions }) => [extensions.code, (extensions.problems as { path: string }[])[0]?.path])
  }
  expect(await problemsOf('{ reports { completed(from: "2026-02-30") { asOf } } }')).toEqual([
    ['INVALID_INPUT', 'from'],
  ])
  expect(await problemsOf('{ reportSheet(report: dates, format: csv, by: [firm]) { content } }')).toEqual([
    ['INVALID_INPUT', 'by'],
  ])
})
