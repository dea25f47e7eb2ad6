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

/** The kinds of item. */
const kinds = exportsOf('packages/schema/src/items/*/*.ts', /^export const (\w+) = defineKind\(/gm)
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

/** The areas of work by the name of their file, which is the same in every package: their words, in their order. */
const areas = filesOf('packages/costing/src/vocabulary/areas/*.ts')
  .map((path) => {
    const text = read(path)
    const [, exported = '', name = ''] = /^export const (\w+) = \{\s*name: '(\w+)'/m.exec(text) ?? []
    if (!name) throw new Error(`${path} names no area of work.`)
    const place = Number(/\bplace: (\d+)/.exec(text)?.[1] ?? Infinity)
    return { file: basename(path, '.ts'), path, exported, name, place }
  })
  .toSorted((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)))
/**
 * An entry for each area of work, with its name on the wire as the key: the export that a pattern finds in the file at
 * `pathOf`.
 * @throws where an area that must be there is not
 */
const ofAreas = (pathOf: (file: string) => string, pattern: RegExp, isOptional = false): Entry[] =>
  areas.flatMap(({ file, name: key }): Entry[] => {
    const path = pathOf(file)
    const name = existsSync(join(root, path)) ? pattern.exec(read(path))?.[1] : undefined
    if (name) return [{ key, name, path }]
    if (isOptional) return []
    throw new Error(`The area ${key} needs ${path}, with ${pattern.source}.`)
  })

const registries: readonly Registry[] = [
  {
    file: 'packages/costing/src/vocabulary/areas.generated.ts',
    entries: areas.map(({ path, exported }) => ({ key: exported, name: exported, path })),
    list: (entries) =>
      `/** Every area of work: its word on the wire, and the types of its cases. */\nexport const areaWords = [\n${entries
        .map(({ name }) => `  ${name},\n`)
        .join('')}] as const\n`,
  },
  {
    file: 'packages/schema/src/areas/areas.generated.ts',
    entries: ofAreas((file) => `packages/schema/src/areas/${file}.ts`, /^export const (\w+) = defineArea\(/m),
    list: record('productAreas', 'The areas of work of the product, by their word on the wire.'),
  },
  {
    file: 'packages/costing/src/areas/areas.generated.ts',
    entries: ofAreas((file) => `packages/costing/src/areas/${file}.ts`, /^export const (\w+): AreaPricing</m),
    list: record('pricing', 'How each area of work is priced.'),
  },
  {
    file: 'packages/api/src/areas/areas.generated.ts',
    entries: ofAreas((file) => `packages/api/src/areas/${file}.ts`, /^export const (\w+): PricedCaseOf</m),
    list: record('pricedCases', 'A stored case as each area of work prices it.'),
  },
  {
    file: 'packages/api/src/outputs/documents.generated.ts',
    entries: ofAreas(
      (file) => `packages/api/src/outputs/${file}/documents.ts`,
      /^export const (\w+): AreaDocuments\b/m,
      true,
    ),
    list: record('documentsOfAreas', 'The documents of the areas of work that have any.'),
  },
  {
    file: 'packages/api/src/outputs/line-numbers.generated.ts',
    entries: ofAreas(
      (file) => `packages/api/src/outputs/${file}/line-numbers.ts`,
      /^export const (\w+): LineNumbers\b/m,
      true,
    ),
    list: record('lineNumbersOfAreas', 'How the documents of an area number the lines of its bills.'),
  },
  {
    file: 'packages/api/src/outputs/assessed/assessed-headings.generated.ts',
    entries: ofAreas(
      (file) => `packages/api/src/outputs/${file}/assessed-heading.ts`,
      /^export const (\w+): HeadingOf\b/m,
      true,
    ),
    list: record('assessedHeadings', 'What stands at the head of the documents of an assessment, by area of work.'),
  },
  {
    file: 'packages/web/src/areas/areas.generated.ts',
    entries: ofAreas((file) => `packages/web/src/areas/${file}.ts`, /^export const (\w+) = defineAreaScreens\(/m),
    list: record('screens', 'The screens of each area of work.'),
  },
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
    entries: kinds,
    list: record('kinds', 'Every kind of case item of the product.'),
  },
  {
    file: 'packages/schema/src/items/examples.generated.ts',
    entries: exportsOf('packages/schema/src/items/*/*.examples.ts', /^export const (\w+): Examples<'(\w+)'>/gm),
    list: record('kindExamples', 'The examples of every kind of the product.'),
  },
  {
    file: 'packages/costing/src/items/priced-kinds.generated.ts',
    entries: exportsOf('packages/costing/src/items/*.ts', /^export const (\w+) = pricedKind</gm),
    list: record('pricedKinds', 'How each kind of item that has a price is priced.'),
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
    file: 'packages/gateway/src/items/own-resolvers.generated.ts',
    entries: exportsOf('packages/gateway/src/items/*.ts', /^export const (\w+): Resolvers = /gm).filter(({ name }) =>
      kinds.some((kind) => kind.name === name),
    ),
    list: record(
      'ownResolvers',
      'The resolvers of kinds whose answers are not what a host sends, by the name of the kind.',
    ),
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
