import { expect, test } from 'vitest'
import { partsChange } from './parts-change.ts'

const of = (caseType: string) => ({ areaOfWork: 'legal_aid', caseType })
const two = of('domestic_abuse_and_child_arrangement')
const one = of('finance')

test('a change of type says what becomes of the parts of the rows, and no other change does', () => {
  expect(partsChange(one, two)).toMatch(/^This type of case has two parts\./)
  expect(partsChange(two, one)).toMatch(/^This type of case has no parts\./)
  expect([
    partsChange(two, two),
    partsChange(one, of('placement')),
    partsChange(one, { ...one, caseType: '' }),
  ]).toEqual([undefined, undefined, undefined])
})
