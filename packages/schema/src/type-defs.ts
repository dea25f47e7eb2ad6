// Node only: the web app must not import this, because it reads files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from './areas/index.ts'
import { sdlOfAreas } from './areas/sdl-of-areas.ts'
import { kinds } from './items/index.ts'
import { sdlOfKinds } from './items/sdl-of-kinds.ts'

const written = globSync('**/*.graphql', { cwd: import.meta.dirname })
  .toSorted()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

/** The GraphQL schema in one document: the .graphql files of this package by path, then what follows from the areas of work and the kinds of item. */
export const typeDefs: string = [
  written,
  sdlOfAreas(Object.values(areas), written),
  sdlOfKinds(Object.values(kinds), written),
].join('\n')
