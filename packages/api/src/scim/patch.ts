import { isDraft } from '@costdraft/schema/field.ts'
import { MOST_OPERATIONS, PATCH_MESSAGE } from '@costdraft/schema/scim/names.ts'
import { readPath, type PatchPath } from './patch-path.ts'
import { invalidSyntax, ScimError } from './scim-error.ts'

export type Op = 'add' | 'replace' | 'remove'
/** One attribute that an operation adds, replaces or removes. */
export interface Change {
  op: Op
  path: PatchPath
  value: unknown
  /** Whether a path names it; what an object holds beside the attributes that there are is ignored. */
  isNamed: boolean
}

const OPS: readonly string[] = ['add', 'replace', 'remove'] satisfies Op[]

/** The value of a key, whatever its capitals: names ignore case (RFC 7643 section 2.1). */
export const valueAt = (body: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.entries(body).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1]

/** The object that a request sends. Throws 400 for anything else, and where it says that it is of another schema. */
export function bodyOf(body: unknown, schema: string): Readonly<Record<string, unknown>> {
  if (!isDraft(body)) throw invalidSyntax('Send a JSON object.')
  const schemas = valueAt(body, 'schemas')
  const isOf = (one: unknown): boolean => typeof one === 'string' && one.toLowerCase() === schema.toLowerCase()
  if (schemas !== undefined && !(Array.isArray(schemas) && schemas.some(isOf)))
    throw invalidSyntax(`schemas must hold ${schema}.`)
  return body
}

/** The path that a key of an object stands for; undefined for a key that is none. */
function pathOfKey(name: string): PatchPath | undefined {
  try {
    return readPath(name)
  } catch (error) {
    if (error instanceof ScimError) return undefined
    throw error
  }
}

/** What is said of a resource, attribute by attribute: each key of an object is one, and may be a path. */
export const changesIn = (op: Op, value: Readonly<Record<string, unknown>>): Change[] =>
  Object.entries(value).flatMap(([name, one]) => {
    const path = pathOfKey(name)
    return path ? [{ op, path, value: one, isNamed: false }] : []
  })

function changesOf(operation: unknown): Change[] {
  if (!isDraft(operation)) throw invalidSyntax('Each operation is an object with op, path and value.')
  const given = valueAt(operation, 'op')
  const op = typeof given === 'string' ? given.toLowerCase() : ''
  // Entra writes Add, Replace and Remove.
  if (!OPS.includes(op)) throw invalidSyntax(`op must be one of ${OPS.join(', ')}.`)
  const path = valueAt(operation, 'path') ?? ''
  const value = valueAt(operation, 'value')
  if (typeof path !== 'string') throw invalidSyntax('path must be a text.')
  if (path !== '') return [{ op: op as Op, path: readPath(path), value, isNamed: true }]
  if (op === 'remove') throw new ScimError(400, 'Say in path what is removed.', 'noTarget')
  if (!isDraft(value)) throw invalidSyntax('Without a path, value is an object.')
  return changesIn(op as Op, value)
}

/**
 * The changes that a PATCH asks for, in their order (RFC 7644 section 3.5.2). Throws 413 for more operations than one
 * request may have.
 */
export function readPatch(body: unknown): Change[] {
  const operations = valueAt(bodyOf(body, PATCH_MESSAGE), 'Operations')
  if (!Array.isArray(operations) || operations.length === 0) throw invalidSyntax('Operations must be a list.')
  if (operations.length > MOST_OPERATIONS)
    throw new ScimError(413, `A PATCH has at most ${MOST_OPERATIONS} operations. Send the others in another one.`)
  return operations.flatMap(changesOf)
}
