import { roleLabels, roles } from '@costdraft/schema/access/roles.ts'
import { expect, test } from 'vitest'
import { readFeeEarnerType, readGrade, readName, readRole, saysHeadquarters, saysNothing, usualType } from './words.ts'

test('a role is read by its label and by its word of the wire, in any case', () => {
  for (const role of roles)
    for (const text of [role, roleLabels[role], role.toUpperCase(), ` ${roleLabels[role].replaceAll(' ', '  ')} `])
      expect([text, readRole(text)]).toEqual([text, role])
  expect(readRole('IT-Administrator')).toBe('it_administrator')
  expect(readRole('Costs draughtsman')).toBe('costs_draftsman')
})

test.each(['Partner', 'Admin', 'Administrator', 'admin', 'System administrator', 'Owners', 'Solicitor, Owner', ''])(
  '“%s” is no role: what may mean several opens nothing',
  (text) => {
    expect(readRole(text)).toBeUndefined()
  },
)

test('grades and types are read as they are written', () => {
  expect(['A', 'b', 'Grade C', 'grade_d', 'E', 'A*', '1'].map(readGrade)).toEqual([
    'A',
    'B',
    'C',
    'D',
    undefined,
    undefined,
    undefined,
  ])
  expect(['Legal executive', 'legal_executive', 'CILEX', 'paralegal', 'Trainee'].map(readFeeEarnerType)).toEqual([
    'legal_executive',
    'legal_executive',
    'legal_executive',
    'paralegal',
    undefined,
  ])
  expect((['A', 'B', 'C', 'D'] as const).map(usualType)).toEqual(['solicitor', 'solicitor', 'solicitor', 'paralegal'])
})

test.each([
  ['Amira Khan', 'Amira', 'Khan'],
  ['Khan, Amira', 'Amira', 'Khan'],
  ['  van der Berg ,  Jan Peter ', 'Jan Peter', 'van der Berg'],
  ['Jan van der Berg', 'Jan', 'van der Berg'],
  ['Zoe\u0301 O’Brien', 'Zo\u00e9', 'O’Brien'],
  ['Cher', 'Cher', ''],
  ['Khan,', 'Khan', ''],
  ['', '', ''],
])('the name “%s” is %s and %s', (text, firstname, surname) => {
  expect(readName(text)).toEqual({ firstname, surname })
})

test('a mark for nothing says nothing', () => {
  expect(['', ' ', '-', '–', 'N/A', 'none'].map(saysNothing)).toEqual(Array.from({ length: 6 }, () => true))
  expect(['0', 'No', 'A'].map(saysNothing)).toEqual([false, false, false])
})

test('the headquarters have several names', () => {
  expect(['Head office', 'HQ', 'headquarters', ' Main-Office '].map(saysHeadquarters)).toEqual([true, true, true, true])
  expect(['Office', 'Leeds', ''].map(saysHeadquarters)).toEqual([false, false, false])
})
