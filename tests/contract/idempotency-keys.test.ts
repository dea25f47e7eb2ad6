import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, Kind, OperationTypeNode, parse } from 'graphql'
import { expect, test } from 'vitest'

/**
 * A folder is created by its name, which is unique in its parent: creating it again is refused, never doubled. An
 * authenticator app takes the place of the one that there is, and what is answered of it must not be kept.
 */
const WITHOUT = ['addFolder', 'addSecondFactor']

test('every mutation that creates a record takes an idempotency key', () => {
  const fields = buildSchema(typeDefs).getMutationType()?.getFields() ?? {}
  const without = Object.values(fields)
    .filter(({ name, args }) => name.startsWith('add') && !args.some((argument) => argument.name === 'idempotencyKey'))
    .map(({ name }) => name)
  expect(without).toEqual(WITHOUT)
})

test('the web app gives a key to every change that takes one', () => {
  const fields = buildSchema(typeDefs).getMutationType()?.getFields() ?? {}
  const takesKey = (name: string): boolean => fields[name]?.args.some((one) => one.name === 'idempotencyKey') === true
  const changes = Object.values(ownOperations).flatMap((text) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.MUTATION
        ? definition.selectionSet.selections.filter((field) => field.kind === Kind.FIELD)
        : [],
    ),
  )
  const keyed = changes.filter(({ name }) => takesKey(name.value))
  expect(keyed.length).toBeGreaterThan(20)
  const without = keyed.filter((field) => !field.arguments?.some(({ name }) => name.value === 'idempotencyKey'))
  expect(without.map(({ name }) => name.value)).toEqual([])
})
