import { globSync, readFileSync } from 'node:fs'
import { matchesGlob, relative, resolve } from 'node:path'
import { areasOfWork } from '@costdraft/costing'

// No shared code names an area of work: what differs by area is declared in the area, or stands in a registry of its
// own. Fails with the lines that do. Tests and examples may name what they are about, and generated code follows from
// declarations.

/** Where an area may be named, and why. */
const rooms: readonly [glob: string, why: string][] = [
  ['packages/*/src/areas/**', 'what an area is, costs and shows, and the registries of that'],
  ['packages/*/src/**/*.generated.ts', 'follows from declarations'],
  ['packages/*/src/generated/**', 'follows from declarations'],
  ['packages/costing/src/vocabulary/areas/**', 'the words themselves'],
  ['packages/costing/src/vocabulary/vocabulary.ts', 'the lists of their types'],
  ['packages/schema/src/labels.ts', 'what they are called'],
  ['packages/costing/src/facts/priced-case.ts', 'the registry of the facts that areas are priced by'],
  ['packages/costing/src/rates/enhancement.ts', 'a type of legal aid case has the word of another area'],
  ['packages/costing/src/schemes/legal-aid-schemes.ts', 'the same'],
  ['packages/api/src/outputs/{legal-aid,court-of-protection,inter-partes,high-cost}/**', 'the documents of an area'],
  ['packages/gateway/src/bills/heads-of-case.ts', 'the heads of each area on a host without totals'],
  ['packages/api/src/outputs/documents-by-area.ts', 'the registry of those'],
  ['packages/api/src/db/migrations/**', 'released, and never changed'],
  ['packages/api/src/seed/**', 'demonstration cases'],
  ['**/*.{test,examples}.{ts,tsx}', 'about the areas that they name'],
]

const root = resolve(import.meta.dirname, '..')
const isRoom = (path: string): boolean => rooms.some(([glob]) => matchesGlob(path, glob))
/** A name on its own, in any quotes or as a property; or the module that declares an area. */
const NAMES = new RegExp(String.raw`(?<![\w-])(?:${areasOfWork.join('|')})(?![\w-])`)
const DECLARATIONS = /from '[^']*\/areas\/(?:legal-aid|court-of-protection|inter-partes|high-cost)\.ts'/

/** The lines of shared code that name an area. */
function namedIn(path: string): string[] {
  const lines = readFileSync(resolve(root, path), 'utf8').split('\n')
  return lines.flatMap((line, i) =>
    NAMES.test(line) || DECLARATIONS.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [],
  )
}

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).map((path) =>
  relative(root, resolve(root, path)),
)
if (sources.length === 0) throw new Error('There is no source to look at.')
const unused = rooms.filter(
  ([glob]) => !glob.includes('{legal-aid') && !sources.some((path) => matchesGlob(path, glob)),
)
const found = sources
  .filter((path) => !isRoom(path))
  .toSorted()
  .flatMap(namedIn)
for (const line of found) console.error(line)
for (const [glob] of unused) console.error(`scripts/area-names.ts: nothing is in the room ${glob}.`)
if (found.length > 0) console.error('Shared code names an area of work: declare what differs in the area instead.')
process.exitCode = found.length + unused.length > 0 ? 1 : 0
