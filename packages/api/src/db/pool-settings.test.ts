import { describe, expect, test } from 'vitest'
import { readPoolSettings, readYes } from './pool-settings.ts'

const read = (env: Record<string, string>) => {
  const problems: string[] = []
  return { ...readPoolSettings(env, problems), problems }
}
const EXTERNAL = { AUTH_ISSUER: 'https://sign-in.example.com' }

describe('the connections of the processes', () => {
  test('are ten each, of an API, the sign-in host and a worker', () => {
    expect(read({})).toEqual({ poolSize: 10, pools: 3, namedStatements: true, problems: [] })
    expect(read({ POOL_SIZE: '', NAMED_STATEMENTS: ' ' })).toEqual(read({}))
  })

  test.each([
    [{ APIS: '4', WORKERS: '2' }, 7],
    [{ APIS: '4', ...EXTERNAL }, 5],
    [{ APIS: '', WORKERS: 'many' }, 3],
  ])('of %j belong to so many processes', (env, pools) => {
    expect(read(env).pools).toBe(pools)
  })

  test.each(['3', ' 40 ', '100'])('may be %s each', (POOL_SIZE) => {
    expect(read({ POOL_SIZE })).toMatchObject({ poolSize: Number(POOL_SIZE), problems: [] })
  })

  test.each(['2', '101', '0', '-5', '10.5', '1e2', 'ten'])('may not be %s', (POOL_SIZE) => {
    expect(read({ POOL_SIZE }).problems).toEqual([`POOL_SIZE must be a whole number from 3 to 100, not ${POOL_SIZE}.`])
  })
})

test.each([
  [undefined, true, []],
  ['', true, []],
  ['yes', true, []],
  ['no', false, []],
  ['No', true, ['MIGRATE must be yes or no, not No.']],
  ['false', true, ['MIGRATE must be yes or no, not false.']],
] as const)('a variable of %j is %s', (MIGRATE, outcome, said) => {
  const problems: string[] = []
  expect(readYes({ MIGRATE }, 'MIGRATE', problems)).toBe(outcome)
  expect(problems).toEqual(said)
})
