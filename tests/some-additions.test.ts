import { assert, asyncProperty, nat } from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { problemOf } from './support/partial-host/compared.ts'
import { allButOne, onlyOne, slowerOffered, someOffered, type NamedOffer } from './support/partial-host/offers.ts'
import { operationsOf, type TargetedOperation } from './support/partial-host/operations.ts'
import { startPartialGateway, type Outcome, type PartialGateway } from './support/partial-host/partial-gateway.ts'
import type { Offered } from './support/partial-host/partial-host.ts'
import { makeTarget } from './support/target.ts'

// Every operation of the web app that reads, in front of a host that has some of our additions: it answers what a host
// with all of them answers, or says that it cannot be had. `npm run prove additions` tries every operation with each
// addition missing and with each alone; here each has its turn of a sample.
const isProof = process.env.ADDITIONS === 'all'
const SHARE = isProof ? 1 : 101
const RUNS = isProof ? 100 : 4
/** How many operations a random host is asked. */
const OPERATIONS = isProof ? Infinity : 12
const SEED = 34
/** In milliseconds. */
const TIMEOUT = isProof ? 3_600_000 : 60_000

let gateway: PartialGateway
let reads: TargetedOperation[]
beforeAll(async () => {
  gateway = await startPartialGateway()
  const operations = operationsOf(await makeTarget())
  for (const operation of operations) if (operation.name === 'SaveBudget') await gateway.ask(operation)
  reads = operations.filter(({ writes }) => !writes)
  // What is being priced would be another figure in the next answer.
  const report = operations.find(({ name }) => name === 'Report')
  if (!report) throw new Error('There is no report.')
  await vi.waitFor(async () => expect(JSON.stringify(await gateway.ask(report))).not.toMatch(/"pending":[1-9]/), {
    timeout: 30_000,
    interval: 250,
  })
})
afterAll(() => gateway.stop())

const known = new Map<string, Promise<Outcome>>()
/** What an operation comes to in front of a host with all additions. */
const full = (operation: TargetedOperation): Promise<Outcome> => {
  const found = known.get(operation.name) ?? gateway.ask(operation)
  known.set(operation.name, found)
  return found
}
/** What is wrong where a host has some additions. */
async function problemsOf(operations: readonly TargetedOperation[], offered: Offered): Promise<string[]> {
  const problems: string[] = []
  for (const operation of operations) {
    const expected = await full(operation)
    const problem = problemOf(expected, await gateway.ask(operation, offered), offered)
    if (problem) problems.push(`${operation.name}: ${problem}`)
  }
  return [...problems, ...gateway.unknown()]
}

/** Which operations are in the sample: spread evenly over all hosts, and the same each time. */
let place = 0
const isTried = (): boolean => ++place % SHARE === 0
async function problemsOfEach(offers: readonly NamedOffer[]): Promise<string[]> {
  const problems: string[] = []
  for (const { name, offered } of offers)
    problems.push(...(await problemsOf(reads.filter(isTried), offered)).map((problem) => `${name}: ${problem}`))
  return problems
}

test('a host lacks one addition', { timeout: TIMEOUT }, async () => {
  expect(await problemsOfEach(allButOne)).toEqual([])
})

test('a host has one addition', { timeout: TIMEOUT }, async () => {
  expect(await problemsOfEach(onlyOne)).toEqual([])
})

/** Some operations, from a place on that a property chooses. */
const from = (at: number): TargetedOperation[] =>
  [...reads.slice(at % reads.length), ...reads].slice(0, Math.min(OPERATIONS, reads.length))
const asked = nat()

test('a host has any of them', { timeout: TIMEOUT }, async () => {
  await assert(
    asyncProperty(someOffered, asked, async (offered, at) => {
      expect(await problemsOf(from(at), offered)).toEqual([])
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
})

test('a host that lacks only what makes answers faster to get answers the same', { timeout: TIMEOUT }, async () => {
  await assert(
    asyncProperty(slowerOffered, asked, async (offered, at) => {
      expect(await problemsOf(from(at), offered)).toEqual([])
    }),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  )
})
