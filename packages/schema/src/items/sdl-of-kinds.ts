// Node only, like type-defs.ts.
import type { Fields } from '../field.ts'
import type { AnyKind, Parts } from '../kind.ts'
import { Inputs, nameIn, readSdl, type Written } from '../sdl/inputs.ts'
import { camelName } from '../names.ts'
import { furtherOrders, summedFields } from './item-query.ts'
import { isListed, listsOf, type ListedKind } from './listed-kinds.ts'
import { changeMutationOf, fieldOfKind, MAX_ROW_CHANGES } from './row-changes.ts'

/** A camel-case name as words: "cost notes". */
const wordsOf = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
/** What one row of a list is called, and several, in sentences. */
const nounsOf = ({ list }: ListedKind): { one: string; aOne: string; many: string } => {
  const many = wordsOf(list)
  const one = many.replace(/ies$/, 'y').replace(/s$/, '')
  // Planned work is not counted.
  if (one === many) return { one, aOne: one, many }
  return { one, aOne: `${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`, many }
}

/** Adds the input of a kind with those of its parts, and answers its name. */
function addKind(inputs: Inputs, { type, list, fields, parts }: AnyKind): string {
  const uuid = [
    '"The stored row to change; null for a new row. Stored rows that are not in the list are removed."',
    'uuid: ID',
  ]
  const partLines = Object.entries(parts as Parts).map(([name, part]) => {
    if (part.many) return inputs.line(type, name, `[${addKind(inputs, part.kind)}!]`)
    const partType = nameIn(inputs.fieldOf(type, name))
    return inputs.line(type, name, inputs.add(`${partType}Input`, inputs.linesOf(partType, part.fields)))
  })
  const lines = [...(list ? [] : uuid), ...inputs.linesOf(type, fields as Fields), ...partLines]
  return inputs.add(`${type}Input`, lines, `What is entered of a \`${type}\`.`)
}

/** The types of kinds and of the rows that are parts of them, each once. */
const typesOf = (kinds: readonly AnyKind[]): string[] => [
  ...new Set(
    kinds.flatMap(({ type, parts }): string[] => [
      type,
      ...Object.values(parts as Parts).flatMap((part) => (part.many ? typesOf([part.kind]) : [])),
    ]),
  ),
]
/** When a row was entered and changed, which every row tells (`CaseItem`). */
const timesOf = (type: string): string => `
extend type ${type} {
  "When it was entered. Null where the host does not say."
  createdAt: DateTime
  "When it, or a comment on it, was changed last. Null where the host does not say."
  updatedAt: DateTime
}`

/** The documents of the items of a kind, and the mutation that sets them. */
const filesOf = ({ type, hasFiles }: ListedKind): string =>
  hasFiles
    ? `
extend type ${type} {
  "The documents of the case that are attached to it, in the order in which they were. One that the host does not tell has no name."
  files: [CaseFile!]
}
extend type Mutation {
  "Makes these the documents that are attached: those of the list that are not are attached, and all others detached."
  set${type}Files(caseUuid: ID!, uuid: ID!, files: [ID!]!, version: String): ${type}!
}`
    : ''

/** The mutation that changes several rows of a kind, with what it takes and answers of each. */
const severalOf = ({ type, list }: ListedKind): string => `
"One change of several of \`${changeMutationOf(list)}\`."
input ${type}Change {
  "What is done with the row."
  action: RowAction!
  "The uuid of a row that is there already."
  uuid: ID
  "The version that a change or removal is based on; without one it is made in any case."
  version: String
  "The values of the row, to add or edit it."
  input: ${type}Input
  "A key of the caller’s own, to add a row: sending it again within 24 hours is safe."
  idempotencyKey: String
}
"What became of one change of \`${changeMutationOf(list)}\`."
type ${type}Changed {
  "The row as it is now; null where it was removed or the change refused."
  item: ${type}
  "Why the change was refused; null where it was made."
  error: RowRefusal
}
extend type Mutation {
  "Makes up to ${MAX_ROW_CHANGES} changes in the order given, and answers each in its place. One that is refused changes nothing and stops no other."
  ${changeMutationOf(list)}(caseUuid: ID!, changes: [${type}Change!]!): [${type}Changed!]!
}`

/**
 * The connection of a listed kind, its fields of `Case` unless they are hand-written, its mutations, and its documents.
 */
function operationsOf(kind: ListedKind, written: Written): string {
  const { type } = kind
  const { one, aOne, many } = nounsOf(kind)
  const fields = listsOf(kind).filter((list) => !written.objects.get('Case')?.has(list))
  const extended = `extend type Case {
${fields
  .map(
    (
      list,
    ) => `  "The ${wordsOf(list)} of the case: by date, and what has none as entered. \`sort\` asks for another order."
  ${list}(first: Int, after: String, filter: ItemFilter, sort: ItemSort): ${type}Connection!`,
  )
  .join('\n')}
}
`
  return `${fields.length > 0 ? extended : ''}"A page of ${many}."
type ${type}Connection {
  totalCount: Int!
  nodes: [${type}!]!
  pageInfo: PageInfo!
  "What the rows of the filter come to, those of other pages included."
  sums: ItemSums!
}
extend type Mutation {
  "Adds ${aOne} with all that belongs to it, in one change."
  add${type}(caseUuid: ID!, input: ${type}Input!, idempotencyKey: String): ${type}!
  "Changes ${aOne}. A field that is left out stays as it is, and null empties it; a list that is given replaces its rows."
  edit${type}(caseUuid: ID!, uuid: ID!, input: ${type}Input!, version: String): ${type}!
  "Removes ${aOne} and answers its uuid. It can be restored for thirty days."
  remove${type}(caseUuid: ID!, uuid: ID!, version: String): ID!
  "Brings back a removed ${one}, with all that was removed together with it."
  restore${type}(caseUuid: ID!, uuid: ID!): ${type}!
}${severalOf(kind)}${filesOf(kind)}`
}

/** What lists can do with fields beside what every list knows: sort rows by them, and add them up. */
function inListsOf(kinds: readonly ListedKind[]): string[] {
  const names = furtherOrders(kinds)
  const areSummed = kinds.some((kind) => summedFields(kind).length > 0)
  return [
    ...(names.length > 0
      ? [
          `extend enum ItemOrder {\n${names.map((name) => `  "The field \`${camelName(name)}\` of kinds that have it."\n  ${name}`).join('\n')}\n}`,
        ]
      : []),
    ...(areSummed ? [COLUMN_SUMS] : []),
  ]
}
const COLUMN_SUMS = `
extend type ItemSums {
  "What further columns of numbers come to, such as miles; null where rows have none."
  columns: [ColumnSum!]
}
"What the numbers of a field come to."
type ColumnSum {
  "The field, as the order of rows names it."
  column: String!
  "The sum of all rows of the filter."
  sum: Float!
}`

/** The input of a new row of any kind: one field a kind. */
const anyRowOf = (
  kinds: readonly ListedKind[],
): string => `"A row that is to be added: that of one kind, and of no other."
input NewRow {
  "The case that gets it."
  caseUuid: ID!
${kinds.map(({ type }) => `  "The fields of the new row."\n  ${fieldOfKind(type)}: ${type}Input\n`).join('')}}`

/** The kinds of row that are named where any of them may be. */
const rowKindOf = (kinds: readonly ListedKind[]): string => `"The kinds of row that a case can have."
enum RowKind {
${kinds.map((kind) => `  "Rows of the type \`${kind.type}\`."\n  ${kind.name}`).join('\n')}
}`

/**
 * The SDL that follows from kinds of item: of each listed kind its connection, its field of `Case`, its input with the
 * inputs of its parts, its mutations, and its documents if it has any; and the input of a new row of any kind. The type
 * itself is hand-written, in `sdl`, and decides the types of the input's fields; which fields there are and which are
 * required (`!`) follows from the kind. An input or a field of `Case` that `sdl` has is not generated.
 * @throws where a type lacks a field of its kind, or where two kinds need different inputs of one name.
 */
export function sdlOfKinds(kinds: readonly AnyKind[], sdl: string): string {
  const written = readSdl(sdl)
  const inputs = new Inputs(written)
  const listed = kinds.filter(isListed)
  for (const kind of listed) addKind(inputs, kind)
  return [
    ...listed.map((kind) => operationsOf(kind, written)),
    ...(listed.length > 0 ? [anyRowOf(listed), rowKindOf(listed)] : []),
    ...inListsOf(listed),
    ...typesOf(kinds).map(timesOf),
    ...inputs.definitions.values(),
  ].join('\n')
}
