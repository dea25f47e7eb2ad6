import { validate, type Struct } from 'superstruct'
import type { AdvocacyScheme, AreaOfWork, CaseType } from '@costdraft/costing'

/** Fields of kinds that several areas share, and that not all of them record. */
export const itemFields = [
  'cop_case_part',
  'party',
  'phase',
  'amount',
  'role',
  'percentage',
  'capacity',
  'bill_codes',
  'cop_category',
  'cop_lists',
] as const
export type ItemField = (typeof itemFields)[number]

/**
 * The facts of a case that decide which fields apply and which are required; null for a record that belongs to no case.
 */
export interface CaseFacts {
  area: AreaOfWork | (string & {}) | null
  caseType: CaseType | (string & {}) | null
  /** Whether the case has two parts, each with its own fixed fee and its own exceptional claim. */
  dualAspect: boolean
  /** The counsel arrangement of a high cost case; absent in any other. */
  advocacyScheme?: AdvocacyScheme | null
  /** Which fields of shared kinds the items of its area record (`Area.itemFields`); absent: none. */
  itemFields?: readonly ItemField[]
  /** The first and last day that the case is for (ISO), where its area has them. */
  period?: { start: string | null; end: string | null }
  /**
   * The day in London (`london-day.ts`), `yyyy-mm-dd`, by which a certificate that is changed is judged; absent where
   * none is.
   */
  today?: string
}
/** The facts for records outside cases, such as clients and users. */
export const outsideCases: CaseFacts = { area: null, caseType: null, dualAspect: false }

/** Unvalidated input from a form or a request body: keys in camel case, values of any type. */
export type Draft = Readonly<Record<string, unknown>>
/** Whether a value of a draft is a draft itself: a part, or a row of a list. */
export const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
type Applies = (draft: Draft, facts: CaseFacts) => boolean
/** A condition of a field: whether the items of the case record it. */
export const recorded =
  (name: ItemField): Applies =>
  (_draft, { itemFields: names }) =>
    names?.includes(name) ?? false
/**
 * The values of a field that may be chosen, of those that its struct accepts. `draft` is the record that has the field.
 */
export type Allowed = (draft: Draft, facts: CaseFacts) => readonly string[]
/** The yes or no of a record that is added without one. */
export type Initial = (draft: Draft) => boolean

/** The records outside the items of a case that a uuid may refer to. */
export type RecordRef = 'fee_earner' | 'site' | 'person' | 'file' | 'expert_type' | 'opg105_category' | 'cop_activity'
/**
 * What a uuid refers to: a record, or an item of the same case by the name of its kind. The API checks that it belongs
 * to the same client or case; a kind that is not registered there does not compile.
 */
// `& {}` keeps the names of the records in an editor's suggestions.
export type Ref = RecordRef | (string & {})

const always: Applies = () => true

/** What a field declares. */
interface Declared<T, R> {
  struct: Struct<T, unknown>
  required: boolean
  applies: Applies
  ref: R
  needed: Applies
  allowed: Allowed | undefined
  initial: Initial | undefined
  inLists: InLists | undefined
}
/** What lists do with the values of a field: rows can be sorted by it, or are sorted and added up. */
export type InLists = 'sorted' | 'summed'

/**
 * One field of the contract: its struct, whether it is required, when it applies, which values may be chosen, and what
 * record it refers to. Immutable: `optional`, `when`, `neededWhen`, `among`, `initially` and `to` return a copy.
 */
export class Field<T, Always extends boolean = true, R extends Ref | undefined = undefined> {
  declare readonly requiredInType: Always
  readonly struct: Struct<T, unknown>
  readonly required: boolean
  readonly applies: Applies
  readonly ref: R
  /** Where the field is required, if it applies and is not optional. Elsewhere its value is kept, but may be absent. */
  readonly needed: Applies
  /**
   * Which values may be chosen, where that depends on the record or its case; without this function all that the struct
   * accepts.
   */
  readonly allowed: Allowed | undefined
  /**
   * The yes or no that is stored where a record is added without one. A change never applies it, and where it empties
   * the field, no is stored: what was decided at the beginning does not come back by itself.
   */
  readonly initial: Initial | undefined
  /** Set where lists sort by it, or add it up, although it has none of the names that every list knows. */
  readonly inLists: InLists | undefined
  constructor({ struct, required, applies, ref, needed, allowed, initial, inLists }: Declared<T, R>) {
    this.struct = struct
    this.required = required
    this.applies = applies
    this.ref = ref
    this.needed = needed
    this.allowed = allowed
    this.initial = initial
    this.inLists = inLists
  }
  /** Whether the field is required on every case: the GraphQL input marks it `!`. */
  get isAlwaysRequired(): boolean {
    return this.required && this.applies === always && this.needed === always
  }
  optional(): Field<T, false, R> {
    return new Field<T, false, R>({ ...this, required: false })
  }
  when(applies: Applies): Field<T, false, R> {
    return new Field<T, false, R>({ ...this, applies })
  }
  neededWhen(needed: Applies): Field<T, false, R> {
    return new Field<T, false, R>({ ...this, needed })
  }
  /**
   * Limits the choice to the values of a function of the record and its case: in the form, in the check and in the API
   * alike.
   */
  among(allowed: Allowed): Field<T, Always, R> {
    return new Field<T, Always, R>({ ...this, allowed })
  }
  /** The value of a record that is added without one: the form shows it and the API stores it. */
  initially(initial: Initial): Field<T, Always, R> {
    return new Field<T, Always, R>({ ...this, initial })
  }
  /** Lets lists sort rows by the values of the field. */
  sorted(): Field<T, Always, R> {
    return new Field<T, Always, R>({ ...this, inLists: 'sorted' })
  }
  /** Lets lists sort rows by the numbers of the field, and say what they come to: numbers with at most two decimals. */
  summed(): Field<T, Always, R> {
    return new Field<T, Always, R>({ ...this, inLists: 'summed' })
  }
  to<const N extends Ref>(ref: N): Field<T, Always, N> {
    return new Field<T, Always, N>({ ...this, ref })
  }
}
export const field = <T>(struct: Struct<T, unknown>): Field<T> =>
  new Field<T>({
    struct,
    required: true,
    applies: always,
    ref: undefined,
    needed: always,
    allowed: undefined,
    initial: undefined,
    inLists: undefined,
  })

export type AnyField = Field<unknown, boolean, Ref | undefined>
// A field is only read, so covariance in T is safe; `unknown` cannot express that, `any` can.
// oxlint-disable-next-line typescript/no-explicit-any
export type Fields = Readonly<Record<string, Field<any, boolean, any>>>
type RequiredKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends Field<infer _T, true, infer _R> ? K : never
}[keyof F]
type ValueOf<F> = F extends Field<infer T, boolean, infer _R> ? T : never
/** What the fields of a table refer to. */
export type RefsOf<F extends Fields> = NonNullable<F[keyof F]['ref']>
/** The type of a validated draft: fields that are always required are present, the others may be absent or null. */
export type InputOf<F extends Fields> = { [K in RequiredKeys<F>]: ValueOf<F[K]> } & {
  [K in Exclude<keyof F, RequiredKeys<F>>]?: ValueOf<F[K]> | null
}

/** A validation error: the path of the field in camel case, and a message for the person who fills the form. */
export interface Problem {
  path: string
  message: string
}
export type Checked<F extends Fields> =
  | { value: InputOf<F>; problems?: undefined }
  | { problems: Problem[]; value?: undefined }

/** What is said of a field that is missing. */
export const REQUIRED = 'This is required.'
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === '')

/** The value of a field in a record that is being added: its own, otherwise the one that the field starts with. */
export const valueOfNew = (fields: Fields, name: string, draft: Draft): unknown => {
  const initial = fields[name]?.initial
  const value = draft[name]
  return initial && isEmpty(value) ? initial(draft) : value
}
/** A record that is being added, with the values of the fields that start with one. */
export const withInitialValues = (fields: Fields, draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(
    Object.keys(fields).flatMap((name) => (fields[name]?.initial ? [[name, valueOfNew(fields, name, draft)]] : [])),
  ),
})

const notAllowed = (allowed: readonly string[]): string =>
  allowed.length > 0 ? `Choose one of ${allowed.join(', ')}.` : 'This case has nothing to choose from here.'

/** A record as it is stored, and the facts of its case as they are stored. */
export interface StoredRecord {
  draft: Draft
  facts: CaseFacts
}

type Judged = { value: unknown; problems?: undefined } | { problems: Problem[]; value?: undefined }

/** Judges the value that a draft has for one field. */
function judge(path: string, field: AnyField, draft: Draft, facts: CaseFacts): Judged {
  const { struct, required, applies, needed, allowed } = field
  const given = draft[path]
  if (!applies(draft, facts)) return { value: null }
  if (isEmpty(given))
    return required && needed(draft, facts) ? { problems: [{ path, message: REQUIRED }] } : { value: null }
  const [error, accepted] = validate(given, struct, { coerce: true })
  if (error)
    return { problems: error.failures().map((f) => ({ path: [path, ...f.path].join('.'), message: f.message })) }
  if (allowed && !allowed(draft, facts).includes(String(accepted)))
    return { problems: [{ path, message: notAllowed(allowed(draft, facts)) }] }
  return { value: accepted }
}

const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

/** Whether a value stands as it is stored, and would be refused there as well: it was taken by another rule. */
const standsAsStored = (path: string, field: AnyField, draft: Draft, stored: StoredRecord | undefined): boolean =>
  stored !== undefined &&
  isSame(draft[path], stored.draft[path]) &&
  judge(path, field, stored.draft, stored.facts).problems !== undefined

/**
 * Validates a draft against the fields of a case. Reports every missing and every invalid value at once. A field that
 * does not apply is set to null, so that the value of a hidden input is never saved. Of a record that is `stored` only
 * what is changed is judged: a value that stands as it was stored, under a rule that it broke already, is kept as it
 * is.
 */
export function check<F extends Fields>(
  fields: F,
  draft: Draft,
  facts: CaseFacts = outsideCases,
  stored?: StoredRecord,
): Checked<F> {
  const problems: Problem[] = []
  const value: Record<string, unknown> = {}
  for (const [path, field] of Object.entries(fields)) {
    const judged = judge(path, field, draft, facts)
    if (!judged.problems) value[path] = judged.value
    else if (standsAsStored(path, field, draft, stored)) value[path] = isEmpty(draft[path]) ? null : draft[path]
    else problems.push(...judged.problems)
  }
  return problems.length > 0 ? { problems } : { value: value as InputOf<F> }
}
