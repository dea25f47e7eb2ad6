import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDocuments, outputsOf } from './support/documents.ts'
import { CALDER } from './support/firm.ts'
import { ADMIN, makeFirm, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'
import { signIn } from './support/sign-in.ts'
import { valuesOf } from './support/spreadsheet.ts'

interface Made {
  key: string
  name: string
  extension: string
  state: string
  error: string | null
  file: { uuid: string; file_name: string; size: number; is_current: boolean; warnings: string[] } | null
}
interface Line {
  uuid: string
  number: string
  description: string
}
interface Sum {
  net: number
  vat: number
  gross: number
}
type Sums = Record<'claimed' | 'allowed' | 'reduction' | 'unruled', Sum>

const folder = mkdtempSync(join(tmpdir(), 'costdraft-assessments-'))
afterAll(() => rmSync(folder, { recursive: true }))
let firm: Firm & { owner: string }
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
})

type Method = Parameters<ReturnType<typeof as>['rest']>[0]
const call = <T>(method: Method, path: string, body?: object, who = firm.owner) =>
  as(who).rest<T>(method, `client/case/${path}`, body)
async function done<T>(method: Method, path: string, body?: object): Promise<T> {
  const answer = await call<T>(method, path, body)
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  return answer.body
}
/** A completed case with three lines. */
async function completed(): Promise<string> {
  const { body } = await as(firm.owner).rest<{ uuid: string }>(
    'POST',
    `client/${firm.client}/case/inter-parties`,
    interPartesCase(firm),
  )
  const work = { fee_earner: firm.feeEarner, phase: 'disclosure', activity_type: 'preparation' }
  const times = [
    { ...work, date: '2024-05-01', time: 2.5, amount: 217, description: 'The lists' },
    { ...work, date: '2024-05-02', time: 1.2, amount: 100, description: 'Call with a bank abroad' },
  ]
  for (const time of times) await done('POST', `${body.uuid}/time-recording`, time)
  await done('POST', `${body.uuid}/disbursement`, {
    ...{ date: '2024-05-04', amount: 450, disbursement_type: 'photocopying', phase: 'disclosure' },
    description: 'Scans of Hull',
  })
  await done('POST', `${body.uuid}/status/complete`, {})
  return body.uuid
}
const linesOf = async (uuid: string): Promise<Line[]> =>
  (await done<{ nodes: Line[] }>('GET', `${uuid}/assessment/line`)).nodes
/** Enters something of the line with a description. */
async function enter(uuid: string, description: string, entered: object): Promise<Line> {
  const line = (await linesOf(uuid)).find((one) => one.description === description)
  await done('PATCH', `${uuid}/assessment/line`, { changes: [{ uuid: line?.uuid, ...entered }] })
  return line!
}

const listed = async (uuid: string): Promise<Made[]> => done('GET', `${uuid}/preview`)
const documentOf = async (uuid: string, key: string): Promise<Made> => {
  const document = (await listed(uuid)).find((one) => one.key === key)
  if (!document) throw new Error(`There is no ${key}.`)
  return document
}
/** Asks for a document, and waits until it is made or has failed. */
async function made(uuid: string, key: string): Promise<Made> {
  const asked = await call<Made>('POST', `${uuid}/preview/${key}`, {})
  expect([key, asked.status, asked.body]).toMatchObject([key, 202, { key }])
  return vi.waitFor(
    async () => {
      const document = await documentOf(uuid, key)
      expect([document.error, document.state]).toEqual([null, 'ready'])
      return document
    },
    { timeout: 100_000, interval: 100 },
  )
}
/** A file as it is downloaded through the gateway. */
async function bytesOf(path: string, who = firm.owner): Promise<{ status: number; bytes: Buffer }> {
  const { access_token } = await signIn(instance, who)
  const { statusCode, body } = await request(`${instance.webUrl}/api/files/${path}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  return { status: statusCode, bytes: Buffer.from(await body.arrayBuffer()) }
}
const download = (uuid: string, key: string, who?: string) => bytesOf(`client/case/${uuid}/preview/${key}/content`, who)
async function textOf(uuid: string, key: string): Promise<string> {
  const { status, bytes } = await download(uuid, key)
  expect([key, status]).toEqual([key, 200])
  const file = join(folder, `${randomUUID()}.pdf`)
  writeFileSync(file, bytes)
  return execFileSync('pdftotext', ['-layout', file, '-']).toString()
}

const OPEN = '2 lines of the bill have no ruling. The figures of what is allowed can be made once every line has one.'

describe('the documents of an assessment', () => {
  test('are none while nothing is entered', async () => {
    const uuid = await completed()
    expect(await listed(uuid)).toEqual([])
    expect((await call('POST', `${uuid}/preview/recalculated_bill`, {})).status).toBe(404)
    expect(await call('POST', `${uuid}/preview/paper_bill`, {})).toMatchObject({
      status: 409,
      body: { message: 'The case is complete: its documents are on its page.' },
    })
  })

  test('are each made of what is entered, and downloaded', async () => {
    const uuid = await completed()
    const dispute = 'Junior work throughout, and too long.'
    const line = await enter(uuid, 'The lists', {
      ...{ dispute, reply: 'Eleven lists.', reason: 'time' },
      allowed: { hours: 2, rate: 200 },
    })
    const others = await linesOf(uuid)
    await done('PATCH', `${uuid}/assessment/line`, {
      changes: others
        .filter((one) => one.uuid !== line.uuid)
        .map((one) => ({ uuid: one.uuid, allowed: { amount: 90 } })),
    })
    await done('PATCH', `${uuid}/assessment`, {
      payments: [{ date: '2024-09-01', amount: 123.45, words: 'On account' }],
      offers: [{ date: '2024-08-01', by: 'paying_party', amount: 512.34, words: 'Zebedee offers' }],
    })
    const { totals } = await done<{ totals: Sums }>('GET', `${uuid}/assessment`)
    expect(totals).toMatchObject({ allowed: { net: 580 }, unruled: { net: 0 } })

    const today = londonDay(new Date())
    const names = (await listed(uuid)).map(({ key, name, extension }) => [key, `${name}.${extension}`])
    expect(names).toEqual([
      ['points_of_dispute', 'Points of dispute and replies.pdf'],
      ['recalculated_bill', 'Recalculated bill.pdf'],
      ['recalculated_workbook', 'Recalculated bill.xlsx'],
      ['reductions', 'Reductions.pdf'],
      ['certificate_figures', 'N256 data sheet.pdf'],
      ['settlement_sheet', 'Settlement sheet.pdf'],
    ])
    const texts: Record<string, string> = {}
    for (const [key = '', name = ''] of names) {
      const { file } = await made(uuid, key)
      expect(file).toMatchObject({ is_current: true, warnings: [] })
      const [document, extension] = name.split('.')
      expect(file?.file_name).toMatch(new RegExp(` – ${document} – ${today}\\.${extension}$`))
      if (extension === 'pdf') texts[key] = await textOf(uuid, key)
    }
    for (const text of Object.values(texts)) expect(text).not.toContain('DRAFT')
    expect(texts.points_of_dispute).toContain(dispute)
    expect(texts.points_of_dispute).toContain('Eleven lists.')
    expect(texts.points_of_dispute).toMatch(new RegExp(`\\b${line.number.replaceAll('.', '\\.')}\\b`))
    expect(texts.recalculated_bill).toContain('580.00')
    expect(texts.reductions).toContain('Too much time')
    expect(texts.certificate_figures).toContain(totals.allowed.gross.toFixed(2))
    // An offer to settle is for the firm alone.
    for (const [key, text] of Object.entries(texts))
      expect([key, text.includes('Zebedee')]).toEqual([key, key === 'settlement_sheet'])

    const sheets = await valuesOf((await download(uuid, 'recalculated_workbook')).bytes)
    const total = sheets.get('Summary')!.find(([head]) => head === 'Total')!
    const { claimed, allowed, reduction, unruled } = totals
    expect(total.slice(1, 13)).toEqual(
      [claimed, allowed, reduction, unruled].flatMap(({ net, vat, gross }) => [net, vat, gross]),
    )
    // As every workbook of the case it has the hash of the snapshot as it is stored.
    // They are no documents of the case, and nothing of them is audited.
    expect(await done('GET', `${uuid}/output`)).toEqual([])
    expect(JSON.stringify(await done('GET', `${uuid}/audit`))).not.toContain('generated')
    await makeDocuments(firm.owner, uuid)
    const workbook = (await outputsOf(firm.owner, uuid)).find(({ file_name: name }) => name.endsWith('.xlsx'))
    const ofCase = await valuesOf((await bytesOf(`client/case/${uuid}/output/${workbook?.uuid}`)).bytes)
    expect(sheets.get('Snapshot')![1]).toEqual(['Snapshot', expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(sheets.get('Snapshot')).toEqual(ofCase.get('Snapshot'))
  })

  test('say when something was entered since, and are made anew in place of what was there', async () => {
    const uuid = await completed()
    await enter(uuid, 'The lists', { allowed: { amount: 500 } })
    const before = await made(uuid, 'recalculated_bill')
    await enter(uuid, 'Scans of Hull', { allowed: { amount: 411.11 } })
    const old = await documentOf(uuid, 'recalculated_bill')
    expect(old).toMatchObject({ state: 'ready', file: { uuid: before.file?.uuid, is_current: false } })
    const after = await made(uuid, 'recalculated_bill')
    expect(after.file).toMatchObject({ is_current: true })
    expect(after.file?.uuid).not.toBe(before.file?.uuid)
    expect(await textOf(uuid, 'recalculated_bill')).toContain('411.11')
    // What is entered of the assessment as a whole counts as well.
    await done('PATCH', `${uuid}/assessment`, { general_points: 'The rates.' })
    expect((await documentOf(uuid, 'recalculated_bill')).file).toMatchObject({ is_current: false })
    // So do the dates of the case, by one of which costs are paid.
    expect((await made(uuid, 'settlement_sheet')).file).toMatchObject({ is_current: true })
    await done('PATCH', `${uuid}/deadline`, { starts: { costs_certificate: '2026-01-05' } })
    expect((await documentOf(uuid, 'settlement_sheet')).file).toMatchObject({ is_current: false })
    expect((await listed(uuid)).map(({ key }) => key)).toContain('points_of_dispute')
  })

  test('have no figures of the certificate while a line is without a ruling', async () => {
    const uuid = await completed()
    await enter(uuid, 'The lists', { allowed: { amount: 500 } })
    expect(await call('POST', `${uuid}/preview/certificate_figures`, {})).toMatchObject({
      status: 409,
      body: { message: OPEN },
    })
    expect(await documentOf(uuid, 'certificate_figures')).toMatchObject({ state: 'none', file: null })
  })

  test('go when the case is reopened, and with the assessment that is removed', async () => {
    const uuid = await completed()
    await enter(uuid, 'The lists', { allowed: { amount: 500 } })
    await made(uuid, 'reductions')
    await done('POST', `${uuid}/status/in_progress`, {})
    expect((await download(uuid, 'reductions')).status).toBe(404)
    expect((await listed(uuid)).map(({ key }) => key)).not.toContain('reductions')
    await done('POST', `${uuid}/status/complete`, {})
    expect(await listed(uuid)).toEqual([])
    await done('POST', `${uuid}/assessment/restore`, {})
    expect(await documentOf(uuid, 'reductions')).toMatchObject({ state: 'none', file: null })
    await made(uuid, 'reductions')
    await done('DELETE', `${uuid}/assessment`)
    expect(await listed(uuid)).toEqual([])
  })

  test('are nobody’s of another firm', async () => {
    const uuid = await completed()
    await enter(uuid, 'The lists', { allowed: { amount: 500 } })
    await made(uuid, 'reductions')
    expect((await call('GET', `${uuid}/preview`, undefined, CALDER)).status).toBe(404)
    expect((await call('POST', `${uuid}/preview/reductions`, {}, CALDER)).status).toBe(404)
    expect((await download(uuid, 'reductions', CALDER)).status).toBe(404)
  })

  test('are asked for and listed by GraphQL', async () => {
    const uuid = await completed()
    await enter(uuid, 'The lists', { allowed: { amount: 500 } })
    const asked = await as(firm.owner).graphql(
      'mutation($c: ID!) { previewDocument(caseUuid: $c, key: "settlement_sheet") { previews { key name } } }',
      { c: uuid },
    )
    expect(asked.errors).toBeUndefined()
    expect(asked.data).toMatchObject({
      previewDocument: {
        previews: expect.arrayContaining([{ key: 'settlement_sheet', name: 'Settlement sheet' }]) as object,
      },
    })
    const refused = await as(firm.owner).graphql(
      'mutation($c: ID!) { previewDocument(caseUuid: $c, key: "certificate_figures") { uuid } }',
      { c: uuid },
    )
    expect(refused.errors?.[0]).toMatchObject({ message: OPEN, extensions: { code: 'CONFLICT' } })
  })
})
