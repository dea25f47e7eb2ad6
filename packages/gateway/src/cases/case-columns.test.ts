import { Kind, parse, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'
import { expect, test } from 'vitest'
import { caseAskedOf, caseColumnsOf } from './case-columns.ts'

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
const asked = (text: string, variableValues: Record<string, unknown> = {}) =>
  caseAskedOf({ ...selectedBy(text), variableValues })

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
    asked('{ case { caseName ...Sums } } fragment Sums on Case { value totals { gross } attention { kind } }').figures,
  ).toEqual(['totals', 'attention'])
  expect(asked('{ case { caseName hearings { nodes { attention } } toString } }').figures).toEqual([])
})

test('a figure that is not asked for this time is not read', () => {
  const text = 'query ($costs: Boolean!) { case { uuid totals @include(if: $costs) { gross } openComments { uuid } } }'
  expect(asked(text, { costs: true }).figures).toEqual(['totals', 'open_comments'])
  expect(asked(text, { costs: false }).figures).toEqual(['open_comments'])
})

test('the sums of a list are read along unless it is filtered', () => {
  const text =
    'query ($filter: ItemFilter) { case { hearings(filter: $filter) { sums { net } } disbursements { nodes { uuid } } } }'
  expect(asked(text).sums).toEqual(['hearings'])
  expect(asked(text, { filter: { search: 'train' } }).sums).toEqual([])
  expect(asked('{ case { hearings(filter: { search: "train" }) { sums { net } } } }').sums).toEqual([])
})

test('a case of which nothing is shown but figures and lists is not read whole', () => {
  expect(
    asked('{ case { uuid version unresolvedComments totals { gross } hearings { totalCount } } }').columns,
  ).toEqual(['uuid', 'client', 'version', 'unresolved_comments'])
  expect(asked('{ case { uuid caseName totals { gross } } }').columns).toBeUndefined()
})
