import { existsSync, globSync } from 'node:fs'
import { resolve } from 'node:path'
import { cruise, format, type ICruiseResult, type IModule } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { ground, rooms } from './rooms.mjs'

// Who imports whom: what `.dependency-cruiser.mjs` forbids, and whether the list of rooms is in order and as short as
// the imports are.

type Listed = (typeof rooms)[string]

process.chdir(resolve(import.meta.dirname, '..'))

const isTest = (path: string): boolean => /\.(test|examples)\.tsx?$/.test(path)
/** The package of a file, and its room: its folder, or its own name where it stands in the root. */
const placeOf = (path: string): readonly (string | undefined)[] =>
  path.match(/^packages\/([^/]+)\/src\/([^/]+)/)?.slice(1) ?? []

/** The arrows between rooms that files other than tests have, as `package: room → room`. */
function usedArrows(modules: readonly IModule[]): ReadonlySet<string> {
  const used = new Set<string>()
  for (const { source, dependencies } of modules) {
    const [name, room] = placeOf(source)
    if (!room || isTest(source)) continue
    for (const { resolved } of dependencies) {
      const [other, target] = placeOf(resolved)
      if (other === name && target && target !== room) used.add(`${name}: ${room} → ${target}`)
    }
  }
  return used
}

/** What is wrong with the list of one package, one line each. */
function problemsOf(name: string, listed: Listed, used: ReadonlySet<string>): string[] {
  const order = Object.keys(listed)
  const below = ground[name] ?? []
  const folders = globSync(`packages/${name}/src/*/**/*.{ts,tsx}`).flatMap((path) => placeOf(path)[1] ?? [])
  const missing = [...new Set(folders)].filter((room) => !order.includes(room) && room !== 'generated')
  const empty = order.filter((room) => !existsSync(`packages/${name}/src/${room}`))
  const inRooms = Object.entries(listed).flatMap(([room, targets], at) =>
    targets.flatMap((target) => {
      if (order.indexOf(target) === -1 || order.indexOf(target) >= at)
        return [`${name}: ${room} may import ${target}, which does not stand above it.`]
      if (below.includes(target)) return [`${name}: ${target} is ground and need not be listed for ${room}.`]
      return used.has(`${name}: ${room} → ${target}`) ? [] : [`${name}: nothing in ${room} imports ${target}.`]
    }),
  )
  return [
    ...missing.map((room) => `${name}: the folder ${room} is not listed.`),
    ...empty.map((room) => `${name}: there is no ${room}.`),
    ...below.filter((room) => !order.includes(room)).map((room) => `${name}: no room is named ${room}.`),
    ...inRooms,
  ]
}

const options = await extractDepcruiseOptions(resolve('.dependency-cruiser.mjs'))
const { output } = await cruise(['packages', 'dev', 'scripts', 'tests'], options, undefined, {
  tsConfig: extractTSConfig(resolve('tsconfig.json')),
})
const result = output as ICruiseResult
const report = await format(result, { outputType: 'err' })
console.log(report.output)

const used = usedArrows(result.modules)
const problems = Object.entries(rooms).flatMap(([name, listed]) => problemsOf(name, listed, used))
for (const problem of problems) console.error(`scripts/rooms.mjs: ${problem}`)
process.exitCode = report.exitCode > 0 || problems.length > 0 ? 1 : 0
