import type { Draft } from '@costdraft/schema/field.ts'
import { expect, test } from 'vitest'
import { RefusedChange, readError } from '../ui/read-error.ts'
import type { AssessmentLineChange } from '../generated/graphql.ts'
import { lineChanges } from './line-changes.ts'
import { lineOf } from './lines.fixture.ts'
import type { StoredLine } from './line-source.ts'

type Problems = { path: string; message: string }[]
const refuse = (code: string, problems: Problems = []): never => {
  throw new RefusedChange({ code, message: `Refused: ${code}.`, problems, current: undefined })
}
const edit = (uuid: string, input: Draft, version = '0') => ({ action: 'edit', uuid, version, input }) as const

/** A server that takes sums of up to 542.50 on the version that it has, all or none. */
function server(kept: Map<string, StoredLine>) {
  const requests: string[][] = []
  const make = lineChanges({
    save: async (changes: AssessmentLineChange[]) => {
      requests.push(changes.map(({ uuid }) => uuid))
      if (changes.some(({ uuid, version }) => kept.get(uuid)?.version !== version)) refuse('CONFLICT')
      const problems = changes.flatMap(({ allowed }, i) =>
        Number(allowed?.amount ?? 0) > 542.5
          ? [{ path: `changes.${i}.allowed.amount`, message: 'At most £542.50 is claimed.' }]
          : [],
      )
      if (problems.length > 0) refuse('VALIDATION_FAILED', problems)
      for (const { uuid, words } of changes)
        kept.set(uuid, lineOf(uuid, { version: String(Number(kept.get(uuid)?.version) + 1), words: words ?? null }))
      return changes.map(({ uuid }) => kept.get(uuid) ?? lineOf(uuid))
    },
    read: async (uuids) => uuids.flatMap((uuid) => kept.get(uuid) ?? []),
  })
  return { make, requests }
}
const keptOf = (...versions: [string, string][]) =>
  new Map(versions.map(([uuid, version]) => [uuid, lineOf(uuid, { version })]))

test('each change is answered in its place, with one request', async () => {
  const { make, requests } = server(keptOf(['a', '0'], ['b', '0']))
  const answers = await make([edit('b', { words: 'So' }), edit('a', { allowed: { amount: 5 } })])
  expect(answers).toMatchObject([{ item: { uuid: 'b', words: 'So', version: '1' } }, { item: { uuid: 'a' } }])
  expect(requests).toEqual([['b', 'a']])
})

test('what is refused of one line is said of its cell, and the others are stored', async () => {
  const { make, requests } = server(keptOf(['a', '0'], ['b', '0'], ['c', '0']))
  const [a, b, c] = await make([edit('a', {}), edit('b', { allowed: { amount: 600 } }), edit('c', {})])
  expect([a, c]).toMatchObject([{ item: { uuid: 'a' } }, { item: { uuid: 'c' } }])
  expect(readError((b as { error: unknown }).error)).toMatchObject({
    code: 'VALIDATION_FAILED',
    message: 'At most £542.50 is claimed.',
    problems: [{ path: 'allowed', message: 'At most £542.50 is claimed.' }],
  })
  expect(requests).toEqual([
    ['a', 'b', 'c'],
    ['a', 'c'],
  ])
})

test('hours and rate have cells of their own; what is said of the line is said of no cell', async () => {
  const problems = ['allowed.hours', 'offered.rate', 'allowed', 'reason', 'uuid', ''].map((of) => ({
    path: of === '' ? 'changes.0' : `changes.0.${of}`,
    message: 'Not so.',
  }))
  const make = lineChanges({ save: async () => refuse('VALIDATION_FAILED', problems), read: async () => [] })
  const [answer] = await make([edit('a', {})])
  expect(readError((answer as { error: unknown }).error).problems.map(({ path }) => path)).toEqual([
    'allowedHours',
    'offeredRate',
    'allowed',
    'reason',
  ])
})

test('a line that someone else changed is answered as it is now, and the others are stored', async () => {
  const { make, requests } = server(keptOf(['a', '0'], ['b', '4']))
  const [a, b] = await make([edit('a', {}), edit('b', {}, '3')])
  expect(a).toMatchObject({ item: { uuid: 'a', version: '1' } })
  expect(readError((b as { error: unknown }).error)).toMatchObject({ code: 'CONFLICT', current: { version: '4' } })
  expect(requests).toEqual([['a', 'b'], ['a']])
})

test('a refusal of the whole is that of each: nothing is sent again', async () => {
  let sent = 0
  const make = lineChanges({
    save: async () => {
      sent++
      return refuse('CONFLICT')
    },
    read: async () => refuse('NOT_FOUND'),
  })
  const answers = await make([edit('a', {}), edit('b', {})])
  expect(answers.map((answer) => readError((answer as { error: unknown }).error).code)).toEqual([
    'CONFLICT',
    'CONFLICT',
  ])
  expect(sent).toBe(1)
})
