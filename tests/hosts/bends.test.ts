import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBentHost, type BentHost } from '../support/bends/bent-host.ts'
import { createJudge } from '../support/bends/judge.ts'
import { caseVariables, peopleVariables, variablesOf, webOperation } from '../support/web-operations.ts'

// Every operation of the web app in front of a host that answers one value otherwise than the specifications have it. A
// host that bends one value spoils one value, and what was read is not stored as something else. `npm run prove bends`
// tries every bend of every value; here each value has its turn of a sample.
const SHARE = process.env.BENDS === 'all' ? 1 : 250
/** In milliseconds. */
const TIMEOUT = 900_000

let host: BentHost
beforeAll(async () => {
  host = await startBentHost()
})
afterAll(() => host.stop())

/** Which bends are in the sample: spread evenly over all operations, and the same each time. */
let place = 0
const isTried = (): boolean => ++place % SHARE === 0

test.each([...Object.keys(caseVariables), ...Object.keys(peopleVariables)])(
  '%s loses no more than one value',
  { timeout: TIMEOUT },
  async (name) => {
    const { bends, problem } = await createJudge(host, { text: webOperation(name).text, variables: variablesOf(name) })
    const problems: string[] = []
    for (const bent of bends) {
      const found = isTried() ? await problem(bent) : undefined
      if (found) problems.push(found)
    }
    expect(problems).toEqual([])
  },
)
