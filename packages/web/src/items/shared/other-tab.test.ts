import { hearing } from '@costdraft/schema/items/hearing/hearing.ts'
import { party } from '@costdraft/schema/items/party/party.ts'
import { proceduralStep } from '@costdraft/schema/items/procedural-step/procedural-step.ts'
import { expect, test } from 'vitest'
import { otherTabOf } from './other-tab.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'

const tabOf = (kind: object, only?: AnyTab['only']): AnyTab => ({ kind, only }) as unknown as AnyTab

test('where tabs share a list, a row that is not shown here is looked for by its own value', () => {
  const rows = [{ uuid: 'a', hearingType: 'advocate' }] as unknown as AnyRow[]
  const otherTab = otherTabOf(tabOf(hearing, { field: 'hearingType', values: ['interim', 'final'] }), rows)
  expect([otherTab('a'), otherTab('b')]).toEqual(['other-fas', undefined])
})

test('where each tab has a list of its own, the first leads to the next, and the last nowhere', () => {
  const only = (list: string) => ({ field: 'feeType', values: [list], list })
  expect(otherTabOf(tabOf(proceduralStep, only('proceduralSteps')), [])('a')).toBe('attendances')
  expect(otherTabOf(tabOf(proceduralStep, only('attendances')), [])('a')).toBeUndefined()
  expect(otherTabOf(tabOf(party), [])('a')).toBeUndefined()
})
