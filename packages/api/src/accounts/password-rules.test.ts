import { expect, test } from 'vitest'
import { ValidationError } from '../errors/errors.ts'
import { assertPassword, passwordRefusal } from './password-rules.ts'

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

test.each([
  ['seven letters', 'zqkvxwj', /8/],
  ['eight of one kind', 'zqkvxwjb', undefined],
  ['digits alone', '8402915573', undefined],
  ['64 characters', 'zqkvxwjb'.repeat(8), undefined],
  ['200 characters', 'zqkvxwjb'.repeat(25), undefined],
  ['201 characters', `${'zqkvxwjb'.repeat(25)}z`, /200/],
])('%s', (_what, password, refusal) =>
  refusal === undefined
    ? expect(passwordRefusal(password, whose)).toBeUndefined()
    : expect(passwordRefusal(password, whose)).toMatch(refusal),
)
