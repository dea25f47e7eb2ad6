import type { areas as productAreas } from '@costdraft/schema/areas/index.ts'
import { expect, test } from 'vitest'
import type { CaseRow } from '../upstream/rows.ts'
import { listPaths, listsOf, nestedDisbursements, nestedRows, parentOf } from './specified-lists.ts'

const pathsOf = (area_of_work: string): string[] => listsOf({ area_of_work } as CaseRow).map(({ path }) => path)

test('each area of work of the specifications has the lists that its tabs show', () => {
  const areas = {
    legal_aid: ['time-recording', 'hearing', 'expert-fee', 'disbursement', 'cost-note'],
    court_of_protection: ['case-part', 'party', 'time-recording', 'disbursement'],
    inter_parties: ['party', 'procedural-step', 'time-recording', 'disbursement'],
    high_cost_legal_aid: ['party', 'high-cost/procedural-step', 'expert-fee', 'disbursement', 'cost-note'],
  } satisfies Partial<Record<keyof typeof productAreas, string[]>>
  for (const [area, paths] of Object.entries(areas)) expect(pathsOf(area), area).toEqual(paths)
  expect(pathsOf('an area of a later version')).toEqual([])
})

test('a list that a kind declares is there once', () => {
  expect(listPaths.filter((path) => path === 'hearing')).toHaveLength(1)
  expect(new Set(listPaths).size).toBe(listPaths.length)
})

test('the rows inside a hearing or a step are found, and which of them are disbursements', () => {
  const row = {
    uuid: 'a',
    hearing_disbursements: [{ uuid: 'b' }],
    procedural_step_disbursements: [{ uuid: 'c' }],
    procedural_step_attendances: [{ uuid: 'd' }],
    counsel: [{ uuid: 'e' }],
  }
  expect(
    nestedRows(row)
      .map(({ uuid }) => uuid)
      .toSorted(),
  ).toEqual(['b', 'c', 'd', 'e'])
  expect(
    nestedDisbursements(row)
      .map(({ uuid }) => uuid)
      .toSorted(),
  ).toEqual(['b', 'c'])
})

test('a disbursement listed a second time names the item it is in', () => {
  expect(parentOf({ uuid: 'b', hearing_disbursement: 'a' })).toBe('a')
  expect(parentOf({ uuid: 'b', hearing_disbursement: null, procedural_step_disbursement: 'c' })).toBe('c')
  expect(parentOf({ uuid: 'b', hearing_disbursement: null })).toBeUndefined()
})
