import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { headingRowOf, missingColumns } from './headings.ts'

const rowsOf = (...lines: string[][]) => lines.map((cells, i) => ({ row: i + 1, cells }))

test('columns are known by what other programs call them, the first of two alike', () => {
  const { columns, indexes } = guessColumns(
    rowsOf(['Forename', 'LAST_NAME', 'E-Mail', 'Email address', 'Access level', 'Branch', 'Salary', 'Why']),
    new Map(),
  )
  expect(columns.map(({ column, guessed_by }) => [column, guessed_by])).toEqual([
    ['first_name', 'heading'],
    ['surname', 'heading'],
    ['email_address', 'heading'],
    [null, null],
    ['client_role', 'heading'],
    ['site', 'heading'],
    [null, null],
    [null, 'heading'],
  ])
  expect(indexes).toEqual({ first_name: 0, surname: 1, email_address: 2, client_role: 4, site: 5 })
})

test('a role here and a role there are two columns', () => {
  const { indexes } = guessColumns(rowsOf(['Full name', 'Position', 'Client', 'Role there']), new Map())
  expect(indexes).toEqual({ name: 0, client_role: 1, child_client: 2, child_client_role: 3 })
})

test('a choice comes before the headings, and leaves the column of its kind to it', () => {
  const grid = rowsOf(['Role', 'Job', 'Name'], ['Owner', 'Solicitor', 'Amy Fox'])
  const { columns } = guessColumns(grid, new Map([[1, 'client_role'] as const, [2, null] as const]))
  expect(columns.map(({ column, guessed_by, samples }) => [column, guessed_by, samples])).toEqual([
    [null, null, ['Owner']],
    ['client_role', 'chosen', ['Solicitor']],
    [null, 'chosen', ['Amy Fox']],
  ])
})

test('a choice of a column that is not there, or of one thing twice, is refused', () => {
  const grid = rowsOf(['Name', 'Role'])
  expect(() => guessColumns(grid, new Map([[2, 'name'] as const]))).toThrow('fewer columns')
  expect(() => guessColumns(grid, new Map([[0, 'grade'] as const, [1, 'grade'] as const]))).toThrow(
    'Only one column of the file can be the grade.',
  )
})

test('the headings are the row that names most columns, and one that names one is none', () => {
  const rows = rowsOf(
    ['People of the firm', ''],
    ['Name', 'Room'],
    ['Name', 'E-mail', 'Role'],
    ['Amy Fox', 'a@b.example', 'Owner'],
  )
  expect(headingRowOf(rows)?.row).toBe(3)
  expect(headingRowOf(rowsOf(['Name', 'Room'], ['Amy Fox', '12']))).toBeUndefined()
})

test.each([
  [{ name: 0, email_address: 1 }, []],
  [{ first_name: 0, surname: 1, grade: 2 }, []],
  [{ first_name: 0, grade: 1 }, ['surname']],
  [{ surname: 0, email_address: 1 }, ['first_name']],
  [{ email_address: 0 }, ['name']],
  [{ name: 0, client_role: 1 }, ['email_address']],
  [{ client_role: 0 }, ['name', 'email_address']],
])('of %j is missing %j', (indexes, missing) => {
  expect(missingColumns(indexes)).toEqual(missing)
})
