import {
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  Lexer,
  parse,
  Source,
  specifiedRules,
  TokenKind,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql'
import { reportNames } from '@costdraft/schema/reports/report.ts'
import { describe, expect, test } from 'vitest'
import own from '../generated/persisted-documents.json' with { type: 'json' }
import { createSchema } from '../schema.ts'
import { costOf, createCostCount } from './cost.ts'
import { BATCHED_COST, CALL_COST, CHANGE_COST, hostCalls } from './host-calls.ts'
import { OPERATION_LIMITS } from '../errors/operation-limits.ts'
import { holdsLongList, limitRules } from './limits.ts'

const schema = createSchema()
const HALF = 0.5
type Used = Partial<Record<keyof typeof OPERATION_LIMITS, number>>

const operationOf = (document: DocumentNode): OperationDefinitionNode => {
  const found = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (!found) throw new Error('There is no operation.')
  return found
}

/** A value that a variable takes; a page is as large as a page can be. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map(({ name, type: inner }) => [name, valueOf(inner)]),
    )
  return { Int: 500, Float: 1, Boolean: true }[getNamedType(type).name] ?? '1.00'
}
const variablesOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [
      variable.name.value,
      valueOf(typeFromAST(schema, type as never) as unknown as GraphQLInputType),
    ]),
  )

function tokensOf(text: string): number {
  const lexer = new Lexer(new Source(text))
  let count = 0
  while (lexer.advance().kind !== TokenKind.EOF) count++
  return count
}

/** How much of each limit a text uses, its pages the largest there are. */
function usedBy(text: string): Used & { errors: string[] } {
  const document = parse(text)
  const operation = operationOf(document)
  const used: Used = { tokens: tokensOf(text), list: 0 }
  visit(document, {
    ListValue: ({ values }) => {
      used.list = Math.max(used.list ?? 0, values.length)
    },
  })
  const errors = validate(schema, document, [
    ...specifiedRules,
    ...limitRules((what, n) => {
      used[what] = n
    }),
  ]).map(({ message }) => message)
  return { ...used, cost: costOf(schema, document, variablesOf(operation), operation.name?.value), errors }
}

describe('of every limit', () => {
  test.each(Object.values(own).map((text) => [operationOf(parse(text)).name?.value ?? '', text] as const))(
    '%s of the web app uses no more than half',
    (_name, text) => {
      const { errors, ...used } = usedBy(text)
      expect(errors).toEqual([])
      expect(Object.keys(used).toSorted()).toEqual(Object.keys(OPERATION_LIMITS).toSorted())
      expect(used.cost).toBeGreaterThan(0)
      expect(
        Object.entries(OPERATION_LIMITS)
          .filter(([what, most]) => (used[what as keyof typeof OPERATION_LIMITS] ?? Infinity) > most * HALF)
          .map(([what]) => `${what}: ${used[what as keyof typeof OPERATION_LIMITS]}`),
      ).toEqual([])
    },
  )

  test('the standard question about the schema keeps all', () =>
    expect(usedBy(getIntrospectionQuery())).toMatchObject({ errors: [] }))
})

describe('what an operation costs', () => {
  /** Not a number where the variables are invalid. */
  const cost = (text: string, variables = {}): number => costOf(schema, parse(text), variables) ?? Number.NaN
  test('is what is asked, once for each row of a page, whether its size is written, sent or left out', () => {
    expect(cost('{ cases(first: 10) { nodes { uuid } } }')).toBe(32 + CALL_COST)
    expect(cost('query($n: Int) { cases(first: $n) { nodes { uuid } } }', { n: 10 })).toBe(32 + CALL_COST)
    expect(cost('{ cases { nodes { uuid } } }')).toBe(302 + CALL_COST)
    expect(cost('{ cases(first: 1000000000) { nodes { uuid } } }')).toBe(1_502 + CALL_COST)
    expect(cost('{ cases(first: -5) { nodes { uuid } } }')).toBe(5 + CALL_COST)
    expect(
      cost('query A($yes: Boolean!) { cases(first: 10) { nodes { uuid caseName @include(if: $yes) } } }', {
        yes: true,
      }),
    ).toBe(42 + CALL_COST)
    expect(cost('{ cases(first: 10) { nodes { hearings(first: 10) { nodes { uuid } } } } }')).toBe(
      10 * (2 + 32 + CALL_COST) + 2 + CALL_COST,
    )
  })
  test('counts the calls to hosts: one a row where each row takes a call, less where the rows share calls', () => {
    const page = (field: string): number => cost(`{ cases(first: 100) { nodes { uuid ${field} } } }`)
    const bare = page('')
    expect(page('totals { gross }') - bare).toBe(100 * (3 + BATCHED_COST))
    for (const list of ['notes', 'hearings'])
      expect(page(`${list}(first: 1) { totalCount }`) - bare).toBe(100 * (3 + CALL_COST))
    // What a page says once is one call, however many rows it has; twice if it is asked twice.
    const counted = 'hearings(first: 100) { totalCount }'
    expect(page(counted.replace('}', 'sums { net } }')) - page(counted)).toBe(100 * (CALL_COST + 100 * 3))
    const hearings = (selection: string): number =>
      cost(
        `{ case(uuid: "a") { hearings(first: 10) { ${selection} } } } fragment A on HearingConnection { sums { net } }`,
      )
    expect(hearings('...A ... on HearingConnection { ...A }') - hearings('...A')).toBe(CALL_COST + 10 * 3)
    expect(cost('mutation { removeNote(caseUuid: "a", uuid: "b") }')).toBe(1 + 3 * CALL_COST)
  })
  test('counts each of several changes, so that they are no way round the budget', () => {
    const text =
      'mutation($r: [PartyChange!]!) { changeParties(caseUuid: "a", changes: $r) { item { uuid } error { code } } }'
    const changes = (count: number) => ({ r: Array.from({ length: count }, () => ({ action: 'remove', uuid: 'b' })) })
    const ofOne = CHANGE_COST + 6
    expect(cost(text, changes(1))).toBe(2 + 3 * CALL_COST + ofOne)
    expect(cost(text, changes(100))).toBe(2 + 3 * CALL_COST + 100 * ofOne)
    // Remembered by their number as well.
    const count = createCostCount(schema)
    const document = parse(text)
    expect([1, 100, 1].map((number) => count(document, changes(number)))).toEqual(
      [1, 100, 1].map((number) => cost(text, changes(number))),
    )
  })
  test('is not remembered of variables that are invalid, nor of a value in the place of null', () => {
    const count = createCostCount(schema)
    const page = parse('query($n: Int!, $s: String!) { cases(first: $n, search: $s) { nodes { uuid } } }')
    expect([{ n: 200 }, { n: 200, s: {} }, { n: 200, s: 'x' }].map((variables) => count(page, variables))).toEqual([
      0,
      0,
      602 + CALL_COST,
    ])
    const defaulted = parse('query($n: Int = 1) { cases(first: $n) { nodes { uuid } } }')
    expect([{}, { n: null }, {}].map((variables) => count(defaulted, variables))).toEqual(
      [5, 302, 5].map((points) => points + CALL_COST),
    )
    const changes = parse(
      'mutation($r: [PartyChange!]! = []) { changeParties(caseUuid: "a", changes: $r) { error { code } } }',
    )
    const ofOne = count(changes, { r: [{ action: 'remove' }] })
    expect([{}, { r: { action: 'remove' } }].map((variables) => count(changes, variables))).toEqual([
      ofOne - CHANGE_COST - 3,
      ofOne,
    ])
  })
  test('is not held up by very many wrong values', () => {
    const text = 'mutation($r: [PartyChange!]!) { changeParties(caseUuid: "a", changes: $r) { error { code } } }'
    let read = 0
    const changes = {
      *[Symbol.iterator]() {
        for (; read < 500_000; read++) yield 1
      },
    }
    expect(cost(text, { r: changes })).toBeNaN()
    expect(read).toBeLessThan(10)
  })
  test.each([
    'query($u: ID = "a") { userGroups(clientUuid: $u) { uuid } cases(first: 1) { nodes { uuid } } }',
    'query($u: Boolean = true) { viewer { uuid @include(if: $u) } cases(first: 1) { nodes { uuid } } }',
  ])('cannot be had for nothing by a null in one place: %s', (text) => {
    expect(cost(text)).toBeGreaterThan(CALL_COST)
    expect(() => cost(text, { u: null })).toThrow('must not be null')
  })
  test('of all reports with all that their rows say is far within the limits', () => {
    const leaves = (name: string): string => {
      const type = schema.getType(name)
      if (!isObjectType(type)) throw new Error(name)
      const fields = Object.values(type.getFields()).filter((field) => !isObjectType(getNamedType(field.type)))
      return fields.map((field) => field.name).join(' ')
    }
    const report = (name: string): string => `${name} { ${leaves('Report')} rows { ...Row } total { ...Row } }`
    const text = `{ reports { ${reportNames.map(report).join(' ')} } }
      fragment Row on ReportRow { ${leaves('ReportRow')} filter { ${leaves('CaseFilterValues')} } }`
    const { errors, ...used } = usedBy(text)
    expect(errors).toEqual([])
    for (const [what, most] of Object.entries(OPERATION_LIMITS))
      expect(used[what as keyof typeof OPERATION_LIMITS], what).toBeLessThan(most * HALF)
    // Each pays for itself.
    const one = cost(`{ reports { outcome { asOf } } }`)
    expect(one).toBeGreaterThan(3 * CALL_COST)
    expect(cost(`{ reports { outcome { asOf } dates { asOf } } }`)).toBeGreaterThan(one + 3 * CALL_COST)
  })
  test('knows of every field that leads to other objects whether it calls a host', () => {
    // Read from a row that is there.
    const fromRow = [
      'Case.certificate',
      'Case.interimPayments',
      'Case.offers',
      'Case.externalIds',
      'Client.externalIds',
      'User.externalIds',
      'User.client',
      'User.childClients',
      'User.invitation',
      'User.absence',
      'Viewer.client',
      'Client.mark',
      'AssessedLineConnection.totals',
    ]
    const pages = Object.keys(schema.getTypeMap()).filter((name) => name.endsWith('Connection'))
    const fields = ['Query', 'Case', 'Client', 'User', 'Viewer', ...pages].flatMap((name) => {
      const type = schema.getType(name)
      if (!isObjectType(type)) throw new Error(name)
      return (
        Object.values(type.getFields())
          .filter((field) => isObjectType(getNamedType(field.type)))
          // The rows of a page are in its answer.
          .filter((field) => !pages.includes(name) || !['nodes', 'pageInfo'].includes(field.name))
          // A page of a case that is not named is one call.
          .filter(({ args }) => name !== 'Case' || !args.some((arg) => arg.name === 'first'))
          .map((field) => `${name}.${field.name}`)
      )
    })
    expect(fields.filter((field) => !(field in hostCalls) && !fromRow.includes(field))).toEqual([])
    const known = Object.keys(hostCalls).filter((coordinate) => {
      const [name = '', field = ''] = coordinate.split('.')
      const type = schema.getType(name)
      return isObjectType(type) && field in type.getFields()
    })
    expect(known).toEqual(Object.keys(hostCalls))
  })
  test('is counted no further than it must be', () => {
    const fragments = Array.from(
      { length: 12 },
      (_, i) =>
        `fragment f${i} on Client { a: children { ...f${i + 1} } b: children { ...f${i + 1} } c: children { ...f${i + 1} } }`,
    )
    const began = performance.now()
    expect(cost(`{ clients { nodes { ...f0 } } } ${fragments.join(' ')} fragment f12 on Client { uuid }`)).toBe(
      Infinity,
    )
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

test('a long list is found however deep it lies', () => {
  const long = Array.from({ length: OPERATION_LIMITS.list + 1 }, () => 'x')
  expect(holdsLongList({ input: { rows: [{ words: long }] } })).toBe(true)
  expect(holdsLongList({ input: { rows: [{ words: long.slice(1) }], text: 'x'.repeat(1_000) }, nothing: null })).toBe(
    false,
  )
  expect(holdsLongList(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toBe(false)
})
