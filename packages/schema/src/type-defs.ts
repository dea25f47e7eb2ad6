// Node only: the web app must not import this, because it reads files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areas } from './areas/index.ts'
import { sdlOfAreas } from './areas/sdl-of-areas.ts'
import { sdlOfErrors } from './errors/sdl-of-errors.ts'
import { kinds, type KindRegistry } from './items/index.ts'
import { sdlOfKinds } from './items/sdl-of-kinds.ts'
import { describe } from './sdl/describe.ts'
import { fieldTables } from './field-tables.ts'

const written = globSync('**/*.graphql', { cwd: import.meta.dirname })
  .toSorted()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')

/**
 * The GraphQL schema in one document: the .graphql files of this package by path, then what follows from the areas of
 * work and the kinds of item, each element described. `types` are the hand-written types of kinds that the product does
 * not have.
 */
export function composeTypeDefs(registry: KindRegistry, types = ''): string {
  const sdl = `${written}\n${types}`
  const all = [sdl, sdlOfErrors(), sdlOfAreas(Object.values(areas), sdl), sdlOfKinds(Object.values(registry), sdl)]
  return describe(all.join('\n'), fieldTables(Object.values(registry), Object.values(areas), sdl))
}

/** The GraphQL schema of the product. */
export const typeDefs: string = composeTypeDefs(kinds)
