import { randomUUID } from 'node:crypto'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import { filesThrough, type AnyKind } from '@costdraft/schema/kind.ts'
import { describe, expect, test } from 'vitest'
import { at, filesOf, folder, makeFile, newFile, pdf, root, storedFile } from './support/files.ts'
import { ASHDOWN, CALDER, firmOf, newCase, newCaseWith } from './support/firm.ts'
import { as } from './support/instance.ts'
import { itemBody } from './support/target.ts'

const ashdown = as(ASHDOWN)
interface Row extends Record<string, unknown> {
  uuid: string
  version: number
  entity_files: { file_uuid: string }[]
}
const withFiles = (Object.keys(kinds) as KindName[]).filter((name) => (kinds[name] as AnyKind).hasFiles)
const refs = (...uuids: string[]) => uuids.map((file_uuid) => ({ file_uuid }))
const NOT_LISTED = { status: 422, body: { details: { entity_files: 'Choose one from the list.' } } }

/** A case with an item of a kind and the documents `order.pdf`, `Letters / reply.pdf` and `Letters / bill.pdf`. */
async function made(name: KindName = 'disbursement') {
  const { uuid: caseUuid } = await newCaseWith(ASHDOWN, name)
  const kind: AnyKind = kinds[name]
  const list = `client/case/${caseUuid}/${kind.path}`
  const documents = filesOf(ashdown, caseUuid)
  const names = ['order.pdf', 'reply.pdf', 'bill.pdf']
  const { body: tree } = await documents.send(
    root(newFile('order.pdf', 0), folder('Letters', [newFile('reply.pdf', 1), newFile('bill.pdf', 2)])),
    names.map((one) => ({ name: one, bytes: pdf(one) })),
  )
  const { body: item } = await ashdown.rest<Row>('POST', list, itemBody(name, await firmOf(ASHDOWN)))
  return {
    caseUuid,
    kind,
    list,
    item,
    path: `${list}/${item.uuid}`,
    filePath: `client/case/${caseUuid}/${filesThrough(kind)}/${item.uuid}/file`,
    documents,
    letters: at(tree, 'Letters').uuid,
    order: at(tree, 'order.pdf').uuid,
    reply: at(tree, 'Letters', 'reply.pdf').uuid,
    bill: at(tree, 'Letters', 'bill.pdf').uuid,
    attached: async (): Promise<string[]> =>
      (await ashdown.rest<Row>('GET', `${list}/${item.uuid}`)).body.entity_files.map(({ file_uuid }) => file_uuid),
  }
}
interface Change {
  entity: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
const audited = async (caseUuid: string, { name }: AnyKind): Promise<Change[]> =>
  (await ashdown.rest<{ nodes: Change[] }>('GET', `client/case/${caseUuid}/audit`)).body.nodes.filter(
    ({ entity }) => entity === name,
  )

test('seven kinds of item take documents', () => {
  expect(withFiles.toSorted()).toEqual([
    'costNote',
    'disbursement',
    'expertFee',
    'hearing',
    'highCostStep',
    'proceduralStep',
    'timeRecording',
  ])
})

describe.each(withFiles)('documents of a %s', (name) => {
  test('are attached and detached on the specified paths, and answered wherever the item is', async () => {
    const { item, filePath, path, list, order, reply, attached } = await made(name)
    expect(item.entity_files).toEqual([])
    const added = await ashdown.rest<Row>('POST', filePath, { entity_files: [order] })
    expect(added).toMatchObject({ status: 200, body: { uuid: item.uuid, version: 2, entity_files: refs(order) } })
    expect(added.headers.etag).toBe('"2"')
    // Those that are attached stay, and are attached once; nothing new raises no version.
    expect((await ashdown.rest('POST', filePath, { entity_files: refs(reply, order) })).body).toMatchObject({
      version: 3,
      entity_files: refs(order, reply),
    })
    expect((await ashdown.rest('POST', filePath, { entity_files: [reply, reply] })).body).toMatchObject({
      version: 3,
      entity_files: refs(order, reply),
    })
    const paged = (await ashdown.rest<{ nodes: Row[] }>('GET', `${list}?first=10`)).body.nodes
    expect(paged[0]?.entity_files).toEqual(refs(order, reply))
    expect(JSON.stringify((await ashdown.rest('GET', list)).body)).toContain(JSON.stringify(refs(order, reply)))
    expect((await ashdown.rest('DELETE', `${filePath}/${order}`)).status).toBe(204)
    expect((await ashdown.rest('DELETE', `${filePath}/${order}`)).status).toBe(404)
    expect((await ashdown.rest<Row>('GET', path)).body).toMatchObject({ version: 4, entity_files: refs(reply) })
    expect(await attached()).toEqual([reply])
  })

  test('and comments stand in a list beside their own item, whatever else the case has', async () => {
    const { caseUuid, item, kind, list, filePath, order, reply } = await made(name)
    const body = itemBody(name, await firmOf(ASHDOWN))
    const { body: second } = await ashdown.rest<Row>('POST', list, { ...body, entity_files: [reply] })
    const { body: third } = await ashdown.rest<Row>('POST', list, body)
    await ashdown.rest('POST', filePath, { entity_files: [order] })
    const commentPath = (uuid: string) => `client/entity/${kind.commentedAs}/${uuid}/comment`
    for (const uuid of [item.uuid, third.uuid])
      expect((await ashdown.rest('POST', commentPath(uuid), { body: `About ${uuid}` })).status).toBe(201)
    type Listed = Row & { comments: { body: string; entity_uuid: string }[] }
    const { nodes } = (await ashdown.rest<{ nodes: Listed[] }>('GET', `${list}?first=10`)).body
    expect(
      new Map(
        nodes.map(({ uuid, entity_files, comments }) => [
          uuid,
          [entity_files, comments.map((one) => [one.entity_uuid, one.body])],
        ]),
      ),
    ).toEqual(
      new Map<string, unknown>([
        [item.uuid, [refs(order), [[item.uuid, `About ${item.uuid}`]]]],
        [second.uuid, [refs(reply), []]],
        [third.uuid, [[], [[third.uuid, `About ${third.uuid}`]]]],
      ]),
    )
    // Of another case nothing is among them.
    const other = await made(name)
    await ashdown.rest('POST', other.list, { ...itemBody(name, await firmOf(ASHDOWN)), entity_files: [other.bill] })
    expect(JSON.stringify((await ashdown.rest('GET', `client/case/${caseUuid}/${kind.path}`)).body)).not.toContain(
      other.bill,
    )
  })

  test('are the whole list in a POST or a PATCH of the item, and stay where it says nothing', async () => {
    const { list, path, order, reply, bill, attached } = await made(name)
    const body = itemBody(name, await firmOf(ASHDOWN))
    expect(await ashdown.rest('POST', list, { ...body, entity_files: [order, order, bill] })).toMatchObject({
      status: 201,
      body: { version: 1, entity_files: refs(order, bill) },
    })
    expect((await ashdown.rest('PATCH', path, { entity_files: [order, reply] })).body).toMatchObject({
      version: 2,
      entity_files: refs(order, reply),
    })
    const { body: answer } = await ashdown.rest<Row>('PATCH', path, { entity_files: refs(bill, reply) })
    expect(answer).toMatchObject({ version: 3, entity_files: refs(reply, bill) })
    for (const silent of [{}, { entity_files: null }, body])
      expect((await ashdown.rest('PATCH', path, silent)).body).toMatchObject({ version: 3 })
    expect(await attached()).toEqual([reply, bill])
    // As it was answered, and empty.
    expect((await ashdown.rest('PATCH', path, answer)).body).toMatchObject({ version: 3 })
    expect((await ashdown.rest('PATCH', path, { entity_files: [] })).body).toMatchObject({
      version: 4,
      entity_files: [],
    })
  })

  test('stay with the item in the trash, and come back with it', async () => {
    const { caseUuid, item, path, kind, filePath, order, reply, attached, documents } = await made(name)
    await ashdown.rest('POST', filePath, { entity_files: [order, reply] })
    const deleted = kind.deletedThrough ? `client/case/${caseUuid}/${kind.deletedThrough}/${item.uuid}` : path
    expect((await ashdown.rest('DELETE', deleted)).status).toBe(204)
    expect((await ashdown.rest('POST', filePath, { entity_files: [order] })).status).toBe(404)
    // An item in the trash keeps no document from being removed, but does not come back without it.
    expect((await documents.arrange(root(folder('Letters', [])))).status).toBe(200)
    const restore = () => ashdown.rest('POST', `client/case/${caseUuid}/item/${item.uuid}/restore`, {})
    expect(await restore()).toMatchObject({
      status: 409,
      body: { message: '“order.pdf” was attached to this and has been removed since. Restore the document first.' },
    })
    await documents.restore(order)
    await documents.restore(reply)
    expect(await restore()).toMatchObject({ status: 200, body: { entity_files: refs(order, reply) } })
    expect(await attached()).toEqual([order, reply])
  })

  test('stay as they were once the case is complete, and can be changed again when it is reopened', async () => {
    const { caseUuid, path, list, filePath, order, reply } = await made(name)
    await ashdown.rest('POST', filePath, { entity_files: [order] })
    await ashdown.rest('POST', `client/case/${caseUuid}/status/complete`, {})
    const changes = () =>
      Promise.all([
        ashdown.rest('POST', filePath, { entity_files: [reply] }),
        ashdown.rest('DELETE', `${filePath}/${order}`),
        ashdown.rest('PATCH', path, { entity_files: [] }),
      ])
    expect((await changes()).map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await ashdown.rest<Row>('GET', path)).body.entity_files).toEqual(refs(order))
    expect(JSON.stringify((await ashdown.rest('GET', list)).body)).toContain(JSON.stringify(refs(order)))
    await ashdown.rest('POST', `client/case/${caseUuid}/status/in_progress`, {})
    expect((await ashdown.rest('POST', filePath, { entity_files: [reply] })).body).toMatchObject({
      entity_files: refs(order, reply),
    })
  })
})

test('a document of another case, of another firm, a folder and a removed file are refused like one that does not exist', async () => {
  const { caseUuid, filePath, path, list, letters, order, documents, attached } = await made()
  const other = await newCase(ASHDOWN)
  const rival = await newCase(CALDER)
  await documents.arrange(root(folder('Letters', [], letters)))
  const unknown = [
    randomUUID(),
    (await makeFile(ASHDOWN, other.uuid, 'Orders', 'mine')).file,
    (await makeFile(CALDER, rival.uuid, 'Orders', 'theirs')).file,
    letters,
    order,
    'not-a-uuid',
    7,
    null,
    { uuid: letters },
  ]
  const body = itemBody('disbursement', await firmOf(ASHDOWN))
  for (const one of unknown) {
    expect(await ashdown.rest('POST', filePath, { entity_files: [one] }), String(one)).toMatchObject(NOT_LISTED)
    expect(await ashdown.rest('PATCH', path, { entity_files: [one] }), String(one)).toMatchObject(NOT_LISTED)
    expect(await ashdown.rest('POST', list, { ...body, entity_files: [one] }), String(one)).toMatchObject(NOT_LISTED)
  }
  expect(await attached()).toEqual([])
  expect((await ashdown.rest<Row[]>('GET', list)).body).toHaveLength(1)
  for (const sent of [{}, { entity_files: 'x' }, { entity_files: null }])
    expect(await ashdown.rest('POST', filePath, sent)).toMatchObject({
      status: 422,
      body: { details: { entity_files: 'Send a list.' } },
    })
  expect(await ashdown.rest('POST', filePath, { entity_files: [], files: [] })).toMatchObject({
    status: 422,
    body: { details: { files: 'This field is not known.' } },
  })
  // A rival gets the same answer for an item of this case as for one that does not exist.
  for (const item of [filePath, `client/case/${caseUuid}/fee/${randomUUID()}/file`])
    expect((await as(CALDER).rest('POST', item, { entity_files: [] })).status).toBe(404)
})

test('an item of a kind without documents, and one that belongs to another, have no such path', async () => {
  const {
    caseUuid,
    order,
    item: { uuid: hearing },
  } = await made('hearing')
  const { body: parking } = await ashdown.rest<Row>('POST', `client/case/${caseUuid}/hearing/${hearing}/disbursement`, {
    disbursement_type: 'parking',
    amount: 3,
  })
  expect(
    await ashdown.rest('POST', `client/case/${caseUuid}/fee/${parking.uuid}/file`, {
      entity_files: [order],
    }),
  ).toMatchObject({ status: 409, body: { message: 'This belongs to a hearing. Change it there.' } })
  // A cost note is no fee, and a hearing has no path of its own.
  const { body: note } = await ashdown.rest<Row>('POST', `client/case/${caseUuid}/cost-note`, { body: 'Agreed.' })
  for (const path of [`fee/${note.uuid}`, `hearing/${hearing}`, `cost-note/${hearing}`])
    expect((await ashdown.rest('POST', `client/case/${caseUuid}/${path}/file`, { entity_files: [order] })).status).toBe(
      404,
    )
})

test('a stale version is refused with the current row on every path, and nothing changes', async () => {
  const { filePath, path, order, reply, attached } = await made()
  await ashdown.rest('POST', filePath, { entity_files: [order] }, { 'if-match': '"1"' })
  const stale = { 'if-match': '"1"' }
  for (const answer of [
    await ashdown.rest('POST', filePath, { entity_files: [reply] }, stale),
    await ashdown.rest('DELETE', `${filePath}/${order}`, undefined, stale),
    await ashdown.rest('PATCH', path, { entity_files: [] }, stale),
  ])
    expect(answer).toMatchObject({ status: 412, body: { current: { version: 2, entity_files: refs(order) } } })
  expect(await attached()).toEqual([order])
})

test('a change of an item and of its documents is one version and one entry of the audit, with names', async () => {
  const { caseUuid, kind, path, list, order, reply } = await made()
  await ashdown.rest('PATCH', path, { amount: 7.5, entity_files: [reply] })
  await ashdown.rest('PATCH', path, { entity_files: [order] })
  await ashdown.rest('POST', list, { ...itemBody('disbursement', await firmOf(ASHDOWN)), entity_files: [reply] })
  const changes = await audited(caseUuid, kind)
  expect(changes).toMatchObject([
    { action: 'added', after: { documents: ['Letters / reply.pdf'] } },
    { action: 'changed', before: { documents: ['Letters / reply.pdf'] }, after: { documents: ['order.pdf'] } },
    { action: 'changed', before: { documents: [] }, after: { documents: ['Letters / reply.pdf'], amount: 7.5 } },
    { action: 'added' },
  ])
  expect(changes).toHaveLength(4)
  expect(changes.at(-1)?.after).not.toHaveProperty('documents')
  const { data } = await ashdown.graphql(
    'query ($c: ID!) { case(uuid: $c) { audit { nodes { entity sentences } } } }',
    { c: caseUuid },
  )
  expect(JSON.stringify(data)).toContain('Documents: Letters / reply.pdf → order.pdf.')
})

test('the documents of an item change although its fields no longer fit the facts of the case', async () => {
  const { caseUuid, path, order } = await made()
  const changed = await ashdown.rest('PATCH', `client/case/${caseUuid}/certificate`, {
    case_type: 'domestic_abuse_and_child_arrangement',
    certificate_scopes: ['child_arrangement', 'non_molestation_order'].map((case_part) => ({
      scope: 'CV079',
      case_part,
    })),
  })
  expect(changed.status).toBe(200)
  expect((await ashdown.rest('PATCH', path, { amount: 3, entity_files: [order] })).status).toBe(422)
  expect(await ashdown.rest('PATCH', path, { entity_files: [order] })).toMatchObject({
    status: 200,
    body: { entity_files: refs(order) },
  })
})

test('at most a hundred documents are attached to an item', async () => {
  const { path, documents } = await made()
  const names = Array.from({ length: 100 }, (_, i) => `p${i}.pdf`)
  const { body: tree } = await documents.send(
    root(...names.map(newFile)),
    names.map((name) => ({ name, bytes: pdf(name) })),
  )
  const all = tree.children.flatMap(({ uuid, is_file }) => (is_file && uuid ? [uuid] : []))
  expect(all).toHaveLength(101)
  expect(await ashdown.rest('PATCH', path, { entity_files: all })).toMatchObject({
    status: 422,
    body: { details: { entity_files: 'At most 100 documents can be attached to an item.' } },
  })
  expect((await ashdown.rest('PATCH', path, { entity_files: all.slice(1) })).status).toBe(200)
})

describe('a document that is attached', () => {
  test('is not removed, nor a folder with it: the refusal says how many items have it, and which', async () => {
    const { caseUuid, filePath, letters, order, reply, bill, documents } = await made()
    const note = `client/case/${caseUuid}/cost-note`
    await ashdown.rest('POST', note, { body: 'The reply was late.', entity_files: [reply] })
    const withoutReply = root(
      storedFile('order.pdf', order),
      folder('Letters', [storedFile('bill.pdf', bill)], letters),
    )
    expect(await documents.arrange(withoutReply)).toMatchObject({
      status: 409,
      body: {
        message: '“reply.pdf” is attached to 1 item. Detach it there first.',
        details: { 'Cost note': 'The reply was late.' },
      },
    })
    await ashdown.rest('POST', filePath, { entity_files: [reply] })
    expect((await documents.arrange(withoutReply)).body).toMatchObject({
      message: '“reply.pdf” is attached to 2 items. Detach it there first.',
      details: { 'Cost note': 'The reply was late.', Disbursement: expect.stringMatching(/^\d\d\/\d\d\/\d{4}/) },
    })
    // Nothing of a refused tree is done: the order is still there.
    expect((await documents.arrange(root(storedFile('order.pdf', order)))).status).toBe(409)
    await ashdown.rest('POST', filePath, { entity_files: [bill] })
    expect((await documents.arrange(root())).body.message).toBe(
      '“bill.pdf” and 1 other document are attached to 2 items. Detach them there first.',
    )
    const tree = await documents.tree()
    expect([at(tree, 'order.pdf').uuid, at(tree, 'Letters', 'reply.pdf').uuid]).toEqual([order, reply])
  })

  test('is renamed and moved freely, and removed once nothing has it', async () => {
    const { filePath, letters, order, reply, bill, documents, attached } = await made()
    await ashdown.rest('POST', filePath, { entity_files: [order] })
    const moved = folder(
      'Letters',
      [reply, bill, order].map((uuid, i) => storedFile(`${i}.pdf`, uuid)),
      letters,
    )
    expect((await documents.arrange(root(moved))).status).toBe(200)
    expect(await attached()).toEqual([order])
    await ashdown.rest('DELETE', `${filePath}/${order}`)
    expect((await documents.arrange(root())).status).toBe(200)
  })
})

describe.each(withFiles)('through the gateway, documents of a %s', (name) => {
  const { type, list = '' }: AnyKind = kinds[name]
  const FILES = 'uuid version files { uuid name size path isFile }'
  const setFiles = (caseUuid: string, uuid: string, files: string[], version?: string, email = ASHDOWN) =>
    as(email).graphql(
      `mutation($c: ID!, $u: ID!, $f: [ID!]!, $v: String) { it: set${type}Files(caseUuid: $c, uuid: $u, files: $f, version: $v) { ${FILES} } }`,
      { c: caseUuid, u: uuid, f: files, v: version },
    )

  test('are set as a whole under a version, and answered with their names', async () => {
    const { caseUuid, item, order, reply } = await made(name)
    const named = [
      { uuid: reply, name: 'reply.pdf', size: pdf('reply.pdf').length, path: ['Letters'], isFile: true },
      { uuid: order, name: 'order.pdf', size: pdf('order.pdf').length, path: [], isFile: true },
    ]
    expect((await setFiles(caseUuid, item.uuid, [reply, order], '1')).data).toEqual({
      it: { uuid: item.uuid, version: '2', files: named },
    })
    const { data } = await ashdown.graphql(
      `query($c: ID!) { case(uuid: $c) { list: ${list} { nodes { ${FILES} } } } }`,
      { c: caseUuid },
    )
    expect(data).toEqual({ case: { list: { nodes: [{ uuid: item.uuid, version: '2', files: named }] } } })
    expect((await setFiles(caseUuid, item.uuid, [], '1')).errors).toMatchObject([
      {
        extensions: {
          code: 'CONFLICT',
          current: { version: '2', entityFiles: [{ file_uuid: reply }, { file_uuid: order }] },
        },
      },
    ])
    expect((await setFiles(caseUuid, item.uuid, [order], '2')).data).toMatchObject({
      it: { version: '3', files: [{ name: 'order.pdf' }] },
    })
  })

  test('are refused by name where they are not the case’s own, and hidden from other firms', async () => {
    const { caseUuid, item, letters, order } = await made(name)
    const { file } = await makeFile(CALDER, (await newCase(CALDER)).uuid, 'Orders', 'theirs')
    for (const one of [file, letters, randomUUID()])
      expect((await setFiles(caseUuid, item.uuid, [order, one])).errors).toMatchObject([
        {
          extensions: {
            code: 'INVALID_INPUT',
            problems: [{ path: 'files', message: 'Choose one from the list.' }],
          },
        },
      ])
    expect((await setFiles(caseUuid, item.uuid, [order], undefined, CALDER)).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ])
  })
})
