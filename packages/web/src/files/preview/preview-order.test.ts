import { expect, test } from 'vitest'
import type { CaseFile } from '../case-file.ts'
import { filesInOrder, placeOf } from './preview-order.ts'

const node = (id: string, parent: string | null, isFile = true): CaseFile => ({
  __typename: 'CaseFile',
  id,
  parent,
  uuid: id,
  name: id,
  isFile,
  size: 1,
  dated: null,
  createdAt: null,
  createdByName: null,
})
const tree = [
  node('Letters', null, false),
  node('order.pdf', null),
  node('a.pdf', 'Letters'),
  node('b.docx', 'Letters'),
  node('c.pdf', 'Letters'),
]

test('files follow each other as the tree shows them, folder by folder', () => {
  expect(filesInOrder(tree).map(({ id }) => id)).toEqual(['a.pdf', 'b.docx', 'c.pdf', 'order.pdf'])
})

test('the previous and the next file are ones that can be shown', () => {
  const files = filesInOrder(tree)
  const placed = (id: string) => {
    const { position, count, previous, next } = placeOf(files, node(id, null))
    return [position, count, previous?.id, next?.id]
  }
  expect(placed('a.pdf')).toEqual([1, 3, undefined, 'c.pdf'])
  expect(placed('b.docx')).toEqual([undefined, 3, 'a.pdf', 'c.pdf'])
  expect(placed('c.pdf')).toEqual([2, 3, 'a.pdf', 'order.pdf'])
  expect(placed('order.pdf')).toEqual([3, 3, 'c.pdf', undefined])
  // Removed by someone else while it is shown.
  expect(placed('gone.pdf')).toEqual([undefined, 3, undefined, undefined])
})

test('a file without a uuid cannot be asked for, so that nobody is led to it', () => {
  const files = [node('a.pdf', null), { ...node('b.pdf', null), uuid: null }, node('c.pdf', null)]
  expect(placeOf(files, files[0]!).next?.id).toBe('c.pdf')
})
