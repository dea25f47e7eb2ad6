import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'

/** A folder is created by its name, which is unique in its parent: creating it again is refused, never doubled. */
const BY_NAME = ['addFolder']

test('every mutation that creates a record takes an idempotency key', () => {
  const fields = buildSchema(typeDefs).getMutationType()?.getFields() ?? {}
  const without = Object.values(fields)
    .filter(({ name, args }) => name.startsWith('add') && !args.some((argument) => argument.name === 'idempotencyKey'))
    .map(({ name }) => name)
  expect(without).toEqual(BY_NAME)
})
