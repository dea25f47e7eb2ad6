import type { PeopleColumn, PeoplePreviewRow } from '@costdraft/schema/people-import/people-import.ts'
import { expect, test } from 'vitest'
import { headsOf, isOptional, shownCells, stateText } from './people-cells.ts'

const row: PeoplePreviewRow = {
  row: 2,
  state: 'ready',
  cells: ['Ash, Ann', 'ANN@firm.example', '', 'b', 'Hillside', 'sol'],
  corrected: [],
  left_out: null,
  name: 'Ann Ash',
  email_address: 'ann@firm.example',
  client_role: 'solicitor',
  site: { uuid: 's', name: 'Leeds' },
  fee_earner: { type: 'solicitor', grade: 'B' },
  link: { client_uuid: 'c', name: 'Hillside LLP', client_role: 'solicitor' },
  user_change: 'added',
  fee_earner_change: 'added',
  link_change: 'added',
  messages: [],
}
const columnsOf = (named: Partial<Record<PeopleColumn, string>>) =>
  Object.entries(named).map(([column, heading], index) => ({
    ...{ index, heading, samples: [], column, guessed_by: 'heading' },
  }))
const columns = columnsOf({
  name: 'Person',
  email_address: 'Mail',
  client_role: 'Role',
  grade: 'Grade',
  child_client: 'Client',
  child_client_role: 'There',
})
const read = { columns, choices: {}, originalOf: () => '' }

test('a row is shown as it would be stored, and corrected as it stands in the file', () => {
  expect(shownCells(row, read).map(({ key, index, shown, text }) => [key, index, shown, text])).toEqual([
    ['name', 0, 'Ann Ash', 'Ash, Ann'],
    ['email', 1, 'ann@firm.example', 'ANN@firm.example'],
    ['role', 2, 'Solicitor', ''],
    ['site', undefined, 'Leeds', ''],
    ['earner', 3, 'Solicitor, grade B', 'b'],
    ['link', 4, 'Hillside LLP: Solicitor', 'Hillside'],
  ])
})
test('what is refused stands as it is in the file', () => {
  const messages = [{ column: 'Mail', value: 'ANN@firm.example', message: 'This address is used already.' }]
  const cells = shownCells({ ...row, state: 'error', messages }, read)
  expect(cells.filter(({ isUnread }) => isUnread).map(({ key, shown }) => [key, shown])).toEqual([
    ['email', 'ANN@firm.example'],
  ])
})
test('a name in two columns is corrected in each', () => {
  const split = columnsOf({ surname: 'Surname', first_name: 'First', email_address: 'Mail' })
  expect(headsOf(split).slice(0, 3)).toEqual(['First name', 'Surname', 'E-mail address'])
  const cells = shownCells({ ...row, cells: ['Ash', 'Ann', 'ann@firm.example'] }, { ...read, columns: split })
  expect(cells.slice(0, 2).map(({ key, index, shown }) => [key, index, shown])).toEqual([
    ['first', 1, 'Ann'],
    ['last', 0, 'Ash'],
  ])
})
test('a row says what becomes of whom it names', () => {
  const changes = { user_change: 'unchanged', fee_earner_change: null, link_change: 'unchanged' } as const
  expect(stateText(row)).toBe('Ready')
  expect(stateText({ ...row, user_change: 'updated' })).toBe('Changes a user')
  expect(stateText({ state: 'ready', ...changes })).toBe('Already here')
  expect(stateText({ state: 'error', user_change: null, fee_earner_change: null, link_change: null })).toBe(
    'Cannot be taken',
  )
})
test('rows to check and those that somebody left out have a checkbox', () => {
  expect([row, { ...row, state: 'warning' as const }].map(isOptional)).toEqual([false, true])
  expect(isOptional({ ...row, state: 'left_out', left_out: 'chosen' })).toBe(true)
  expect(isOptional({ ...row, state: 'left_out', left_out: 'headings' })).toBe(false)
})
