import { bendNames, bends, type BendName } from './bend-values.ts'
import type { BentHost, Outcome, Place, RunOperation } from './bent-host.ts'
import { createDerivation, isOf } from './derived-leaves.ts'
import { isEmptied, isIdentity, isSum, mayFail, uuidsIn } from './exemptions.ts'
import { lostLeaves, pathsIn, valueAt } from './json-paths.ts'
import { createStoredCheck } from './stored-changes.ts'

/** A value of the host, and how it is bent. */
export interface Bent {
  place: Place
  bend: BendName
}

/** Every bend of every value in the answers of the host to an operation. */
export const bendsOf = ({ answers }: Outcome): Bent[] =>
  [...answers].flatMap(([call, body]) =>
    pathsIn(body).flatMap((path) => {
      const value = valueAt(body, path)
      return bendNames
        .filter((bend) => !Object.is(bends[bend](value), value))
        .map((bend) => ({ place: { call, path }, bend }))
    }),
  )

/**
 * Judges what an operation comes to where one value of the host is bent: nothing breaks, nothing is stored that the
 * host did not say, and the answer loses no more than what derives from the value.
 */
export async function createJudge(host: BentHost, operation: RunOperation) {
  const before = await host.run()
  // The first time it is interpreted, from then on compiled.
  await host.run(operation)
  const plain = await host.run(operation)
  const derivedFrom = createDerivation(host, operation, plain)
  const wronglyStored = createStoredCheck(before, plain)
  const its = /\bmutation \w/.test(operation.text) ? uuidsIn([operation.variables, plain.data]) : undefined
  const own = new Set(plain.errors.map(({ message }) => message))

  /** The leaves that are lost and derive from something else. */
  const lostBeside = async (place: Place, { data }: Outcome): Promise<string[]> => {
    const lost = isIdentity(place) ? [] : lostLeaves(plain.data, data).filter((at) => !isSum(place, at))
    if (lost.length === 0) return []
    const derived = await derivedFrom(place)
    return lost.filter((at) => !derived.some((other) => isOf(at, other)))
  }
  const problemOf = async ({ place, bend }: Bent): Promise<[what: string, more: unknown] | undefined> => {
    const value = valueAt(plain.answers.get(place.call), place.path)
    const bentValue = bends[bend](value)
    const outcome = await host.run(operation, place, () => bentValue)
    const broken = outcome.errors.find(({ extensions }) => extensions.code === 'INTERNAL')
    if (broken) return ['breaks', broken]
    const stored = wronglyStored(outcome, bentValue, isEmptied(place, bentValue))
    if (stored.length > 0) return ['stores', stored]
    const failed = outcome.errors.find(({ message }) => !own.has(message))
    if (failed) return mayFail(place, value, its) ? undefined : ['fails', failed]
    const lost = await lostBeside(place, outcome)
    return lost.length > 0 ? ['loses', lost] : undefined
  }
  return {
    bends: bendsOf(plain),
    /** What is wrong where a value is bent; undefined if nothing is. */
    problem: async (bent: Bent): Promise<string | undefined> => {
      const [what, more] = (await problemOf(bent)) ?? []
      const { place, bend } = bent
      return what && `${place.call} ${place.path.join('.')} ${bend}: ${what} ${JSON.stringify(more).slice(0, 300)}`
    },
  }
}
