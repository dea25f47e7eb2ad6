import { spawn } from 'node:child_process'
import { relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

const isGenerated = (path: string): boolean => path.includes('/generated/') || path.includes('.generated.')
/** Whether GraphQL code is generated from a file: all that the schema declares, and the operations of the web app. */
const declaresGraphql = (path: string): boolean =>
  path.startsWith('packages/schema/') ||
  path.startsWith('packages/costing/src/vocabulary/') ||
  path.endsWith('.operations.ts')

/** Runs a program of the project; resolves with whether it ended well. */
function run(command: string, args: readonly string[]): Promise<boolean> {
  const child = spawn(resolve(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' })
  return new Promise((done) => {
    child.once('error', () => done(false))
    child.once('close', (code) => done(code === 0))
  })
}

/**
 * Generates code anew where what it is made of has changed: the lists of what stands in folders of its own after every
 * change, as a new folder may be anywhere, and GraphQL code where that is declared. What changes meanwhile is generated
 * when the present run has ended.
 */
export function codegenOnChange(say: (line: string) => void): (files: readonly string[]) => void {
  let running: Promise<void> | undefined
  const stale = { lists: false, graphql: false }
  const generate = async (): Promise<void> => {
    while (stale.lists) {
      const withGraphql = stale.graphql
      Object.assign(stale, { lists: false, graphql: false })
      const isDone =
        (await run('node', ['scripts/registries.ts'])) &&
        (!withGraphql || (await run('graphql-codegen', ['--config', 'codegen.ts', '--silent'])))
      if (!isDone) say('The code could not be generated: the lines above say why.')
    }
    running = undefined
  }
  return (files) => {
    const changed = files.map((file) => relative(root, file).replaceAll('\\', '/')).filter((path) => !isGenerated(path))
    if (changed.length === 0) return
    stale.lists = true
    stale.graphql ||= changed.some(declaresGraphql)
    running ??= generate()
  }
}
