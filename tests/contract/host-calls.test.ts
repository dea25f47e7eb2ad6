import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminPaths, casePaths } from '@costdraft/gateway/upstream/addition-paths.ts'
import { listPaths } from '@costdraft/gateway/items/specified-lists.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { textNames } from '@costdraft/schema/cases/texts.ts'
import { kinds } from '@costdraft/schema/items/index.ts'
import { filesThrough, type AnyKind } from '@costdraft/schema/kind.ts'
import { expect, test } from 'vitest'
import { PATHS } from '../support/spec-host/paths.ts'

// Every path that the gateway writes down is one of the specifications, or one of the additions it looks for before it
// asks.
const ROOM = join(import.meta.dirname, '../../packages/gateway/src')
const all = Object.values<AnyKind>(kinds)
/** What the variable parts of a path can be where they are not the id of a record. */
const EXPANSIONS: Record<string, readonly string[]> = {
  'kind.path': all.filter(({ list }) => list).map(({ path }) => path),
  removedThrough: all.filter(({ list }) => list).map(({ deletedThrough, path }) => deletedThrough ?? path),
  attachedThrough: all.filter(({ hasFiles }) => hasFiles).map(filesThrough),
  path: listPaths,
  'area.createPath': Object.values(areas).map(({ createPath }) => createPath),
  changePath: Object.values(areas).map(({ changePath }) => changePath),
  'certificate.path': Object.values(areas).flatMap(({ certificate }) => certificate?.path ?? []),
  name: textNames,
}
const PROBES = ['client/additions', 'users/additions']

/** Paths in the text of a file, with `:id` for each id; those whose variable parts are known are written out. */
function pathsIn(text: string): string[] {
  const found = [
    ...text.matchAll(/[`'"]((?:client|clients|users|expert-type)(?:\/(?:\$\{[^}]*\}|[^`'"$\s])*)?)[`'"]/g),
  ].map(([, path = '']) => path.split('?')[0] ?? '')
  return found.flatMap((path) =>
    path
      .replace(/\$\{status\}$/, '')
      .split('/')
      .reduce<string[]>(
        (made, part) => {
          const name = /^\$\{(.*)\}$/.exec(part)?.[1]
          const values = name === undefined ? [part] : (EXPANSIONS[name] ?? [':id'])
          return made.flatMap((before) => values.map((value) => (before ? `${before}/${value}` : value)))
        },
        [''],
      ),
  )
}
const known = [...PATHS.map(([, path]) => path), ...[...casePaths, ...adminPaths].map(([, path]) => path), ...PROBES]
const matches = (path: string): boolean =>
  known.some((one) => {
    const parts = one.split('/')
    const given = path.split('/')
    return (
      parts.length === given.length &&
      parts.every(
        (part, i) => part === given[i] || part.startsWith(':') || (given[i] === ':id' && part.startsWith(':')),
      )
    )
  })

const IMPORT = /^import .*$/gm
/** All rooms but the files, which have routes of their own. */
const files = globSync('*/**/*.ts', { cwd: ROOM }).filter(
  (file) => !/^(?:files|generated)\//.test(file) && !file.endsWith('.test.ts') && !file.includes('addition-paths'),
)

test('every path of the gateway is specified, or an addition it looks for first', () => {
  const unknown = files.flatMap((file) =>
    pathsIn(readFileSync(join(ROOM, file), 'utf8').replaceAll(IMPORT, ''))
      .filter((path) => path.includes('/') && !matches(path))
      .map((path) => `${file}: ${path}`),
  )
  expect(unknown).toEqual([])
})

test('resolvers know no path', () => {
  const resolvers = files.filter((file) => !/^(?:context|upstream)\//.test(file))
  expect(resolvers.filter((file) => /caseApi|adminApi/.test(readFileSync(join(ROOM, file), 'utf8')))).toEqual([])
})

/** A question for what a host has beyond the specifications. */
const ASKED = /await (?:[\w.]+\.)?has\(|host\.has\(/i

test('rooms pick by what a host has, and never ask for it in between', () => {
  const rooms = globSync('*/**/*.ts', { cwd: ROOM }).filter((file) => !/^(?:generated|upstream)\//.test(file))
  expect(rooms.filter((file) => ASKED.test(readFileSync(join(ROOM, file), 'utf8')))).toEqual([])
  expect(ASKED.test("if (!(await caseHost.has('audit'))) return null")).toBe(true)
})

test('a path that is no call of any host is found', () => {
  expect(pathsIn('`client/case/${uuid}/shares`').filter((path) => !matches(path))).toEqual(['client/case/:id/shares'])
})
