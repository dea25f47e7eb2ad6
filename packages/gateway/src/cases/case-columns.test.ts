import { Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { caseColumnsOf, caseFiguresOf } from './case-columns.ts'

const selectedBy = (text: string) => {
  const { definitions } = parse(text)
  const operation = definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode
  const fragments = Object.fromEntries(
    definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  )
  return { fieldNodes: operation.selectionSet.selections.filter((one) => one.kind === Kind.FIELD), fragments }
}
const columns = (text: string) => caseColumnsOf(selectedBy(text))
const figures = (text: string) => caseFiguresOf(selectedBy(text))

test('a list brings what its fields read, and the uuid that all else is found by', () => {
  expect(columns('{ cases { nodes { caseName staffMember { name } } } }')).toEqual([
    'uuid',
    'case_name',
    'staff_member',
    'staff_name',
  ])
  expect(columns('{ cases { nodes { stageWord caseTypeWord } } }')).toEqual(['uuid', 'stage', 'case_type'])
  expect(columns('{ cases { totalCount } }')).toEqual(['uuid'])
})

test('fragments, aliases and what is asked on a condition count', () => {
  expect(
    columns(
      'query { cases { ...Page } } fragment Page on CaseConnection { nodes { ... on Case { kind: caseType } ...Dated @include(if: true) } } fragment Dated on Case { updatedAt @skip(if: true) }',
    ),
  ).toEqual(['uuid', 'case_type', 'updated_at'])
})

test('a field that asks on its own account may read anything of the row', () => {
  expect(columns('{ cases { nodes { caseName totals { gross } } } }')).toBeUndefined()
})

test('the figures of a case are those that it shows itself, each once', () => {
  expect(
    figures('{ case { caseName ...Sums } } fragment Sums on Case { value totals { gross } attention { kind } }'),
  ).toEqual(['totals', 'attention'])
  expect(figures('{ case { caseName hearings { nodes { attention } } toString } }')).toEqual([])
})
