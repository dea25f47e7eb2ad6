import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { request } from 'undici'
import { zipArchive } from '../dev/zip-archive.ts'
import { describe, expect, test } from 'vitest'
import { ASHDOWN, CALDER, newCase } from './support/firm.ts'
import { at, outline, filesForm, filesOf, folder, newFile, storedFile, pdf, root } from './support/files.ts'
import { as, BOUNDARY, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)
const own = async () => {
  const { uuid } = await newCase(ASHDOWN)
  return { uuid, ...filesOf(ashdown, uuid) }
}
const workbook = readFileSync(join(import.meta.dirname, 'data/ledger-care-420.xlsx'))
/** A workbook of which one entry unpacks to that many zero bytes. */
const archiveOf = (size: number): Buffer => zipArchive('xl/workbook.xml', Buffer.alloc(size), { isPacked: true })
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
/** Downloads a file from the API, or through the gateway as a file of `caseUuid`. */
async function download(uuid: string, email = ASHDOWN, caseUuid?: string, more: Record<string, string> = {}) {
  const { access_token } = await signIn(instance, email)
  const { statusCode, headers, body } = await request(
    caseUuid
      ? `${instance.webUrl}/api/files/client/case/${caseUuid}/file/${uuid}`
      : `${instance.apiUrl}/client/case/file/${uuid}`,
    {
      headers: { authorization: `Bearer ${access_token}`, ...more },
    },
  )
  return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) }
}
interface Change {
  entity: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
const audited = async (uuid: string): Promise<Change[]> =>
  (await ashdown.rest<{ nodes: Change[] }>('GET', `client/case/${uuid}/audit`)).body.nodes.filter(
    ({ entity }) => entity === 'file' || entity === 'folder',
  )

describe('documents are uploaded', () => {
  test('into the folders of the tree they come with, and come back as they were, as attachments', async () => {
    const { uuid, send, tree } = await own()
    const order = pdf('x'.repeat(200_000))
    expect(await tree()).toEqual({ name: 'root', is_file: false, children: [], version: 1 })
    const { status, body, headers } = await send(
      root(
        folder('Orders', [folder('2025', [newFile('Order “of” 3 March; café\u202e.pdf', 0)])]),
        newFile('ledger.xlsx', 1),
      ),
      [
        { name: 'a.pdf', bytes: order },
        { name: 'b.xlsx', bytes: workbook },
      ],
    )
    expect([status, outline(body), headers.etag, body.version]).toEqual([
      201,
      [{ Orders: [{ 2025: ['Order “of” 3 March; café.pdf'] }] }, 'ledger.xlsx'],
      '"2"',
      2,
    ])
    expect(await tree()).toEqual(body)
    expect(at(body, 'ledger.xlsx')).toMatchObject({
      size: workbook.length,
      children: [],
      created_by_name: 'Priya Shah',
    })
    for (const through of [undefined, uuid]) {
      const got = await download(at(body, 'Orders', '2025', 'Order “of” 3 March; café.pdf').uuid, ASHDOWN, through)
      expect([
        got.status,
        sha256(got.bytes),
        got.headers['content-type'],
        got.headers['x-content-type-options'],
        got.headers['content-security-policy'],
      ]).toEqual([200, sha256(order), 'application/pdf', 'nosniff', 'sandbox'])
      expect(got.headers['content-disposition']).toMatch(
        /^attachment; filename=".+"; filename\*=UTF-8''Order%20%E2%80%9Cof%E2%80%9D%203%20March%3B%20caf%C3%A9\.pdf$/,
      )
    }
    expect(
      (await audited(uuid)).map(({ entity, action, after }) => [
        entity,
        action,
        after?.file_name,
        after?.folder,
        after?.sha256,
      ]),
    ).toEqual([
      ['file', 'added', 'ledger.xlsx', '', sha256(workbook)],
      ['file', 'added', 'Order “of” 3 March; café.pdf', 'Orders / 2025', sha256(order)],
      ['folder', 'added', '2025', 'Orders', undefined],
      ['folder', 'added', 'Orders', '', undefined],
    ])
  })

  test('in addition to existing ones: a second upload removes nothing, whatever its tree omits', async () => {
    const { send, tree } = await own()
    const { body: first } = await send(root(folder('Orders', [newFile('a.pdf', 0)]), newFile('b.pdf', 1)), [
      { name: 'x', bytes: pdf('a') },
      { name: 'y', bytes: pdf('b') },
    ])
    // By name, by uuid, and without a tree by the names of the files.
    expect(
      outline((await send(root(folder('Orders', [newFile('c.pdf', 0)])), [{ name: 'c.pdf', bytes: pdf() }])).body),
    ).toEqual([{ Orders: ['a.pdf', 'c.pdf'] }, 'b.pdf'])
    expect(
      outline(
        (
          await send(root(folder('Orders', [newFile('d.pdf', 0)], at(first, 'Orders').uuid)), [
            { name: 'd.pdf', bytes: pdf() },
          ])
        ).body,
      ),
    ).toEqual([{ Orders: ['a.pdf', 'c.pdf', 'd.pdf'] }, 'b.pdf'])
    expect(
      outline((await send(undefined, [{ name: '../../e.csv', bytes: 'a,b\n1,2\n', type: 'text/csv' }])).body),
    ).toEqual([{ Orders: ['a.pdf', 'c.pdf', 'd.pdf'] }, 'b.pdf', 'e.csv'])
    expect((await tree()).version).toBe(5)
  })

  test('with a name whose ending is of no known type, by the type they are sent with; and an archive within its limits', async () => {
    const { send } = await own()
    const { status, body } = await send(root(newFile('Order v1.2', 0), newFile('b.xlsx', 1)), [
      { name: 'a', bytes: pdf(), type: 'application/pdf' },
      { name: 'b.xlsx', bytes: archiveOf(1_000_000) },
    ])
    expect([status, outline(body)]).toEqual([201, ['b.xlsx', 'Order v1.2']])
  })

  test('once for one key, and again under another', async () => {
    const { send, tree } = await own()
    const key = { 'idempotency-key': randomUUID(), 'if-match': '"1"' }
    const [first, second] = [
      await send(root(newFile('a.pdf', 0)), [{ name: 'a', bytes: pdf() }], key),
      await send(root(newFile('a.pdf', 0)), [{ name: 'a', bytes: pdf() }], key),
    ]
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect(await send(root(newFile('a.pdf', 0)), [{ name: 'a', bytes: pdf('other') }], key)).toMatchObject({
      status: 422,
      body: { message: 'This Idempotency-Key was used for another request.' },
    })
    expect(await tree()).toEqual(first.body)
  })

  const one = root(newFile('a.pdf', 0))
  const other = 'By its content this is'
  test.each([
    [
      'of another sort',
      root(newFile('a.exe', 0)),
      { name: 'a.exe', bytes: 'x' },
      415,
      'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.',
    ],
    [
      'of another sort by its content',
      one,
      { name: 'a.pdf', bytes: Buffer.from('MZ\u0090\u0000'.padEnd(200, '\0'), 'latin1') },
      415,
      `${other} a .exe file, not a .pdf.`,
    ],
    [
      'that is a picture',
      one,
      { name: 'a.pdf', bytes: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
      415,
      `${other} a .png file, not a .pdf.`,
    ],
    [
      'that is a workbook and says it is a letter',
      root(newFile('a.docx', 0)),
      { name: 'a.docx', bytes: workbook },
      415,
      `${other} a .xlsx file, not a .docx.`,
    ],
    [
      'that is text and says it is a letter',
      root(newFile('a.docx', 0)),
      { name: 'a.docx', bytes: 'Dear Sirs' },
      415,
      'By its content this is no .docx file.',
    ],
    [
      'that is an archive of something else and says it is a letter',
      root(newFile('a.docx', 0)),
      { name: 'a.docx', bytes: zipArchive('photographs/1.jpg', Buffer.from('x')) },
      415,
      'By its content this is no .docx file.',
    ],
    [
      'that is a workbook inside an archive and says it is a letter',
      root(newFile('a.docx', 0)),
      { name: 'a.docx', bytes: archiveOf(10) },
      415,
      'By its content this is',
    ],
    [
      'that is the beginning of a letter',
      root(newFile('a.docx', 0)),
      { name: 'a.docx', bytes: zipArchive('word/document.xml', Buffer.alloc(500)).subarray(0, 300) },
      415,
      'This .docx file is damaged.',
    ],
    [
      'that is text and says it is a workbook',
      root(newFile('a.xlsx', 0)),
      { name: 'a.xlsx', bytes: 'a,b' },
      415,
      'By its content this is no .xlsx file.',
    ],
    [
      'that is a PDF and says it is a table',
      root(newFile('a.csv', 0)),
      { name: 'a.csv', bytes: pdf() },
      415,
      'By its content this is',
    ],
    [
      'that is bytes and says it is a table',
      root(newFile('a.csv', 0)),
      { name: 'a.csv', bytes: 'a,b\u0000c' },
      415,
      'By its content this is no table of text.',
    ],
    [
      'that is a program after a PDF by its name',
      root(newFile('x.pdf.exe', 0)),
      { name: 'x.pdf.exe', bytes: pdf(), type: 'application/pdf' },
      415,
      'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.',
    ],
    [
      'that is a web page by its name and a PDF by its type',
      root(newFile('page.html', 0)),
      { name: 'page.html', bytes: pdf(), type: 'application/pdf' },
      415,
      'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.',
    ],
    [
      'that is a web page and says it is a PDF',
      one,
      { name: 'a.pdf', bytes: '\n<!-- saved -->\n<!DOCTYPE html><script>alert(1)</script>', type: 'application/pdf' },
      415,
      `${other} a .html file, not a .pdf.`,
    ],
    [
      'that unpacks to far more than it seems to hold',
      root(newFile('a.xlsx', 0)),
      { name: 'a.xlsx', bytes: archiveOf(40_000_000) },
      415,
      'This file is larger inside than a document can be.',
    ],
    ['that is empty', one, { name: 'a.pdf', bytes: '' }, 415, 'This file is empty.'],
    ['whose tree is no JSON', '{', { name: 'a.pdf', bytes: pdf() }, 422, 'Send the tree as JSON.'],
    [
      'that has no place',
      root(),
      { name: 'a.pdf', bytes: pdf() },
      422,
      'Each file that is sent has one place in the tree, by its file_index.',
    ],
    [
      'that has two places',
      root(newFile('a.pdf', 0), newFile('b.pdf', 0)),
      { name: 'a.pdf', bytes: pdf() },
      422,
      'The tree names something twice.',
    ],
    [
      'beside one that was not sent',
      root(newFile('a.pdf', 0), newFile('b.pdf', 1)),
      { name: 'a.pdf', bytes: pdf() },
      422,
      'The tree names a file that was not sent.',
    ],
    [
      'in two folders of one name',
      root(folder('A', [newFile('a.pdf', 0)]), folder('A')),
      { name: 'a.pdf', bytes: pdf() },
      422,
      'A folder with this name already exists',
    ],
    [
      'without a name',
      root(newFile('../', 0)),
      { name: 'a.pdf', bytes: pdf(), type: 'application/pdf' },
      422,
      'Enter a name.',
    ],
    [
      'beneath a thousand folders',
      JSON.stringify(root()).replace(
        '[]',
        `[${'{"name":"d","is_file":false,"children":['.repeat(1_000)}${']}'.repeat(1_000)}]`,
      ),
      { name: 'a.pdf', bytes: pdf() },
      422,
      'Folders may lie 10 deep at most.',
    ],
  ])('but not one %s', async (_what, tree, file, status, message) => {
    const files = await own()
    const answer = await files.send(tree, [file])
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(message)])
    expect(Object.values(answer.body.details ?? {}).join()).toMatch(/^[A-Z].*[.s]$/)
    expect(await files.tree()).toMatchObject({ children: [], version: 1 })
  })

  test('all or none, and each refused file is named', async () => {
    const { send, tree } = await own()
    expect(
      await send(root(newFile('a.pdf', 0), newFile('b.txt', 1), newFile('c.pdf', 2)), [
        { name: 'a', bytes: pdf() },
        { name: 'b', bytes: 'x' },
        { name: 'c', bytes: 'PK\u0003\u0004'.padEnd(60, 'x') },
      ]),
    ).toMatchObject({
      status: 415,
      body: {
        message: '2 of the files cannot be taken. Nothing was stored.',
        details: { 'b.txt': expect.any(String), 'c.pdf': 'By its content this is a .zip file, not a .pdf.' },
      },
    })
    expect(outline(await tree())).toEqual([])
  })

  test('by their media type where their ending says nothing; a heading of two letters that also begin a picture is a table', async () => {
    const { send } = await own()
    const { status, body } = await send(root(newFile('scan', 0), newFile('bm.csv', 1)), [
      { name: 'scan', bytes: pdf(), type: 'application/pdf' },
      { name: 'bm.csv', bytes: 'BM,MZ\n1,2\n', type: 'application/vnd.ms-excel' },
    ])
    expect([status, outline(body)]).toEqual([201, ['bm.csv', 'scan']])
    expect((await download(at(body, 'bm.csv').uuid)).headers['content-type']).toBe('text/csv; charset=utf-8')
  })

  test('only as a form, and only into an open case of one’s own', async () => {
    const { uuid, send, tree, arrange } = await own()
    const { body } = await send(root(newFile('a.pdf', 0)), [{ name: 'a', bytes: pdf() }])
    const file = at(body, 'a.pdf').uuid
    expect((await ashdown.rest('POST', `client/case/${uuid}/file`, { files: [] })).status).toBe(415)
    expect(
      (
        await ashdown.rest('POST', `client/case/${uuid}/file`, Buffer.from('x'), {
          'content-type': 'multipart/form-data',
        })
      ).status,
    ).toBe(422)
    const calder = filesOf(as(CALDER), uuid)
    expect([
      (await calder.send(root(newFile('b.pdf', 0)), [{ name: 'b', bytes: pdf() }])).status,
      (await calder.arrange(root())).status,
      (await calder.restore(file)).status,
      (await download(file, CALDER)).status,
    ]).toEqual([404, 404, 404, 404])
    const { uuid: theirs } = await newCase(CALDER)
    expect((await filesOf(as(CALDER), theirs).arrange(root(storedFile('a.pdf', file)))).body.message).toBe(
      'The tree names something that is not in this case, or no longer.',
    )
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
    expect([
      (await send(root(newFile('b.pdf', 0)), [{ name: 'b', bytes: pdf() }])).status,
      (await arrange(root())).status,
      (await download(file)).status,
    ]).toEqual([409, 409, 200])
    expect(outline(await tree())).toEqual(['a.pdf'])
  })

  test('are downloaded by ranges too, from the API and through the gateway', async () => {
    const { uuid, send } = await own()
    const bytes = Buffer.from(`%PDF-1.7\n${Array.from({ length: 20_000 }, (_, i) => i).join(' ')}`)
    const file = at((await send(root(newFile('a.pdf', 0)), [{ name: 'a', bytes }])).body, 'a.pdf').uuid
    const tag = `"${sha256(bytes)}"`
    const size = bytes.length
    for (const place of [undefined, uuid]) {
      const get = (headers: Record<string, string>) => download(file, ASHDOWN, place, headers)
      const whole = await get({})
      expect([whole.status, whole.headers.etag, whole.headers['accept-ranges'], whole.bytes.equals(bytes)]).toEqual([
        ...[200, tag, 'bytes', true],
      ])
      for (const [range, start, end] of [
        ['bytes=0-0', 0, 0],
        ['bytes=70000-70009', 70_000, 70_009],
        ['bytes=100000-', 100_000, size - 1],
        ['bytes=-5', size - 5, size - 1],
        [`bytes=9-${size + 100}`, 9, size - 1],
      ] as const)
        for (const condition of [{}, { 'if-range': tag }] as Record<string, string>[]) {
          const part = await get({ range, ...condition })
          expect([range, part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
            ...[range, 206, `bytes ${start}-${end}/${size}`, String(end + 1 - start)],
          ])
          expect(part.bytes.equals(bytes.subarray(start, end + 1))).toBe(true)
          expect(part.headers['content-disposition']).toMatch(/^attachment; filename="?a\.pdf/)
        }
      // Of another file, of several pieces, of nothing that is known: the whole file.
      for (const headers of [
        { range: 'bytes=0-4', 'if-range': '"another"' },
        { range: 'bytes=0-4,9-12' },
        { range: 'lines=0-4' },
        { range: 'bytes=x' },
      ] as Record<string, string>[]) {
        const answer = await get(headers)
        expect([headers, answer.status, answer.bytes.equals(bytes)]).toEqual([headers, 200, true])
      }
      const none = await get({ range: `bytes=${size}-` })
      expect([none.status, none.headers['content-range'], JSON.parse(String(none.bytes))]).toEqual([
        416,
        `bytes */${size}`,
        { message: 'The file does not have these bytes.', details: {} },
      ])
    }
    expect((await download(file, CALDER, undefined, { range: 'bytes=0-4' })).status).toBe(404)
  })

  test('through the gateway, which passes on the reason for a refusal', async () => {
    const { uuid, tree } = await own()
    const { access_token } = await signIn(instance, ASHDOWN)
    const send = async (bytes: Buffer, name: string, headers: Record<string, string> = {}) => {
      const { statusCode, body } = await request(`${instance.webUrl}/api/files/client/case/${uuid}/file`, {
        method: 'POST',
        body: filesForm(root(newFile(name, 0)), [{ name, bytes }]),
        headers: {
          authorization: `Bearer ${access_token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          ...headers,
        },
      })
      return [statusCode, ((await body.json()) as { message?: string }).message]
    }
    expect(await send(Buffer.alloc(3_000_000, 'x'), 'a.exe')).toEqual([
      415,
      'Only .pdf, .docx, .xlsx, .doc and .csv files can be added.',
    ])
    expect(await send(pdf(), 'a.pdf', { 'if-match': '"7"' })).toEqual([
      412,
      'This was changed by someone else in the meantime.',
    ])
    expect((await send(pdf(), 'a.pdf', { 'if-match': '"1"' }))[0]).toBe(201)
    expect(outline(await tree())).toEqual(['a.pdf'])
  })
})

describe('the tree', () => {
  async function filed() {
    const files = await own()
    const { body } = await files.send(
      root(folder('Orders', [folder('2025', [newFile('a.pdf', 0)])]), folder('Letters'), newFile('b.pdf', 1)),
      [
        { name: 'a', bytes: pdf('a') },
        { name: 'b', bytes: pdf('b') },
      ],
    )
    const of = (...path: string[]) => at(body, ...path).uuid
    return {
      ...files,
      body,
      orders: of('Orders'),
      year: of('Orders', '2025'),
      letters: of('Letters'),
      a: of('Orders', '2025', 'a.pdf'),
      b: of('b.pdf'),
    }
  }

  test('is replaced as a whole: moves, renames, new folders and removals; repeating it changes nothing', async () => {
    const { uuid, arrange, orders, year, a, b } = await filed()
    const wanted = root(
      folder('Court orders', [storedFile('b.pdf', b), folder('New')], orders),
      folder('2025', [storedFile('first.exe', a)], year),
    )
    const { status, body } = await arrange(wanted)
    // A file keeps its extension.
    expect([status, outline(body), body.version]).toEqual([
      200,
      [{ 2025: ['first.exe.pdf'] }, { 'Court orders': [{ New: [] }, 'b.pdf'] }],
      3,
    ])
    expect((await arrange(body)).body).toEqual(body)
    const { data } = await ashdown.graphql(
      'query ($c: ID!) { case(uuid: $c) { audit(first: 6) { nodes { sentences } } } }',
      { c: uuid },
    )
    expect(
      (data as { case: { audit: { nodes: { sentences: string[] }[] } } }).case.audit.nodes
        .flatMap(({ sentences }) => sentences)
        .toSorted(),
    ).toEqual([
      'File moved: b.pdf, from the top to Court orders.',
      'File renamed: a.pdf → first.exe.pdf.',
      'Folder added: New.',
      'Folder moved: 2025, from Orders to the top.',
      'Folder removed: Letters.',
      'Folder renamed: Orders → Court orders.',
    ])
  })

  test('with a stale version is refused with the current tree', async () => {
    const { arrange, send, b, tree } = await filed()
    expect((await arrange(root(storedFile('c.pdf', b)), { 'if-match': '"2"' })).status).toBe(200)
    const stale = await arrange(root(), { 'if-match': '"2"' })
    expect([stale.status, stale.body.current]).toEqual([412, await tree()])
    expect((await send(root(newFile('d.pdf', 0)), [{ name: 'd', bytes: pdf() }], { 'if-match': '"2"' })).status).toBe(
      412,
    )
    expect(outline(await tree())).toEqual(['c.pdf'])
  })

  test('cannot contain unknown or duplicate nodes, or change a file into a folder', async () => {
    const { arrange, orders, a, b, tree, body } = await filed()
    for (const [sent, problem] of [
      [root(storedFile('x.pdf', randomUUID())), 'The tree names something that is not in this case, or no longer.'],
      [root(storedFile('b.pdf', b), storedFile('c.pdf', b)), 'The tree names something twice.'],
      [root(folder('b', [], b)), 'The tree names something that is not in this case, or no longer.'],
      [root(storedFile('a', orders)), 'The tree names something that is not in this case, or no longer.'],
      [root(folder('Orders', [folder('Orders', [], orders)], orders)), 'The tree names something twice.'],
      [root(newFile('n.pdf', 0)), 'The tree names a file that was not sent.'],
      [root(storedFile('same.pdf', a), storedFile('same.pdf', b)), 'A file with this name already exists'],
      [
        root({ ...storedFile('b.pdf', b), children: [folder('In a file')] }),
        'Nothing can be put into a file. Choose a folder.',
      ],
      [root(folder(' ')), 'Enter a name.'],
      [undefined, 'Each node of the tree is an object.'],
    ] as const)
      expect(await arrange(sent)).toMatchObject({
        status: 422,
        body: { message: problem, details: { folder_structure: problem } },
      })
    expect(await tree()).toEqual(body)
  })

  test('restores removed nodes with their contents, to their folder or the root, under an unused name', async () => {
    const { arrange, restore, send, tree, orders, a, b, year, uuid } = await filed()
    await arrange(root(storedFile('b.pdf', b)))
    expect([(await download(a)).status, (await download(b)).status]).toEqual([404, 200])
    expect(
      (await audited(uuid)).find(({ action, before }) => action === 'removed' && before?.file_name === 'a.pdf')?.before,
    ).toEqual({ file_name: 'a.pdf', folder: 'Orders / 2025', sha256: sha256(pdf('a')) })
    expect(outline((await restore(orders)).body)).toEqual([{ Orders: [{ 2025: ['a.pdf'] }] }, 'b.pdf'])
    expect((await download(a)).bytes).toEqual(pdf('a'))
    // The deleted file can be restored; one that never existed, or of another case, cannot.
    const { uuid: other } = await newCase(ASHDOWN)
    expect([
      (await restore(orders)).status,
      (await restore(randomUUID())).status,
      (await filesOf(ashdown, other).restore(a)).status,
    ]).toEqual([404, 404, 404])
    await arrange(root(folder('Orders', [], orders)))
    await arrange(root())
    await send(root(newFile('a.pdf', 0)), [{ name: 'n', bytes: pdf('new') }])
    expect(outline((await restore(a)).body)).toEqual(['a (2).pdf', 'a.pdf'])
    expect(outline((await restore(year)).body)).toEqual([{ 2025: [] }, 'a (2).pdf', 'a.pdf'])
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
    expect((await restore(b)).status).toBe(409)
    expect(outline(await tree())).toEqual([{ 2025: [] }, 'a (2).pdf', 'a.pdf'])
  })

  test('is changed through GraphQL one node at a time, also by concurrent users', async () => {
    const { uuid, orders, letters, a, b } = await filed()
    const nodes = '{ folderStructure { version nodes { id parent uuid name isFile size path } } }'
    const change = async (mutation: string) => {
      const { data, errors } = await ashdown.graphql(`mutation ($c: ID!) { done: ${mutation} ${nodes} }`, { c: uuid })
      return (
        errors?.[0] ??
        (data!.done as { folderStructure: { version: string; nodes: { name: string; path: string[] }[] } })
          .folderStructure
      )
    }
    const shown = (answer: Awaited<ReturnType<typeof change>>) =>
      'nodes' in answer
        ? answer.nodes.map(({ name, path }) => [...path, name].join('/'))
        : [answer.message, answer.extensions.code]
    expect(shown(await change(`moveFile(caseUuid: $c, id: "${b}", to: "${letters}")`))).toEqual([
      'Letters',
      'Letters/b.pdf',
      'Orders',
      'Orders/2025',
      'Orders/2025/a.pdf',
    ])
    expect(shown(await change(`addFolder(caseUuid: $c, name: "  Letters ")`))).toEqual([
      'A folder with this name already exists',
      'INVALID_INPUT',
    ])
    expect(shown(await change(`moveFile(caseUuid: $c, id: "${orders}", to: "${orders}")`))).toEqual([
      'A folder cannot be put into itself, nor into a folder within it.',
      'INVALID_INPUT',
    ])
    expect(shown(await change(`moveFile(caseUuid: $c, id: "${letters}", to: "${a}")`))).toEqual([
      'Nothing can be put into a file. Choose a folder.',
      'INVALID_INPUT',
    ])
    expect(shown(await change(`renameFile(caseUuid: $c, id: "${randomUUID()}", name: "x")`))).toEqual([
      'Not found.',
      'NOT_FOUND',
    ])
    expect(shown(await change(`removeFile(caseUuid: $c, id: "${orders}", version: "2")`))).toEqual([
      'This was changed by someone else in the meantime.',
      'CONFLICT',
    ])
    const together = await Promise.all([
      change(`addFolder(caseUuid: $c, parent: "${orders}", name: "One")`),
      change(`addFolder(caseUuid: $c, parent: "${orders}", name: "Two")`),
      change(`renameFile(caseUuid: $c, id: "${a}", name: "first")`),
    ])
    expect(together.map((answer) => 'nodes' in answer)).toEqual([true, true, true])
    expect(shown(await change(`removeFile(caseUuid: $c, id: "${letters}")`))).toEqual([
      'Orders',
      'Orders/2025',
      'Orders/2025/first.pdf',
      'Orders/One',
      'Orders/Two',
    ])
    expect(shown(await change(`restoreFile(caseUuid: $c, uuid: "${letters}")`)).slice(0, 2)).toEqual([
      'Letters',
      'Letters/b.pdf',
    ])
    // Several at once: all of them or none, and a file in a chosen folder goes with it.
    const several = `ids: ["${letters}", "${b}", "${a}"]`
    expect(shown(await change(`moveFiles(caseUuid: $c, ids: ["${a}", "${randomUUID()}"])`))).toEqual([
      'Not found.',
      'NOT_FOUND',
    ])
    expect(shown(await change(`moveFiles(caseUuid: $c, ids: ["${a}", "${orders}"], to: "${orders}")`))).toEqual([
      'A folder cannot be put into itself, nor into a folder within it.',
      'INVALID_INPUT',
    ])
    expect(shown(await change(`moveFiles(caseUuid: $c, ${several}, to: "${orders}")`))).toEqual([
      'Orders',
      'Orders/2025',
      'Orders/Letters',
      'Orders/Letters/b.pdf',
      'Orders/One',
      'Orders/Two',
      'Orders/first.pdf',
    ])
    expect(shown(await change(`removeFiles(caseUuid: $c, ${several})`))).toEqual([
      'Orders',
      'Orders/2025',
      'Orders/One',
      'Orders/Two',
    ])
    expect(shown(await change(`restoreFiles(caseUuid: $c, uuids: [])`))).toEqual([
      'Restore 1 to 200 at a time.',
      'INVALID_INPUT',
    ])
    expect(shown(await change(`restoreFiles(caseUuid: $c, uuids: ["${letters}", "${a}"])`))).toEqual([
      'Orders',
      'Orders/2025',
      'Orders/Letters',
      'Orders/Letters/b.pdf',
      'Orders/One',
      'Orders/Two',
      'Orders/first.pdf',
    ])
    const page = async (after = '') =>
      (
        await ashdown.graphql(
          `query ($c: ID!) { case(uuid: $c) { files(first: 1${after && `, after: "${after}"`}) { totalCount nodes { name size } pageInfo { hasNextPage endCursor } } } }`,
          { c: uuid },
        )
      ).data
    expect(await page()).toEqual({
      case: {
        files: {
          totalCount: 2,
          nodes: [{ name: 'b.pdf', size: pdf('b').length }],
          pageInfo: { hasNextPage: true, endCursor: b },
        },
      },
    })
    expect(await page(b)).toMatchObject({
      case: { files: { nodes: [{ name: 'first.pdf' }], pageInfo: { hasNextPage: false } } },
    })
  })
})
