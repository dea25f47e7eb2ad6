import { sample, type Arbitrary } from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { problemOfChange } from './support/partial-host/compared.ts'
import { allButOne, onlyOne, slowerOffered, someOffered, type NamedOffer } from './support/partial-host/offers.ts'
import { operationsOf } from './support/partial-host/operations.ts'
import { startPartialGateway, type Outcome } from './support/partial-host/partial-gateway.ts'
import { ALL, type Offered } from './support/partial-host/partial-host.ts'
import { alikeOf } from './support/partial-host/told-alike.ts'
import { makeTarget } from './support/target.ts'

// Every change that the web app makes, in front of a host that has some of our additions, each host with records of its
// own: it is made as in front of a host with all of them, or refused in a sentence. `npm run prove additions` tries
// each addition missing, each alone, and many hosts; here there are two.
const isProof = process.env.ADDITIONS === 'all'
const RUNS = isProof ? 20 : 1
const SEED = 34
/** In milliseconds. */
const TIMEOUT = isProof ? 7_200_000 : 60_000

interface Changes {
  /** What each change comes to. */
  outcomes: Map<string, Outcome>
  /** What the host was sent that it does not know. */
  unknown: string[]
}
/** Makes every change in front of a host. */
async function changesOf(offered: Offered): Promise<Changes> {
  const target = await makeTarget()
  const alike = alikeOf(target)
  const gateway = await startPartialGateway(offered)
  const outcomes = new Map<string, Outcome>()
  for (const operation of operationsOf(target))
    if (operation.writes) outcomes.set(operation.name, alike(await gateway.ask(operation, offered)) as Outcome)
  await gateway.stop()
  return { outcomes, unknown: gateway.unknown() }
}

let full: Changes
beforeAll(async () => {
  full = await changesOf(ALL)
})

async function problemsOf(offered: Offered): Promise<string[]> {
  const { outcomes, unknown } = await changesOf(offered)
  const problems = [...full.outcomes].flatMap(([name, expected]) => {
    const problem = problemOfChange(expected, outcomes.get(name) ?? {}, offered)
    return problem ? [`${name}: ${problem}`] : []
  })
  return [...problems, ...unknown]
}

/** Hosts that are drawn, the same each time. */
const drawn = (hosts: Arbitrary<Offered>): NamedOffer[] =>
  sample(hosts, { numRuns: RUNS, seed: SEED }).map((offered) => ({ name: JSON.stringify(offered), offered }))
async function problemsOfEach(offers: readonly NamedOffer[]): Promise<string[]> {
  const problems: string[] = []
  for (const { name, offered } of offers)
    problems.push(...(await problemsOf(offered)).map((problem) => `${problem}, in front of ${name}`))
  return problems
}

test('a host has any of them', { timeout: TIMEOUT }, async () => {
  expect(await problemsOfEach(drawn(someOffered))).toEqual([])
})

test('a host lacks only what makes answers faster to get', { timeout: TIMEOUT }, async () => {
  expect(await problemsOfEach(drawn(slowerOffered))).toEqual([])
})

test.runIf(isProof)('a host lacks one addition, or has one', { timeout: TIMEOUT }, async () => {
  expect(await problemsOfEach([...allButOne, ...onlyOne])).toEqual([])
})
