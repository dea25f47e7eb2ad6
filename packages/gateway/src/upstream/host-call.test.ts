import type { CaseAddition } from '@costdraft/schema/additions.ts'
import { expect, test } from 'vitest'
import { namesLacked, picked } from './host-call.ts'

/** A host with some additions, which counts how often it is asked for each. */
function hostWith(additions: readonly CaseAddition[]) {
  const asked: string[] = []
  const has = async (name: string): Promise<boolean> => {
    asked.push(name)
    return additions.includes(name as CaseAddition)
  }
  return { host: { has }, asked }
}
const own = { read: async (name: string) => `own ${name}`, list: async () => ['own'] }
const specified = { read: async (name: string) => `specified ${name}`, list: async () => ['specified'] }

test.each<[CaseAddition[], string]>([
  [['audit', 'audit_filters'], 'own case'],
  [['audit'], 'specified case'],
  [['audit_filters'], 'specified case'],
  [[], 'specified case'],
])('a host with %j uses what it has all additions for', async (additions, answer) => {
  const { host } = hostWith(additions)
  expect(await picked(host, ['audit', 'audit_filters'], own, specified).read('case')).toBe(answer)
})

test('the host is asked when the part is first used, and once', async () => {
  const { host, asked } = hostWith(['audit'])
  const part = picked(host, 'audit', own, specified)
  expect(asked).toEqual([])
  expect(await Promise.all([part.read('case'), part.list(), part.read('item')])).toEqual([
    'own case',
    ['own'],
    'own item',
  ])
  expect(asked).toEqual(['audit'])
})

test('a part that is picked can be the part of another choice', async () => {
  const { host } = hostWith(['audit'])
  const filters = picked(host, 'audit_filters', own, specified)
  expect(await picked(host, 'audit', { ...own, read: filters.read }, specified).read('case')).toBe('specified case')
  expect(await picked(host, 'audit', { ...own, read: filters.read }, specified).list()).toEqual(['own'])
})

test('what a part has on every host is not picked', async () => {
  const { host, asked } = hostWith([])
  const part = picked(host, 'audit', own, { list: specified.list })
  expect([await part.read('case'), await part.list()]).toEqual(['own case', ['specified']])
  expect(asked).toEqual(['audit'])
})

test('fields are lacked where the host lacks their addition', async () => {
  const { host } = hostWith(['audit'])
  const added = [
    { addition: 'audit', names: ['a'] },
    { addition: 'versions', names: ['b', 'c'] },
  ] as const
  expect(await namesLacked(host, added)).toEqual(['b', 'c'])
})
