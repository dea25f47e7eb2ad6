import ownOperations from '@costdraft/gateway/generated/persisted-documents.json' with { type: 'json' }
import { Kind, parse, visit, type FieldNode } from 'graphql'
import { expect, test } from 'vitest'

test('every operation of the web app that moves a case says from which stage', () => {
  const moves: [operation: string, field: FieldNode][] = []
  for (const text of Object.values(ownOperations))
    visit(parse(text), {
      OperationDefinition: (operation) =>
        visit(operation, {
          Field: (field) => {
            if (field.name.value === 'moveCase') moves.push([operation.name?.value ?? '', field])
          },
        }) && undefined,
    })
  expect(moves.map(([operation]) => operation).toSorted()).toEqual(['CompleteCase', 'MoveCase', 'SendForReview'])
  const without = moves.filter(
    ([, { arguments: given = [] }]) =>
      !given.some(({ name, value }) => name.value === 'from' && value.kind === Kind.VARIABLE),
  )
  expect(without.map(([operation]) => operation)).toEqual([])
})
