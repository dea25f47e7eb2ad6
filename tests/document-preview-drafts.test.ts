import { randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sweepPreviews } from '@costdraft/api/outputs/previews/preview-job.ts'
import { readXlsx } from 'hucre/xlsx'
import { request } from 'undici'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { makeDocuments, outputsOf } from './support/documents.ts'
import { as, instance, type Caller } from './support/instance.ts'
import { filesOf, newFile, root } from './support/files.ts'
import {
  ASHDOWN,
  CALDER,
  firmOf,
  newCase,
  newCourtOfProtectionCase,
  newHighCostCase,
  newInterPartesCase,
} from './support/firm.ts'
import { program } from './support/identities.ts'
import { startOwnApi } from './support/own-api.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)
const folder = mkdtempSync(join(tmpdir(), 'costdraft-previews-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Preview {
  key: string
  name: string
  extension: string
  state: string
  error: string | null
  file: { uuid: string; file_name: string; size: number; revision: number; is_current: boolean } | null
}
const at = (uuid: string): string => `client/case/${uuid}/preview`
const previewsOf = async (uuid: string, caller: Caller = ashdown): Promise<Preview[]> =>
  (await caller.rest<Preview[]>('GET', at(uuid))).body
const previewOf = async (uuid: string, key: string, caller?: Caller): Promise<Preview> => {
  const preview = (await previewsOf(uuid, caller)).find((one) => one.key === key)
  if (!preview) throw new Error(`There is no ${key}.`)
  return preview
}
/** Asks for a preview, and waits until it is made or has failed. */
async function made(uuid: string, key: string, caller: Caller = ashdown): Promise<Preview> {
  const { status, body } = await caller.rest<Preview>('POST', `${at(uuid)}/${key}`, {})
  expect([status, body]).toMatchObject([202, { key, state: expect.stringMatching(/^(?:queued|running)$/) as string }])
  return vi.waitFor(
    async () => {
      const preview = await previewOf(uuid, key, caller)
      expect(['ready', 'failed']).toContain(preview.state)
      return preview
    },
    { timeout: 100_000, interval: 100 },
  )
}
/** The bytes of a path of the API, or of the gateway's file routes. */
async function bytesOf(path: string, isThroughGateway = false): Promise<{ status: number; bytes: Buffer }> {
  const { access_token } = await signIn(instance, ASHDOWN)
  const url = isThroughGateway ? `${instance.webUrl}/api/files/${path}` : `${instance.apiUrl}/${path}`
  const { statusCode, body } = await request(url, { headers: { authorization: `Bearer ${access_token}` } })
  return { status: statusCode, bytes: Buffer.from(await body.arrayBuffer()) }
}
/** The text of each page, as it stands on it or in the order in which it is drawn. */
function pagesOf(bytes: Buffer, order: '-layout' | '-raw' = '-layout'): string[] {
  const file = join(folder, `${randomUUID()}.pdf`)
  writeFileSync(file, bytes)
  return execFileSync('pdftotext', [order, file, '-']).toString().split('\f').slice(0, -1)
}
async function caseWithWork(): Promise<string> {
  const { uuid } = await newCase(ASHDOWN, { case_name: 'Re Preview' })
  await ashdown.rest('POST', `client/case/${uuid}/disbursement`, {
    disbursement_type: 'taxi',
    date: '2025-03-03',
    amount: 10,
    description: 'To court',
  })
  await ashdown.rest('PATCH', `client/case/${uuid}/narrative`, { narrative: 'The local authority issued in May.' })
  return uuid
}
const change = (uuid: string) =>
  ashdown.rest('PATCH', `client/case/${uuid}/narrative`, { narrative: 'The local authority issued in June.' })

describe('the preview of a document', () => {
  test('is made of the case as it is, and says on each page that it is a draft', async () => {
    const uuid = await caseWithWork()
    expect(await previewsOf(uuid)).toMatchObject([
      { key: 'bill', name: 'Legal aid bill', extension: 'pdf', state: 'none', error: null, file: null },
      { key: 'schedule_of_work', extension: 'xlsx' },
      { key: 'schedule_of_work_csv', extension: 'csv' },
      { key: 'advocacy_schedule', extension: 'xlsx' },
      { key: 'voucher_schedule', extension: 'pdf' },
      { key: 'checklist', extension: 'pdf' },
      { key: 'line_items', extension: 'csv' },
    ])
    const { state, file } = await made(uuid, 'bill')
    expect([state, file]).toMatchObject([
      'ready',
      { is_current: true, file_name: expect.stringMatching(/^DRAFT – .* – Legal aid bill\.pdf$/) as string },
    ])
    const direct = await bytesOf(`${at(uuid)}/bill/content`)
    expect(direct).toMatchObject({ status: 200, bytes: { length: file?.size } })
    const pages = pagesOf(direct.bytes)
    expect(pages.length).toBeGreaterThan(2)
    for (const page of pages) expect(page).toMatch(/DRAFT +Page \d+ of \d+/)
    expect(pages.join('')).toContain('The local authority issued in May.')
    expect((await bytesOf(`${at(uuid)}/bill/content`, true)).bytes.equals(direct.bytes)).toBe(true)
    expect(await outputsOf(ASHDOWN, uuid)).toEqual([])
  })

  test('says the same as the document of the case, once it is completed, but for what only completion knows', async () => {
    const uuid = await caseWithWork()
    await made(uuid, 'bill')
    const { bytes: draft } = await bytesOf(`${at(uuid)}/bill/content`)
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    const output = await makeDocuments(ASHDOWN, uuid)
    const { bytes: final } = await bytesOf(`client/case/output/${output.uuid}`)
    // The letters of the word behind the text stand alone, or some of them together.
    const words = (bytes: Buffer): string =>
      pagesOf(bytes, '-raw')
        .flatMap((page) => page.split(/\s+/))
        .filter((word) => !/^[DRAFT]{1,5}$/.test(word))
        .join(' ')
    expect(pagesOf(final).join('')).not.toContain('DRAFT')
    expect(words(draft).replace('Draft of', 'Completed on')).toBe(words(final))
  })

  test('of a workbook says so on every sheet, and of a file for programs nowhere but in its name', async () => {
    const uuid = await caseWithWork()
    await made(uuid, 'schedule_of_work')
    const { sheets } = await readXlsx((await bytesOf(`${at(uuid)}/schedule_of_work/content`)).bytes)
    // The last sheet, which is hidden, says of what it was made, for programs.
    const shown = sheets.filter(({ hidden }) => hidden !== true)
    expect(shown.length).toBeGreaterThan(0)
    for (const { headerFooter, rows } of shown) {
      expect(headerFooter?.oddHeader).toContain('DRAFT')
      expect(headerFooter?.oddFooter).toContain('DRAFT')
      expect(rows[0]?.[0]).toMatch(/^DRAFT – Schedule of work/)
    }
    const { file } = await made(uuid, 'line_items')
    expect(file?.file_name).toMatch(/^DRAFT – .*\.csv$/)
    const { bytes } = await bytesOf(`${at(uuid)}/line_items/content`)
    expect(bytes.toString()).not.toContain('DRAFT')
  })

  test('is made in every area of work', async () => {
    const { uuid: highCost } = await newHighCostCase(ASHDOWN)
    const { uuid: interPartes } = await newInterPartesCase(ASHDOWN)
    for (const [uuid, key] of [
      [highCost, 'claim'],
      [interPartes, 'paper_bill'],
    ] as const) {
      expect(await made(uuid, key)).toMatchObject({ state: 'ready' })
      for (const page of pagesOf((await bytesOf(`${at(uuid)}/${key}/content`)).bytes))
        expect(page).toMatch(/DRAFT +Page \d+ of \d+/)
    }
  })

  test('is out of date once the case has moved on, and is made anew', async () => {
    const uuid = await caseWithWork()
    const first = await made(uuid, 'bill')
    await change(uuid)
    expect(await previewOf(uuid, 'bill')).toMatchObject({
      state: 'ready',
      file: { uuid: first.file?.uuid, is_current: false },
    })
    const second = await made(uuid, 'bill')
    expect(second.file).toMatchObject({ is_current: true })
    expect(second.file?.revision).toBeGreaterThan(first.file?.revision ?? 0)
    expect(pagesOf((await bytesOf(`${at(uuid)}/bill/content`)).bytes).join('')).toContain('issued in June.')
  })

  test('of a budget is out of date once another version is saved, and so is one that lists files once these change', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN, { case_type: 'costs_budget' })
    const budget = { incurred_to: '2025-03-31', assumptions: {}, estimates: {}, contingencies: [] }
    await ashdown.rest('POST', `client/case/${uuid}/budget`, budget)
    expect((await made(uuid, 'costs_budget')).file).toMatchObject({ is_current: true })
    await ashdown.rest('POST', `client/case/${uuid}/budget`, { ...budget, incurred_to: '2025-04-30' })
    expect((await previewOf(uuid, 'costs_budget')).file).toMatchObject({ is_current: false })
    // From the second version on there is a variation.
    expect((await previewsOf(uuid)).map(({ key }) => key)).toContain('budget_variation')

    const papers = (await newCourtOfProtectionCase(ASHDOWN)).uuid
    const { send, tree, arrange } = filesOf(ashdown, papers)
    await send(root(newFile('Order.pdf', 0)), [
      { name: 'Order.pdf', bytes: (await bytesOf(`${at(uuid)}/costs_budget/content`)).bytes },
    ])
    expect((await made(papers, 'index_of_papers')).file).toMatchObject({ is_current: true })
    const page = pagesOf((await bytesOf(`${at(papers)}/index_of_papers/content`)).bytes).join('')
    expect(page).toMatch(/Order +\d+ +1/)
    const { children, ...top } = await tree()
    const renamed = children.map((child) => ({ ...child, name: 'Order of 3 March.pdf' }))
    expect((await arrange({ ...top, children: renamed })).status).toBe(200)
    expect((await previewOf(papers, 'index_of_papers')).file).toMatchObject({ is_current: false })
  })

  test('of a case paid by the event has a case plan once a figure by the hour is entered', async () => {
    const { uuid } = await newHighCostCase(ASHDOWN)
    const keys = async () => (await previewsOf(uuid)).map(({ key }) => key)
    expect(await keys()).not.toContain('case_plan')
    const changed = await ashdown.rest('PATCH', `client/case/legal-aid/${uuid}`, {
      ...{ hourly_figure: 1_000, hourly_figure_source: 'Case plan of March' },
    })
    expect(changed.status).toBe(200)
    expect(await keys()).toContain('case_plan')
  })

  test('is asked for once, however often while it is made', async () => {
    const uuid = await caseWithWork()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ashdown.rest('POST', `${at(uuid)}/voucher_schedule`, {})),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    expect(await made(uuid, 'voucher_schedule')).toMatchObject({ state: 'ready' })
  })

  test('is thrown away when the case is completed, and neither listed nor made of a complete one', async () => {
    const uuid = await caseWithWork()
    await made(uuid, 'bill')
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
    expect(await previewsOf(uuid)).toEqual([])
    expect((await bytesOf(`${at(uuid)}/bill/content`)).status).toBe(404)
    expect(await ashdown.rest('POST', `${at(uuid)}/bill`, {})).toMatchObject({
      status: 409,
      body: { message: 'The case is complete: its documents are on its page.' },
    })
    await ashdown.rest('POST', `client/case/${uuid}/status/in_progress`, {})
    expect(await previewOf(uuid, 'bill')).toMatchObject({ state: 'none', file: null })
    const { body: audit } = await ashdown.rest('GET', `client/case/${uuid}/audit`)
    expect(JSON.stringify(audit)).not.toContain('generated')
  })

  test('is refused in a sentence for a budget that is not saved, and not found where there is no such document', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN, { case_type: 'costs_budget' })
    expect(await previewsOf(uuid)).toMatchObject([
      { key: 'costs_budget' },
      { key: 'costs_budget_workbook' },
      { key: 'budget_discussion_report' },
    ])
    expect(await ashdown.rest('POST', `${at(uuid)}/costs_budget`, {})).toMatchObject({
      status: 422,
      body: { message: 'No costs budget has been saved for this case. Save its budget first.' },
    })
    for (const key of ['paper_bill', 'bill', 'none_at_all', '%00'])
      expect((await ashdown.rest('POST', `${at(uuid)}/${key}`, {})).status).toBe(404)
  })
})

describe('who may see previews', () => {
  test('is who may read the case, a program that only reads as well', async () => {
    const { client } = await firmOf(CALDER)
    const { uuid } = await newCase(CALDER)
    const reader = await program(CALDER, client, { read_only: true })
    expect(await made(uuid, 'checklist', reader)).toMatchObject({ state: 'ready' })
    expect((await reader.rest('PATCH', `client/case/${uuid}/narrative`, { narrative: 'No.' })).status).toBe(403)
  })

  test('is nobody of another firm', async () => {
    const { uuid } = await newCase(CALDER)
    await made(uuid, 'bill', as(CALDER))
    expect((await ashdown.rest('GET', at(uuid))).status).toBe(404)
    expect((await ashdown.rest('POST', `${at(uuid)}/bill`, {})).status).toBe(404)
    expect((await bytesOf(`${at(uuid)}/bill/content`)).status).toBe(404)
    expect((await bytesOf(`${at(uuid)}/bill/content`, true)).status).toBe(404)
  })
})

describe('GraphQL', () => {
  test('lists previews and asks for them', async () => {
    const uuid = await caseWithWork()
    const asked = await ashdown.graphql(
      'mutation($c: ID!) { previewDocument(caseUuid: $c, key: "checklist") { previews { key state } } }',
      { c: uuid },
    )
    expect(asked.errors).toBeUndefined()
    const { data } = await vi.waitFor(
      async () => {
        const answer = await ashdown.graphql(
          'query($c: ID!) { case(uuid: $c) { previews { key name extension state error file { fileName size madeAt isCurrent warnings } } } }',
          { c: uuid },
        )
        expect(JSON.stringify(answer)).toContain('"ready"')
        return answer
      },
      { timeout: 100_000, interval: 200 },
    )
    const { previews } = (data as { case: { previews: object[] } }).case
    expect(previews).toContainEqual({
      key: 'checklist',
      name: 'Claim checklist',
      extension: 'pdf',
      state: 'ready',
      error: null,
      file: {
        fileName: expect.stringContaining('DRAFT') as string,
        size: expect.any(Number) as number,
        madeAt: expect.any(String) as string,
        isCurrent: true,
        warnings: [],
      },
    })
  })
})

test('previews are thrown away after a day', async () => {
  const api = await startOwnApi()
  try {
    const person = api.as(ASHDOWN)
    const { body } = await person.rest<{ nodes: { uuid: string; stage: string }[] }>('GET', 'client/case?first=50')
    const uuid = body.nodes.find(({ stage }) => stage === 'in_progress')?.uuid ?? ''
    const [first] = await previewsOf(uuid, person)
    await made(uuid, first?.key ?? '', person)
    const { db } = api.database
    const later = (hours: number): Date => new Date(Date.now() + hours * 3_600_000)
    const count = async (): Promise<number> => (await db.selectFrom('output_preview').select('uuid').execute()).length
    await sweepPreviews(db, later(23))
    expect(await count()).toBe(1)
    await sweepPreviews(db, later(25))
    expect(await count()).toBe(0)
    expect(await previewOf(uuid, first?.key ?? '', person)).toMatchObject({ state: 'none', file: null })
  } finally {
    await api.stop()
  }
})
