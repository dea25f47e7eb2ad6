import { validate, type Struct } from 'superstruct'
import type { AreaOfWork, CaseType } from '@costdraft/costing'

/** What a rule may need to know about the case that a field belongs to. */
export interface CaseFacts {
  area: AreaOfWork
  caseType: CaseType
  dualAspect: boolean
}

/** A draft as a form or a body holds it: names in camel case, nothing promised about the values. */
export type Draft = Readonly<Record<string, unknown>>
type Applies = (draft: Draft, facts: CaseFacts) => boolean

/** What a uuid must point at; the store checks that it belongs to this very case or client. */
export type Ref = 'fee_earner' | 'site' | 'person' | 'party' | 'case_part' | 'expert_type' | 'file'

const everywhere: Applies = () => true

/** One field of the contract: its struct, whether it must be filled, when it applies at all, and what it refers to. */
export class Field<T, Always extends boolean = true> {
  declare private readonly always: Always
  readonly struct: Struct<T, unknown>
  readonly required: boolean
  readonly applies: Applies
  readonly ref: Ref | undefined
  constructor(struct: Struct<T, unknown>, required = true, applies = everywhere, ref?: Ref) {
    this.struct = struct
    this.required = required
    this.applies = applies
    this.ref = ref
  }
  /** Must be filled on every case: the GraphQL input marks it `!`. */
  get isAlways(): boolean {
    return this.required && this.applies === everywhere
  }
  optional(): Field<T, false> {
    return new Field<T, false>(this.struct, false, this.applies, this.ref)
  }
  when(applies: Applies): Field<T, false> {
    return new Field<T, false>(this.struct, this.required, applies, this.ref)
  }
  to(ref: Ref): Field<T, Always> {
    return new Field<T, Always>(this.struct, this.required, this.applies, ref)
  }
}
export const field = <T>(struct: Struct<T, unknown>): Field<T> => new Field<T>(struct)

export type AnyField = Field<unknown, boolean>
// A field is read, never written through: variance in T is safe, which `any` says where `unknown` cannot.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fields = Readonly<Record<string, Field<any, boolean>>>
type Always<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer _T, true> ? K : never }[keyof F]
type ValueOf<F> = F extends Field<infer T, boolean> ? T : never
/** What a checked draft holds: what is always needed is there, the rest may be absent or emptied. */
export type InputOf<F extends Fields> = { [K in Always<F>]: ValueOf<F[K]> } & {
  [K in Exclude<keyof F, Always<F>>]?: ValueOf<F[K]> | null
}

/** A wrong field, by its path in camel case, and a sentence for the person who fills it. */
export interface Problem {
  path: string
  message: string
}
export type Checked<F extends Fields> =
  | { value: InputOf<F>; problems?: undefined }
  | { problems: Problem[]; value?: undefined }

const REQUIRED = 'This is required.'
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === '')

/**
 * Judges a draft on one case. Every gap and every wrong value is named at once; a field that does not apply is emptied,
 * so that a hidden input can never be saved.
 */
export function check<F extends Fields>(fields: F, draft: Draft, facts: CaseFacts): Checked<F> {
  const problems: Problem[] = [],
    value: Record<string, unknown> = {}
  for (const [path, { struct, required, applies }] of Object.entries(fields)) {
    const given = draft[path]
    if (!applies(draft, facts)) value[path] = null
    else if (isEmpty(given)) {
      if (required) problems.push({ path, message: REQUIRED })
      else value[path] = null
    } else {
      const [error, accepted] = validate(given, struct, { coerce: true })
      if (error)
        problems.push(...error.failures().map((f) => ({ path: [path, ...f.path].join('.'), message: f.message })))
      else value[path] = accepted
    }
  }
  return problems.length > 0 ? { problems } : { value: value as InputOf<F> }
}
