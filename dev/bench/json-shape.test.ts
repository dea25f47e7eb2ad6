import { expect, test } from 'vitest'
import { assertSameShape } from './json-shape.ts'

const row = (more: object = {}) => ({ uuid: 'a', value: '1.00', staff: null, earner: { initials: 'AB' }, ...more })
const check = (ours: unknown, theirs: unknown) => () => assertSameShape('board', ours, theirs)

test('answers with the same keys and as many rows are alike, whatever their values and their order', () => {
  expect(check({ total: 2, nodes: [row(), row()] }, { nodes: [row({ uuid: 'x' }), row()], total: 9 })).not.toThrow()
})

test.each([
  ['one row less', { nodes: [row(), row()] }, { nodes: [row()] }, 'nodes[].uuid string: 2 and 1'],
  ['a key less', { nodes: [row()] }, { nodes: [{ uuid: 'a' }] }, 'nodes[].earner.initials string: 1 and 0'],
  ['another key', [row()], [row({ more: 1 })], '[].more number: 0 and 1'],
  ['another type', row(), row({ value: 1 }), 'value string: 1 and 0'],
  ['null', row(), row({ earner: null }), 'earner null: 0 and 1'],
  ['no rows', { nodes: [1] }, { nodes: [] }, 'nodes[] number: 1 and 0'],
])('%s is told', (_what, ours, theirs, message) => {
  expect(check(ours, theirs)).toThrow(message)
})
