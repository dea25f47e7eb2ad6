// Node only: its own entry, so that the web never sees node:fs.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every .graphql file of this package as one document, in a stable order. */
export const typeDefs: string = globSync('**/*.graphql', { cwd: import.meta.dirname })
  .toSorted()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
