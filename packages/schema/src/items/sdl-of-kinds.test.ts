import { buildSchema, printType } from 'graphql'
import { expect, test } from 'vitest'
import { field } from '../field.ts'
import { defineKind, many, one, type AnyKind, type OnePart } from '../kind.ts'
import { decimal, Flag, IsoDate, listOf, oneOf, text, Uuid } from '../structs.ts'
import { sdlOfKinds } from './sdl-of-kinds.ts'

const travel = one({
  wire: 'travel',
  path: 'travel',
  fields: { distance: field(decimal(0, 9_999)), note: field(text(3, 200)).optional() },
})
const counsel = defineKind({
  name: 'counsel',
  type: 'Counsel',
  path: 'counsel',
  commentedAs: 'procedural_step',
  hasFiles: false,
  fields: {
    level: field(oneOf(['junior', 'leading'])),
    party: field(Uuid)
      .to('party')
      .when(() => true),
  },
  parts: { travel },
})
const step = defineKind({
  name: 'step',
  type: 'Step',
  list: 'steps',
  path: 'step',
  commentedAs: 'procedural_step',
  hasFiles: true,
  fields: {
    date: field(IsoDate),
    solicitor: field(Uuid).to('party'),
    present: field(listOf(Uuid)).to('party').optional(),
    days: field(listOf(Flag)).optional(),
  },
  parts: { counsel: many('counsel', 'counsel', counsel) },
})

/** Another listed kind, with this part alone. */
const otherWith = (part: OnePart): AnyKind =>
  defineKind({
    name: 'other',
    type: 'Other',
    list: 'others',
    path: 'other',
    commentedAs: 'case_fee',
    hasFiles: false,
    fields: {},
    parts: { travel: part },
  })

const base = `
  scalar Date
  scalar DateTime
  type Query { case: Case }
  type Mutation { ping: Boolean }
  type Case { uuid: ID! }
  type PageInfo { endCursor: String }
  input ItemFilter { from: Date }
  input ItemSort { by: String }
  type ItemSums { count: Int! }
  type CaseFile { id: ID! }
  enum RowAction { add }
  type RowRefusal { code: String! }
  type Party { uuid: ID! name: String! }
`
const types = `
  type Step { uuid: ID! date: Date! solicitor: Party! present: [Party!]! days: [Day!] counsel: [Counsel!]! cost: Int }
  type Day { date: Date! hours: Float }
  type Counsel { uuid: ID! level: Level party: Party travel: Travel }
  type Travel { distance: Float! note: String }
  enum Level { junior leading }
`
/** What the kinds add to hand-written SDL, printed by type, with descriptions. */
const described = (kinds: readonly AnyKind[], written: string, name: string): string =>
  printType(buildSchema(`${written}\n${sdlOfKinds(kinds, written)}`).getType(name)!)
/** The same without descriptions. */
const printed = (...of: Parameters<typeof described>): string =>
  described(...of)
    .replaceAll(/\n* *"""[^"]*"""(?=\n)/g, '')
    .trim()

test('an input has the fields of the kind in the types of the answer, references as ids, `!` where always required', () => {
  expect(printed([step], base + types, 'StepInput')).toBe(`input StepInput {
  date: Date!
  solicitor: ID!
  present: [ID!]
  days: [DayInput!]
  counsel: [CounselInput!]
}`)
})

test('an object that is no reference has an input of its own with the same fields', () => {
  expect(printed([step], base + types, 'DayInput')).toBe('input DayInput {\n  date: Date!\n  hours: Float\n}')
})

test('the input of a list has the uuid of the stored row, and the parts of its entries', () => {
  expect(printed([step], base + types, 'CounselInput')).toBe(`input CounselInput {
  uuid: ID
  level: Level!
  party: ID
  travel: TravelInput
}`)
  expect(printed([step], base + types, 'TravelInput')).toBe(
    'input TravelInput {\n  distance: Float!\n  note: String\n}',
  )
})

test('a listed kind has its connection, its field of the case and its mutations', () => {
  expect(printed([step], base + types, 'StepConnection')).toContain('nodes: [Step!]!')
  expect(printed([step], base + types, 'StepConnection')).toContain('sums: ItemSums!')
  expect(printed([step], base + types, 'Case')).toContain(
    'steps(first: Int, after: String, filter: ItemFilter, sort: ItemSort): StepConnection!',
  )
  expect(printed([step], base + types, 'Mutation')).toBe(`type Mutation {
  ping: Boolean
  addStep(caseUuid: ID!, input: StepInput!, idempotencyKey: String): Step!
  editStep(caseUuid: ID!, uuid: ID!, input: StepInput!, version: String): Step!
  removeStep(caseUuid: ID!, uuid: ID!, version: String): ID!
  restoreStep(caseUuid: ID!, uuid: ID!): Step!
  changeSteps(caseUuid: ID!, changes: [StepChange!]!): [StepChanged!]!
  setStepFiles(caseUuid: ID!, uuid: ID!, files: [ID!]!, version: String): Step!
}`)
})

test('a kind with documents lists them in its type, and one without has nothing of them', () => {
  expect(printed([step], base + types, 'Step')).toContain('files: [CaseFile!]')
  const written = `${base}${types} type Other { travel: Travel }`
  expect(sdlOfKinds([otherWith(travel)], written)).not.toMatch(/files/i)
})

test('a kind that is only part of another has nothing of its own', () => {
  expect(sdlOfKinds([step, counsel], base + types)).toBe(sdlOfKinds([step], base + types))
})

test('a part that two kinds share has one input', () => {
  const other = otherWith(travel)
  const written = `${base}${types} type Other { travel: Travel }`
  expect(sdlOfKinds([step, other], written).match(/input TravelInput/g)).toHaveLength(1)
})

test('two kinds that need different inputs of one name are refused', () => {
  const shorter = one({ ...travel, fields: { note: field(text(3, 200)) } })
  const other = otherWith(shorter)
  expect(() => sdlOfKinds([step, other], `${base}${types} type Other { travel: Travel }`)).toThrow(
    'Two declarations give TravelInput different fields.',
  )
})

test('a field of the case or an input that is hand-written stays as it is written', () => {
  const written = `${base}${types}
    extend type Case { "By date." steps(first: Int, after: String): StepConnection! }
    input DayInput { date: Date! }`
  expect(described([step], written, 'Case')).toContain('By date.')
  expect(printed([step], written, 'DayInput')).toBe('input DayInput {\n  date: Date!\n}')
})

test('a type that lacks a field of its kind is refused by name', () => {
  expect(() => sdlOfKinds([step], base + types.replace('solicitor: Party!', ''))).toThrow(
    'The GraphQL type Step has no field "solicitor", which is declared.',
  )
})

test('an input says what the answer says, without what a null of the answer means, and what is accepted', () => {
  const other = `
    type Other { "How far. Null if the host does not say." travel: Travel }
    type Travel { "In miles, one way. Null if the host does not say." distance: Float! note: String }
  `
  expect(described([otherWith(travel)], `${base}${other}`, 'TravelInput')).toBe(`input TravelInput {
  """
  In miles, one way. A number from 0 to 9,999, with at most two decimals.
  """
  distance: Float!

  """Text of 3 to 200 characters."""
  note: String
}`)
  expect(described([otherWith(travel)], `${base}${other}`, 'OtherInput')).toContain('"""How far."""\n  travel')
})

test('a field of one of several words takes their enum, whatever its answer is', () => {
  const written = `${base}${types.replace('level: Level', 'level: String')}`
  expect(printed([step], written, 'CounselInput')).toContain('level: Level!')
})
