import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAnyHost, type AnyHost } from '../support/any-host.ts'
import { CASE, FILE, ITEM, TOKEN } from '../support/spec-host/ids.ts'
import type { TreeNode } from '../support/spec-host/records.ts'

// Documents of items in front of a host that serves the two specifications and nothing else.
let any: AnyHost
beforeEach(async () => {
  any = await startAnyHost({ checks: true })
})
afterEach(() => any.stop())

const REPLY = 'f7000000-0000-4000-8000-000000000002'
const RIVALS = 'f7000000-0000-4000-8000-000000000003'
/** Puts a second file into the tree of the case, and a file that no case has into the store. */
function addFiles(): void {
  const { state } = any.host
  const tree = state.cases.find(({ row }) => row.uuid === CASE.care)?.row.uploaded_files as TreeNode
  const bytes = Buffer.from('%PDF-1.7 A reply.')
  tree.children.push({ name: 'reply.pdf', is_file: true, children: [], uuid: REPLY, size: bytes.length })
  for (const uuid of [REPLY, RIVALS]) state.blobs.set(uuid, { name: 'reply.pdf', type: 'application/pdf', bytes })
}
const set = (type: string, uuid: string, files: string[]) =>
  any.ask(
    TOKEN.owner,
    `mutation($c: ID!, $u: ID!, $f: [ID!]!) { it: set${type}Files(caseUuid: $c, uuid: $u, files: $f) { uuid files { uuid name } } }`,
    { c: CASE.care, u: uuid, f: files },
  )
const effects = (calls: readonly string[]): string[] => calls.filter((call) => !call.startsWith('GET '))

test('new ones are added in one call, and each that is gone is removed, on the specified paths', async () => {
  addFiles()
  const fee = `client/case/${CASE.care}/fee/${ITEM.disbursement}/file`
  const calls = await any.callsOf(async () => {
    const { data, errors } = await set('Disbursement', ITEM.disbursement, [FILE.statement, REPLY])
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      it: {
        uuid: ITEM.disbursement,
        files: [
          { uuid: FILE.statement, name: 'statement.pdf' },
          { uuid: REPLY, name: 'reply.pdf' },
        ],
      },
    })
  })
  expect(effects(calls)).toEqual([`POST ${fee}`])
  const later = await any.callsOf(async () => {
    expect((await set('Disbursement', ITEM.disbursement, [REPLY])).data).toMatchObject({
      it: { files: [{ uuid: REPLY }] },
    })
  })
  expect(effects(later)).toEqual([`DELETE ${fee}/${FILE.statement}`])
  const nothing = await any.callsOf(() => set('Disbursement', ITEM.disbursement, [REPLY]))
  expect(effects(nothing)).toEqual([])
})

test('those of a cost note go over its own path', async () => {
  const calls = await any.callsOf(() => set('CostNote', ITEM.costNote, [FILE.statement]))
  expect(effects(calls)).toEqual([`POST client/case/${CASE.care}/cost-note/${ITEM.costNote}/file`])
})

test('what is no file of this case is refused before any effect', async () => {
  addFiles()
  const calls = await any.callsOf(async () => {
    for (const file of [RIVALS, ITEM.disbursement])
      expect((await set('Disbursement', ITEM.disbursement, [FILE.statement, file])).errors).toMatchObject([
        { extensions: { code: 'INVALID_INPUT', problems: [{ path: 'files' }] } },
      ])
  })
  expect(effects(calls)).toEqual([])
})

test('the names of a whole list take one read of the case, and one that it does not have is answered without a name', async () => {
  addFiles()
  const { times = [] } = any.host.state.cases.find(({ row }) => row.uuid === CASE.care) ?? {}
  for (const row of times) row.entity_files = [{ file_uuid: REPLY }, { file_uuid: RIVALS }]
  const calls = await any.callsOf(async () => {
    const { data } = await any.ask(
      TOKEN.owner,
      'query($c: ID!) { case(uuid: $c) { timeRecordings { nodes { files { uuid name } } } } }',
      { c: CASE.care },
    )
    const { nodes } = (data as { case: { timeRecordings: { nodes: unknown[] } } }).case.timeRecordings
    expect(nodes.length).toBeGreaterThan(1)
    expect(new Set(nodes.map((node) => JSON.stringify(node)))).toEqual(
      new Set([
        JSON.stringify({
          files: [
            { uuid: REPLY, name: 'reply.pdf' },
            { uuid: RIVALS, name: null },
          ],
        }),
      ]),
    )
  })
  expect(calls.filter((call) => call === `GET client/case/${CASE.care}`)).toHaveLength(1)
})

test('the date of a file is not sent to a host that keeps none', async () => {
  const calls = await any.callsOf(async () => {
    const { errors } = await any.ask(
      TOKEN.owner,
      'mutation($c: ID!, $f: ID!) { dateFile(caseUuid: $c, id: $f, dated: "2025-01-14") { uuid } }',
      { c: CASE.care, f: FILE.statement },
    )
    expect(errors).toMatchObject([
      { message: 'The service behind CostDraft does not offer this.', extensions: { code: 'NOT_FOUND' } },
    ])
  })
  expect(effects(calls)).toEqual([])
  const { data } = await any.ask(
    TOKEN.owner,
    'query($c: ID!) { case(uuid: $c) { folderStructure { nodes { dated } } } }',
    {
      c: CASE.care,
    },
  )
  const { nodes } = (data as { case: { folderStructure: { nodes: { dated: unknown }[] } } }).case.folderStructure
  expect(nodes.every(({ dated }) => dated === null)).toBe(true)
})
