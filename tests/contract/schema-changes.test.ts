import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import { undescribed, unsaidChanges, unspecified } from '../../scripts/schema-changes.ts'

const base = `
"What can be read."
type Query {
  "A hearing."
  hearing("Its uuid." uuid: ID!, "Old." day: String @deprecated(reason: "Ask by uuid.")): Hearing
  "All of them."
  hearings("Which." filter: Filter): [Hearing!]!
  "The place." place: Place @deprecated(reason: "Has no use.")
}
"A hearing."
type Hearing {
  "How long." time: Float
  "The old length." length: Float @deprecated(reason: "Use time.")
  "What it was." kind: Kind!
}
"A place."
type Place { "Its name." name: String }
"What it was."
enum Kind { "Interim." interim "Final." final }
"Which hearings."
input Filter { "From." from: String }
`
/** What is refused of a schema in which a text stands for another. */
const refused = (from: string, to: string, changelog = '') => {
  expect(base).toContain(from)
  return unsaidChanges(buildSchema(base), buildSchema(base.replace(from, to)), changelog)
}

test('the schema of the product is described throughout, and its scalars say what specifies them', () => {
  const schema = buildSchema(typeDefs)
  expect(undescribed(schema)).toEqual([])
  expect(unspecified(schema)).toEqual([])
})

test.each([
  ['"A hearing."\ntype Hearing', 'type Hearing', 'Hearing'],
  ['"How long." time', 'time', 'Hearing.time'],
  ['"How long." time', '" " time', 'Hearing.time'],
  ['"Its uuid." uuid', 'uuid', 'Query.hearing.uuid'],
  ['"Final." final', 'final', 'Kind.final'],
  ['"What it was."\nenum', 'enum', 'Kind'],
  ['"From." from', 'from', 'Filter.from'],
])('without %j, %j is named as undescribed', (from, to, path) => {
  expect(undescribed(buildSchema(base))).toEqual([])
  expect(base).toContain(from)
  expect(undescribed(buildSchema(base.replace(from, to)))).toEqual([path])
})

test('a scalar is described, and says what specifies it', () => {
  const schema = buildSchema(`${base} scalar Money "Hours." scalar Hours @specifiedBy(url: "/docs")`)
  expect([undescribed(schema), unspecified(schema)]).toEqual([['Money'], ['Money']])
})

test.each([
  ['a dropped field', '"How long." time: Float', '', 'Hearing.time'],
  ['a narrowed type of an answer', 'time: Float', 'time: Int', 'Hearing.time'],
  ['a field that may be null', 'kind: Kind!', 'kind: Kind', 'Hearing.kind'],
  ['a dropped value of an enum', '"Final." final', '', 'Kind.final'],
  ['a dropped argument', '("Which." filter: Filter)', '', 'Query.hearings.filter'],
  ['an argument that is needed', 'filter: Filter', 'filter: Filter!', 'Query.hearings.filter'],
  ['a field of an input that is needed', 'from: String }', 'from: String! }', 'Filter.from'],
  ['a dropped field of an input', '"From." from: String', '"To." to: String', 'Filter.from'],
])('%s is refused by name', async (_what, from, to, path) => {
  const unsaid = await refused(from, to)
  expect(unsaid.join('\n')).toContain(`${path} was not deprecated in the baseline`)
  expect(unsaid.join('\n')).toContain(`CHANGELOG.md does not name ${path}`)
  // A line alone does not replace the deprecation.
  expect(await refused(from, to, `- \`${path}\` is gone.`)).toMatchObject([
    expect.stringContaining('was not deprecated') as string,
  ])
})

test.each([
  ['a field', '"The old length." length: Float @deprecated(reason: "Use time.")', 'Hearing.length'],
  ['an argument', ', "Old." day: String @deprecated(reason: "Ask by uuid.")', 'Query.hearing.day'],
])('%s that was deprecated can go once the changelog names it', async (_what, from, path) => {
  expect(await refused(from, '')).toEqual([expect.stringContaining(`: CHANGELOG.md does not name ${path}.`)])
  expect(await refused(from, '', `- \`${path}x\` and ${path}.more are others.`)).toHaveLength(1)
  expect(await refused(from, '', `- \`${path}\` is gone: it was deprecated.`)).toEqual([])
})

test('a type can go once nothing but what is deprecated has it', async () => {
  const after = base.replace(/ {2}"The place.*\n/, '').replace(/"A place."\n.*\n/, '')
  const unsaid = (changelog: string) => unsaidChanges(buildSchema(base), buildSchema(after), changelog)
  expect(await unsaid('')).toHaveLength(2)
  expect(await unsaid('`Query.place` and its type `Place` are gone.')).toEqual([])
})

test.each([
  ['a new field', '"How long."', '"New." more: String "How long."'],
  ['a new argument that may be left out', '"Which." filter', '"More." more: Int, "Which." filter'],
  ['another description', '"How long."', '"How long it was."'],
  ['a deprecation', 'time: Float', 'time: Float @deprecated(reason: "Use more.")'],
])('%s breaks nobody', async (_what, from, to) => expect(await refused(from, to)).toEqual([]))
