import { field } from '@costdraft/schema/field.ts'
import { defineKind, many, one } from '@costdraft/schema/kind.ts'
import { sdlOfKinds } from '@costdraft/schema/items/sdl-of-kinds.ts'
import { decimal, IsoDate, listOf, text, Uuid } from '@costdraft/schema/structs.ts'
import { buildSchema, Kind, parse, print, validate, type GraphQLSchema } from 'graphql'
import { expect, test } from 'vitest'
import { itemDocuments, itemOperationsModule } from '../../packages/web/item-documents.ts'

const travel = one({ wire: 'travel', path: 'travel', fields: { distance: field(decimal(0, 99)) } })
const counsel = defineKind({
  name: 'counsel',
  type: 'Counsel',
  path: 'counsel',
  commentedAs: 'procedural_step',
  hasFiles: false,
  fields: { party: field(Uuid).to('party') },
  parts: { travel },
})
const step = defineKind({
  name: 'step',
  type: 'Step',
  list: 'highSteps',
  path: 'step',
  commentedAs: 'procedural_step',
  hasFiles: true,
  answeredFields: ['cost'],
  fields: { date: field(IsoDate), note: field(text(1, 9)), days: field(listOf(IsoDate)).optional() },
  parts: { counsel: many('counsel', 'counsel', counsel) },
})
const kinds = { step, counsel }

const written = `
  scalar Date
  scalar DateTime
  type Query { case(uuid: ID!): Case! }
  type Mutation { changedCase(uuid: ID!): Case }
  type Case { uuid: ID! }
  type PageInfo { endCursor: String hasNextPage: Boolean! }
  input ItemFilter { from: Date }
  input ItemSort { by: String! }
  type ItemSums { count: Int! time: Float net: Float vat: Float unpriced: Int! }
  enum RowAction { add }
  type RowRefusal { code: String! message: String! problems: [RowProblem!]! current: String }
  type RowProblem { path: String! message: String! }
  interface CaseItem { comments: Int }
  type Party { uuid: ID! name: String! address: Address steps(first: Int!): Int }
  type Address { town: String }
  type CaseFile { id: ID! uuid: ID name: String size: Int path: [String!]! createdAt: String }
  type Day { date: Date! times: [Time!] }
  type Time { start: String }
  type Step implements CaseItem {
    uuid: ID! version: String attention: Boolean! comments: Int
    date: Date! note: String! days: [Day!] counsel: [Counsel!]! cost: Int vat: Int
  }
  type Counsel { uuid: ID! party: Party! travel: Travel }
  type Travel { distance: Float! }
`
const schema: GraphQLSchema = buildSchema(`${written}\n${sdlOfKinds(Object.values(kinds), written)}`)
const made = itemDocuments(kinds, schema)

test('every operation is valid against the schema that is generated from the same kind', () => {
  const document = parse(
    `${made} fragment ItemComments on CaseItem { comments } fragment AfterRows on Case { uuid }`.replaceAll(
      ' @unmask',
      '',
    ),
  )
  expect(validate(schema, document)).toEqual([])
  expect(
    document.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [])),
  ).toEqual(['HighSteps', 'AddStep', 'EditStep', 'RemoveStep', 'RestoreStep', 'ChangeHighSteps', 'SetStepFiles'])
})

test('a row has every field and part, parts of parts, plain fields of a reference, its documents, and what its tab shows, but nothing else', () => {
  expect(print(parse(made).definitions[0]!)).toBe(`fragment StepRow on Step {
  uuid
  version
  attention
  date
  note
  days {
    date
    times {
      start
    }
  }
  counsel {
    uuid
    party {
      uuid
      name
    }
    travel {
      distance
    }
  }
  cost
  files {
    id
    uuid
    name
    size
    path
  }
  ...ItemComments @unmask
}`)
})

test('a kind without documents has none in its row, and no operation that sets them', () => {
  const bare = { ...step, hasFiles: false }
  const text = itemDocuments({ step: bare }, buildSchema(`${written}\n${sdlOfKinds([bare], written)}`))
  expect(text).not.toMatch(/files/i)
  expect(itemOperationsModule({ step: bare })).not.toContain('setFiles')
})

test('a kind with a list for each of its tabs has a query for each, with the same row', () => {
  const lists = { highSteps: 'step', attendances: 'hearing' }
  const fields = { ...step.fields, feeType: field(text(1, 9)) }
  const tab = { field: 'feeType', tabOf: (): 'proceduralSteps' => 'proceduralSteps', lists } as const
  const several = { step: { ...step, fields, tab } }
  const types = written.replace('date: Date! note', 'feeType: String! date: Date! note')
  const document = itemDocuments(several, buildSchema(`${types}\n${sdlOfKinds([several.step], types)}`))
  expect(document).toContain('query HighSteps(')
  expect(document).toContain('query Attendances(')
  expect(document).toContain('items: attendances(first: $first, after: $after, filter: $filter, sort: $sort)')
  expect(document.match(/fragment StepRow/g)).toHaveLength(1)
  expect(itemOperationsModule(several)).toContain(
    'lists: { highSteps: { list: types.HighStepsDocument }, attendances: { list: types.AttendancesDocument } },',
  )
  expect(itemOperationsModule(kinds)).not.toContain('lists:')
})

test('what is shown of a row below another is selected there', () => {
  const below = { ...counsel, answeredFields: ['fee'] }
  const of = { ...step, parts: { counsel: many('counsel', 'counsel', below) } }
  const types = written.replace('travel: Travel }', 'travel: Travel fee: Int }')
  const document = itemDocuments({ step: of }, buildSchema(`${types}\n${sdlOfKinds([of], types)}`))
  expect(document).toMatch(/counsel \{ uuid [^}]*\}[^}]*\} fee \}/)
})

test('a field to show that the type lacks is refused by name', () => {
  expect(() => itemDocuments({ step: { ...step, answeredFields: ['price'] } }, schema)).toThrow(
    'The GraphQL type Step has no field "price"',
  )
})

test('the module of operations names the documents of each kind with a list', () => {
  const text = itemOperationsModule(kinds)
  expect(text).toContain('list: types.HighStepsDocument')
  expect(text).toContain('setFiles: types.SetStepFilesDocument')
  expect(text).toContain('Step: types.StepRowFragment')
  expect(text).not.toContain('Counsel')
})
