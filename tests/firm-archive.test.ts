import { VERSION } from '@costdraft/schema/product.ts'
import { ATTEMPTS } from '@costdraft/api/access/sign-in-throttle.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { saidOf } from './support/administration.ts'
import {
  archivesOf,
  askFor,
  makeArchive,
  OWN_PASSWORD,
  download,
  linesOf,
  madeOf,
  manifestOf,
  pathOf,
  sha256,
  unzipped,
  type ArchiveRow,
} from './support/firm-archive.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { program } from './support/identities.ts'
import { as, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'
import { makeTarget, type Target } from './support/target.ts'

const tokenOf = async (email: string): Promise<string> => (await signIn(instance, email)).access_token
const fileAt = (client: string, uuid: string): string => `${pathOf(client)}/${uuid}/file`

/** Two firms with a record of every kind each, and the archive of the first. */
let own: Target
let other: Target
let made: ArchiveRow
let bytes: Buffer
let entries: Map<string, Buffer>
beforeAll(async () => {
  own = await makeTarget()
  other = await makeTarget()
  const { client } = own.firm
  const owner = as(own.owner)
  made = await makeArchive(owner, client)
  bytes = (await download(`${instance.apiUrl}/${fileAt(client, made.uuid)}`, await tokenOf(own.owner))).bytes
  entries = await unzipped(bytes)
}, 300_000)

describe('what is in it', () => {
  test('is what the API answers of a case, its rows, comments, files and documents', async () => {
    const { rest } = as(own.owner)
    const { body: row } = await rest<Record<string, unknown>>('GET', `client/case/${own.caseUuid}`)
    expect(linesOf(entries, 'case').find(({ uuid }) => uuid === own.caseUuid)).toMatchObject({
      case_name: row.case_name,
      solicitors_case_reference: own.canary,
      narrative: own.canary,
      client_uuid: own.firm.client,
    })
    const { body: cases } = await rest<{ total_count: number }>('GET', `client/case?client=${own.firm.client}&first=1`)
    expect(linesOf(entries, 'case')).toHaveLength(cases.total_count)
    expect(made.counts).toMatchObject({ cases: cases.total_count, missing: 0 })
    for (const item of Object.values(own.items))
      expect(linesOf(entries, 'case_item').map(({ uuid }) => uuid)).toContain(item)
    const { body: items } = await rest<{ nodes?: unknown[] }>('GET', `client/case/${own.caseUuid}/disbursement`)
    expect(JSON.stringify(items)).toContain(own.items.disbursement)
    expect(linesOf(entries, 'disbursement').map(({ item_uuid }) => item_uuid)).toContain(own.items.disbursement)
    expect(linesOf(entries, 'comment').find(({ uuid }) => uuid === own.comment)).toMatchObject({ body: own.canary })
    expect(linesOf(entries, 'note').find(({ uuid }) => uuid === own.note)).toMatchObject({ body: own.canary })
    const token = await tokenOf(own.owner)
    const file = await download(`${instance.apiUrl}/client/case/file/${own.file}`, token)
    const sheet = entries.get('cases.csv')!.toString().split('\r\n')
    const folder = sheet
      .find((line) => line.endsWith(own.caseUuid))
      ?.split(',')
      .at(-2)
    expect(entries.get(`files/${folder}/${own.canary}/${own.canary}.pdf`)).toEqual(file.bytes)
    const documents = [...entries.keys()].filter((path) => path.startsWith('documents/'))
    const { body: outputs } = await rest<{ uuid: string; file_name: string; sha256: string }[]>(
      'GET',
      `client/case/${own.complete}/output`,
    )
    expect(documents.map((path) => sha256(entries.get(path)!)).toSorted()).toEqual(
      outputs.map((output) => output.sha256).toSorted(),
    )
    expect(documents.map((path) => path.split('/').at(-1)).toSorted()).toEqual(
      outputs.map(({ file_name }) => file_name).toSorted(),
    )
  })

  test('is told by its manifest, whose hashes and counts are true', () => {
    const manifest = manifestOf(entries)
    expect(manifest).toMatchObject({
      version: VERSION,
      firm: { uuid: own.firm.client, name: own.canary },
      missing: [],
    })
    expect(manifest.files.map(({ path }) => path)).toEqual(
      [...entries.keys()].filter((path) => path !== 'manifest.json'),
    )
    for (const { path, bytes: size, sha256: hash, rows } of manifest.files) {
      const entry = entries.get(path)!
      expect([path, entry.length, sha256(entry)]).toEqual([path, size, hash])
      if (rows !== undefined) expect([path, entry.toString().split('\n').length - 1]).toEqual([path, rows])
    }
    expect(manifest.files.reduce((sum, { rows = 0 }) => sum + rows, 0)).toBe(made.counts?.rows)
    expect([bytes.length, sha256(bytes)]).toEqual([made.size, made.sha256])
    expect(entries.get('README.txt')?.toString()).toContain(`All data of ${own.canary}\n\nFrom CostDraft ${VERSION}`)
  })

  test('is on two sheets for people as well', async () => {
    const { body: totals } = await as(own.owner).rest<{ value: number }>('GET', `client/case/${own.complete}/totals`)
    const totalOf = totals.value.toFixed(2)
    expect(totalOf).not.toBe('0.00')
    const cases = entries.get('cases.csv')!.toString()
    expect(cases.startsWith('\uFEFFReference,Case name,Area of work,Stage,')).toBe(true)
    expect(cases).toContain(`${own.canary},Re ${own.canary} complete,Legal aid,Complete,${own.canary} Earner,`)
    const line = cases.split('\r\n').find((one) => one.endsWith(own.complete))
    expect(line).toMatch(new RegExp(`,\\d\\d/\\d\\d/\\d{4},${totalOf},`))
    const people = entries.get('people.csv')!.toString()
    expect(people).toContain(`${own.canary},Tester,${own.owner},Owner,User,`)
    expect(people).toMatch(/,Solicitor,API client,,,/)
  })

  test('is of no other firm: not of a stranger, nor of the firm above', () => {
    const all = Buffer.concat([...entries].flatMap(([path, entry]) => [Buffer.from(path), entry]))
    expect(all.includes(own.canary)).toBe(true)
    const others = [other.canary, other.firm.client, other.caseUuid, other.owner, own.parent.site, other.parent.client]
    for (const word of [...others, other.file, other.comment]) expect(all.includes(word), word).toBe(false)
  })

  test('says nothing that opens anything: no secret of a webhook, nor what follows its host', () => {
    const [webhook] = linesOf(entries, 'webhook')
    expect(webhook).toMatchObject({ uuid: own.webhook, url: 'https://hooks.example', description: own.canary })
    expect(Object.keys(webhook ?? {}).filter((name) => name.includes('secret'))).toEqual([])
    const all = Buffer.concat([...entries.values()])
    expect(all.includes(`hooks.example/${own.canary}`)).toBe(false)
    expect(all.includes('$argon2')).toBe(false)
    expect(linesOf(entries, 'change').some(({ entity }) => entity === 'webhook')).toBe(true)
  })
})

describe('the archive of the firm above', () => {
  test('has what its people may do below, and nothing of what is there', async () => {
    const parent = as(own.parent.owner)
    const { client } = own.parent
    const linked = await makePerson(own.parent.owner, own.parent, 'team_leader', 'Linked', {
      [own.firm.client]: 'solicitor',
    })
    const { uuid } = await makeArchive(parent, client)
    const token = await tokenOf(own.parent.owner)
    const file = await download(`${instance.apiUrl}/${fileAt(client, uuid)}`, token)
    const above = await unzipped(file.bytes)
    expect(linesOf(above, 'child_role')).toContainEqual({
      person_uuid: linked.uuid,
      client_uuid: own.firm.client,
      role: 'solicitor',
    })
    const all = Buffer.concat([...above].flatMap(([path, entry]) => [Buffer.from(path), entry]))
    for (const word of [own.caseUuid, own.owner, own.file, `Re ${own.canary}`])
      expect(all.includes(word), word).toBe(false)
    expect(manifestOf(above).files.filter(({ path }) => /^(?:files|documents)\//.test(path))).toEqual([])
    expect(linesOf(above, 'case')).toEqual([])
  })
})

describe('who may have it', () => {
  const requests = (client: string, uuid: string) =>
    [
      ['GET', pathOf(client), undefined],
      ['POST', pathOf(client), { current_password: OWN_PASSWORD }],
      ['GET', fileAt(client, uuid), undefined],
      ['DELETE', `${pathOf(client)}/${uuid}`, undefined],
    ] as const
  const gatewayRequests = (c: string, u: string) =>
    [
      ['query($c: ID!) { firmArchives(clientUuid: $c) { uuid } }', { c }],
      [
        'mutation($c: ID!, $p: String) { requestFirmArchive(clientUuid: $c, currentPassword: $p) { uuid } }',
        { c, p: OWN_PASSWORD },
      ],
      ['mutation($c: ID!, $u: ID!) { deleteFirmArchive(clientUuid: $c, uuid: $u) }', { c, u }],
    ] as const

  test('is its owner alone: neither other roles of it, nor the firm above, nor programs, nor administrators', async () => {
    const { client } = own.firm
    const ofRole = async (role: string) => as((await makePerson(own.owner, own.firm, role)).email)
    const below = async (role: string) =>
      as((await makePerson(own.parent.owner, own.parent, 'owner', 'Above', { [client]: role })).email)
    const refused: [string, ReturnType<typeof as>, number][] = [
      ['IT administrator', await ofRole('it_administrator'), 403],
      ['team leader', await ofRole('team_leader'), 403],
      ['costs draftsman', await ofRole('costs_draftsman'), 403],
      ['solicitor', await ofRole('solicitor'), 403],
      ['owner of the firm above who leads a team in it', await below('team_leader'), 403],
      ['IT administrator from above', await below('it_administrator'), 403],
      ['program of an owner', await program(own.owner, client, { read_only: false }), 403],
      ['system administrator', as(ADMIN), 404],
      [
        'owner of the firm above without a role in it',
        as((await makePerson(own.parent.owner, own.parent, 'owner')).email),
        404,
      ],
      ['owner of another firm', as(other.owner), 404],
      ['nobody', as(undefined), 401],
    ]
    for (const [who, caller, status] of refused) {
      for (const [method, path, body] of requests(client, made.uuid))
        expect([who, method, path, (await caller.rest(method, path, body)).status]).toEqual([who, method, path, status])
      for (const [query, variables] of gatewayRequests(client, made.uuid)) {
        const answer = await caller.graphql(query, variables)
        expect([who, query, answer.data ? Object.values(answer.data) : [null]]).toEqual([who, query, [null]])
        expect([who, query, answer.errors?.length ?? 1]).toEqual([who, query, 1])
      }
    }
    expect((await archivesOf(as(own.owner), client)).map(({ uuid }) => uuid)).toEqual([made.uuid, own.firmArchive])
    // Whoever is its owner by a role from above may.
    const owning = await below('owner')
    expect((await archivesOf(owning, client)).map(({ uuid }) => uuid)).toEqual([made.uuid, own.firmArchive])
  })

  test('is not found by the owner of another firm in their own', async () => {
    const stranger = as(other.owner)
    for (const [method, path, body] of requests(other.firm.client, made.uuid).slice(2))
      expect((await stranger.rest(method, path, body)).status).toBe(404)
    expect((await archivesOf(stranger, other.firm.client)).map(({ uuid }) => uuid)).toEqual([other.firmArchive])
  })

  test('is asked for the present password, whose guesses are counted', async () => {
    const firm = await makeFirm(own.parent.owner, 'solicitor')
    const owner = as(firm.owner)
    expect(await askFor(owner, firm.client, 'Not-the-password-1')).toMatchObject({
      status: 422,
      body: { details: { current_password: 'This is not your password.' } },
    })
    expect((await owner.rest('POST', pathOf(firm.client), {})).body).toMatchObject({
      details: { current_password: expect.any(String) },
    })
    expect((await owner.rest('POST', pathOf(firm.client), { current_password: OWN_PASSWORD, all: true })).status).toBe(
      422,
    )
    const wrong = await owner.graphql(gatewayRequests(firm.client, '')[1][0], { c: firm.client, p: 'Not-it-either-1' })
    expect(wrong.errors?.[0]?.extensions).toMatchObject({
      problems: [{ path: 'currentPassword', message: 'This is not your password.' }],
    })
    for (let guess = 2; guess < ATTEMPTS.pair; guess++) await askFor(owner, firm.client, `Guess-number-${guess}`)
    expect((await askFor(owner, firm.client)).status).toBe(429)
    expect(await archivesOf(owner, firm.client)).toEqual([])
  })
})

describe('a download', () => {
  test('through the gateway is the file, named after the firm, and goes on where it broke off', async () => {
    const { client } = own.firm
    const token = await tokenOf(own.owner)
    const url = `${instance.webUrl}/api/files/${fileAt(client, made.uuid)}`
    const whole = await download(url, token)
    expect(whole).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-length': String(made.size),
        etag: `"${made.sha256}"`,
        'accept-ranges': 'bytes',
        'cache-control': 'no-store',
      },
    })
    expect(decodeURIComponent(String(whole.headers['content-disposition']))).toContain(
      `${own.canary} – all data – ${made.made_at?.slice(0, 10)}.zip`,
    )
    expect(whole.bytes.equals(bytes)).toBe(true)
    const rest = await download(url, token, { range: 'bytes=1000-', 'if-range': `"${made.sha256}"` })
    expect([rest.status, rest.headers['content-range']]).toEqual([206, `bytes 1000-${made.size! - 1}/${made.size}`])
    expect(Buffer.concat([bytes.subarray(0, 1000), rest.bytes]).equals(bytes)).toBe(true)
    expect((await download(url, token, { range: `bytes=${made.size}-` })).status).toBe(416)
    expect((await download(url, token, { range: 'bytes=5-9', 'if-range': '"another"' })).bytes.equals(bytes)).toBe(true)
    for (const stranger of [ADMIN, other.owner]) expect((await download(url, await tokenOf(stranger))).status).toBe(404)
  })
})

describe('the audit', () => {
  test('says who asked for it, who downloaded it, once an hour, and who deleted it', async () => {
    const firm: Firm & { owner: string } = await makeFirm(own.parent.owner, 'solicitor', 'Quietfirm')
    const owner = as(firm.owner)
    const asked = await Promise.all([askFor(owner, firm.client), askFor(owner, firm.client)])
    expect(asked.map(({ status }) => status)).toEqual([202, 202])
    expect(new Set(asked.map(({ body }) => body.uuid)).size).toBe(1)
    const { uuid } = asked[0].body
    const done = await madeOf(owner, firm.client, uuid)
    expect(done.counts).toMatchObject({ cases: 0, people: 1, files: 0, missing: 0 })
    const token = await tokenOf(firm.owner)
    const url = `${instance.apiUrl}/${fileAt(firm.client, uuid)}`
    const empty = await unzipped((await download(url, token)).bytes)
    expect(linesOf(empty, 'client')).toMatchObject([{ uuid: firm.client, name: 'Quietfirm' }])
    await download(url, token, { range: 'bytes=0-9' })
    await download(url, token, { range: 'bytes=10-' })
    expect((await owner.rest('DELETE', `${pathOf(firm.client)}/${uuid}`)).status).toBe(204)
    expect((await owner.rest('DELETE', `${pathOf(firm.client)}/${uuid}`)).status).toBe(404)
    expect((await download(url, token)).status).toBe(404)
    const said = await saidOf(firm.owner, { kinds: ['firm_archive'] })
    expect(said).toEqual([
      'firm_archive | Export of all data | All data of the firm asked for.',
      expect.stringMatching(/^firm_archive \| Export of all data \| Made: 0 cases and 0 files, [\d.]+ KB\.$/),
      'firm_archive | Export of all data | Downloaded.',
      'firm_archive | Export of all data | Deleted.',
    ])
  })
})

test('an archived firm can be exported still, and three archives are kept', async () => {
  const firm = await makeFirm(own.parent.owner, 'solicitor')
  const owner = as(firm.owner)
  expect((await as(own.parent.owner).rest('POST', `clients/${firm.client}/archive`, {})).status).toBe(200)
  const uuids: string[] = []
  for (let number = 0; number < 4; number++) {
    uuids.unshift((await makeArchive(owner, firm.client)).uuid)
  }
  expect((await archivesOf(owner, firm.client)).map(({ uuid }) => uuid)).toEqual(uuids.slice(0, 3))
})

test('through GraphQL it is asked for, listed and deleted', async () => {
  const firm = await makeFirm(own.parent.owner, 'solicitor')
  const { graphql } = as(firm.owner)
  const asked = await graphql(
    `
      mutation ($c: ID!, $p: String) {
        requestFirmArchive(clientUuid: $c, currentPassword: $p) {
          uuid
          state
          requestedBy {
            uuid
          }
          madeAt
          counts {
            cases
          }
        }
      }
    `,
    { c: firm.client, p: OWN_PASSWORD },
  )
  const { uuid = '' } = (asked.data?.requestFirmArchive ?? {}) as { uuid?: string }
  await madeOf(as(firm.owner), firm.client, uuid)
  const listed = await graphql(
    `
      query ($c: ID!) {
        firmArchives(clientUuid: $c) {
          uuid
          state
          filesMade
          filesOf
          error
          requestedBy {
            uuid
            name
          }
          requestedAt
          madeAt
          expiresAt
          size
          sha256
          counts {
            cases
            people
            rows
            files
            missing
          }
        }
      }
    `,
    { c: firm.client },
  )
  expect(listed.errors).toBeUndefined()
  expect(listed.data?.firmArchives).toMatchObject([
    {
      ...{ uuid, state: 'done', error: null, requestedBy: { uuid: firm.person }, size: expect.any(Number) },
      ...{ madeAt: expect.stringMatching(/\.\d{3}Z$/), expiresAt: expect.stringMatching(/\.\d{3}Z$/) },
      counts: { cases: 0, people: 1, files: 0, missing: 0 },
    },
  ])
  const deleted = await graphql('mutation($c: ID!, $u: ID!) { deleteFirmArchive(clientUuid: $c, uuid: $u) }', {
    c: firm.client,
    u: uuid,
  })
  expect(deleted.data).toEqual({ deleteFirmArchive: uuid })
})
