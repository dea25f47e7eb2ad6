import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Draft } from '@costdraft/schema/field.ts'
import type { KindName, Kinds } from '@costdraft/schema/items/index.ts'
import type { AnyKind, InputOfKind } from '@costdraft/schema/kind.ts'
import type { ItemFilter, ItemSort, RowAction } from '../../generated/graphql.ts'
import { itemOperations, type ItemRows } from '../../generated/item-operations.ts'
import type { AnyRow, ItemRow } from './item-row.ts'

interface ListResult<Row> {
  case: {
    uuid: string
    items: {
      totalCount: number
      nodes: Row[]
      pageInfo: { endCursor: string | null; hasNextPage: boolean }
    }
    /** What the rows of the filter come to, those of other pages included. */
    summed?: { sums: Sums }
  }
}

type ListDocument<Row> = TypedDocumentNode<
  ListResult<Row>,
  {
    uuid: string
    first: number
    after?: string | null
    filter?: ItemFilter | null
    sort?: ItemSort | null
    /** Whether to answer what the rows of the filter come to. */
    sums?: boolean | null
    /** Which rows are added up: those of the filter that are in the tab. */
    summed?: ItemFilter | null
  }
>
/** What the rows of a list come to: hours and pounds, as decimal strings. */
export interface Sums {
  count: number
  time: string | null
  net: string | null
  vat: string | null
  unpriced: number
  /** What further columns come to; only of kinds that add up a field of their own. */
  columns?: readonly { column: string; sum: number }[] | null
}
/** A change of the rows of a case. It answers `after` what follows from it, unless `follows` is false. */
type Change<Result, Variables> = TypedDocumentNode<
  Result & { after?: { uuid: string } | null },
  Variables & { caseUuid: string; follows?: boolean | null }
>

/** One of several changes. An edit without a version is made in any case. */
interface RowChange<Input> {
  action: RowAction
  uuid?: string | null
  version?: string | null
  input?: Input | null
  idempotencyKey?: string | null
}
/** What became of it: the row as it is now, or why the change was refused. */
export interface RowChanged<Row> {
  item: Row | null
  error: {
    code: string
    message: string
    problems: { path: string; message: string }[]
    current: unknown
  } | null
}

/** The operations of a kind, aliased so that the results of all kinds have the same shape. */
interface Operations<Input, Row> {
  list: ListDocument<Row>
  /** By its name in `Case`, where the rows of each tab have a list of their own. */
  lists?: Readonly<Record<string, { list: ListDocument<Row> }>>
  add: Change<{ item: Row }, { input: Input; idempotencyKey: string }>
  edit: Change<{ item: Row }, { uuid: string; input: Input; version: string | null }>
  remove: Change<{ removed: string }, { uuid: string; version?: string | null }>
  restore: Change<{ item: Row }, { uuid: string }>
  /** Several changes at once, each answered in its place. */
  change: Change<{ changed: RowChanged<Row>[] }, { changes: RowChange<Input>[] }>
  /** Of a kind with documents. */
  setFiles?: Change<{ item: Row }, { uuid: string; files: string[]; version?: string | null }>
}
/** Operations with the kind erased, as the shared code uses them. */
export type AnyOperations = Operations<Draft, AnyRow>

/** A row that holds every field and part of its kind, so that a form can be filled with it. */
type FullRow<K extends AnyKind> = ItemRow & { readonly [Name in keyof K['fields'] | keyof K['parts']]: unknown }
type KindOf<Type extends keyof ItemRows> = Extract<Kinds[KindName], { type: Type }>

/**
 * The input of each operation is the type of the validated form, and its rows fill the form: a mismatch between a field
 * table and the GraphQL schema does not compile here.
 */
const checked = itemOperations satisfies {
  [Type in keyof ItemRows]: Operations<InputOfKind<KindOf<Type>>, FullRow<KindOf<Type>>>
}

/** The operations of a kind with a list, generated from its declaration. */
export const operationsOf = (type: string): AnyOperations => checked[type as keyof ItemRows] as unknown as AnyOperations
