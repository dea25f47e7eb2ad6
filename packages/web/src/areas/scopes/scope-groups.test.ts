import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import { scopeWordings } from '@costdraft/schema/areas/scope-wordings.ts'
import { expect, test } from 'vitest'
import { isFound, scopeGroupsOf } from './scope-groups.ts'

const groups = (caseType: string, chosen: string[] = []) => scopeGroupsOf(caseFactsOf('legal_aid', caseType), chosen)
const found = (caseType: string, search: string): string[] =>
  groups(caseType).flatMap(({ choices }) =>
    choices.filter((choice) => isFound(choice, scopeWordings[choice.code], search)).map(({ word }) => word),
  )

test.each([
  ['its code', 'finance', 'fm062', ['FM062']],
  ['its name', 'finance', 'exchange OF', ['FM019']],
  ['its printed wording', 'finance', 'liberty settlement', ['MC029']],
  ['words of all three in any order', 'finance', 'certificate', []],
  ['a plain apostrophe for a printed one', 'finance', "Counsel's family court appellant", ['APL65']],
  [
    'the same code in both parts',
    'domestic_abuse_and_child_arrangement',
    'CV118',
    ['child_arrangement.CV118', 'non_molestation_order.CV118'],
  ],
])('a scope is found by %s', (_by, caseType, search, expected) => expect(found(caseType, search)).toEqual(expected))

test('nothing to search for finds all', () =>
  expect(found('finance', '')).toHaveLength(groups('finance')[0]!.choices.length))

test('a chosen code of another host is among those of its part, without a name', () => {
  const [children, abuse] = groups('domestic_abuse_and_child_arrangement', ['non_molestation_order.HOST1', 'X2'])
  expect(abuse!.choices.at(-1)).toEqual({ word: 'non_molestation_order.HOST1', code: 'HOST1' })
  expect(children!.choices.at(-1)!.code).toBe('MC029')
})
