import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import type { GraphQLError } from 'graphql'
import type { Optional } from '../cases/case-records.ts'
import type { Stage } from '../generated/resolvers.ts'
import type { CaseHead, CaseRow, ItemRow } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    bulk: BulkChanges
  }
}

/** An entry of a request over many cases that the viewer may make: its place in the request, and its case. */
export interface Entry {
  place: number
  head: CaseHead
}
export interface MoveEntry extends Entry {
  stage: Stage
  from: Stage | null | undefined
  version: Optional
}
export interface EditEntry extends Entry {
  area: AnyArea
  input: Draft
  version: Optional
}
export interface RowEntry extends Entry {
  kind: AnyKind
  input: Draft
}

/** What became of an entry: what it is answered with, or what a mutation of its own would have thrown. */
export type Answer<Row> = { row: Row } | { error: GraphQLError }

/** Changes of many cases with one request. Each answers its entries in their order. */
export interface BulkChanges {
  /** What is known of cases that are to be changed; null for one that must be read by itself. */
  heads: (uuids: readonly string[]) => Promise<(CaseHead | null)[]>
  move: (entries: readonly MoveEntry[], key: Optional) => Promise<Answer<CaseRow>[]>
  edit: (entries: readonly EditEntry[], key: Optional) => Promise<Answer<CaseRow>[]>
  generate: (entries: readonly Entry[], key: Optional) => Promise<Answer<CaseRow>[]>
  addRows: (entries: readonly RowEntry[], key: Optional) => Promise<Answer<ItemRow>[]>
}
