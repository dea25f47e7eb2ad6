import type { ComponentType } from 'react'
import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import type { AnyKind, InputOfKind, Kind, ManyPart, OnePart, Parts } from '@costdraft/schema/kind.ts'
import type { Controls, Option } from '../../ui/form/controls.ts'
import type { Column } from '../../ui/table/columns.ts'
import type { Comment } from './comments/entity.ts'

/** What every item answers; `date` orders those that have one. */
export interface ItemRow {
  __typename: string
  uuid: string
  version: string | null
  attention: boolean
  comments: readonly Comment[]
  date?: string
}

/** A row that holds every field and part of its kind, so that a form can be filled with it. */
export type RowOf<K extends AnyKind> = ItemRow & { readonly [Name in keyof K['fields'] | keyof K['parts']]: unknown }

interface Answered<Row> {
  case: {
    uuid: string
    items: { totalCount: number; nodes: Row[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } }
  }
}

/** The operations of a kind, aliased so that all kinds answer alike. Their input is what the contract has judged: where it and the SDL disagree, a room does not compile. */
export interface Operations<Input, Row> {
  list: TypedDocumentNode<Answered<Row>, { uuid: string; first: number; after?: string | null }>
  add: TypedDocumentNode<{ item: Row }, { caseUuid: string; input: Input; idempotencyKey: string }>
  edit: TypedDocumentNode<{ item: Row }, { caseUuid: string; uuid: string; input: Input; version: string | null }>
  remove: TypedDocumentNode<{ removed: string }, { caseUuid: string; uuid: string }>
  restore: TypedDocumentNode<{ item: Row }, { caseUuid: string; uuid: string }>
}

/** How a part that hangs under an item once is asked for, in columns; its label is that of its toggle. */
interface OneAsked<F extends Fields> {
  label: string
  template: string
  controls: Controls<F>
  starts?: Draft
}
/** How a list under an item is asked for: a row of inputs each, in columns. */
interface ManyAsked<F extends Fields> {
  label: string
  each: string
  template: string
  controls: Controls<F>
}
type PartAsked<P> =
  P extends OnePart<infer F> ? OneAsked<F> : P extends ManyPart<infer K> ? ManyAsked<K['fields']> : never

/** What the form is given by the case it is in. */
export interface Around {
  feeEarners: readonly Option[]
}

type NameOf<K extends AnyKind> = (keyof K['fields'] | keyof K['parts']) & string
/** A field by itself, or several side by side. */
type Line<N extends string> = N | readonly N[]
/** A group of lines under a small title, gone when none of them applies. */
interface Group<N extends string> {
  title: string
  lines: readonly Line<N>[]
  tell?: (draft: Draft) => string
}

export interface TabDefinition<K extends AnyKind, Row> {
  kind: K
  title: string
  /** One of them, as a button and a dialog name it. */
  each: string
  failed: string
  operations: Operations<InputOfKind<K>, Row>
  columns: readonly (Column<Row, never> & { when?: (facts: CaseFacts) => boolean })[]
  /** A control for every field and every part: leaving one out does not compile. */
  controls: (around: Around) => Controls<K['fields']>
  parts: { readonly [P in keyof K['parts']]: PartAsked<K['parts'][P]> }
  layout: readonly (Line<NameOf<K>> | Group<NameOf<K>>)[]
  /** What a new one begins with. */
  starts?: Draft
  /** What the next one keeps of the last, where several are entered in a row. */
  keeps: readonly (keyof K['fields'] & string)[]
  /** Where several tabs share a kind: the words of a field that this one shows and offers. */
  only?: { field: keyof K['fields'] & string; words: readonly string[] }
  /** The row, where people speak of it: in the names of its buttons. */
  nameOf: (row: Row) => string
  /** What else can be done with the whole list, beside adding to it. */
  Beside?: ComponentType<{ caseUuid: string; isEmpty: boolean }>
}

/** A definition as the shared code reads it, whatever its kind: what belongs together was compiled together in its room. */
export interface AnyTab extends Omit<
  TabDefinition<Kind<string, string, Fields, Parts>, AnyRow>,
  'controls' | 'parts' | 'layout' | 'keeps' | 'only' | 'operations'
> {
  operations: Operations<Draft, AnyRow>
  controls: (around: Around) => Controls<Fields>
  parts: Readonly<Record<string, OneAsked<Fields> | ManyAsked<Fields>>>
  layout: readonly (Line<string> | Group<string>)[]
  keeps: readonly string[]
  only?: { field: string; words: readonly string[] }
}
export type AnyRow = ItemRow & Draft
export type AnyOneAsked = OneAsked<Fields>
export type AnyManyAsked = ManyAsked<Fields>
export type AnyLine = Line<string>
export type AnyGroup = Group<string>
