import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindOf } from './kinds.ts'
import { sayBytes } from './size.ts'
import {
  cleanName,
  FILE_EXISTS,
  FOLDER_EXISTS,
  freeName,
  MOST,
  moveProblem,
  nameInstead,
  nameProblem,
  placeProblem,
  treeProblem,
  within,
  type Entry,
} from './tree.ts'
import { placed, readTree, treeOf, type FileNode } from './wire-tree.ts'

/** A tree of some folders and files: each lies in the root or in a folder before it. */
const trees = fc
  .array(fc.record({ isFile: fc.boolean(), under: fc.nat(), letter: fc.constantFrom('a', 'b', 'c') }), {
    maxLength: 30,
  })
  .map((made) => {
    const folders: (string | null)[] = [null]
    return made.map(({ isFile, under, letter }, i): Entry => {
      const id = String(i),
        parent = folders[under % folders.length] ?? null
      if (!isFile) folders.push(id)
      return { id, parent, name: `${letter}${i}`, isFile }
    })
  })
const moves = trees
  .filter(({ length }) => length > 1)
  .chain((entries) =>
    fc.record({
      entries: fc.constant(entries),
      id: fc.constantFrom(...entries.map(({ id }) => id)),
      to: fc.constantFrom(null, ...entries.map(({ id }) => id)),
    }),
  )

describe('a move', () => {
  test('that may be made leaves a tree that stands, with everything still in it', () => {
    fc.assert(
      fc.property(moves, ({ entries, id, to }) => {
        fc.pre(treeProblem(entries) === undefined)
        if (moveProblem(entries, id, to)) return
        const after = entries.map((entry) => (entry.id === id ? { ...entry, parent: to } : entry))
        expect(treeProblem(after)).toBeUndefined()
        const reached = new Set(
          after.filter(({ parent }) => parent === null).flatMap((entry) => [entry.id, ...within(after, entry.id)]),
        )
        expect(reached.size).toBe(entries.length)
      }),
    )
  })

  test('onto a file, into itself, into what lies in it, or from or to what is not there is refused', () => {
    fc.assert(
      fc.property(moves, ({ entries, id, to }) => {
        const of = (wanted: string | null) => entries.find((entry) => entry.id === wanted)
        const forbidden =
          of(to)?.isFile === true || (!of(id)!.isFile && (id === to || (to !== null && within(entries, id).has(to))))
        expect(placeProblem(entries, id, to) !== undefined).toBe(forbidden)
        if (forbidden)
          expect(moveProblem(entries, id, to)).toMatch(
            /^Nothing can be put into a file|^A folder cannot be put into itself/,
          )
        else if (treeProblem(entries) === undefined)
          expect(moveProblem(entries, id, to) ?? 'Folders may lie 10 deep at most.').toBe(
            'Folders may lie 10 deep at most.',
          )
        expect(moveProblem(entries, 'gone', to)).toBe('This is no longer in the case.')
        expect(moveProblem(entries, id, 'gone')).toBe('This is no longer in the case.')
      }),
    )
  })
})

const folder = (id: string, parent: string | null, name = id): Entry => ({ id, parent, name, isFile: false })
const file = (id: string, parent: string | null, name = id): Entry => ({ id, parent, name, isFile: true })

describe('a name', () => {
  test('that a sibling has is refused in the specified words, and elsewhere it is free', () => {
    const entries = [folder('1', null, 'Orders'), folder('2', '1', 'Orders'), file('3', '1', 'a.pdf')]
    expect(nameProblem(entries, null, 'Orders')).toBe('A folder with this name already exists')
    expect([
      nameProblem(entries, '1', 'a.pdf'),
      nameProblem(entries, '1', 'a.pdf', '3'),
      nameProblem(entries, null, 'a.pdf'),
      nameProblem(entries, null, ''),
    ]).toEqual([FILE_EXISTS, undefined, undefined, 'Enter a name.'])
    expect([
      treeProblem([...entries, file('4', null, 'Orders')]),
      treeProblem([...entries, folder('4', '1', 'Orders')]),
      moveProblem(entries, '2', null),
    ]).toEqual([FOLDER_EXISTS, FOLDER_EXISTS, FOLDER_EXISTS])
    expect([nameProblem([], null, 'x'.repeat(MOST.name)), nameProblem([], null, 'x'.repeat(MOST.name + 1))]).toEqual([
      undefined,
      'A name may have 200 characters at most.',
    ])
    expect([freeName(entries, '1', 'a.pdf'), freeName(entries, null, 'Orders'), freeName(entries, null, 'b')]).toEqual([
      'a (2).pdf',
      'Orders (2)',
      'b',
    ])
  })

  test.each([
    ['  Orders ', 'Orders'],
    ['../../etc/passwd', 'etc-passwd'],
    [String.raw`C:\bundle\a.pdf`, 'C:-bundle-a.pdf'],
    ['2024/25', '2024-25'],
    ['..', ''],
    ['/', ''],
    ['a\u0000b\r\n.pdf', 'ab.pdf'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['cafe\u0301.csv', 'café.csv'],
    ['\ud800.pdf', '.pdf'],
    ['\u2066x\u2069', 'x'],
    ['CON', 'CON'],
    ['Smith v. Jones Ltd.', 'Smith v. Jones Ltd.'],
  ])('%j is kept as %j', (raw, kept) => expect(cleanName(raw)).toBe(kept))

  test('that is kept is no path, holds nothing that cannot be seen, and is kept as it is from then on', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (raw) => {
        const kept = cleanName(raw)
        // oxlint-disable-next-line no-control-regex
        expect(kept).not.toMatch(/[/\\\u0000-\u001f\u202a-\u202e\u2066-\u2069]|^\s|\s$|^\.{1,2}$/)
        expect([kept.isWellFormed(), cleanName(kept)]).toEqual([true, kept])
      }),
    )
  })

  test.each([
    ['a.pdf', 'b', 'b.pdf'],
    ['a.PDF', 'b.pdf', 'b.pdf'],
    ['a.pdf', 'b.exe', 'b.exe.pdf'],
    ['a', 'b', 'b'],
    ['a.pdf', ' ', ''],
  ])('of the file %s that is to be %s is %s', (name, wanted, kept) => {
    expect(nameInstead({ name, isFile: true }, wanted)).toBe(kept)
    expect(nameInstead({ name, isFile: false }, wanted)).toBe(cleanName(wanted))
  })
})

describe('a tree', () => {
  test('has its limits', () => {
    const chain = (n: number): Entry[] =>
      Array.from({ length: n }, (_, i) => folder(String(i), i === 0 ? null : String(i - 1)))
    expect([
      treeProblem(chain(MOST.depth)),
      treeProblem([...chain(MOST.depth), file('f', '9')]),
      treeProblem(chain(MOST.depth + 1)),
    ]).toEqual([undefined, undefined, 'Folders may lie 10 deep at most.'])
    const wide = (n: number): Entry[] => Array.from({ length: n }, (_, i) => file(String(i), null))
    expect([treeProblem(wide(MOST.nodes)), treeProblem(wide(MOST.nodes + 1))]).toEqual([
      undefined,
      'A case may hold 2,000 files and folders at most.',
    ])
    expect([treeProblem([folder('a', 'b'), folder('b', 'a')]), treeProblem([folder('a', 'gone')])]).toEqual([
      'A folder cannot be put into itself, nor into a folder within it.',
      'This is no longer in the case.',
    ])
  })

  test('goes over the wire and comes back', () => {
    fc.assert(
      fc.property(trees, (entries) => {
        fc.pre(treeProblem(entries) === undefined)
        const node = ({ id, name, isFile }: Entry): FileNode => ({ uuid: id, name, is_file: isFile, children: [] })
        const { root } = readTree(
          JSON.parse(JSON.stringify(treeOf(entries.map((entry) => ({ ...entry, node: node(entry) }))))),
        )
        const plain = (list: readonly Entry[]) =>
          list
            .map(({ id, parent, name, isFile }) => ({ id, parent, name, isFile }))
            .toSorted((a, b) => Number(a.id) - Number(b.id))
        expect(plain(placed(root!))).toEqual(plain(entries))
      }),
    )
  })

  const nested = (levels: number): unknown =>
    levels === 0 ? { name: 'f', is_file: true } : { name: 'd', is_file: false, children: [nested(levels - 1)] }
  test.each([
    ['no object', 'text', 'Each node of the tree is an object.'],
    ['a list', [], 'Each node of the tree is an object.'],
    ['no name', { is_file: false, children: [] }, 'Each node of the tree has a name.'],
    ['a file', { name: 'root', is_file: true }, 'The root of the tree is a folder.'],
    [
      'a word of its own',
      { name: 'root', is_file: false, client_uuid: 'x' },
      'A node of the tree knows no client_uuid.',
    ],
    [
      'something in a file',
      { name: 'root', is_file: false, children: [{ name: 'f', is_file: true, children: [{}] }] },
      'Nothing can be put into a file. Choose a folder.',
    ],
    [
      'a wrong index',
      { name: 'root', is_file: false, children: [{ name: 'f', is_file: true, file_index: -1 }] },
      'A file_index counts the files that are sent, from 0.',
    ],
    ['a depth of a thousand', nested(1_000), 'Folders may lie 10 deep at most.'],
    [
      'ten thousand nodes',
      {
        name: 'root',
        is_file: false,
        children: Array.from({ length: 10_000 }, (_, i) => ({ name: String(i), is_file: true })),
      },
      'A case may hold 2,000 files and folders at most.',
    ],
  ])('with %s is refused in a sentence', (_what, sent, problem) => expect(readTree(sent)).toEqual({ problem }))
  test('is read or refused, whatever is sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (sent) => {
        const { root, problem } = readTree(sent)
        expect((root === undefined) !== (problem === undefined)).toBe(true)
      }),
    )
  })
})

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1_048_575, '1.00 MB'],
  [1_048_576, '1.00 MB'],
  [500 * 1024 ** 2, '500.00 MB'],
  [1024 ** 3, '1.00 GB'],
  [1024 ** 4, '1.00 TB'],
  [2_000 * 1024 ** 4, '2000.00 TB'],
])('%d bytes are %s', (bytes, said) => expect(sayBytes(bytes)).toBe(said))

test.each([
  ['a.pdf', '', 'pdf'],
  ['A.DOCX', 'application/octet-stream', 'docx'],
  ['a.b.csv', '', 'csv'],
  ['scan', 'application/pdf', 'pdf'],
  ['scan.bin', 'text/csv; charset=utf-8', 'csv'],
  ['a.xls', 'application/vnd.ms-excel', undefined],
  ['pdf', '', undefined],
  ['a.pdf.exe', 'application/x-msdownload', undefined],
])('%s sent as %j is %s', (name, type, kind) => expect(kindOf(name, type)).toBe(kind))
