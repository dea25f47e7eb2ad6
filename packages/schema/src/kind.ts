import { check, type CaseFacts, type Checked, type Draft, type Fields, type InputOf, type Problem } from './field.ts'

/** What hangs under a row once: a few fields of its own, with its own path and verbs. */
export interface OnePart<F extends Fields = Fields> {
  readonly many: false
  readonly wire: string
  readonly path: string
  readonly fields: F
  /** Whether it is there at all on this draft; everywhere where nothing is said. */
  readonly applies?: (draft: Draft) => boolean
  /** Must be filled wherever it applies. */
  readonly required?: boolean
  /** What setting or deleting it by its own path says of the row. */
  readonly turnsOn?: Draft
  readonly turnsOff?: Draft
}
/** What hangs under a row any number of times: a kind of its own, for it can be commented on. */
export interface ManyPart<K extends AnyKind = AnyKind> {
  readonly many: true
  readonly wire: string
  readonly path: string
  readonly kind: K
}
export type Parts = Readonly<Record<string, OnePart | ManyPart>>

/** One row's fields under `wire`, changed through `…/{path}`; there only where it applies. */
export const one = <F extends Fields>(part: Omit<OnePart<F>, 'many'>): OnePart<F> => ({ many: false, ...part })
/** A list of rows under `wire`, each changed through `…/{path}/{uuid}`. */
export const many = <K extends AnyKind>(wire: string, path: string, kind: K): ManyPart<K> => ({
  many: true,
  wire,
  path,
  kind,
})

/** What a comment on an item is addressed to: `client/entity/{type}/{uuid}/comment`. */
export const entityTypes = [
  'case_fee',
  'cost_note',
  'case_part',
  'party',
  'procedural_step',
  'procedural_step_attendance',
  'hearing_disbursement',
  'procedural_step_disbursement',
] as const
export type Commented = (typeof entityTypes)[number]

/** What every package needs to know about one kind of case item. */
export interface Kind<
  N extends string = string,
  T extends string = string,
  F extends Fields = Fields,
  P extends Parts = Parts,
> {
  /** Its name on the wire (`fee_type`) and in the database. */
  name: N
  /** Its GraphQL type; its input is `${type}Input`, its mutations add, edit, remove and restore `${type}`. */
  type: T
  /** The field on `Case` that lists it; what hangs under another has none. */
  list?: string
  /** client/case/{id}/{path} */
  path: string
  /** The last segment its DELETE goes through, where it is not its own. */
  deletedThrough?: 'fee'
  commentedAs: Commented
  hasFiles: boolean
  fields: F
  parts: P
  /** What no single field can say: sentences about fields that are each right and together wrong. */
  refuses?: (draft: Draft, facts: CaseFacts) => Problem[]
}
// A kind is read, never written through: variance is safe, which `any` says where `unknown` cannot.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyKind = Kind<string, string, any, any>

export const defineKind = <const N extends string, const T extends string, F extends Fields, P extends Parts>(
  kind: Kind<N, T, F, P>,
): Kind<N, T, F, P> => kind

type PartInput<P> =
  P extends OnePart<infer F>
    ? InputOf<F> | null
    : P extends ManyPart<infer K>
      ? (InputOfKind<K> & { uuid?: string | null })[] | null
      : never
/** A draft of a kind that has been judged: its fields and what hangs under it. */
export type InputOfKind<K extends AnyKind> =
  K extends Kind<string, string, infer F, infer P> ? InputOf<F> & { [N in keyof P]?: PartInput<P[N]> } : never

const under = (path: string, problems: Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }))
const isDraft = (value: unknown): value is Draft => typeof value === 'object' && value !== null && !Array.isArray(value)

function checkOne(
  name: string,
  part: OnePart,
  draft: Draft,
  facts: CaseFacts,
): Checked<Fields> | { value: null; problems?: undefined } {
  const given = draft[name]
  if (part.applies?.(draft) === false || (!part.required && !isDraft(given))) return { value: null }
  const { value, problems } = check(part.fields, isDraft(given) ? given : {}, facts)
  return problems ? { problems: under(name, problems) } : { value }
}

/** Judges a draft of a kind with all that hangs under it; every problem of it at once. */
export function checkKind<K extends AnyKind>(
  kind: K,
  draft: Draft,
  facts: CaseFacts,
): { value: InputOfKind<K>; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const own = check(kind.fields as Fields, draft, facts)
  const problems: Problem[] = [...(own.problems ?? []), ...(kind.refuses?.(draft, facts) ?? [])],
    value: Record<string, unknown> = { ...own.value }
  for (const [name, part] of Object.entries(kind.parts as Parts)) {
    if (!part.many) {
      const result = checkOne(name, part, draft, facts)
      problems.push(...(result.problems ?? []))
      value[name] = result.value ?? null
    } else if (Array.isArray(draft[name])) {
      value[name] = draft[name].map((row: unknown, i) => {
        const result = checkKind(part.kind, isDraft(row) ? row : {}, facts)
        if (result.problems) problems.push(...under(`${name}.${i}`, result.problems))
        return isDraft(row) && row.uuid ? { uuid: row.uuid, ...result.value } : result.value
      })
    }
  }
  return problems.length > 0 ? { problems } : { value: value as InputOfKind<K> }
}
