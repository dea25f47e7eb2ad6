// usage: node scripts/registries.ts [--check]. Writes the lists of what stands in folders of its own, or, with --check,
// fails where one is not up to date. A part of `npm run codegen`, before the code generation that reads the lists.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')

/** What a list has one entry for: an export, by its name, of a file whose path is relative to the root. */
interface Entry {
  /** Its key in the list. */
  key: string
  name: string
  path: string
}
/** A list: the file that is written, its entries, and what stands around them. */
interface Registry {
  file: string
  entries: Entry[]
  /** The text of the list, after the imports. */
  list: (entries: readonly Entry[]) => string
  /** Whether an entry is a module as a whole. */
  areModules?: boolean
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const filesOf = (glob: string): string[] =>
  globSync(glob, { cwd: root })
    .filter((path) => !/\.(test|generated)\.tsx?$/.test(path))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** The exports that a pattern finds in the files of a glob, by name; a second group of the pattern is the key. */
function exportsOf(glob: string, pattern: RegExp): Entry[] {
  const found = filesOf(glob).flatMap((path) =>
    [...read(path).matchAll(pattern)].map(([, name = '', key = name]): Entry => ({ key, name, path })),
  )
  return found.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

const WIDTH = 120
const pathFrom = (file: string, path: string): string => {
  const found = relative(dirname(file), path).replaceAll('\\', '/')
  return found.startsWith('.') ? found : `./${found}`
}
/** One import for each file, as the formatter writes it. */
function importsOf({ file, entries, areModules }: Registry): string {
  const byPath = Map.groupBy(entries, ({ path }) => path)
  return [...byPath]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, exported]) => {
      const from = `from '${pathFrom(file, path)}'`
      const names = exported.map(({ name }) => name)
      if (areModules) return `import * as ${names.join(', ')} ${from}\n`
      const line = `import { ${names.join(', ')} } ${from}`
      return line.length <= WIDTH ? `${line}\n` : `import {\n${names.map((name) => `  ${name},\n`).join('')}} ${from}\n`
    })
    .join('')
}
const textOf = (registry: Registry): string => {
  const imports = importsOf(registry)
  return `// Written by npm run codegen.\n${imports}${imports && '\n'}${registry.list(registry.entries)}`
}

/** `key: name`, or the name alone where both are the same. */
const property = ({ key, name }: Entry): string => {
  const shown = /^[a-z]\w*$/i.test(key) ? key : `'${key}'`
  return shown === name ? `  ${name},\n` : `  ${shown}: ${name},\n`
}
const record =
  (name: string, comment: string) =>
  (entries: readonly Entry[]): string =>
    `/** ${comment} */\nexport const ${name} = {\n${entries.map(property).join('')}}\n`

/** The migrations: `0023-rates` of the file 0023-rates.ts. */
const migrations = filesOf('packages/api/src/db/migrations/*.ts').map((path): Entry => ({
  path,
  key: basename(path, '.ts'),
  name: `step${basename(path).slice(0, 4)}`,
}))
/** The lists of kinds that have no other tab than the one named as their list. */
const ownTabs = exportsOf('packages/schema/src/items/*/*.ts', /^ {2}list: '(\w+)',$/gm).filter(
  ({ path }) => !/^ {2}tab: ['{]/m.test(read(path)),
)

const registries: readonly Registry[] = [
  {
    file: 'packages/schema/src/tab-names.generated.ts',
    entries: [],
    list: () =>
      `/** The tabs of kinds that declare no other than the one named as their list. */\nexport const kindTabs = [\n${ownTabs
        .map(({ name }) => `  '${name}',\n`)
        .join('')}] as const\n`,
  },
  {
    file: 'packages/schema/src/items/kinds.generated.ts',
    entries: exportsOf('packages/schema/src/items/*/*.ts', /^export const (\w+) = defineKind\(/gm),
    list: record('kinds', 'Every kind of case item of the product.'),
  },
  {
    file: 'packages/schema/src/items/examples.generated.ts',
    entries: exportsOf('packages/schema/src/items/*/*.examples.ts', /^export const (\w+): Examples<'(\w+)'>/gm),
    list: record('kindExamples', 'The examples of every kind of the product.'),
  },
  {
    file: 'packages/api/src/items/resources.generated.ts',
    entries: exportsOf('packages/api/src/items/*/*.ts', /^export const (\w+) = defineResource\(/gm),
    list: record('kindResources', 'The storage of every kind of the product.'),
  },
  {
    file: 'packages/api/src/db/migrations.generated.ts',
    entries: migrations,
    list: record('steps', 'Every migration, in order of execution.'),
    areModules: true,
  },
  {
    file: 'packages/web/src/workspace/item-tabs.generated.ts',
    entries: exportsOf('packages/web/src/items/*/*.{ts,tsx}', /^export const (\w+)(?:: Tab = | = defineTab[<(])/gm),
    list: record('itemTabs', 'The tabs of items.'),
  },
]

let stale = 0
const isCheck = process.argv.includes('--check')
for (const registry of registries) {
  const text = textOf(registry)
  const path = join(root, registry.file)
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (!isCheck) writeFileSync(path, text)
  else {
    console.error(`${registry.file} is not up to date: run npm run codegen.`)
    stale++
  }
}
process.exitCode = stale > 0 ? 1 : 0
