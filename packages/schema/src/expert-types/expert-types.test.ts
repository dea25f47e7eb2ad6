import { expertTypeKeys } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { Uuid } from '../structs.ts'
import { expertTypeKeyOf, expertTypes } from './expert-types.ts'

/** One of each group. Cases keep these. */
const KEPT: readonly [uuid: string, name: string][] = [
  ['5133e0bd-0fdf-5c5b-9a2f-9e1695deda5b', 'Child psychiatrist'],
  ['a67dcf4b-306e-5731-9445-810cabca688c', 'Disability consultant'],
  ['ddb3af76-bea6-50ef-aa53-b5eddb4c916c', 'A&E consultant'],
  ['15a1aa90-c55b-5cab-9c3d-889a00d9cddf', 'Back calculations'],
  ['eed025a9-c431-5210-b3d7-d59765b5842d', 'Accident reconstruction'],
  ['1b3b9468-ed80-52cb-9bc7-1a72affe57b5', 'Accountant'],
  ['ffabbecd-b060-56fa-978c-ae936aa44f71', 'Architect'],
  ['e0b773f7-8fbf-54fc-b576-b972973445cb', 'Deaf intermediary'],
  ['127c0e67-d5a5-5920-a93c-ba1c921110a9', 'Enquiry agent'],
  ['b4c869a0-1a9f-5afa-9207-dbd3974a8d81', 'Meteorologist'],
]
const all = expertTypes.flatMap(({ types }) => types)

test('every type of expert has a uuid and a name of its own, and every group a name and types', () => {
  expect(all.filter(({ uuid }) => !Uuid.is(uuid))).toEqual([])
  for (const key of ['uuid', 'type_name'] as const) expect(new Set(all.map((type) => type[key])).size).toBe(all.length)
  expect(new Set(expertTypes.map(({ group }) => group)).size).toBe(expertTypes.length)
  expect(expertTypes.filter(({ types }) => types.length === 0)).toEqual([])
})

test('a uuid stands for its type for ever', () => {
  const nameOf = (uuid: string): string | undefined => all.find((type) => type.uuid === uuid)?.type_name
  expect(KEPT.map(([uuid]) => [uuid, nameOf(uuid)])).toEqual(KEPT)
})

test('every key of a type has one uuid, and the uuid leads back to it', () => {
  expect(all.map(({ uuid }) => expertTypeKeyOf(uuid)).toSorted()).toEqual(expertTypeKeys.toSorted())
  expect(expertTypeKeyOf('EA69E3AB-E06B-5779-8450-BC0FAF345AB2')).toBe('psychiatrist')
  expect(expertTypeKeyOf('00000000-0000-4000-8000-000000000000')).toBeUndefined()
})

test('names are those of the schedule, not words made of keys', () => {
  const names = all.map(({ type_name }) => type_name)
  expect(names).toEqual(expect.arrayContaining(['A&E consultant', 'Doctor (GP)', 'Lip reader / signer', 'ENT surgeon']))
  expect(names.filter((name) => name.includes('_'))).toEqual([])
})
