import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileTypeOf } from './file-types.ts'
import { formatBytes } from './format-bytes.ts'
import {
  cleanName,
  FILE_EXISTS,
  FOLDER_EXISTS,
  uniqueName,
  TREE_LIMITS,
  moveEntries,
  topmostOf,
  nameWithExtension,
  nameProblem,
  placeProblem,
  treeProblem,
  descendantsOf,
  type Entry,
} from './tree.ts'
import { flattenTree, parseTree, buildTree, type FileNode } from './wire-tree.ts'

/** Arbitrary trees: the parent of each entry is the root or a folder before it. */
const trees = fc
  .array(fc.record({ isFile: fc.boolean(), under: fc.nat(), letter: fc.constantFrom('a', 'b', 'c') }), {
    maxLength: 30,
  })
  .map((records) => {
    const folders: (string | null)[] = [null]
    return records.map(({ isFile, under, letter }, i): Entry => {
      const id = String(i)
      const parent = folders[under % folders.length] ?? null
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
      ids: fc.subarray(entries.map(({ id }) => id)),
      to: fc.constantFrom(null, ...entries.map(({ id }) => id)),
    }),
  )

describe('a move', () => {
  test('that is allowed leaves a valid tree with all entries reachable', () => {
    fc.assert(
      fc.property(moves, ({ entries, ids, to }) => {
        fc.pre(treeProblem(entries) === undefined)
        const after = moveEntries(entries, ids, to)
        if (typeof after === 'string') return
        expect(treeProblem(after)).toBeUndefined()
        // Those that were chosen with their folder stay in it.
        for (const { id, parent } of entries)
          expect(after.find((entry) => entry.id === id)?.parent).toBe(
            topmostOf(entries, ids).includes(id) ? to : parent,
          )
        const reached = new Set(
          after
            .filter(({ parent }) => parent === null)
            .flatMap((entry) => [entry.id, ...descendantsOf(after, entry.id)]),
        )
        expect(reached.size).toBe(entries.length)
      }),
    )
  })

  test('onto a file, into itself or a folder below it, or of or to a missing entry is refused', () => {
    fc.assert(
      fc.property(moves, ({ entries, id, to }) => {
        const of = (wanted: string | null) => entries.find((entry) => entry.id === wanted)
        const forbidden =
          of(to)?.isFile === true ||
          (!of(id)!.isFile && (id === to || (to !== null && descendantsOf(entries, id).has(to))))
        expect(placeProblem(entries, id, to) !== undefined).toBe(forbidden)
        if (forbidden)
          expect(moveEntries(entries, [id], to)).toMatch(
            /^Nothing can be put into a file|^A folder cannot be put into itself/,
          )
        else if (treeProblem(entries) === undefined) {
          const moved = moveEntries(entries, [id], to)
          if (typeof moved === 'string') expect(moved).toBe('Folders may lie 10 deep at most.')
        }
        expect(moveEntries(entries, ['gone'], to)).toBe('This is no longer in the case.')
        expect(moveEntries(entries, [id], 'gone')).toBe('This is no longer in the case.')
      }),
    )
  })
})

const folder = (id: string, parent: string | null, name = id): Entry => ({ id, parent, name, isFile: false })
const file = (id: string, parent: string | null, name = id): Entry => ({ id, parent, name, isFile: true })

describe('a move of several', () => {
  const entries = [
    folder('Letters', null),
    folder('Old', 'Letters'),
    file('a', 'Old', 'a.pdf'),
    file('b', 'Letters', 'b.pdf'),
    file('c', null, 'b.pdf'),
    folder('Orders', null),
  ]
  const parents = (moved: Entry[] | string) =>
    typeof moved === 'string' ? moved : Object.fromEntries(moved.map(({ id, parent }) => [id, parent]))

  test('takes what is in a folder with it', () => {
    expect(topmostOf(entries, ['a', 'Old', 'c', 'a'])).toEqual(['Old', 'c'])
    expect(parents(moveEntries(entries, ['a', 'Old', 'c'], 'Orders'))).toMatchObject({
      a: 'Old',
      Old: 'Orders',
      c: 'Orders',
    })
  })

  test('is all or none, and says what cannot be moved', () => {
    expect(moveEntries(entries, ['b', 'c'], 'Orders')).toBe('b.pdf: A file with this name already exists')
    expect(moveEntries(entries, ['a', 'Letters'], 'Letters')).toBe(
      'A folder cannot be put into itself, nor into a folder within it.',
    )
    expect(moveEntries(entries, ['c', 'Letters'], 'Old')).toBe(
      'Letters: A folder cannot be put into itself, nor into a folder within it.',
    )
  })
})

describe('a name', () => {
  test('that a sibling has is refused with the specified message, and is free in other folders', () => {
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
      moveEntries(entries, ['2'], null),
    ]).toEqual([FOLDER_EXISTS, FOLDER_EXISTS, FOLDER_EXISTS])
    expect([
      nameProblem([], null, 'x'.repeat(TREE_LIMITS.name)),
      nameProblem([], null, 'x'.repeat(TREE_LIMITS.name + 1)),
    ]).toEqual([undefined, 'A name may have 200 characters at most.'])
    expect([
      uniqueName(entries, '1', 'a.pdf'),
      uniqueName(entries, null, 'Orders'),
      uniqueName(entries, null, 'b'),
    ]).toEqual(['a (2).pdf', 'Orders (2)', 'b'])
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
  ])('%j is stored as %j', (raw, stored) => expect(cleanName(raw)).toBe(stored))

  test('that is stored is no path, has no invisible characters, and is not changed by cleaning it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (raw) => {
        const stored = cleanName(raw)
        // oxlint-disable-next-line no-control-regex
        expect(stored).not.toMatch(/[/\\\u0000-\u001f\u202a-\u202e\u2066-\u2069]|^\s|\s$|^\.{1,2}$/)
        expect([stored.isWellFormed(), cleanName(stored)]).toEqual([true, stored])
      }),
    )
  })

  test.each([
    ['a.pdf', 'b', 'b.pdf'],
    ['a.PDF', 'b.pdf', 'b.pdf'],
    ['a.pdf', 'b.exe', 'b.exe.pdf'],
    ['a', 'b', 'b'],
    ['a.pdf', ' ', ''],
  ])('of the file %s that is renamed to %s is %s', (name, wanted, stored) => {
    expect(nameWithExtension({ name, isFile: true }, wanted)).toBe(stored)
    expect(nameWithExtension({ name, isFile: false }, wanted)).toBe(cleanName(wanted))
  })
})

describe('a tree', () => {
  test('has its limits', () => {
    const chain = (n: number): Entry[] =>
      Array.from({ length: n }, (_, i) => folder(String(i), i === 0 ? null : String(i - 1)))
    expect([
      treeProblem(chain(TREE_LIMITS.depth)),
      treeProblem([...chain(TREE_LIMITS.depth), file('f', '9')]),
      treeProblem(chain(TREE_LIMITS.depth + 1)),
    ]).toEqual([undefined, undefined, 'Folders may lie 10 deep at most.'])
    const wide = (n: number): Entry[] => Array.from({ length: n }, (_, i) => file(String(i), null))
    expect([treeProblem(wide(TREE_LIMITS.nodes)), treeProblem(wide(TREE_LIMITS.nodes + 1))]).toEqual([
      undefined,
      'A case may hold 2,000 files and folders at most.',
    ])
    expect([treeProblem([folder('a', 'b'), folder('b', 'a')]), treeProblem([folder('a', 'gone')])]).toEqual([
      'A folder cannot be put into itself, nor into a folder within it.',
      'This is no longer in the case.',
    ])
  })

  test('survives serialisation and parsing', () => {
    fc.assert(
      fc.property(trees, (entries) => {
        fc.pre(treeProblem(entries) === undefined)
        const node = ({ id, name, isFile }: Entry): FileNode => ({ uuid: id, name, is_file: isFile, children: [] })
        const { root } = parseTree(
          JSON.parse(JSON.stringify(buildTree(entries.map((entry) => ({ ...entry, node: node(entry) }))))),
        )
        const plain = (list: readonly Entry[]) =>
          list
            .map(({ id, parent, name, isFile }) => ({ id, parent, name, isFile }))
            .toSorted((a, b) => Number(a.id) - Number(b.id))
        expect(plain(flattenTree(root!))).toEqual(plain(entries))
      }),
    )
  })
})

describe('a tree that is sent', () => {
  const nested = (levels: number): unknown =>
    levels === 0 ? { name: 'f', is_file: true } : { name: 'd', is_file: false, children: [nested(levels - 1)] }
  test.each([
    ['no object', 'text', 'Each node of the tree is an object.'],
    ['a list', [], 'Each node of the tree is an object.'],
    ['no name', { is_file: false, children: [] }, 'Each node of the tree has a name.'],
    ['a file', { name: 'root', is_file: true }, 'The root of the tree is a folder.'],
    [
      'an unknown property',
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
  ])('with %s is refused with a message', (_what, sent, problem) => expect(parseTree(sent)).toEqual({ problem }))
  test('is parsed or refused for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (sent) => {
        const { root, problem } = parseTree(sent)
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
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

test.each([
  ['a.pdf', '', 'pdf'],
  ['A.DOCX', 'application/octet-stream', 'docx'],
  ['a.b.csv', '', 'csv'],
  ['scan', 'application/pdf', 'pdf'],
  ['scan.bin', 'text/csv; charset=utf-8', 'csv'],
  ['a.xls', 'application/vnd.ms-excel', undefined],
  ['pdf', '', undefined],
  ['a.pdf.exe', 'application/x-msdownload', undefined],
])('%s sent as %j is %s', (name, type, kind) => expect(fileTypeOf(name, type)).toBe(kind))

test('a name shortened for the number behind it is not cut in the middle of a character', () => {
  const wanted = `x${'😀'.repeat(97)}a.pdf`
  const entries = [{ id: 'a', parent: null, name: wanted, isFile: true }]
  expect(uniqueName(entries, null, wanted)).toBe(`x${'😀'.repeat(95)} (2).pdf`)
})
