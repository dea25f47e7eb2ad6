import { rmSync } from 'node:fs'
import { sweepFirmArchives } from '@costdraft/api/firm-archive/archive-job.ts'
import { leftOutColumns, leftOutTables, archivedTables } from '@costdraft/api/firm-archive/archived-tables.ts'
import { countFiles } from '@costdraft/api/files/count-files.ts'
import { fileStoreOf } from '@costdraft/api/files/file-store.ts'
import { sweepFiles } from '@costdraft/api/files/sweep-files.ts'
import type { Store } from '@costdraft/api/files/store.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import { tableRights } from '@costdraft/api/row-security/table-rights.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { newDataFolder } from '../dev/data-folder.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { careCase } from './support/care-case.ts'
import {
  archivesOf,
  askFor,
  download,
  linesOf,
  makeArchive,
  madeOf,
  manifestOf,
  pathOf,
  unzipped,
} from './support/firm-archive.ts'
import { filesOf, folder, newFile, pdf, root } from './support/files.ts'
import type { Caller } from './support/instance.ts'
import { startOwnApi } from './support/own-api.ts'
import { PASSWORD, signIn } from './support/sign-in.ts'
import { openStoreOf, storedFiles, type StoredFiles } from './support/stored-files.ts'

// What no route shows: the tables, the file store and the clock. An instance of its own.

const OWNER = 'owner@ashdown.example'
const DAY = 86_400_000
/** What an API client has for a password. */
const NO_PASSWORD = 'none'
let postgres: Postgres | undefined
let dataDir: string
let api: Awaited<ReturnType<typeof startOwnApi>>
let store: Store
let files: StoredFiles
let owner: Caller
let client: string
let firm: { client: string; site: string; feeEarner: string; person: string }
/** Milliseconds by which the clock of the product is ahead. */
let ahead = 0
const clock = (): Date => new Date(Date.now() + ahead)
const start = async (): Promise<void> => {
  api = await startOwnApi({ DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) }, { now: clock })
  owner = api.as(OWNER)
}
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  dataDir = await newDataFolder(postgres?.url)
  await start()
  store = await openStoreOf(dataDir)
  files = storedFiles(dataDir)
  const { body: viewer } = await owner.rest<{ client_uuid: string; user_uuid: string }>('GET', 'users/user')
  client = viewer.client_uuid
  const [site] = (await owner.rest<{ uuid: string }[]>('GET', `clients/${client}/sites`)).body
  const [earner] = (await owner.rest<{ uuid: string }[]>('GET', `client/${client}/fee-earner`)).body
  firm = { client, site: site!.uuid, feeEarner: earner!.uuid, person: viewer.user_uuid }
}, 120_000)
afterAll(async () => {
  store.close()
  await api.stop()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true })
})
beforeEach(() => {
  ahead = 0
})

const newCase = async (reference: string): Promise<string> => {
  const body = careCase(firm, { solicitors_case_reference: reference, case_name: `Re ${reference}` })
  return (await owner.rest<{ uuid: string }>('POST', `client/${client}/case/legal-aid`, body)).body.uuid
}
const made = () => makeArchive(owner, client, PASSWORD)
const downloaded = async (uuid: string) =>
  download(`${api.apiUrl}/${pathOf(client)}/${uuid}/file`, (await signIn(api, OWNER)).access_token)
const unpacked = async (): Promise<Map<string, Buffer>> => unzipped((await downloaded((await made()).uuid)).bytes)
const fileOf = async (uuid: string): Promise<string> =>
  (
    await api.database.db
      .selectFrom('firm_archive')
      .select('file_uuid')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
  ).file_uuid!
const sides = () => ({ database: api.database, store })

describe('tables and columns', () => {
  test('each table with rows of firms is in it, or left out with a reason; nothing is left out that is not there', () => {
    const archived = new Set(archivedTables(productItems).map(({ table }) => table))
    for (const [table, { firm: key }] of Object.entries(tableRights)) {
      const why = leftOutTables[table as keyof typeof leftOutTables]
      expect([table, archived.has(table)]).toEqual([table, key.of !== 'none' && why === undefined])
      if (why !== undefined)
        expect([table, why.length > 10, key.of]).toEqual([table, true, expect.stringMatching(/firm|parent/)])
    }
  })

  test('whatever is called a secret, a hash, a token or a password is left out, or is known to be none', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and table_name = any(${archivedTables(productItems).map(({ table }) => table)}::text[])
        and column_name ~ '(secret|hash|token|password|credential|payload|private|nonce|_key$|sha256)'`.execute(
      api.database.db,
    )
    const known = new Set([
      // The hashes of files.
      ...[
        'case_file.sha256',
        'output.sha256',
        'firm_archive.sha256',
        'ledger_import.sha256',
        'client_mark.sha256',
        'calendar_link.secret_sha256',
      ],
      // Whether somebody has to choose another one.
      'person.must_change_password',
      // Which table of rates it is.
      'rate_edition.table_key',
    ])
    const told = rows.filter(
      ({ table, column }) => !leftOutColumns[table as keyof typeof leftOutColumns]?.includes(column),
    )
    expect(told.map(({ table, column }) => `${table}.${column}`).filter((name) => !known.has(name))).toEqual([])
    for (const [table, columns] of Object.entries(leftOutColumns))
      for (const column of columns) {
        const { rows: there } = await sql`select from information_schema.columns
          where table_name = ${table} and column_name = ${column}`.execute(api.database.db)
        expect([table, column, there.length]).toEqual([table, column, 1])
      }
  })

  test('no value that opens anything is anywhere in it', async () => {
    const program = { name: 'Feed', client_role: 'solicitor', read_only: true }
    const { body: feed } = await owner.rest<{ client_secret: string }>('POST', `clients/${client}/api-client`, program)
    const url = 'https://hooks.firm.example/in?key=opens-the-door'
    const hook = { url, types: ['comment.added'] }
    const { body: webhook } = await owner.rest<{ uuid: string; secret: string }>(
      'POST',
      `clients/${client}/webhook`,
      hook,
    )
    await owner.rest('PATCH', `clients/webhook/${webhook.uuid}`, { url: `${url}-too` })
    const { db } = api.database
    const { rows } = await sql<{ value: string }>`
      select password_hash as value from person union all select secret_hash from api_client
      union all select secret from webhook union all select token_hash from account_link where token_hash is not null
      union all select id from auth_record union all select code_hash from recovery_code`.execute(db)
    const all = Buffer.concat([...(await unpacked()).values()])
    expect(rows.length).toBeGreaterThan(8)
    for (const value of [feed.client_secret, webhook.secret, 'opens-the-door', ...rows.map((row) => row.value)].filter(
      (one) => one !== NO_PASSWORD,
    ))
      expect(all.includes(value), value.slice(0, 8)).toBe(false)
    expect(all.includes('https://hooks.firm.example')).toBe(true)
  })
})

describe('names of files', () => {
  test('are such as any computer takes, each once, and none leads out of the archive', async () => {
    const uuid = await newCase('../../etc: CON')
    const wanted = [
      '../../../x.pdf',
      'C:\\Windows\\system.pdf',
      'CON',
      '=HYPERLINK("http://bad").pdf',
      `${'n'.repeat(300)}.pdf`,
      '👩‍⚖️ 🧾.pdf',
      'Note.pdf',
      'NOTE.PDF',
      'note.pdf',
      '.',
      'right\u202Efdp.exe',
    ]
    const tree = root(
      folder(
        'In',
        wanted.map((_, number) => newFile(`f${number}.pdf`, number)),
      ),
    )
    const sent = await filesOf(owner, uuid).send(
      tree,
      wanted.map((_, number) => ({ name: `f${number}.pdf`, bytes: pdf(`file ${number}`) })),
    )
    expect(sent.status).toBe(201)
    const { db } = api.database
    for (const [number, name] of wanted.entries())
      await db
        .updateTable('case_file')
        .set({ name })
        .where('case_uuid', '=', uuid)
        .where('name', '=', `f${number}.pdf`)
        .execute()
    await db
      .updateTable('case_file')
      .set({ name: '..' })
      .where('case_uuid', '=', uuid)
      .where('is_file', '=', false)
      .execute()
    const entries = await unpacked()
    const mine = [...entries.keys()].filter((path) => path.startsWith('files/..-..-etc- CON/'))
    expect(mine.map((path) => path.split('/').slice(2).join('/')).toSorted()).toEqual(
      [
        '_/..-..-..-x.pdf',
        '_/C--Windows-system.pdf',
        '_/_CON',
        '_/=HYPERLINK(-http---bad-).pdf',
        `_/${'n'.repeat(116)}.pdf`,
        '_/👩‍⚖️ 🧾.pdf',
        '_/_',
        '_/right-fdp.exe',
        ...mine.filter((path) => /note/i.test(path)).map((path) => path.split('/').slice(2).join('/')),
      ].toSorted(),
    )
    expect(mine).toHaveLength(wanted.length)
    expect(new Set(mine.map((path) => path.toLowerCase())).size).toBe(wanted.length)
    expect(new Set(mine.map((path) => entries.get(path)!.toString('latin1'))).size).toBe(wanted.length)
  })

  test('and texts are no formulas on the sheets', async () => {
    await newCase('=1+1')
    const lines = (await unpacked()).get('cases.csv')!.toString().split('\r\n')
    expect(lines.find((line) => line.includes('Re =1+1'))).toMatch(/^'=1\+1,Re =1\+1,Legal aid,In progress,/)
  })
})

test('a total that cannot be worked out is empty, and the archive is made', async () => {
  const { db } = api.database
  const uuid = await newCase('BROKEN/1')
  const body = { date: '2025-03-03', fee_earner: firm.feeEarner, activity_type: 'preparation', time: 1 }
  const { status, body: row } = await owner.rest<{ uuid: string }>('POST', `client/case/${uuid}/time-recording`, body)
  expect([status, row]).toEqual([201, row])
  const setEarner = async (fee_earner: string): Promise<void> => {
    await sql`update time_recording set fee_earner = ${fee_earner} where item_uuid = ${row.uuid}`.execute(db)
    await sql`update "case" set revision = revision + 1 where uuid = ${uuid}`.execute(db)
  }
  const stranger = await db
    .selectFrom('fee_earner')
    .select('uuid')
    .where('client_uuid', '<>', client)
    .executeTakeFirstOrThrow()
  // Nothing but a hand in the database can do it.
  await sql`alter table time_recording drop constraint time_recording_fee_earner_client_uuid_fkey`.execute(db)
  await setEarner(stranger.uuid)
  const lines = (await unpacked()).get('cases.csv')!.toString().split('\r\n')
  expect(lines.find((line) => line.startsWith('BROKEN/1,'))).toMatch(/,\d\d\/\d\d\/\d{4},,BROKEN-1,/)
  await setEarner(firm.feeEarner)
  const mended = (await unpacked()).get('cases.csv')!.toString().split('\r\n')
  expect(mended.find((line) => line.startsWith('BROKEN/1,'))).toMatch(/,\d\d\/\d\d\/\d{4},\d+\.\d\d,BROKEN-1,/)
})

describe('files', () => {
  test('that were removed lie beside the others, those of a removed case too; drafts of documents are none', async () => {
    const uuid = await newCase('REMOVED/1')
    const { body: tree } = await filesOf(owner, uuid).send(root(newFile('gone.pdf', 0), newFile('stays.pdf', 1)), [
      { name: 'a.pdf', bytes: pdf('gone') },
      { name: 'b.pdf', bytes: pdf('stays') },
    ])
    await filesOf(owner, uuid).arrange({ ...tree, children: tree.children.filter(({ name }) => name !== 'gone.pdf') })
    const wrong = await newCase('WRONG/1')
    await filesOf(owner, wrong).send(root(newFile('letter.pdf', 0)), [{ name: 'a.pdf', bytes: pdf('letter') }])
    expect((await owner.rest('DELETE', `client/case/${wrong}`)).status).toBe(204)
    const entries = await unpacked()
    expect(entries.get('files/REMOVED-1/Removed/gone.pdf')).toEqual(pdf('gone'))
    expect(entries.get('files/REMOVED-1/stays.pdf')).toEqual(pdf('stays'))
    const removed = [...entries].find(([path]) => path.startsWith('removed cases/'))
    expect(removed).toEqual([expect.stringMatching(/^removed cases\/[^/]+\/letter\.pdf$/), pdf('letter')])
    expect(linesOf(entries, 'case_file').find(({ name }) => name === 'gone.pdf')).toMatchObject({
      deleted_at: expect.any(String),
    })
    expect(linesOf(entries, 'removal')).toMatchObject([{ kind: 'case', record_uuid: wrong }])
  })

  test('that are gone are named as missing, and the rest is there', async () => {
    const uuid = await newCase('LOST/1')
    const { body: tree } = await filesOf(owner, uuid).send(root(newFile('lost.pdf', 0), newFile('kept.pdf', 1)), [
      { name: 'a.pdf', bytes: pdf('lost') },
      { name: 'b.pdf', bytes: pdf('kept') },
    ])
    const lost = tree.children.find(({ name }) => name === 'lost.pdf')!.uuid!
    await files.remove(lost)
    const archive = await made()
    expect(archive.counts).toMatchObject({ missing: 1 })
    const entries = await unzipped((await downloaded(archive.uuid)).bytes)
    expect(manifestOf(entries).missing).toEqual([{ uuid: lost, path: 'files/LOST-1/lost.pdf' }])
    expect(entries.has('files/LOST-1/lost.pdf')).toBe(false)
    expect(entries.get('files/LOST-1/kept.pdf')).toEqual(pdf('kept'))
    await api.database.db.deleteFrom('case_file').where('uuid', '=', lost).execute()
  })
})

describe('the file of an archive', () => {
  test('is counted, and stays when the store is swept; deleted, it is gone at once', async () => {
    const { uuid } = await made()
    const file = await fileOf(uuid)
    expect(await countFiles(api.database.db, store)).toMatchObject({ missing: 0, unknown: 0 })
    await sweepFiles(sides(), new Date(Date.now() + DAY))
    expect(await files.has(file)).toBe(true)
    expect((await owner.rest('DELETE', `${pathOf(client)}/${uuid}`)).status).toBe(204)
    expect(await files.has(file)).toBe(false)
    expect((await store.trash.list()).finished.has(file)).toBe(false)
    expect((await downloaded(uuid)).status).toBe(404)
  })

  test('is no more after seven days, whether it was swept or not', async () => {
    const { uuid, expires_at } = await made()
    const file = await fileOf(uuid)
    ahead = 7 * DAY - 60_000
    expect((await downloaded(uuid)).status).toBe(200)
    expect(Date.parse(`${expires_at}Z`) - Date.now()).toBeLessThanOrEqual(7 * DAY)
    ahead = 7 * DAY + 60_000
    expect((await downloaded(uuid)).status).toBe(404)
    expect((await archivesOf(owner, client)).map((one) => one.uuid)).not.toContain(uuid)
    await sweepFirmArchives(api.database.db, fileStoreOf(sides()), clock())
    expect(await files.has(file)).toBe(false)
    expect((await store.trash.list()).finished.has(file)).toBe(false)
    expect(await api.database.db.selectFrom('firm_archive').select('uuid').where('uuid', '=', uuid).execute()).toEqual(
      [],
    )
  })

  test('that could not be stored is said to be so, in words, and can be asked for again', async () => {
    const { db } = api.database
    // The store belongs to another database for as long as this takes.
    await sql`update file_store set id = gen_random_uuid()`.execute(db)
    const { uuid } = (await askFor(owner, client, PASSWORD)).body
    const failed = await vi.waitFor(
      async () => {
        // It is tried again at once, and not a while later.
        await sql`update job set run_at = now() where kind = 'firm_archive' and state = 'queued'`.execute(db)
        const found = (await archivesOf(owner, client)).find((one) => one.uuid === uuid)
        if (found?.state !== 'failed') throw new Error(`The archive is ${found?.state}.`)
        return found
      },
      { timeout: 60_000, interval: 100 },
    )
    expect(failed).toMatchObject({
      state: 'failed',
      error:
        'Files cannot be stored now: the file store belongs to another database. An administrator has to check it.',
      made_at: null,
    })
    await sql`update file_store set id = ${await store.id.read(undefined)}`.execute(db)
    await made()
    expect((await owner.rest('DELETE', `${pathOf(client)}/${uuid}`)).status).toBe(204)
  }, 120_000)
})

test('what a process that was stopped had begun is made from its beginning by the next one', async () => {
  const { uuid } = (await askFor(owner, client, PASSWORD)).body
  await api.stop()
  await start()
  expect(await madeOf(owner, client, uuid)).toMatchObject({ state: 'done' })
  expect(await unzipped((await downloaded(uuid)).bytes)).toBeInstanceOf(Map)
  expect(await countFiles(api.database.db, store)).toMatchObject({ missing: 0, unknown: 0 })
})

test('one that is deleted while it waits is never made', async () => {
  const before = await api.database.db.selectFrom('firm_archive').select('uuid').execute()
  const { uuid } = (await askFor(owner, client, PASSWORD)).body
  expect((await owner.rest('DELETE', `${pathOf(client)}/${uuid}`)).status).toBe(204)
  const next = await made()
  expect((await archivesOf(owner, client)).map((one) => one.uuid)).toContain(next.uuid)
  expect(await api.database.db.selectFrom('firm_archive').select('uuid').where('uuid', '=', uuid).execute()).toEqual([])
  expect(before.length).toBeLessThanOrEqual(3)
  // Whatever it had stored by then belongs to nobody, and is swept.
  const { missing } = await countFiles(api.database.db, store)
  expect(missing).toBe(0)
})
