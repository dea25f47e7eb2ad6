import { expect, test } from 'vitest'
import { choiceOf, filesIn, matchingNodes } from './pick-tree.ts'
import type { CaseFile } from './case-file.ts'

const node = (id: string, parent: string | null, isFile = true): CaseFile => ({
  __typename: 'CaseFile',
  id,
  parent,
  uuid: id,
  name: id,
  isFile,
  size: isFile ? 1 : null,
  dated: null,
  createdAt: null,
  createdByName: null,
})
const nodes = [
  node('Letters', null, false),
  node('Old', 'Letters', false),
  node('first.pdf', 'Old'),
  node('reply.pdf', 'Letters'),
  node('Empty', null, false),
  node('Order.pdf', null),
]
const at = (id: string): CaseFile => nodes.find((one) => one.id === id)!

test('a folder stands for all files in it, at any depth', () => {
  expect(filesIn(nodes, at('Letters'))).toEqual(['first.pdf', 'reply.pdf'])
  expect(filesIn(nodes, at('Order.pdf'))).toEqual(['Order.pdf'])
})

test('a folder is chosen with all its files, in part with some, and never without any', () => {
  expect(choiceOf(nodes, at('Letters'), ['first.pdf', 'Order.pdf'])).toBe('some')
  expect(choiceOf(nodes, at('Letters'), ['first.pdf', 'reply.pdf'])).toBe('all')
  expect(choiceOf(nodes, at('Old'), ['first.pdf'])).toBe('all')
  expect(choiceOf(nodes, at('Empty'), ['first.pdf'])).toBe('none')
  expect(choiceOf(nodes, at('Order.pdf'), [])).toBe('none')
})

test('a search finds files by their names and keeps the folders they are in', () => {
  const found = (text: string): string[] => matchingNodes(nodes, text).map(({ id }) => id)
  expect(found(' FIRST')).toEqual(['Letters', 'Old', 'first.pdf'])
  expect(found('r')).toEqual(['Letters', 'Old', 'first.pdf', 'reply.pdf', 'Order.pdf'])
  expect(found('letters')).toEqual([])
  expect(found('  ')).toHaveLength(nodes.length)
})
