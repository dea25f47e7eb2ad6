// For code generation only: codegen.ts turns this text into typed documents.
import type { Fields } from '@costdraft/schema/field.ts'
import { summedFields } from '@costdraft/schema/items/item-query.ts'
import { isListed, listsOf, type ListedKind } from '@costdraft/schema/items/listed-kinds.ts'
import { changeMutationOf } from '@costdraft/schema/items/row-changes.ts'
import type { AnyKind, Parts } from '@costdraft/schema/kind.ts'
import { assertObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql'
import { allSelected, objectOf, selected } from './selection.ts'

type Registry = Readonly<Record<string, AnyKind>>

/** The name of the query for a list: `TimeRecordings`. */
const queryName = (list: string): string => `${list.charAt(0).toUpperCase()}${list.slice(1)}`
/** The name of the operation that changes several rows: `ChangeTimeRecordings`. */
const changeName = (list: string): string => queryName(changeMutationOf(list))

/** Every field and part of a kind with what a tab shows beside them, and those of the parts of its parts. */
function kindSelection(type: GraphQLObjectType, kind: AnyKind): string {
  const partLines = Object.entries(kind.parts as Parts).map(([name, part]) => {
    const target = objectOf(type, name)
    const inner = part.many ? `uuid ${kindSelection(target, part.kind)}` : allSelected(target, part.fields).join(' ')
    return `${name} { ${inner} }`
  })
  const shown = (kind.answeredFields ?? []).map((field) => selected(type, field, false))
  return [...allSelected(type, kind.fields as Fields), ...partLines, ...shown].join(' ')
}

/** What a row tells of the documents that are attached to it. */
const FILES = 'files { id uuid name size path }'
const filesDocument = (name: string, row: string, after: string): string => `
    mutation Set${name}Files(
      $caseUuid: ID!, $uuid: ID!, $files: [ID!]!, $version: String, $follows: Boolean = true
    ) {
      item: set${name}Files(caseUuid: $caseUuid, uuid: $uuid, files: $files, version: $version) ${row}
      ${after}
    }`

const sumsOf = (kind: AnyKind): string =>
  `{ count time net vat unpriced${summedFields(kind).length > 0 ? ' columns { column sum }' : ''} }`
const listDocument = (list: string, row: string, kind: AnyKind): string => `
    query ${queryName(list)}(
      $uuid: ID!, $first: Int!, $after: String, $filter: ItemFilter, $sort: ItemSort,
      $sums: Boolean = false, $summed: ItemFilter
    ) {
      case(uuid: $uuid) {
        uuid
        items: ${list}(first: $first, after: $after, filter: $filter, sort: $sort) {
          totalCount
          nodes ${row}
          pageInfo { endCursor hasNextPage }
        }
        summed: ${list}(first: 1, filter: $summed) @include(if: $sums) { sums ${sumsOf(kind)} }
      }
    }`

/** What follows from a change of rows of a kind: what is computed of the case, and what its lists come to. */
const afterRows = (kind: ListedKind): string => `
      after: changedCase(uuid: $caseUuid) @include(if: $follows) {
        ...AfterRows @unmask
        ${listsOf(kind)
          .map((list) => `${list}(first: 1) { sums ${sumsOf(kind)} }`)
          .join(' ')}
      }`

function documentsOf(kind: ListedKind, schema: GraphQLSchema): string {
  const name = kind.type
  const type = assertObjectType(schema.getType(name))
  const row = `{ ...${name}Row @unmask }`
  const after = afterRows(kind)
  return `
    fragment ${name}Row on ${name} {
      uuid version attention
      ${kindSelection(type, kind)}
      ${kind.hasFiles ? FILES : ''}
      ...ItemComments @unmask
    }
    ${listsOf(kind)
      .map((list) => listDocument(list, row, kind))
      .join('\n')}
    mutation Add${name}($caseUuid: ID!, $input: ${name}Input!, $idempotencyKey: String!, $follows: Boolean = true) {
      item: add${name}(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) ${row}
      ${after}
    }
    mutation Edit${name}(
      $caseUuid: ID!, $uuid: ID!, $input: ${name}Input!, $version: String, $follows: Boolean = true
    ) {
      item: edit${name}(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) ${row}
      ${after}
    }
    mutation Remove${name}($caseUuid: ID!, $uuid: ID!, $version: String, $follows: Boolean = true) {
      removed: remove${name}(caseUuid: $caseUuid, uuid: $uuid, version: $version)
      ${after}
    }
    mutation Restore${name}($caseUuid: ID!, $uuid: ID!, $follows: Boolean = true) {
      item: restore${name}(caseUuid: $caseUuid, uuid: $uuid) ${row}
      ${after}
    }
    mutation ${changeName(kind.list)}($caseUuid: ID!, $changes: [${name}Change!]!, $follows: Boolean = true) {
      changed: ${changeMutationOf(kind.list)}(caseUuid: $caseUuid, changes: $changes) {
        item ${row}
        error { code message problems { path message } current }
      }
      ${after}
    }
    ${kind.hasFiles ? filesDocument(name, row, after) : ''}`
}

/**
 * The web app's operations on items as one GraphQL document: of each kind with a list its row (every field and part,
 * references with the names of their targets, its documents, and what is answered beside them), its lists, and adding,
 * editing, removing and restoring a row, changing several rows at once, and setting its documents where its kind has
 * any. The aliases `items`, `item`, `removed`, `changed` and `after` give the results of all kinds one shape. A change
 * answers with `after` what follows from it, unless `follows` is false.
 * @throws where the GraphQL type of a kind lacks a field.
 */
export const itemDocuments = (kinds: Registry, schema: GraphQLSchema): string =>
  Object.values(kinds)
    .filter(isListed)
    .map((kind) => documentsOf(kind, schema))
    .join('\n')

/** The documents of the lists of a kind that has several, by their names. */
const listsLine = (kind: ListedKind): string =>
  listsOf(kind).length === 1
    ? ''
    : `
    lists: { ${listsOf(kind)
      .map((list) => `${list}: { list: types.${queryName(list)}Document }`)
      .join(', ')} },`

/** The module that holds the typed documents and the type of a row of each kind with a list, by its GraphQL type. */
export function itemOperationsModule(kinds: Registry): string {
  const listed = Object.values(kinds).filter(isListed)
  const operations = listed.map(
    (kind) => `  ${kind.type}: {
    list: types.${queryName(kind.list)}Document,${listsLine(kind)}
    add: types.Add${kind.type}Document,
    edit: types.Edit${kind.type}Document,
    remove: types.Remove${kind.type}Document,
    restore: types.Restore${kind.type}Document,
    change: types.${changeName(kind.list)}Document,${kind.hasFiles ? `\n    setFiles: types.Set${kind.type}FilesDocument,` : ''}
  },`,
  )
  return `/* eslint-disable */
import * as types from './graphql.ts';

export const itemOperations = {
${operations.join('\n')}
};

export interface ItemRows {
${listed.map(({ type }) => `  ${type}: types.${type}RowFragment;`).join('\n')}
}
`
}
