import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../dev/property-runs.ts'
import { earnerCodes, rateCodes } from './earner-codes.ts'

const people = (...initials: string[]) => initials.map((one, i) => ({ uuid: `p${i}`, initials: one }))
const codesOf = (...initials: string[]) => [...earnerCodes(people(...initials)).values()]
const ratesOf = (initials: string[], ...of: number[]) => {
  const all = people(...initials)
  return rateCodes(
    all,
    of.map((at) => ({ earner: all[at]! })),
  )
}

test('people are called by their initials as they are entered, unless others have the same', () => {
  expect(codesOf('WT', 'p.s.', 'Ολ')).toEqual(['WT', 'p.s.', 'Ολ'])
  expect(codesOf('AM', 'WT', 'AM')).toEqual(
    ['AM1', 'WT', 'AM2'].toSorted((a, b) => Number(a === 'WT') - Number(b === 'WT')),
  )
  expect(earnerCodes(people('AM', 'WT', 'a.m.')).get('p2')).toBe('a.m.2')
  expect(codesOf('AM', 'AM', 'AM2')).toEqual(['AM1', 'AM3', 'AM2'])
  expect(codesOf('', '*')).toEqual(['FE1', 'FE2'])
})

test('a rate has the code of its person and a number; a number of the person is told from it', () => {
  expect(ratesOf(['WT', 'PS'], 0, 0, 1)).toEqual(['WT1', 'WT2', 'PS1'])
  expect(ratesOf(['AM', 'AM'], 0, 0, 1)).toEqual(['AM1.1', 'AM1.2', 'AM2.1'])
  expect(ratesOf(['>5*', '伟'], 0, 1)).toEqual(['FE1', '伟1'])
})

test('nobody has the code of another, whatever the initials', () => {
  const initials = fc.oneof(
    fc.constantFrom('AM', 'am', 'A.M.', 'AM1', 'AM2', 'AM1.1', '', '*', 'FE', 'FE1'),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(initials, { maxLength: 8 }), (all) => {
      const who = people(...all)
      const codes = [...earnerCodes(who).values()].map((code) => code.trim().toUpperCase())
      const rates = rateCodes(
        who,
        [...who, ...who].map((earner) => ({ earner })),
      )
      expect(new Set(codes).size).toBe(who.length)
      expect(new Set(rates.map((code) => code.toUpperCase())).size).toBe(rates.length)
      for (const code of rates) expect(code).toMatch(/^[\p{L}\p{M}\p{N}.]+$/u)
    }),
    { numRuns: runs(300) },
  )
})
