import type { ParamsOf, Route } from './paths.ts'
import type { Person, StoredFile } from './records.ts'
import type { State } from './state.ts'

export interface Form {
  fields: Record<string, string>
  files: (StoredFile & { field: string })[]
}
export type Body = Record<string, unknown>

/** One request as a handler sees it. */
export interface Call<P extends string = never> {
  state: State
  person: Person
  params: Record<P, string>
  query: URLSearchParams
  json: unknown
  form: Form | undefined
  /** Whether the person may do this; always, unless the host was started with checks. */
  may: (permission: string, client: string | null) => boolean
}
export interface Answer {
  status: number
  body?: unknown
  blob?: StoredFile
}
export type Handlers = { [R in Route]: (call: Call<ParamsOf<R>>) => Answer }

/** An error answer: a message and, where there are any, `key: value` details. */
export class Refusal extends Error {
  readonly status: number
  readonly details: Record<string, string> | undefined
  constructor(status: number, message: string, details?: Record<string, string>) {
    super(message)
    this.status = status
    this.details = details
  }
}

export const ok = (body: unknown): Answer => ({ status: 200, body })
export const created = (body: unknown): Answer => ({ status: 201, body })
export const gone: Answer = { status: 204 }

/** What is not there. */
export function absent(): never {
  throw new Refusal(404, 'Not found.')
}

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)

export function bodyOf({ json, form }: Pick<Call, 'json' | 'form'>): Body {
  if (form) throw new Refusal(415, 'The body must be JSON.')
  if (!isObject(json)) throw new Refusal(422, 'The body must be a JSON object.')
  return json
}

export function formOf({ form }: Pick<Call, 'form'>): Form {
  if (!form) throw new Refusal(415, 'The body must be multipart/form-data.')
  return form
}

/** A part of a form that holds JSON. */
export function jsonPart(form: Form, name: string): Body {
  try {
    const value: unknown = JSON.parse(form.fields[name] ?? '')
    if (isObject(value)) return value
  } catch {}
  throw new Refusal(422, `${name} must be a JSON object.`)
}

/** The files of a form, which come under the one repeated name `files`. */
export function filesOf(form: Form): StoredFile[] {
  const other = form.files.find(({ field }) => field !== 'files')
  if (other) throw new Refusal(422, `A file came as ${other.field}; files come as files.`)
  return form.files.map(({ name, type, bytes }) => ({ name, type, bytes }))
}
