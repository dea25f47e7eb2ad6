import { proceduralStep as kind } from '@costdraft/schema/items/procedural-step/procedural-step.ts'
import { expect, test } from 'vitest'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { commentTargets } from './comment-targets.ts'

const tab = {
  kind,
  nameOf: () => 'claim of 05/03/2025',
  parts: { attendances: { singular: 'Attendance' }, disbursements: { singular: 'Disbursement' } },
} as unknown as AnyTab
const row = {
  uuid: 'step',
  proceduralType: 'claim',
  date: '2025-03-05',
  attendances: [{ uuid: 'a', feeEarner: { firstname: 'Tom', surname: 'Okafor' }, description: 'By telephone' }],
  disbursements: [{ uuid: 'd', disbursementType: 'court_fee', description: null }, { disbursementType: 'travel' }],
} as unknown as AnyRow

test('a comment can be on a step and on each stored row inside it, by what tells it from others', () => {
  expect(
    commentTargets(tab, 'case', row).map(({ entity, name }) => [entity.entityType, entity.entityUuid, name]),
  ).toEqual([
    ['procedural_step', 'step', 'Claim of 05/03/2025'],
    ['procedural_step_attendance', 'a', 'Attendance 1: Tom Okafor, By telephone'],
    ['procedural_step_disbursement', 'd', 'Disbursement 1: Court fee'],
  ])
})

test('an item without parts is the only one', () => {
  expect(commentTargets(tab, 'case', { ...row, attendances: [], disbursements: [] })).toHaveLength(1)
})
