import { buildSchema, isInputObjectType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../type-defs.ts'
import { caseFilterNames, filterAdditions, filterOfParameters, filterParameters } from './case-filters.ts'

const filter = {
  stages: ['in_review', 'blocked'],
  staff: ['a', 'none'],
  reported: true,
  marks: ['pending'],
  notCounted: 'Before the certificate, or after it',
  outcome: 'activity:preparation',
  sentBack: 3,
  dueFrom: '2026-11-26',
}
const parameters = {
  status: 'in_review,blocked',
  staff: 'a,none',
  reported: 'true',
  mark: 'pending',
  not_counted: 'Before the certificate, or after it',
  outcome: 'activity:preparation',
  sent_back: '3',
  due_from: '2026-11-26',
}

test('a filter is sent by the names of REST, and read back as it was', () => {
  expect(filterParameters(filter)).toEqual(parameters)
  expect(filterOfParameters(parameters)).toEqual(filter)
})

test('what does not filter is not sent, and what is no filter is not read', () => {
  expect(filterParameters({ stages: [], clients: null, reported: false, notCounted: '' })).toEqual({})
  expect(filterParameters(null)).toEqual({})
  expect(filterOfParameters({ search: 'a', status: '' })).toEqual({})
})

test('a filter needs the additions of what it asks for, each once', () => {
  expect(filterAdditions({ stages: ['blocked'], types: [], reported: false })).toEqual([])
  expect(filterAdditions({ types: ['care'], updatedTo: '2026-11-26' })).toEqual(['case_queries'])
  expect(filterAdditions({ staff: ['a'], sentBack: 1, due: ['claim'] })).toEqual(['case_queries', 'reports'])
})

test('the contract has these filters, and user groups', () => {
  const schema = buildSchema(typeDefs)
  const [input, values] = [schema.getType('CaseFilter'), schema.getType('CaseFilterValues')]
  if (!isInputObjectType(input) || !isObjectType(values)) throw new Error('They are not declared.')
  expect(Object.keys(input.getFields()).toSorted()).toEqual([...caseFilterNames, 'groups'].toSorted())
  expect(Object.keys(values.getFields()).toSorted()).toEqual(caseFilterNames.toSorted())
})
