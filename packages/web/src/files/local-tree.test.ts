import { expect, test } from 'vitest'
import {
  structureOf,
  withFiles,
  withFolder,
  withMoved,
  withName,
  withoutEntries,
  withRestored,
  type LocalFile,
} from './local-tree.ts'

const pdf = (name: string, content = 'x'): File => new File([content], name, { type: 'application/pdf' })
type Changed = LocalFile[] | string
const tree = (changed: Changed): LocalFile[] => {
  if (typeof changed === 'string') throw new Error(changed)
  return changed
}
const id = (nodes: readonly LocalFile[], name: string): string => nodes.find((node) => node.name === name)?.id ?? ''
/** The paths of a tree, in order. */
const paths = (nodes: readonly LocalFile[]): string[] => {
  const pathOf = ({ parent, name }: LocalFile): string => {
    const folder = nodes.find((node) => node.id === parent)
    return folder ? `${pathOf(folder)}/${name}` : name
  }
  return nodes.map(pathOf).toSorted()
}
/** A folder with a file in it, and a file beside it. */
const filed = (): LocalFile[] => {
  const nodes = tree(withFolder([], null, '  Orders '))
  return withFiles(withFiles(nodes, id(nodes, 'Orders'), [pdf('order.pdf')]).nodes, null, [pdf('letter.pdf')]).nodes
}

test('files are added where they are dropped; each that cannot be says why', () => {
  const { nodes, rejected } = withFiles(filed(), null, [
    pdf('letter.pdf'),
    pdf('run.exe'),
    pdf('b.pdf', ''),
    pdf('a/c.pdf'),
  ])
  expect(paths(nodes)).toEqual(['Orders', 'Orders/order.pdf', 'a-c.pdf', 'letter.pdf'])
  expect(rejected).toEqual([
    { name: 'letter.pdf', problem: 'A file with this name is here already.' },
    { name: 'run.exe', problem: 'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.' },
    { name: 'b.pdf', problem: 'This file is empty.' },
  ])
})

test('a creation takes a hundred files', () => {
  const many = Array.from({ length: 101 }, (_, n) => pdf(`${n}.pdf`))
  const { nodes, rejected } = withFiles([], null, many)
  expect(nodes).toHaveLength(100)
  expect(rejected).toEqual([{ name: '100.pdf', problem: 'At most 100 files at a time.' }])
})

test('a folder has a name of its own, and lies ten deep at most', () => {
  expect(withFolder(filed(), null, 'Orders')).toBe('A folder with this name already exists')
  expect(withFolder([], null, ' / ')).toBe('Enter a name.')
  let nodes: LocalFile[] = []
  for (let depth = 1; depth <= 10; depth++) nodes = tree(withFolder(nodes, nodes.at(-1)?.id ?? null, String(depth)))
  expect(withFolder(nodes, id(nodes, '10'), '11')).toBe('Folders may lie 10 deep at most.')
})

test('a file keeps its extension when it is renamed', () => {
  const nodes = filed()
  expect(paths(tree(withName(nodes, id(nodes, 'order.pdf'), 'First order')))).toEqual([
    'Orders',
    'Orders/First order.pdf',
    'letter.pdf',
  ])
})

test('what is moved takes with it what is in it, and goes nowhere that it cannot', () => {
  const nodes = tree(withFolder(filed(), null, 'Letters'))
  const moved = tree(withMoved(nodes, [id(nodes, 'Orders'), id(nodes, 'letter.pdf')], id(nodes, 'Letters')))
  expect(paths(moved)).toEqual(['Letters', 'Letters/Orders', 'Letters/Orders/order.pdf', 'Letters/letter.pdf'])
  expect(withMoved(moved, [id(moved, 'Letters')], id(moved, 'Orders'))).toBe(
    'A folder cannot be put into itself, nor into a folder within it.',
  )
})

test('what was removed comes back to its folder, under a free name', () => {
  const nodes = filed()
  const { nodes: left, removed } = withoutEntries(nodes, [id(nodes, 'Orders'), id(nodes, 'letter.pdf')])
  expect([paths(left), removed.length]).toEqual([[], 3])
  expect(paths(withRestored(left, removed))).toEqual(paths(nodes))
  const taken = tree(withFolder(left, null, 'Orders'))
  expect(paths(withRestored(taken, removed))).toEqual(['Orders', 'Orders (2)', 'Orders (2)/order.pdf', 'letter.pdf'])
  const one = withoutEntries(nodes, [id(nodes, 'order.pdf')])
  expect(paths(withRestored(withoutEntries(one.nodes, [id(nodes, 'Orders')]).nodes, one.removed))).toEqual([
    'letter.pdf',
    'order.pdf',
  ])
})

test('a creation names each file by its place among those that are sent', () => {
  const nodes = filed()
  const renamed = tree(withName(nodes, id(nodes, 'letter.pdf'), 'a letter'))
  const { tree: sent, files } = structureOf(renamed)
  const at = (name: string): number => files.findIndex((one) => one.name === name)
  expect(files.map(({ name, file }) => [name, file.name]).toSorted()).toEqual([
    ['a letter.pdf', 'letter.pdf'],
    ['order.pdf', 'order.pdf'],
  ])
  expect(sent).toEqual({
    name: 'root',
    is_file: false,
    children: [
      {
        name: 'Orders',
        is_file: false,
        children: [{ name: 'order.pdf', is_file: true, children: [], file_index: at('order.pdf') }],
      },
      { name: 'a letter.pdf', is_file: true, children: [], file_index: at('a letter.pdf') },
    ],
  })
})
