import {
  defaultFieldResolver,
  getNamedType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Context } from '../context/context.ts'
import { refused } from '../errors/errors.ts'
import { entryArguments } from './host-calls.ts'

/** NUL, which no database stores, and halves of surrogate pairs, which no encoding of text can write. */
const UNSTORABLE = /\0|\p{Surrogate}/u
/** Printable ASCII without quotation marks: what may stand in a header. */
const HEADER_VALUE = /^[\x21\x23-\x7e]+$/
/** The key of a rate table: a word that may be part of a path. */
const TABLE_KEY = /^[a-z\d_]{1,50}$/
const MAX_SEARCH = 200
const MAX_VERSION = 100
const MAX_KEY = 255

/**
 * Arguments of type ID that identify something else than a record: entries of a folder tree, and sessions of the
 * sign-in host.
 */
const OTHER_IDS = new Set([
  'Mutation.addFolder.parent',
  'Mutation.renameFile.id',
  'Mutation.dateFile.id',
  'Mutation.moveFile.id',
  'Mutation.moveFile.to',
  'Mutation.moveFiles.ids',
  'Mutation.moveFiles.to',
  'Mutation.removeFile.id',
  'Mutation.removeFiles.ids',
  'Mutation.endSession.uuid',
])

/** What is wrong with the value of an argument; undefined if nothing is. */
type Check = (value: string) => string | undefined

/** What is wrong with the id of a record; undefined if nothing is. */
export const idProblem: Check = (value) => (isUuid(value) ? undefined : 'This is not an id.')
const searchLength: Check = (value) =>
  value.length > MAX_SEARCH ? `Search for ${MAX_SEARCH} characters at most.` : undefined
const header =
  (most: number): Check =>
  (value) =>
    value === '' || (value.length <= most && HEADER_VALUE.test(value))
      ? undefined
      : `Use up to ${most} letters, digits and signs, without spaces.`

const tableKey: Check = (value) => (TABLE_KEY.test(value) ? undefined : 'This is not a table.')

const byName: Record<string, Check> = {
  search: searchLength,
  idempotencyKey: header(MAX_KEY),
  version: header(MAX_VERSION),
}

function checkOf(coordinate: string, { name, type }: GraphQLArgument): Check | undefined {
  if (coordinate === 'Query.search.text') return searchLength
  if (name === 'key') return tableKey
  if (getNamedType(type).name === 'ID') return OTHER_IDS.has(coordinate) ? undefined : idProblem
  return byName[name]
}

/** The path and the problem of the first text, at any depth, that cannot be stored. */
function unstorable(value: unknown, path: string): [path: string, problem: string] | undefined {
  if (typeof value === 'string')
    return UNSTORABLE.test(value) ? [path, 'This has characters that cannot be stored.'] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, `${path}.${key}`)
    if (found) return found
  }
  return undefined
}

/** Throws INVALID_INPUT, with the argument as the problem's path, for arguments that no host should be asked with. */
function assertArguments(checks: ReadonlyMap<string, Check>, args: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(args)) {
    const problem = unstorable(value, name)
    if (problem) throw refused('INVALID_INPUT', problem[1], { [problem[0]]: problem[1] })
    const check = checks.get(name)
    for (const one of check ? [value].flat() : []) {
      const wrong = typeof one === 'string' ? check?.(one) : undefined
      if (wrong) throw refused('INVALID_INPUT', wrong, { [name]: wrong })
    }
  }
}

const changeChecks: ReadonlyMap<string, Check> = new Map([
  ['uuid', idProblem],
  ['caseUuid', idProblem],
  ...Object.entries(byName),
])
/** Throws INVALID_INPUT for one of several changes, as for the arguments of a mutation of its own. */
export const assertChangeArguments = (change: Readonly<Record<string, unknown>>): void =>
  assertArguments(changeChecks, change)

/** The arguments of several changes. Each change is checked by itself, so that one stops no other. */
const SEVERAL: ReadonlySet<string> = new Set(entryArguments)

/**
 * Makes every field check its arguments before it is resolved, so that no odd id, text or key becomes part of a request
 * to a host.
 */
export function checkArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) if (field.args.length > 0) checkField(type.name, field)
  }
}

const isEntries = (typeName: string, name: string): boolean => typeName === 'Mutation' && SEVERAL.has(name)

function checkField(typeName: string, field: GraphQLField<unknown, Context>): void {
  const checks = new Map<string, Check>()
  for (const argument of field.args) {
    const check = checkOf(`${typeName}.${field.name}.${argument.name}`, argument)
    if (check) checks.set(argument.name, check)
  }
  const { resolve = defaultFieldResolver } = field
  field.resolve = (source, args: Record<string, unknown>, context, info): unknown => {
    assertArguments(checks, Object.fromEntries(Object.entries(args).filter(([name]) => !isEntries(typeName, name))))
    return resolve(source, args, context, info)
  }
}
