import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { CaseRow } from '../upstream/rows.ts'
import { casesAsCsv, casesAsXlsx } from './case-sheet.ts'

const row = {
  uuid: 'u',
  client: 'c',
  client_name: 'Ashdown, Family "Law"',
  case_name: 'Re Fenwick',
  solicitors_case_reference: '=SUM(A1)',
  area_of_work: 'legal_aid',
  case_type: 'care_and_supervision',
  stage: 'in_review',
  fee_earner: { uuid: 'f', firstname: 'Priya', surname: 'Shah', initials: 'PS' },
  staff_member: null,
  value: 1234.5,
  unresolved_comments: 2,
  // In summer time an hour later, and on the next day.
  updated_at: '2026-06-30T23:30:00',
} as unknown as CaseRow
const nothing = {
  ...row,
  value: null,
  unresolved_comments: null,
  updated_at: undefined,
  fee_earner: 'f',
} as unknown as CaseRow

test('CSV: what a spreadsheet shows, without formulas, and nothing where nothing is known', () => {
  const [, first, second] = new TextDecoder().decode(casesAsCsv([row, nothing])).split('\r\n')
  expect(first).toBe(
    `Re Fenwick,'=SUM(A1),"Ashdown, Family ""Law""",Priya Shah,Legal aid,Care and supervision,,PENDING,1234.50,2,01/07/2026 00:30`,
  )
  expect(second).toBe(`Re Fenwick,'=SUM(A1),"Ashdown, Family ""Law""",,Legal aid,Care and supervision,,PENDING,,,`)
})

test('XLSX: texts are texts, amounts and times can be worked with', async () => {
  const { sheets } = await readXlsx(await casesAsXlsx([row, nothing]))
  const [head, first, second] = sheets[0]?.rows ?? []
  expect(head?.[0]).toBe('Case Name')
  expect(first?.slice(0, 10)).toEqual([
    'Re Fenwick',
    '=SUM(A1)',
    'Ashdown, Family "Law"',
    'Priya Shah',
    'Legal aid',
    'Care and supervision',
    null,
    'PENDING',
    1234.5,
    2,
  ])
  expect(first?.[10]).toEqual(new Date('2026-07-01T00:30:00.000Z'))
  expect((second ?? []).slice(8).filter((cell) => cell !== null)).toEqual([])
  expect(second?.[0]).toBe('Re Fenwick')
})
