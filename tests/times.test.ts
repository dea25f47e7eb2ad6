import { describe, expect, test, vi } from 'vitest'
import { makeDocuments, makePreview } from './support/documents.ts'
import { filesOf, folder, newFile, root } from './support/files.ts'
import { newCase, newCourtOfProtectionCase } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as } from './support/instance.ts'

const firm = await makeFirm(ADMIN, 'solicitor')
const { owner } = firm
const caller = as(owner)
const at = (uuid: string): string => `client/case/${uuid}`

/** What tells of a change of a case. */
interface Told {
  version: number
  revision: number
  updated_at: string
  updated_at_ms: string
  created_at_ms: string
  etag: unknown
}
async function told(uuid: string): Promise<Told> {
  const { body, headers } = await caller.rest<Told>('GET', at(uuid))
  const { version, revision, updated_at, updated_at_ms, created_at_ms } = body
  return { version, revision, updated_at, updated_at_ms, created_at_ms, etag: headers.etag }
}
async function must<T = Record<string, unknown>>(...request: Parameters<typeof caller.rest>): Promise<T> {
  const { status, body } = await caller.rest<T>(...request)
  if (status >= 300) throw new Error(`${request[0]} ${request[1]} ${status} ${JSON.stringify(body)}`)
  return body
}
type Made = { uuid: string }
const taxi = { disbursement_type: 'taxi', date: '2025-03-03', amount: 10, description: 'To court' }

/** A case with a disbursement, a comment on it, a note, a folder and a file. */
async function caseWithEverything() {
  const { uuid } = await newCase(owner, { case_name: 'Re Times' })
  const item = await must<Made>('POST', `${at(uuid)}/disbursement`, taxi)
  const comments = `client/entity/case_fee/${item.uuid}/comment`
  const comment = await must<Made>('POST', comments, { body: 'Which court?' })
  const note = await must<Made>('POST', `${at(uuid)}/note`, { body: 'Ask for the voucher.' })
  await filesOf(caller, uuid).send(root(folder('Orders'), newFile('order.pdf', 0)), [
    { name: 'order.pdf', bytes: '%PDF-1.7\n' },
  ])
  const tree = await filesOf(caller, uuid).tree()
  return { uuid, item: item.uuid, comments, comment: comment.uuid, note: note.uuid, tree }
}
type Everything = Awaited<ReturnType<typeof caseWithEverything>>
const withoutFile = ({ tree }: Everything) => ({ ...tree, children: tree.children.filter(({ is_file }) => !is_file) })
const changedFile = ({ tree }: Everything, change: object) => ({
  ...tree,
  children: tree.children.map((node) => (node.is_file ? { ...node, ...change } : node)),
})
const fileIn = ({ tree }: Everything): string => tree.children.find(({ is_file }) => is_file)?.uuid ?? ''
const arrange = (one: Everything, tree: unknown) =>
  must('PATCH', `${at(one.uuid)}/folder-structure`, { folder_structure: tree })
/** The audit's newest entry of a kind of record, restored. */
async function restoreNewest({ uuid }: Everything, kind: string): Promise<void> {
  const { nodes } = await must<{ nodes: { id: number }[] }>('GET', `${at(uuid)}/audit?kind=${kind}`)
  await must('POST', `${at(uuid)}/audit/${nodes[0]?.id ?? 0}/restore`, {})
}

/** What is done beside a case, after `before` where something is needed first. */
const acts: Readonly<
  Record<string, { before?: (one: Everything) => Promise<unknown>; act: (one: Everything) => Promise<unknown> }>
> = {
  'a comment is added': { act: ({ comments }) => must('POST', comments, { body: 'And which day?' }) },
  'a comment is edited': {
    act: ({ comments, comment }) => must('PATCH', `${comments}/${comment}`, { body: 'Which one?' }),
  },
  'a comment is resolved': { act: ({ comments, comment }) => must('PATCH', `${comments}/${comment}/resolve`, {}) },
  'a note is added': { act: ({ uuid }) => must('POST', `${at(uuid)}/note`, { body: 'Another.' }) },
  'a note is edited': { act: ({ uuid, note }) => must('PATCH', `${at(uuid)}/note/${note}`, { body: 'Asked.' }) },
  'a note is removed': { act: ({ uuid, note }) => must('DELETE', `${at(uuid)}/note/${note}`) },
  'a note is brought back': {
    before: ({ uuid, note }) => must('DELETE', `${at(uuid)}/note/${note}`),
    act: (one) => restoreNewest(one, 'note'),
  },
  'a file is uploaded': {
    act: ({ uuid }) =>
      filesOf(caller, uuid).send(root(newFile('bill.pdf', 0)), [{ name: 'bill.pdf', bytes: '%PDF-1.7\n' }]),
  },
  'a folder is added': {
    act: (one) => arrange(one, { ...one.tree, children: [...one.tree.children, folder('Letters')] }),
  },
  'a file is renamed': { act: (one) => arrange(one, changedFile(one, { name: 'sealed.pdf' })) },
  'a file is dated': { act: (one) => arrange(one, changedFile(one, { dated: '2025-01-14' })) },
  'a file is removed': { act: (one) => arrange(one, withoutFile(one)) },
  'a file is brought back': {
    before: (one) => arrange(one, withoutFile(one)),
    act: (one) => filesOf(caller, one.uuid).restore(fileIn(one)),
  },
}

describe.each(Object.entries(acts))('when %s', (_name, { before, act }) => {
  test('the case is told as changed, and neither its version nor its revision is raised', async () => {
    const one = await caseWithEverything()
    await before?.(one)
    const first = await told(one.uuid)
    await act(one)
    const then = await told(one.uuid)
    expect(then.updated_at_ms > first.updated_at_ms).toBe(true)
    expect(then).toEqual({ ...first, updated_at: then.updated_at, updated_at_ms: then.updated_at_ms })
    // Whoever had the case open before saves what they have typed.
    const headers = { 'if-match': String(first.etag) }
    const saved = await caller.rest(
      'PATCH',
      `client/case/legal-aid/${one.uuid}`,
      { case_name: 'Re Times past' },
      headers,
    )
    expect(saved.status).toBe(200)
  })
})

test('what is done without effect is told of by nothing', async () => {
  const one = await caseWithEverything()
  await must('PATCH', `${one.comments}/${one.comment}/resolve`, {})
  const first = await told(one.uuid)
  await must('PATCH', `${one.comments}/${one.comment}/resolve`, {})
  await must('PATCH', `${at(one.uuid)}/note/${one.note}`, { body: 'Ask for the voucher.' })
  await arrange(one, one.tree)
  expect(await told(one.uuid)).toEqual(first)
})

test('a comment moves the time of its item as well, and never its version', async () => {
  const { uuid, item, comments, comment } = await caseWithEverything()
  const rowOf = async () => must<Told>('GET', `${at(uuid)}/disbursement/${item}`)
  for (const act of [
    () => must('POST', comments, { body: 'And which day?' }),
    () => must('PATCH', `${comments}/${comment}`, { body: 'Which one?' }),
    () => must('PATCH', `${comments}/${comment}/resolve`, {}),
  ]) {
    const first = await rowOf()
    await act()
    const then = await rowOf()
    expect(then.updated_at_ms > first.updated_at_ms).toBe(true)
    expect([then.version, then.created_at_ms]).toEqual([first.version, first.created_at_ms])
  }
})

test('a note, a comment and a file say themselves when they were changed', async () => {
  const one = await caseWithEverything()
  const noteOf = async () =>
    (await must<(Told & Made)[]>('GET', `${at(one.uuid)}/note`)).find(({ uuid }) => uuid === one.note)
  const first = await noteOf()
  await must('DELETE', `${at(one.uuid)}/note/${one.note}`)
  await restoreNewest(one, 'note')
  const back = await noteOf()
  expect(String(back?.updated_at_ms) > String(first?.updated_at_ms)).toBe(true)
  // It was not edited, which is what a reader is shown.
  expect(back).toMatchObject({
    created_at_ms: first?.created_at_ms,
    changed_at: (first as unknown as { changed_at: string }).changed_at,
  })
  await arrange(one, changedFile(one, { name: 'sealed.pdf' }))
  const [before, after] = [one.tree, await filesOf(caller, one.uuid).tree()].map((tree) =>
    tree.children.find(({ is_file }) => is_file),
  )
  expect(String(after?.updated_at_ms) > String(before?.updated_at_ms)).toBe(true)
  expect(after?.created_at_ms).toBe(before?.created_at_ms)
})

test('a file that is attached to a row is a change of the row and of the case', async () => {
  const one = await caseWithEverything()
  const first = await told(one.uuid)
  await must('POST', `${at(one.uuid)}/fee/${one.item}/file`, { entity_files: [fileIn(one)] })
  const attached = await told(one.uuid)
  await must('POST', `${at(one.uuid)}/fee/${one.item}/file`, { entity_files: [] })
  const detached = await told(one.uuid)
  expect([attached.revision, detached.revision]).toEqual([first.revision + 1, first.revision + 2])
  expect(detached.version).toBe(first.version)
})

test('documents that are made move the time of a case, and leave its version and its revision', async () => {
  const { uuid } = await newCase(owner)
  await must('POST', `${at(uuid)}/disbursement`, taxi)
  await must('POST', `${at(uuid)}/status/complete`, {})
  const first = await told(uuid)
  await makeDocuments(owner, uuid)
  const made = await told(uuid)
  expect(made.updated_at_ms > first.updated_at_ms).toBe(true)
  expect([made.version, made.revision]).toEqual([first.version, first.revision])
  await must('POST', `${at(uuid)}/status/in_progress`, {})
  expect((await told(uuid)).updated_at_ms > made.updated_at_ms).toBe(true)
})

test('a preview is out of date once the files have changed, and neither by a note nor by a comment', async () => {
  const { uuid } = await newCourtOfProtectionCase(owner)
  const item = await must<Made>('POST', `${at(uuid)}/disbursement`, { ...taxi, date: '2024-06-03' })
  const isCurrent = async (): Promise<boolean | undefined> => {
    const previews = await must<{ key: string; file: { is_current: boolean } | null }[]>('GET', `${at(uuid)}/preview`)
    return previews.find(({ key }) => key === 'index_of_papers')?.file?.is_current
  }
  await makePreview(owner, uuid, 'index_of_papers')
  await must('POST', `${at(uuid)}/note`, { body: 'Ask for the order.' })
  await must('POST', `client/entity/case_fee/${item.uuid}/comment`, { body: 'Which court?' })
  expect(await isCurrent()).toBe(true)
  await filesOf(caller, uuid).send(root(newFile('order.pdf', 0)), [{ name: 'order.pdf', bytes: '%PDF-1.7\n' }])
  expect(await isCurrent()).toBe(false)
  await makePreview(owner, uuid, 'index_of_papers')
  await vi.waitFor(async () => expect(await isCurrent()).toBe(true))
})

test('a comment leaves a case in the queue of whoever changed it last', async () => {
  const { uuid } = await newCase(owner, { case_name: 'Re Queue' })
  const item = await must<Made>('POST', `${at(uuid)}/disbursement`, taxi)
  const editor = await makePerson(owner, firm, 'solicitor')
  await as(editor.email).rest('PATCH', `client/case/legal-aid/${uuid}`, { case_name: 'Re Queue changed' })
  await must('POST', `client/entity/case_fee/${item.uuid}/comment`, { body: 'Which court?' })
  const { body } = await as(editor.email).rest<{ name: string; cases: Made[] }[]>('GET', 'client/search/queues')
  const commented = body.find(({ name }) => name === 'comments')
  expect(commented?.cases.map((one) => one.uuid)).toContain(uuid)
})

test('cases are listed and paged by the time of their change, to the millisecond and finer', async () => {
  const name = `Re Order ${Date.now()}`
  const cases: string[] = []
  for (let i = 0; i < 4; i++) cases.push((await newCase(owner, { case_name: name })).uuid)
  const notes = cases.map((uuid) => caller.rest('POST', `${at(uuid)}/note`, { body: 'Read.' }))
  await Promise.all(notes)
  const query = `query($s: String, $a: String) { cases(first: 2, after: $a, search: $s, sort: { field: updated_at, direction: desc }) {
    nodes { uuid updatedAt } pageInfo { endCursor hasNextPage } } }`
  interface Page {
    cases: {
      nodes: { uuid: string; updatedAt: string }[]
      pageInfo: { endCursor: string | null; hasNextPage: boolean }
    }
  }
  const pageOf = async (a: string | null): Promise<Page['cases']> =>
    ((await caller.graphql(query, { s: name, a })).data as unknown as Page).cases
  const first = await pageOf(null)
  const second = await pageOf(first.pageInfo.endCursor)
  const rows = [...first.nodes, ...second.nodes]
  expect(rows.map(({ uuid }) => uuid).toSorted()).toEqual(cases.toSorted())
  const times = rows.map(({ updatedAt }) => updatedAt)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(second.pageInfo.hasNextPage).toBe(false)
})
