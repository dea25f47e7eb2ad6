import { rateTables } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { groupTables } from './table-groups.ts'

test('every table stands under one heading', () => {
  const groups = groupTables(rateTables)
  expect(groups.map(({ heading }) => heading)).toEqual(['Fixed fees', 'Hourly rates', 'Advocacy', 'Expert fees'])
  expect(groups[0]?.tables.map(({ key }) => key)).toEqual([
    'care_fixed_fee',
    'private_family_fixed_fee',
    'pd19b',
    'ccfs_single_counsel',
    'ccfs_two_counsel',
    'ccfs_solicitor_advocate',
  ])
  expect(groups[1]?.tables.every(({ key }) => key.startsWith('hourly') || key === 'guideline_hourly')).toBe(true)
  expect(groups.flatMap(({ tables }) => tables).length).toBe(rateTables.length)
  expect(groupTables([{ group: 'hourly_rates' } as const]).map(({ heading }) => heading)).toEqual(['Hourly rates'])
})
