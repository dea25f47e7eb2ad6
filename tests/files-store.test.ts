import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { Store } from '@costdraft/api/files/store.ts'
import { countFiles, dailyCount } from '@costdraft/api/files/count-files.ts'
import { sweepFiles } from '@costdraft/api/files/sweep-files.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { isOnGateway } from '../dev/files-env.ts'
import { startInstance, type Instance } from '../dev/instance.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { at, outline, filesForm, filesOf, folder, newFile, storedFile, pdf, root } from './support/files.ts'
import { careCase } from './support/care-case.ts'
import { ASHDOWN } from './support/firm.ts'
import { BOUNDARY, callerOf, type Caller } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'
import { openStoreOf, storedFiles, type StoredFiles } from './support/stored-files.ts'

// The file store, inspected directly: a separate instance with a low maximum file size.
const LARGEST = 2_000
let postgres: Postgres | undefined
let own: Instance
let dataDir: string
let store: Store
let files: StoredFiles
let caller: Caller
let token: string
let client: string
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  dataDir = await newDataFolder(postgres?.url)
  own = await startInstance({
    databaseUrl: postgres?.url,
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    largestFile: LARGEST,
  })
  store = await openStoreOf(dataDir)
  files = storedFiles(dataDir)
  token = (await signIn(own, ASHDOWN)).access_token
  caller = callerOf(own, async () => token)
  client = (await caller.rest<{ client_uuid: string }>('GET', 'users/user')).body.client_uuid
}, 120_000)
afterAll(async () => {
  store.close()
  await own.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true })
})

async function ownCase() {
  const [
    {
      body: [site],
    },
    {
      body: [earner],
    },
  ] = await Promise.all([
    caller.rest<{ uuid: string }[]>('GET', `clients/${client}/sites`),
    caller.rest<{ uuid: string }[]>('GET', `client/${client}/fee-earner`),
  ])
  const {
    body: { uuid },
  } = await caller.rest<{ uuid: string }>(
    'POST',
    `client/${client}/case/legal-aid`,
    careCase({ client, site: site!.uuid, feeEarner: earner!.uuid, person: '' }),
  )
  return { uuid, ...filesOf(caller, uuid) }
}
/** The names of all files in the store, without what it keeps for itself. */
const stored = (): Promise<string[]> => files.names()
const isInTrash = (name: string): Promise<boolean> => files.has(`store/trash/${name}`)
/** Those of `names` that are in the trash. */
const trashed = async (names: string[]): Promise<string[]> => {
  const { finished } = await store.trash.list()
  return names.filter((name) => finished.has(name))
}
const known = async () =>
  (await own.database.db.selectFrom('stored_file').select('uuid').execute()).map(({ uuid }) => uuid).toSorted()
const sweepAt = (now: number): Promise<void> => sweepFiles({ database: own.database, store }, new Date(now))
const HOUR = 3_600_000
const DAY = 24 * HOUR
const rows = async () =>
  (await own.database.db.selectFrom('case_file').select('uuid').where('is_file', '=', true).execute())
    .map(({ uuid }) => uuid)
    .toSorted()
/** Checks that every stored file has a row, and every row a file; and that no other file is known. */
const nothingLeft = async (): Promise<void> => {
  await expect.poll(stored, { interval: 20 }).toEqual(await rows())
  await expect.poll(known, { interval: 20 }).toEqual(await rows())
}

/** Sends raw bytes; returns the response until the server closes the connection. */
const sendRaw = (bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let said = ''
    const line = connect(Number(new URL(own.apiUrl).port), 'localhost', () => line.write(bytes))
    line
      .on('data', (text) => {
        said += text.toString()
      })
      .on('error', () => resolve(said))
      .on('close', () => resolve(said))
  })
const requestOf = (path: string, length: number): Buffer =>
  Buffer.from(
    `POST /${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`,
  )

describe('an upload that is cut short', () => {
  test('at any byte is refused in words, and nothing is left of it', async () => {
    const { uuid, tree } = await ownCase()
    const form = filesForm(root(newFile('a.pdf', 0)), [
      { name: 'a.pdf', bytes: pdf('x'.repeat(280)), type: 'application/pdf' },
    ])
    const path = `client/case/${uuid}/file`
    // The final line break is optional.
    const whole = form.length - 2
    const said: string[] = []
    expect(whole).toBeGreaterThan(590)
    for (let from = 0; from < whole; from += 20) {
      said.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(20, whole - from) }, (_, i) =>
            sendRaw(Buffer.concat([requestOf(path, from + i), form.subarray(0, from + i)])),
          ),
        )),
      )
    }
    expect(new Set(said.map((answer) => answer.slice(9, 12)))).toEqual(new Set(['422']))
    expect(said.every((answer) => /"details":\{"(?:files|folder_structure)":/.test(answer))).toBe(true)
    await nothingLeft()
    expect(await tree()).toMatchObject({ children: [], version: 1 })
    expect((await sendRaw(Buffer.concat([requestOf(path, form.length), form]))).slice(9, 12)).toBe('201')
    expect(outline(await tree())).toEqual(['a.pdf'])
  }, 240_000)

  test('aborted by the client leaves nothing, and the instance keeps running', async () => {
    const { uuid, tree } = await ownCase()
    const form = filesForm(root(newFile('a.pdf', 0), newFile('b.pdf', 1)), [
      { name: 'a', bytes: pdf('a') },
      { name: 'b', bytes: pdf('x'.repeat(1_500)) },
    ])
    for (let cut = 300; cut < form.length - 10; cut += 90) {
      await new Promise<void>((resolve) => {
        const line = connect(Number(new URL(own.apiUrl).port), 'localhost', () =>
          line.write(Buffer.concat([requestOf(`client/case/${uuid}/file`, form.length), form.subarray(0, cut)]), () =>
            setTimeout(() => line.destroy(), 5),
          ),
        )
        line.on('error', () => {}).on('close', () => resolve())
      })
    }
    await nothingLeft()
    expect(outline(await tree())).toEqual([])
  })
})

describe('a file', () => {
  test('of the most bytes is taken, and of one more refused; what came with it goes too', async () => {
    const { send, tree } = await ownCase()
    const of = (size: number): Buffer => pdf('x'.repeat(size - pdf().length))
    expect((await send(root(newFile('a.pdf', 0)), [{ name: 'a', bytes: of(LARGEST) }])).status).toBe(201)
    for (const size of [LARGEST + 1, 100_000]) {
      expect(
        await send(root(newFile('b.pdf', 0), newFile('c.pdf', 1)), [
          { name: 'b', bytes: of(500) },
          { name: 'c', bytes: of(size) },
        ]),
      ).toMatchObject({
        status: 413,
        body: { message: 'A file may be 500 MB at most.', details: { files: 'A file may be 500 MB at most.' } },
      })
    }
    await nothingLeft()
    expect(at(await tree(), 'a.pdf').size).toBe(LARGEST)
  })

  test('that is refused for any other reason leaves nothing, nor does one that was sent twice, nor a hundred and one', async () => {
    const { uuid, send, tree } = await ownCase()
    const key = { 'idempotency-key': randomUUID() }
    expect((await send(root(newFile('a.exe', 0)), [{ name: 'a', bytes: pdf() }])).status).toBe(415)
    expect((await send(root(), [{ name: 'a.pdf', bytes: pdf() }])).status).toBe(422)
    expect((await send(root(newFile('a.pdf', 0)), [{ name: 'a', bytes: pdf() }], { 'if-match': '"9"' })).status).toBe(
      412,
    )
    expect((await send('x'.repeat(1_600_000), [{ name: 'a', bytes: pdf() }])).status).toBe(422)
    const many = Array.from({ length: 101 }, (_, i) => ({ name: `${i}.pdf`, bytes: pdf() }))
    expect(await send(undefined, many)).toMatchObject({
      status: 422,
      body: { details: { files: 'At most 100 files at a time.' } },
    })
    for (let i = 0; i < 2; i++)
      expect((await send(root(newFile('a.pdf', 0)), [{ name: 'a', bytes: pdf() }], key)).status).toBe(201)
    await nothingLeft()
    expect([
      outline(await tree()),
      (await caller.rest<{ version: number }>('GET', `client/case/${uuid}`)).status,
    ]).toEqual([['a.pdf'], 200])
  })

  test('lies under a uuid, whatever it is called', async () => {
    const { send } = await ownCase()
    const before = new Set(await stored())
    const names = [
      '../../../etc/passwd.pdf',
      String.raw`..\..\boot.pdf`,
      '/etc/cron.d/x.pdf',
      'C:\\x.pdf',
      'CON.pdf',
      'nul.pdf',
      '.pdf',
      'a\u0000.pdf',
      '%2e%2e%2fx.pdf',
      '\u202efdp.pdf',
      '<img src=x onerror=alert(1)>.pdf',
      '"; rm -rf / #.pdf',
      'x'.repeat(196) + '.pdf',
      '名前.pdf',
      '👩‍⚖️.pdf',
    ]
    const { status, body } = await send(
      root(...names.map((name, i) => newFile(name, i))),
      names.map((_, i) => ({ name: `${i}.pdf`, bytes: pdf(String(i)) })),
    )
    expect([status, body.message]).toEqual([201, undefined])
    expect((await stored()).filter((name) => !before.has(name)).every((name) => /^[\da-f-]{36}$/.test(name))).toBe(true)
    for (const { name, uuid } of body.children) {
      const answer = await fetch(`${own.apiUrl}/client/case/file/${uuid}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const said = answer.headers.get('content-disposition') ?? ''
      const star = /filename\*=UTF-8''([^;]+)/.exec(said)?.[1]
      const plain = /filename=(?:"((?:\\.|[^"\\])*)"|([^;\s"]+))/.exec(said)
      expect([
        answer.status,
        star ? decodeURIComponent(star) : (plain?.[1] ?? plain?.[2])?.replaceAll(/\\(.)/g, '$1'),
      ]).toEqual([200, name])
    }
  })
})

test('a file whose row cannot be written is not stored, and nobody is told that the form was cut short', async () => {
  const { send } = await ownCase()
  const { db } = own.database
  await sql`alter table stored_file rename to away`.execute(db)
  try {
    expect(await send(root(newFile('a.pdf', 0)), [{ name: 'x', bytes: pdf('1') }])).toMatchObject({
      status: 500,
      body: { message: 'Something went wrong.' },
    })
  } finally {
    await sql`alter table away rename to stored_file`.execute(db)
  }
  await nothingLeft()
  expect((await send(root(newFile('a.pdf', 0)), [{ name: 'x', bytes: pdf('1') }])).status).toBe(201)
})

describe('the sweep', () => {
  test('trashes what was removed thirty days ago, which cannot be restored then, and deletes it thirty days later', async () => {
    const { send, arrange, restore, tree } = await ownCase()
    const { db } = own.database
    const { body } = await send(
      root(folder('Old', [newFile('a.pdf', 0)]), folder('New', [newFile('b.pdf', 1)]), newFile('c.pdf', 2)),
      [1, 2, 3].map((i) => ({ name: 'x', bytes: pdf(String(i)) })),
    )
    const [old, a, b] = [at(body, 'Old').uuid, at(body, 'Old', 'a.pdf').uuid, at(body, 'New', 'b.pdf').uuid]
    await arrange(root(storedFile('c.pdf', at(body, 'c.pdf').uuid)))
    const removed = (uuids: string[], ago: number) =>
      db
        .updateTable('case_file')
        .set({ deleted_at: new Date(Date.now() - ago).toISOString() })
        .where('uuid', 'in', uuids)
        .execute()
    await removed([old, a], 30 * DAY + 60_000)
    await removed([b], 30 * DAY - 60_000)
    expect((await restore(old)).status).toBe(404)
    const now = Date.now() + 3 * HOUR
    await sweepAt(now)
    expect([
      (await stored()).includes(a),
      await isInTrash(a),
      (await stored()).includes(b),
      await isInTrash(b),
    ]).toEqual([false, true, true, false])
    expect(await db.selectFrom('case_file').select('uuid').where('uuid', 'in', [old, a]).execute()).toEqual([])
    expect((await restore(b)).status).toBe(200)
    expect(outline(await tree())).toEqual(['b.pdf', 'c.pdf'])
    await sweepAt(now + 30 * DAY - 1)
    expect([await isInTrash(a), (await known()).includes(a)]).toEqual([true, true])
    await sweepAt(now + 30 * DAY)
    expect([await isInTrash(a), (await known()).includes(a)]).toEqual([false, false])
    await nothingLeft()
  })

  test('trashes what a killed upload left once it is two hours old, and never touches a file that it does not know', async () => {
    const { db } = own.database
    const [begun, finished, nothing, unknown] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const alien = [unknown, `${randomUUID()}.part`, 'notes.txt']
    const before = await stored()
    await db
      .insertInto('stored_file')
      .values([begun, finished, nothing].map((uuid) => ({ uuid })))
      .execute()
    await files.begin(begun)
    for (const name of [finished, ...alien]) await files.put(name, 'x')
    const now = Date.now() + 3 * HOUR
    await sweepAt(now - 1.5 * HOUR)
    expect(await stored()).toEqual([...before, `${begun}.part`, finished, ...alien].toSorted())
    await sweepAt(now)
    expect(await stored()).toEqual([...before, ...alien].toSorted())
    // A bucket has no parts of files: those of an upload are thrown away.
    expect([await isInTrash(`${begun}.part`), await isInTrash(finished), (await known()).includes(nothing)]).toEqual([
      !isOnGateway(),
      true,
      false,
    ])
    await sweepAt(now + 30 * DAY)
    expect([await isInTrash(`${begun}.part`), await isInTrash(finished)]).toEqual([false, false])
    expect(await stored()).toEqual([...before, ...alien].toSorted())
    for (const name of alien) await files.remove(name)
    await nothingLeft()
  })

  test('by several processes at once handles each file once', async () => {
    const { db } = own.database
    const left: string[] = Array.from({ length: 120 }, () => randomUUID())
    const now = Date.now() + 3 * HOUR
    await db
      .insertInto('stored_file')
      .values(left.map((uuid) => ({ uuid })))
      .execute()
    await Promise.all(left.map((name) => files.put(name, 'x')))
    await Promise.all([1, 2, 3].map(() => sweepAt(now)))
    expect([(await trashed(left)).length, (await stored()).filter((name) => left.includes(name))]).toEqual([120, []])
    await Promise.all([1, 2, 3].map(() => sweepAt(now + 30 * DAY)))
    expect(await trashed(left)).toEqual([])
    await nothingLeft()
  })

  test('finishes what a killed one has begun; a file that is referred to again is read in the trash and put back', async () => {
    const { send } = await ownCase()
    const { db } = own.database
    const now = Date.now() + 3 * HOUR
    const { body } = await send(root(newFile('a.pdf', 0)), [{ name: 'x', bytes: pdf('again') }])
    const { uuid } = at(body, 'a.pdf')
    const row = await db.selectFrom('case_file').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
    await db.deleteFrom('case_file').where('uuid', '=', uuid).execute()
    await sweepAt(now)
    // As if it had been killed after it moved the file.
    await db.updateTable('stored_file').set({ trashed_at: null }).where('uuid', '=', uuid).execute()
    await sweepAt(now + DAY)
    expect([await isInTrash(uuid), (await known()).includes(uuid)]).toEqual([true, true])
    // As an older dump brings it back.
    const { created_at: _, ...values } = row
    await db.insertInto('case_file').values(values).execute()
    const read = async () =>
      (await fetch(`${own.apiUrl}/client/case/file/${uuid}`, { headers: { authorization: `Bearer ${token}` } })).text()
    expect(await read()).toBe(pdf('again').toString())
    await sweepAt(now + 60 * DAY)
    expect([await isInTrash(uuid), (await stored()).includes(uuid), await read()]).toEqual([
      false,
      true,
      pdf('again').toString(),
    ])
    await nothingLeft()
  })

  test('deletes the row of what was removed although an item in the trash has it attached', async () => {
    const { uuid, send, arrange } = await ownCase()
    const { db } = own.database
    const notes = `client/case/${uuid}/cost-note`
    const { body } = await send(root(newFile('a.pdf', 0)), [{ name: 'x', bytes: pdf('a') }])
    const file = at(body, 'a.pdf').uuid
    const { body: note } = await caller.rest<{ uuid: string }>('POST', notes, { body: 'Agreed.', entity_files: [file] })
    const attached = () => db.selectFrom('item_file').select('item_uuid').where('file_uuid', '=', file).execute()
    expect(await attached()).toEqual([{ item_uuid: note.uuid }])
    await caller.rest('DELETE', `${notes}/${note.uuid}`)
    expect((await arrange(root())).status).toBe(200)
    await db.updateTable('case_file').set({ deleted_at: '2020-01-01T00:00:00Z' }).where('uuid', '=', file).execute()
    await sweepAt(Date.now())
    expect(await attached()).toEqual([])
    expect(await db.selectFrom('case_file').select('uuid').where('uuid', '=', file).execute()).toEqual([])
  })
})

test('missing and unknown files are counted at the start and once a day, and not by each probe', async () => {
  const { send } = await ownCase()
  const { body } = await send(root(newFile('a.pdf', 0), newFile('b.pdf', 1)), [
    { name: 'x', bytes: pdf('1') },
    { name: 'x', bytes: pdf('2') },
  ])
  const start = Date.now()
  let now = start
  const counts = dailyCount(
    () => countFiles(own.database.db, store),
    () => new Date(now),
  )
  expect(counts.last()).toBeUndefined()
  await counts.ifDue()
  const before = counts.last()!
  expect([before.missing, before.named]).toEqual([0, (await rows()).length])
  for (const name of ['a.pdf', 'b.pdf']) await files.remove(at(body, name).uuid)
  await files.put(randomUUID(), 'x')
  now = start + DAY - 1
  await counts.ifDue()
  expect(counts.last()).toEqual(before)
  now = start + DAY
  await counts.ifDue()
  expect(counts.last()).toEqual({ ...before, missing: 2, held: before.held - 1, unknown: before.unknown + 1 })
})
