import { expect, test } from 'vitest'
import { meaningOf, onEverySheet, withMeaning } from './choices.ts'

const meaning = { column: 'client_role', text: 'Partner', rows: 2, value: null, offered: [] } as const

test('what a text means in one column is added to what others do, and is no other column’s', () => {
  const once = withMeaning(withMeaning({}, 'client_role', 'Partner', 'owner'), 'site', 'HQ', 'york')
  expect(once.values).toEqual({ client_role: { Partner: 'owner' }, site: { HQ: 'york' } })
  expect([meaningOf(once, { ...meaning, offered: [] }), meaningOf({}, { ...meaning, offered: [] })]).toEqual([
    'owner',
    '',
  ])
  expect(meaningOf(once, { ...meaning, offered: [], column: 'child_client_role', value: 'solicitor' })).toBe(
    'solicitor',
  )
  const none = withMeaning(once, 'client_role', 'Partner', null)
  expect(meaningOf(none, { ...meaning, offered: [], value: 'owner' })).toBe('')
})
test('what texts mean is so on every sheet, columns and rows are not', () => {
  const values = { site: { HQ: null } }
  expect(onEverySheet({ values, columns: { 0: 'name' }, leave_out: [3], sheet: 'March' })).toEqual({ values })
  expect(onEverySheet({ sheet: 'March' })).toEqual({})
})
