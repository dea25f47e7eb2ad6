import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FileNode } from '@costdraft/schema/files/wire-tree.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { documentsOf } from '@costdraft/api/outputs/documents-by-area.ts'
import { request } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../dev/full-court-of-protection.ts'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { makeDocuments, outputsOf } from './support/documents.ts'
import { at, filesOf, folder, newFile, pdf, root, storedFile } from './support/files.ts'
import { ASHDOWN, firmOf, newCase } from './support/firm.ts'
import { as, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)
const files = mkdtempSync(join(tmpdir(), 'file-dates-'))
afterAll(() => rmSync(files, { recursive: true }))
const dated = (node: FileNode, date: string | null): FileNode => ({ ...node, dated: date })

test('a file is uploaded with its date, keeps it where a tree says nothing of it, and has it changed and taken away', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const { send, arrange, tree } = filesOf(ashdown, uuid)
  const sent = await send(root(dated(newFile('a.pdf', 0), '14/01/2025'), newFile('b.pdf', 1)), [
    { name: 'a.pdf', bytes: pdf('a') },
    { name: 'b.pdf', bytes: pdf('b') },
  ])
  expect([at(sent.body, 'a.pdf').dated, at(sent.body, 'b.pdf').dated]).toEqual(['2025-01-14', null])
  const [a, b] = ['a.pdf', 'b.pdf'].map((name) => storedFile(name, at(sent.body, name).uuid))
  const moved = await arrange(root(folder('Orders', [a!]), b!))
  expect(at(moved.body, 'Orders', 'a.pdf').dated).toBe('2025-01-14')
  const changed = await arrange(root(folder('Orders', [dated(a!, null)]), dated(b!, '2024-02-29')))
  expect([at(changed.body, 'Orders', 'a.pdf').dated, at(changed.body, 'b.pdf').dated]).toEqual([null, '2024-02-29'])
  for (const [wrong, why] of [
    [root(a!, dated(b!, '2025-02-30')), 'The date of a file is one such as 14/01/2025.'],
    [root(a!, b!, dated(folder('Letters'), '2025-01-14')), 'Only a file has a date.'],
  ] as const)
    expect([(await arrange(wrong)).status, (await arrange(wrong)).body.message]).toEqual([422, why])
  expect((await tree()).children.map(({ name }) => name)).toEqual(['Orders', 'b.pdf'])
  const { data } = await ashdown.graphql(
    'query($c: ID!) { caseAudit: case(uuid: $c) { audit { nodes { sentences } } } }',
    {
      c: uuid,
    },
  )
  expect(JSON.stringify(data)).toContain('File dated: b.pdf, nothing → 29/02/2024.')
})

test('a date is set through GraphQL, of a file alone, and not on a version that is stale', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const { body } = await filesOf(ashdown, uuid).send(root(folder('Orders', [newFile('a.pdf', 0)])), [
    { name: 'a.pdf', bytes: pdf('a') },
  ])
  const set = (id: string, more: string) =>
    ashdown.graphql(
      `mutation($c: ID!, $f: ID!) { it: dateFile(caseUuid: $c, id: $f, ${more}) { folderStructure { nodes { name dated } } } }`,
      { c: uuid, f: id },
    )
  const id = at(body, 'Orders', 'a.pdf').uuid
  expect((await set(id, 'dated: "2025-01-14"')).data).toMatchObject({
    it: {
      folderStructure: {
        nodes: [
          { name: 'Orders', dated: null },
          { name: 'a.pdf', dated: '2025-01-14' },
        ],
      },
    },
  })
  expect((await set(id, 'dated: null, version: "1"')).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }])
  expect((await set(at(body, 'Orders').uuid, 'dated: "2025-01-14"')).errors).toMatchObject([
    { message: 'Only a file has a date.', extensions: { code: 'INVALID_INPUT' } },
  ])
  expect((await set(id, 'dated: null')).data).toMatchObject({
    it: { folderStructure: { nodes: [{}, { dated: null }] } },
  })
})

/** What the index of papers of a case prints, and the bytes of its file. */
async function indexOf(uuid: string): Promise<{ text: string; sha256: string }> {
  const index = (await outputsOf(ASHDOWN, uuid)).find(({ file_name }) => file_name.includes(' – Index of papers – '))!
  const { access_token } = await signIn(instance, ASHDOWN)
  const { body } = await request(`${instance.apiUrl}/client/case/output/${index.uuid}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  const file = join(files, 'index.pdf')
  writeFileSync(file, Buffer.from(await body.arrayBuffer()))
  return { text: execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }), sha256: index.sha256 }
}

test('the index of papers has each document by its date with its pages, whatever the documents are, and is the same again', async () => {
  const firm = await firmOf(ASHDOWN)
  const made = await ashdown.rest<{ uuid: string }>(
    'POST',
    `client/${firm.client}/case/court-of-protection`,
    courtOfProtectionCase(firm, {}),
  )
  const { uuid } = made.body
  const sheet = documentsOf('court_of_protection')!.find(({ key }) => key === 'request_for_assessment')!
  const { bytes } = await sheet.make(fullCourtOfProtectionBill(1))
  const sent = await filesOf(ashdown, uuid).send(
    root(
      dated(newFile('Sheet.pdf', 0), '2025-03-01'),
      folder('Accounts', [dated(newFile('Broken.pdf', 1), '2025-02-01'), newFile('Today.csv', 2)]),
      dated(newFile('Earlier.pdf', 3), '2024-01-02'),
    ),
    [
      { name: 'Sheet.pdf', bytes: Buffer.from(bytes) },
      { name: 'Broken.pdf', bytes: pdf('Nothing that could be read.') },
      { name: 'Today.csv', bytes: 'a,b\n1,2\n' },
      { name: 'Earlier.pdf', bytes: Buffer.from(bytes) },
    ],
  )
  expect([made.status, sent.status]).toEqual([201, 201])
  expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
  await makeDocuments(ASHDOWN, uuid)
  const { text, sha256 } = await indexOf(uuid)
  const day = londonDay(new Date()).split('-').toReversed().join('/')
  const rows = text
    .split('\n')
    .flatMap((line) => (/^ +\d+ +\d\d\/\d\d\/\d{4}/.test(line) ? [line.trim().split(/ {2,}| (?=\d\d\/)/)] : []))
  expect(rows.map((row) => row.join(' | '))).toEqual([
    '1 | 02/01/2024 | Earlier | 2 | 1–2',
    '2 | 01/02/2025 | Broken | Accounts | pages not counted',
    '3 | 01/03/2025 | Sheet | 2 | 3–4',
    `4 | ${day} | Today | Accounts | no PDF`,
  ])
  await makeDocuments(ASHDOWN, uuid)
  expect((await indexOf(uuid)).sha256).toBe(sha256)
})
