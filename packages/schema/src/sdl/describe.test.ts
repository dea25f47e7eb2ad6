import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { field } from '../field.ts'
import { hours, listOf, oneOf, pattern, pounds, text, Uuid, wholeNumber } from '../structs.ts'
import { describe } from './describe.ts'

const step = {
  kind: field(oneOf(['interim', 'final'])),
  place: field(oneOf(['London', 'Non-London'])).optional(),
  time: field(hours(24)).when(() => true),
  cost: field(pounds(1_000)),
  days: field(wholeNumber(1, 365)),
  note: field(text(3, 1_000)).optional(),
  code: field(pattern(/^[A-Z]$/, 'Enter a letter, such as A.')),
  earner: field(Uuid).to('fee_earner'),
  codes: field(listOf(text(2, 20))),
}
const sdl = `
type Query { step(uuid: ID!, search: String): Step hearings(first: Int, filter: ItemFilter): [Step!]! }
type Mutation { editStep(uuid: ID!, input: StepChanges!, version: String): Step moveCase(uuid: ID!, stage: Kind!): Step }
input ItemFilter { kind: Kind }
input StepChanges { note: String }
type Step { uuid: ID! version: String "What it was." kind: String time: Float }
input StepInput {
  "What it was." kind: Kind!
  "Where it was." place: String
  time: Float cost: Float days: Int note: String code: String earner: ID codes: [String!]
}
enum Kind { interim "The last one." final child_arrangement }
`
const schema = buildSchema(
  describe(
    sdl,
    new Map([
      ['Step', step],
      ['StepInput', step],
    ]),
  ),
)
const fields = (name: string) =>
  (schema.getType(name) as unknown as { getFields: () => Record<string, { description?: string }> }).getFields()
const of = (name: string) =>
  Object.fromEntries(Object.entries(fields(name)).map(([key, one]) => [key, one.description]))

test('a field of an input says what its table accepts, after what is written', () => {
  expect(of('StepInput')).toEqual({
    kind: 'What it was.',
    place: 'Where it was. One of `London`, `Non-London`.',
    time: 'From 0.01 to 24 hours, with at most two decimals. Required where it applies.',
    cost: 'From 0 to 1,000 pounds, with at most two decimals.',
    days: 'A whole number from 1 to 365.',
    note: 'Text of 3 to 1,000 characters.',
    code: 'A letter, such as A.',
    earner: 'The uuid of a fee earner of the client whose case it is.',
    codes: 'At most 250 of them.',
  })
})

test('an answer whose type is a text says the words of its table; what is the same everywhere is described once', () => {
  expect(of('Step')).toMatchObject({
    uuid: expect.stringContaining('never changes') as string,
    version: expect.stringContaining('CONFLICT') as string,
    kind: 'What it was. One of `interim`, `final`, or the word of a host that has its own.',
    time: undefined,
  })
})

test('an argument is described by its field and name', () => {
  const args = (type: string, name: string): Record<string, string | null | undefined> => {
    const { args: all } = fields(type)[name] as unknown as { args: { name: string; description?: string }[] }
    return Object.fromEntries(all.map(({ name: key, description }) => [key, description]))
  }
  expect(args('Query', 'hearings').first).toBe('How many to answer: 100 unless it is given, at most 500.')
  expect(args('Query', 'step').search).toBe('Words that must all occur. At most 200 characters.')
  expect(args('Mutation', 'editStep')).toMatchObject({
    uuid: 'The uuid of the step.',
    input: 'What to change of the step; what is left out stays as it is, and null empties it.',
  })
  expect(args('Mutation', 'moveCase')).toMatchObject({
    uuid: 'The uuid of the case.',
    stage: 'The stage to move it to.',
  })
})

test('a value of an enum is described by its label, unless it is described', () => {
  const type = schema.getType('Kind') as unknown as { getValues: () => { name: string; description?: string }[] }
  expect(type.getValues().map(({ description }) => description)).toEqual([
    'Interim.',
    'The last one.',
    'Child Arrangements.',
  ])
})
