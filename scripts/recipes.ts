// usage: node scripts/recipes.ts [types]. Makes the kind of item and the area of work of docs/adding-an-item.md and
// docs/adding-an-area.md from the code blocks of these pages, in a copy of the tree, and runs the checks and the tests
// there that take every kind and area from the registries, with a journey. With `types`, code generation and types
// alone.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { copyTree } from '../dev/tree-copy.ts'

const docs = resolve(import.meta.dirname, '../docs')

/** The pages whose code blocks make a kind of item and an area of work, and how many files each may need. */
const recipes = [
  { page: 'adding-an-item.md', most: 8 },
  { page: 'adding-an-area.md', most: 12 },
] as const

/** A file of a recipe: its path from the root, and its text. */
interface RecipeFile {
  path: string
  text: string
}

/** The files of a page: each is a code block that says its path after its language. */
function filesOfPage(page: string): RecipeFile[] {
  const blocks = readFileSync(resolve(docs, page), 'utf8').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)
  return [...blocks].map(([, path = '', text = '']) => ({ path, text }))
}

const typesAlone = process.argv.includes('types')
const { folder, remove } = copyTree('recipes')
const bin = join(folder, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }

const run = (command: string, ...args: string[]): void => {
  console.log(`\n${command} ${args.join(' ')}`)
  execFileSync(command, args, { cwd: folder, stdio: 'inherit', env })
}
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=recipes', '-c', 'user.email=recipes@costdraft.example', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })

/** Writes the files of both pages. No page may change a file that is there. */
function writeFiles(): Set<string> {
  const written = new Set<string>()
  for (const { page, most } of recipes) {
    const files = filesOfPage(page)
    if (files.length === 0 || files.length > most)
      throw new Error(`docs/${page} has ${files.length} files, and may have ${most}.`)
    for (const { path, text } of files) {
      if (existsSync(join(folder, path))) throw new Error(`docs/${page} changes ${path}, which is shared.`)
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
      written.add(path)
    }
  }
  return written
}

/** Fails where anything but the new files and what is generated has changed. */
function assertNothingShared(written: ReadonlySet<string>): void {
  const changed = git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
  const shared = changed.filter(
    (path) => !written.has(path) && !/\.generated\.ts$|\/generated\/|^packages\/schema\/schema\.graphql$/.test(path),
  )
  if (shared.length > 0) throw new Error(`The recipes change what is shared: ${shared.join(', ')}.`)
}

/** The integration tests among the files that were written. */
const integrationOf = (written: ReadonlySet<string>): string[] =>
  [...written].filter((path) => /^tests\/[^/]+\.test\.ts$/.test(path))

try {
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'The tree as it is')
  const written = writeFiles()
  run('node', 'scripts/registries.ts')
  run('graphql-codegen', '--config', 'codegen.ts', '--silent')
  run('node', 'scripts/baseline.ts')
  assertNothingShared(written)
  if (typesAlone) run('tsc', '-b', '.', 'packages/web')
  else {
    run('node', 'scripts/firm-keys.ts')
    run('node', 'scripts/check.ts')
    run('node', '--input-type=module', '-e', "await (await import('./scripts/build-web.ts')).buildWeb(console.log)")
    run(
      'vitest',
      'run',
      '--project',
      'integration',
      ...integrationOf(written),
      'items.test',
      'tenancy',
      'edges',
      'cases.test',
      'mass-assignment',
    )
    run('vitest', 'run', '--project', 'hosts', 'any-host-operations', 'gateway-evaluator')
    run('playwright', 'test', ...[...written].filter((path) => path.startsWith('tests/e2e/')))
  }
} finally {
  remove()
}
