import { makeExecutableSchema } from '@graphql-tools/schema'
import { execute, GraphQLError, parse, type ExecutionResult } from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import { describe, expect, it } from 'vitest'
import { compiledExecution } from './compiled-execution.ts'
import { Money } from './decimal-scalars.ts'

const typeDefs = `
  scalar Money
  enum Colour { red green }
  interface Animal { id: ID! name: String }
  type Dog implements Animal { id: ID! name: String barks: Boolean! }
  type Cat implements Animal { id: ID! name: String lives: Int }
  union Pet = Dog | Cat
  input Size { width: Int! height: Int = 3 colours: [Colour!] }
  type Row { id: ID! count: Int ratio: Float colour: Colour must: String! may: String child: Row children: [Row!] strict: [Row!]! price: Money late: String lateMust: String! twice(by: Int = 2): Int }
  type Query { row: Row rows: [Row!]! holes: [Row]! animals: [Animal!]! pets: [Pet] refused: Row lateRefused: String! area(size: Size!): Int words(of: [String!]): [String!] }
  type Mutation { push(n: Int!): [Int!]! fail: Int }`
const refusal = (): GraphQLError =>
  new GraphQLError('Not found.', {
    extensions: { code: 'NOT_FOUND', problems: [{ path: 'a', message: 'b' }], details: {} },
  })
const row = (more = {}) => ({ id: 7, count: 2, ratio: 1, colour: 'red', must: 'x', price: 3.5, strict: [], ...more })
const schemaOf = () => {
  const pushed: number[] = []
  return makeExecutableSchema({
    typeDefs,
    resolvers: [
      { Money },
      {
        Row: {
          late: async () => 'late',
          lateMust: async ({ count }: { count: number }) => (count > 2 ? null : 'there'),
          twice: ({ count }: { count: number }, { by }: { by: number }) => count * by,
        },
        Query: {
          row: () => row({ child: row({ must: null }), children: [row(), row({ count: 'many' })] }),
          rows: async () => [row(), row({ count: 3 }), row({ colour: 'blue' })],
          holes: () => [row(), row({ must: undefined }), null],
          animals: () => [
            { kind: 'Dog', id: 1, barks: true },
            { kind: 'Cat', id: '2', lives: 9 },
          ],
          pets: () => [
            { kind: 'Dog', id: 1, barks: null },
            { kind: 'Cat', id: 2 },
          ],
          refused: () => {
            throw refusal()
          },
          lateRefused: async () => {
            throw refusal()
          },
          area: (_root: unknown, { size }: { size: { width: number; height: number } }) => size.width * size.height,
          words: (_root: unknown, { of }: { of?: string[] }) => of ?? null,
        },
        Mutation: {
          push: async (_root: unknown, { n }: { n: number }) => {
            await new Promise((done) => {
              setTimeout(done, 10 - n)
            })
            pushed.push(n)
            return [...pushed]
          },
          fail: () => {
            throw refusal()
          },
        },
        Animal: { __resolveType: ({ kind }: { kind: string }) => kind },
        Pet: { __resolveType: ({ kind }: { kind: string }) => kind },
      },
    ],
  })
}

const questions: [what: string, query: string, variables?: Record<string, unknown>, operationName?: string][] = [
  ['leaves', '{ rows { __typename id count ratio price late twice three: twice(by: 3) } }'],
  ['a leaf that is not of its type', '{ rows { id colour } }'],
  ['a null where none may be', '{ row { id child { id must } } }'],
  ['a null that takes its list along', '{ row { id children { count must } child { strict { id } } } }'],
  ['a late null that takes everything along', '{ rows { id lateMust } }'],
  ['holes in a list', '{ holes { id must } }'],
  ['an interface', '{ animals { __typename id name ... on Dog { barks } ...cat } } fragment cat on Cat { lives }'],
  ['a union with a null where none may be', '{ pets { __typename ... on Dog { id barks } ... on Cat { id lives } } }'],
  ['a refusal, and its neighbour', '{ refused { id } row { id } }'],
  ['a late refusal', '{ row { id } lateRefused }'],
  [
    'what is skipped and included',
    'query ($yes: Boolean!, $no: Boolean!) { row { id @include(if: $no) count @skip(if: $no) ... @include(if: $yes) { ratio } ...part @skip(if: $yes) } } fragment part on Row { may }',
    { yes: true, no: false },
  ],
  ['an input with its default', 'query ($size: Size!) { area(size: $size) }', { size: { width: 4, colours: ['red'] } }],
  [
    'an input that is wrong',
    'query ($size: Size!) { area(size: $size) }',
    { size: { width: 'wide', depth: 1, colours: ['mauve'] } },
  ],
  ['an input that is missing', 'query ($size: Size!) { area(size: $size) }'],
  ['a variable nobody gave', 'query ($of: [String!]) { words(of: $of) }'],
  ['one word for a list', 'query ($of: [String!]) { words(of: $of) }', { of: 'one' }],
  ['one operation of two', 'query A { row { id } } query B { row { count } }', {}, 'B'],
  ['changes in their order', 'mutation { a: push(n: 1) b: push(n: 5) fail c: push(n: 3) }'],
]

const plain = (result: ExecutionResult) =>
  JSON.parse(
    JSON.stringify({
      data: result.data,
      errors: (result.errors ?? [])
        .map((error) => error.toJSON())
        .toSorted((a, b) => (String(a.path) < String(b.path) ? -1 : 1)),
    }),
  ) as unknown

describe('a compiled operation answers as one that is run as it is', () => {
  it.each(questions)('%s', async (_what, query, variables, operationName) => {
    const document = parse(query)
    const operation = document.definitions.find(
      (d) => d.kind === 'OperationDefinition' && (!operationName || d.name?.value === operationName),
    )
    const schema = schemaOf()
    const { executor } = await compiledExecution(schemaOf()).load({} as never)
    expect(isCompiledQuery(compileQuery(schema, document, operationName)), 'it can be compiled at all').toBe(true)
    // The first time it is run as it is, then compiled, then taken from those that are.
    for (let time = 0; time < 3; time++) {
      const wanted = await execute({ schema, document, contextValue: {}, variableValues: variables, operationName })
      const answer = (await executor?.({
        document,
        operation,
        operationName: operationName ?? null,
        request: { variables, operationName },
        context: {},
      } as never)) as ExecutionResult
      expect(plain(answer)).toEqual(plain(wanted))
      // The server reads these of every error.
      expect((answer.errors ?? []).every(({ extensions }) => typeof extensions === 'object')).toBe(true)
    }
  })
})
