// Node only: the web app must not import this, because it reads files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All .graphql files of this package as one document, in alphabetical order of path. */
export const typeDefs: string = globSync('**/*.graphql', { cwd: import.meta.dirname })
  .toSorted()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
