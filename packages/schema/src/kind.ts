import { asWritten } from '@costdraft/costing'
import type { CaseAddition } from './additions.ts'
import {
  check,
  isDraft,
  type CaseFacts,
  type Checked,
  type Draft,
  type Fields,
  type InputOf,
  type ItemField,
  type Problem,
  type RefsOf,
} from './field.ts'
import { kindTabs } from './tab-names.generated.ts'

/** An optional sub-record of an item (one to one), with its own fields and its own REST path. */
export interface OnePart<F extends Fields = Fields> {
  readonly many: false
  readonly wire: string
  readonly path: string
  readonly fields: F
  /** Whether the part applies to this draft; without this function it always applies. */
  readonly applies?: (draft: Draft) => boolean
  /** Whether the part is required where it applies, and where `needed`, if given, holds as well. */
  readonly required?: boolean
  readonly needed?: (draft: Draft) => boolean
  /** Changes of the item when the part is set or deleted through its own path. */
  readonly turnsOn?: Draft
  readonly turnsOff?: Draft
}
/** A list of sub-records of an item (one to many). They are a kind of their own, because they can be commented on. */
export interface ManyPart<K extends AnyKind = AnyKind> {
  readonly many: true
  readonly wire: string
  readonly path: string
  readonly kind: K
}
export type Parts = Readonly<Record<string, OnePart | ManyPart>>

/** Declares a sub-record: sent as the object `wire`, edited through `…/{path}`. */
export const one = <F extends Fields>(part: Omit<OnePart<F>, 'many'>): OnePart<F> => ({ many: false, ...part })
/** Declares a list of sub-records: sent as the array `wire`, each edited through `…/{path}/{uuid}`. */
export const many = <K extends AnyKind>(wire: string, path: string, kind: K): ManyPart<K> => ({
  many: true,
  wire,
  path,
  kind,
})

/** Tabs in the order in which a check of a case names them. */
const orderedTabs = [
  'parts',
  'parties',
  'proceduralSteps',
  'highCostSteps',
  'timeRecordings',
  'attendances',
  'hearings',
  'otherFas',
  'expertFees',
  'disbursements',
  'plannedWork',
  'narrative',
  'costNotes',
  'enhancement',
  'valueOfAssets',
] as const
export type TabName = (typeof orderedTabs)[number] | (typeof kindTabs)[number]
/** The tabs that a case can have; which of them it has is in the declaration of its area. */
export const tabNames: readonly TabName[] = [...new Set([...orderedTabs, ...kindTabs])]

/** The entity types that can be commented on: `client/entity/{type}/{uuid}/comment`. */
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
export type EntityType = (typeof entityTypes)[number]

/**
 * The list of another kind that includes the rows of a child kind, each with the uuid of its parent under the key `as`;
 * the key is null in any other row.
 */
export interface ListedIn {
  /** The name of the kind whose list it is. */
  kind: string
  as: string
  /** Further keys, as on the wire, that a row in the list has from its parent. */
  inherits?: readonly string[]
}
/**
 * How a field decides which tab lists a row. `tabOf` takes the value on the wire; null where a host does not tell it.
 */
export interface TabByField<Name extends string = string> {
  field: Name
  tabOf: (value: string | null) => TabName
  /** Where the rows of each tab have a list of their own in GraphQL: the value on the wire by the name of the list. */
  lists?: Readonly<Record<string, string>>
}

/**
 * The declaration of a kind of case item, from which each package derives its routes, storage, resolvers and screens.
 * Only what differs from the defaults is declared.
 */
export interface Kind<
  N extends string = string,
  T extends string = string,
  F extends Fields = Fields,
  P extends Parts = Parts,
> {
  /** The name in the database, unique among kinds. */
  name: N
  /** The `fee_type` of its rows in the REST API, if not `name`: two kinds may share one. */
  feeType?: string
  /** The GraphQL type. Its input is `${type}Input`; its mutations are add, edit, remove and restore `${type}`. */
  type: T
  /** The field of `Case` that lists it; sub-records have none. */
  list?: string
  /** REST path: `client/case/{id}/{path}`. */
  path: string
  /** The path segment of its DELETE route, if not `path`. */
  deletedThrough?: 'fee'
  commentedAs: EntityType
  /**
   * Whether its rows are fees although they are deleted on their own path: they are deleted as fees as well, and take
   * documents as such.
   */
  isFee?: boolean
  hasFiles: boolean
  fields: F
  parts: P
  /** Validation across fields: problems of values that are valid on their own but not together. */
  crossFieldProblems?: (draft: Draft, facts: CaseFacts) => Problem[]
  /** Fields with dates that must lie within those of the case: the first day of a row, and the last. */
  withinCase?: readonly [first: keyof F & string, last: keyof F & string]
  /**
   * The field of other kinds that names its rows: a case whose items do not record it has none, even if it has the tab.
   */
  namedBy?: ItemField
  /** The date by which its rows are listed, if not the field `date`. A kind without a date is listed as entered. */
  dateField?: keyof F & string
  /**
   * The text by which people know a row, shown by search, notifications and references, if not the field `description`.
   */
  textField?: keyof F & string
  /**
   * The field that says what sort of row it is, by which the audit names it, if not the first whose name ends in
   * `Type`.
   */
  typeField?: keyof F & string
  /** Whether search finds its rows by their text; by default it does. */
  isSearchable?: boolean
  /** Further fields by whose text search finds its rows. */
  foundBy?: readonly (keyof F & string)[]
  /** Whether search finds a case by the text of its rows as well, as by the names of its parties. */
  findsCase?: boolean
  /** Whether people have to be there on its date: those to come are listed among the dates of a report. */
  isAppointment?: boolean
  /** Whether its rows have a price in the bill; by default they do. Others are answered without costs. */
  isPriced?: boolean
  /** Whether its rows are kept with a completed case for its documents; by default those with a price are. */
  isInDocuments?: boolean
  /** The key of a yes or no in its answers that makes a row need attention, as an unresolved comment does. */
  attention?: string
  /** The tab that lists it, if not the one named as `list`. */
  tab?: TabName | TabByField<keyof F & string>
  /**
   * Of a kind whose own tab no area names: the tab after which it stands, in every area that has that one.
   */
  afterTab?: TabName
  /**
   * Whether the specification has it; by default it does. A host without the addition of another is not asked for it.
   */
  isSpecified?: boolean
  /** Fields that the specification does not have: a host without the addition is not sent them. */
  addedFields?: readonly { addition: CaseAddition; names: readonly (keyof F & string)[] }[]
  /**
   * Fields of its GraphQL type that nobody enters and its tab shows; its fields and parts are read without being named.
   */
  answeredFields?: readonly string[]
  /** Further keys that the specification derives: accepted when they are sent back, and ignored. */
  readOnly?: readonly string[]
  /** Of a sub-record: the list of another kind that includes it. */
  listedIn?: ListedIn
  /** Of a sub-record: the sentence that says where it is changed. */
  changedThrough?: string
}
// A kind is only read, so covariance is safe; `unknown` cannot express that, `any` can.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyKind = Kind<string, string, any, any>

export const defineKind = <const N extends string, const T extends string, F extends Fields, P extends Parts>(
  kind: Kind<N, T, F, P>,
): Kind<N, T, F, P> => kind

/** The sub-records of a kind, by the name of their part. */
export const partsOf = (kind: AnyKind): [name: string, part: OnePart | ManyPart][] =>
  Object.entries(kind.parts as Parts)
/** The `fee_type` of a kind on the wire. */
export const feeTypeOf = ({ feeType, name }: AnyKind): string => feeType ?? name
/** The field by which rows of a kind are listed; undefined for a kind that is listed as entered. */
export const dateFieldOf = ({ dateField, fields }: AnyKind): string | undefined =>
  dateField ?? ('date' in fields ? 'date' : undefined)
/** The field with the text by which people know a row; undefined for a kind without one. */
export const textFieldOf = ({ textField, fields }: AnyKind): string | undefined =>
  textField ?? ('description' in fields ? 'description' : undefined)
/** The field that says what sort of row of its kind it is, a value of the rules; undefined for a kind without one. */
export const typeFieldOf = ({ typeField, fields }: AnyKind): string | undefined =>
  typeField ?? Object.entries(fields as Fields).find(([name, { ref }]) => name.endsWith('Type') && !ref)?.[0]
/** Whether the rows of a kind are fees: `client/case/{id}/fee/{uuid}` removes them, and attaches documents to them. */
export const isFee = ({ isFee: declared, deletedThrough }: AnyKind): boolean => declared ?? deletedThrough === 'fee'
/** The path segment through which documents are attached to rows of a kind. */
export const filesThrough = (kind: AnyKind): string => (isFee(kind) ? 'fee' : kind.path)
/** The addition of a kind that the specification lacks; undefined for any other. */
export const additionOfKind = ({ name, isSpecified }: AnyKind): CaseAddition | undefined =>
  isSpecified === false ? `kind_${name}` : undefined
export const isPriced = ({ isPriced: priced }: AnyKind): boolean => priced !== false
export const isInDocuments = (kind: AnyKind): boolean => kind.isInDocuments ?? isPriced(kind)

type PartInput<P> =
  P extends OnePart<infer F>
    ? InputOf<F> | null
    : P extends ManyPart<infer K>
      ? (InputOfKind<K> & { uuid?: string | null })[] | null
      : never
/** The type of a validated draft of a kind, with its sub-records. */
export type InputOfKind<K extends AnyKind> =
  K extends Kind<string, string, infer F, infer P> ? InputOf<F> & { [N in keyof P]?: PartInput<P[N]> } : never
/** What the fields of a kind refer to, with those of its optional sub-records. */
export type RefsOfKind<K extends AnyKind> =
  K extends Kind<string, string, infer F, infer P>
    ? RefsOf<F> | { [N in keyof P]: P[N] extends OnePart<infer G> ? RefsOf<G> : never }[keyof P]
    : never

const dateIn = (draft: Draft, name: string): string | null => (typeof draft[name] === 'string' ? draft[name] : null)

/** Dates of a row that lie outside its case, or end before they begin. Dates that are none are other problems. */
function periodProblems({ withinCase, fields }: AnyKind, draft: Draft, { period }: CaseFacts): Problem[] {
  if (!withinCase) return []
  const [first, last] = withinCase
  const valid = { ...check({ [first]: fields[first] }, draft).value, ...check({ [last]: fields[last] }, draft).value }
  const [start, end] = [dateIn(valid, first), dateIn(valid, last)]
  const problems: Problem[] = []
  const outside = (path: string, date: string | null): void => {
    if (date === null) return
    if (period?.start && date < period.start)
      problems.push({
        path,
        message: `The case starts on ${asWritten(period.start)}: enter that day or a later one.`,
      })
    else if (period?.end && date > period.end)
      problems.push({ path, message: `The case ends on ${asWritten(period.end)}: enter that day or an earlier one.` })
  }
  outside(first, start)
  outside(last, end)
  if (problems.length === 0 && start !== null && end !== null && end < start)
    problems.push({ path: last, message: 'The end date is before the start date.' })
  return problems
}

const prefixed = (path: string, problems: Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, path: `${path}.${problem.path}` }))

function checkOne(
  name: string,
  part: OnePart,
  draft: Draft,
  facts: CaseFacts,
): Checked<Fields> | { value: null; problems?: undefined } {
  const given = draft[name]
  const isRequired = part.required === true && part.needed?.(draft) !== false
  if (part.applies?.(draft) === false || (!isRequired && !isDraft(given))) return { value: null }
  const { value, problems } = check(part.fields, isDraft(given) ? given : {}, facts)
  return problems ? { problems: prefixed(name, problems) } : { value }
}

/** Validates a draft of a kind with its sub-records. Reports all problems at once. */
export function checkKind<K extends AnyKind>(
  kind: K,
  draft: Draft,
  facts: CaseFacts,
): { value: InputOfKind<K>; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const own = check(kind.fields as Fields, draft, facts)
  const problems: Problem[] = [
    ...(own.problems ?? []),
    ...(kind.crossFieldProblems?.(draft, facts) ?? []),
    ...periodProblems(kind, draft, facts),
  ]
  const value: Record<string, unknown> = { ...own.value }
  for (const [name, part] of partsOf(kind)) {
    if (!part.many) {
      const result = checkOne(name, part, draft, facts)
      problems.push(...(result.problems ?? []))
      value[name] = result.value ?? null
    } else if (Array.isArray(draft[name])) {
      value[name] = draft[name].map((row: unknown, i) => {
        const result = checkKind(part.kind, isDraft(row) ? row : {}, facts)
        if (result.problems) problems.push(...prefixed(`${name}.${i}`, result.problems))
        return isDraft(row) && row.uuid ? { uuid: row.uuid, ...result.value } : result.value
      })
    }
  }
  return problems.length > 0 ? { problems } : { value: value as InputOfKind<K> }
}
