import { describe, expect, test } from 'vitest'
import {
  assertOneWithoutDatabase,
  partOf,
  readDrainSeconds,
  readProcessCounts,
  readWorkerConcurrency,
  requestsOfPerson,
} from './process-settings.ts'

const problemsOf = (read: (problems: string[]) => unknown): string[] => {
  const problems: string[] = []
  read(problems)
  return problems
}

test('one of each where nothing is said, or what is said', () => {
  expect(readProcessCounts({ WORKERS: '' }, [])).toEqual({ gateways: 1, apis: 1, workers: 1 })
  expect(readProcessCounts({ GATEWAYS: '2', APIS: ' 3 ', WORKERS: '64' }, [])).toEqual({
    gateways: 2,
    apis: 3,
    workers: 64,
  })
})

test.each(['0', '65', '-1', '1.5', 'two', '1e1'])(
  'all counts that are no counts, such as %s, are named at once',
  (bad) => {
    expect(problemsOf((problems) => readProcessCounts({ GATEWAYS: bad, APIS: bad, WORKERS: bad }, problems))).toEqual([
      `GATEWAYS must be the number of gateways, a whole number from 1 to 64, not ${bad}.`,
      `APIS must be the number of API processes, a whole number from 1 to 64, not ${bad}.`,
      `WORKERS must be the number of workers, a whole number from 1 to 64, not ${bad}.`,
    ])
  },
)

test('how a worker works and how a process stops has bounds too', () => {
  expect(readWorkerConcurrency({ WORKER_CONCURRENCY: '16' }, [])).toBe(16)
  expect(problemsOf((problems) => readWorkerConcurrency({ WORKER_CONCURRENCY: '17' }, problems))).toEqual([
    'WORKER_CONCURRENCY must be the jobs of a worker at once, a whole number from 1 to 16, not 17.',
  ])
  expect(readDrainSeconds({ DRAIN_SECONDS: '300' }, [])).toBe(300)
  expect(problemsOf((problems) => readDrainSeconds({ DRAIN_SECONDS: '301' }, problems))).toEqual([
    'DRAIN_SECONDS must be a number of seconds, a whole number from 0 to 300, not 301.',
  ])
})

test('the embedded database is for one of each', () => {
  const counts = { gateways: 2, apis: 1, workers: 3 }
  expect(problemsOf((problems) => assertOneWithoutDatabase({}, counts, problems))).toEqual([
    'GATEWAYS can be more than 1 only with DATABASE_URL: one process alone can open the embedded database.',
    'WORKERS can be more than 1 only with DATABASE_URL: one process alone can open the embedded database.',
  ])
  expect(
    problemsOf((problems) => assertOneWithoutDatabase({ DATABASE_URL: 'postgres://db/costs' }, counts, problems)),
  ).toEqual([])
})

describe('the part of a limit that one process gives', () => {
  test('comes to the whole, or a little more', () => {
    expect(partOf(600_000, 1, 50_000)).toBe(600_000)
    expect(partOf(600_000, 2, 50_000)).toBe(300_000)
    expect(partOf(10, 3, 1)).toBe(4)
  })
  test('is never less than somebody can use, nor more than the whole', () => {
    expect(partOf(600_000, 64, 50_000)).toBe(50_000)
    expect(partOf(1_000, 64, 50_000)).toBe(1_000)
    expect([1, 2, 3, 64].map(requestsOfPerson)).toEqual([6, 3, 2, 2])
  })
})
