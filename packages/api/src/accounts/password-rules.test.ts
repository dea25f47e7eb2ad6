import { expect, test } from 'vitest'
import { ValidationError } from '../errors/errors.ts'
import { assertPassword } from './password-rules.ts'

const whose = { firstname: 'Anna', surname: 'O’Brien-Lee', email_address: 'a.brien@harbour.example' }
const refusalOf = (password: string): string | undefined => {
  try {
    assertPassword(password, whose, { isOwners: true })
    return undefined
  } catch (error) {
    return (error as ValidationError).details.password as string
  }
}

test.each(['password', 'Password1', '12345678', 'QWERTYUIOP', 'iloveyou', ' baseball '])(
  '%j is one of the commonest',
  (password) => expect(refusalOf(password)).toMatch(/tried first/),
)

test.each([
  'a.brien@harbour.example',
  'A.Brien@Harbour.Example1',
  'anna-brien-1',
  'Harbour2024!',
  'brienlee',
  'AnnaBrien99',
  '--anna--lee--',
])('%j is mostly a name or an address', (password) => expect(refusalOf(password)).toMatch(/name or your e-mail/))

test.each(['anna likes 27 ducks', 'CostDraft-demo-1', 'correct horse battery staple', 'xk7-annealing-vq', 'ÄÖÜäöü-42'])(
  '%j is taken',
  (password) => expect(refusalOf(password)).toBeUndefined(),
)

test('whoever sets the password of another is told of their name', () =>
  expect(() => assertPassword('harbour-1', whose, { isOwners: false })).toThrow(ValidationError))
