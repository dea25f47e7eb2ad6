import { MAX_ROW_CHANGES, rowActions, type RowAction } from '@costdraft/schema/items/row-changes.ts'
import { objectOf } from '../http/body.ts'
import { HttpError, ValidationError } from '../errors/errors.ts'

interface Existing {
  uuid: string
  /** As in `If-Match`. */
  expected: string | undefined
}
/** One of several changes; `body` is that of the request that it would be alone. */
export type RowChange =
  | { action: 'add'; key: string | undefined; body: unknown }
  | ({ action: 'edit'; body: unknown } & Existing)
  | ({ action: 'remove' } & Existing)
  | { action: 'restore'; uuid: string }

type Given = Readonly<Record<string, unknown>>
const KEYS: Readonly<Record<RowAction, readonly string[]>> = {
  add: ['action', 'idempotency_key', 'item'],
  edit: ['action', 'uuid', 'version', 'item'],
  remove: ['action', 'uuid', 'version'],
  restore: ['action', 'uuid'],
}
const isAction = (value: unknown): value is RowAction => rowActions.includes(value as RowAction)
const isText = (value: unknown): boolean => value == null || typeof value === 'string'

/** What is wrong with a change as such, by its key. */
function problemsOf(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return { '': 'Send a JSON object.' }
  const change = given as Given
  if (!isAction(change.action)) return { action: `Choose from ${rowActions.join(', ')}.` }
  const known = KEYS[change.action]
  const problems = Object.keys(change).flatMap((key) =>
    known.includes(key) ? [] : [[key, 'This field is not known.']],
  )
  const texts = ['version', 'idempotency_key'].filter((key) => known.includes(key) && !isText(change[key]))
  if (known.includes('uuid') && typeof change.uuid !== 'string') problems.push(['uuid', 'Say which row.'])
  return Object.fromEntries([...problems, ...texts.map((key) => [key, 'Send text.'])]) as Record<string, string>
}

function changeOf({ action, uuid, version, idempotency_key: key, item }: Given): RowChange {
  const row = { uuid: uuid as string, expected: version ? `"${version as string}"` : undefined }
  if (action === 'add') return { action, key: (key as string | null) || undefined, body: item }
  if (action === 'edit') return { action, ...row, body: item }
  return action === 'remove' ? { action, ...row } : { action: 'restore', uuid: row.uuid }
}

const MAX_PROBLEMS = 20

/**
 * Reads the changes of a request. Throws 422 for what is wrong with it as a whole; what is wrong with an item is found
 * when it is changed.
 */
export function changesIn(body: unknown): RowChange[] {
  const { changes, ...others } = objectOf(body)
  const unknown = Object.keys(others)
  if (unknown.length > 0)
    throw new ValidationError(
      Object.fromEntries(unknown.slice(0, MAX_PROBLEMS).map((key) => [key.slice(0, 100), 'This field is not known.'])),
    )
  if (!Array.isArray(changes) || changes.length === 0 || changes.length > MAX_ROW_CHANGES)
    throw new ValidationError({ changes: `Send a list of 1 to ${MAX_ROW_CHANGES} changes.` })
  const problems = changes.flatMap((change, at) =>
    Object.entries(problemsOf(change)).map(([key, sentence]) => [
      key ? `changes.${at}.${key.slice(0, 100)}` : `changes.${at}`,
      sentence,
    ]),
  )
  if (problems.length > 0)
    throw new HttpError(
      422,
      'Some of these changes cannot be read. Nothing was changed.',
      Object.fromEntries(problems.slice(0, MAX_PROBLEMS)) as Record<string, string>,
    )
  return (changes as Given[]).map(changeOf)
}
