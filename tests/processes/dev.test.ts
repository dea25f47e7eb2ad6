import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../../dev/chromium.ts'
import { start, type Processes } from '../../dev/processes.ts'
import { copyTree, type TreeCopy } from '../../dev/tree-copy.ts'
import { freshTokens } from '../support/sign-in.ts'

// The loop of development, on a copy of the project whose files change.

let copy: TreeCopy
let loop: Processes
beforeAll(async () => {
  copy = copyTree('loop')
  // As in a shell: a test runner's NODE_ENV would make Vite leave out hot replacement.
  loop = await start({ NODE_ENV: '' }, { command: ['run', 'dev'], cwd: copy.folder })
})
afterAll(async () => {
  loop?.child.kill('SIGTERM')
  await loop?.ended
  copy?.remove()
})

/** Replaces a text of a file of the copy, as an editor would. Returns a function that puts the file back. */
function edit(file: string, from: string, to: string): () => void {
  const path = join(copy.folder, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
  return () => writeFileSync(path, text)
}
const health = async (url: string): Promise<unknown> => {
  const { body } = await request(`${url}/health`).catch(() => ({ body: { json: () => Promise.resolve(null) } }))
  return body.json()
}
const graphql = async (): Promise<number> => {
  const { statusCode, body } = await request(`${loop.webUrl}/graphql`, { method: 'POST' })
  await body.dump()
  return statusCode
}

/** A page of the loop, signed in. */
async function openPage(path: string): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_ARGUMENTS] })
  const page = await browser.newPage()
  // The loop compiles what a page needs when it is first asked for.
  page.setDefaultTimeout(100_000)
  const tokens = JSON.stringify(
    await freshTokens(
      { webUrl: loop.webUrl, authUrl: `http://localhost:${loop.authPort}` },
      'solicitor@ashdown.example',
    ),
  )
  await page.goto(`${loop.webUrl}/favicon.svg`)
  await page.evaluate((kept) => localStorage.setItem('auth_tokens', kept), tokens)
  await page.goto(`${loop.webUrl}${path}`)
  return { page, close: () => browser.close() }
}

test('a changed line of a component is on screen, and what was typed stays', async () => {
  const { page, close } = await openPage('/cost-draft/cases/add-case')
  const name = page.getByLabel('Case name').first()
  await name.fill('Re Half Typed', { timeout: 100_000 })
  const restore = edit('packages/web/src/cases/NewCasePage.tsx', 'title="New case"', 'title="Another case"')
  await page.getByRole('heading', { name: 'Another case' }).waitFor({ timeout: 100_000 })
  expect(await name.inputValue()).toBe('Re Half Typed')
  restore()
  await close()
})

test('the API and the gateway answer by a changed line; a broken file is mended without starting anew', async () => {
  const restoreApi = edit('packages/api/src/rest-api.ts', "status: 'ok'", "status: 'changed'")
  await expect.poll(() => health(loop.apiUrl), { timeout: 100_000 }).toEqual({ status: 'changed' })
  restoreApi()
  await expect.poll(() => health(loop.apiUrl), { timeout: 100_000 }).toEqual({ status: 'ok' })

  const restoreGateway = edit('packages/gateway/src/app.ts', "status: 'ok'", "status: 'changed'")
  await expect.poll(() => health(loop.webUrl), { timeout: 100_000 }).toEqual({ status: 'changed' })
  restoreGateway()

  const mend = edit('packages/api/src/http/additions.ts', 'export ', 'export const broken = (\nexport ')
  await expect.poll(graphql, { timeout: 100_000 }).toBe(503)
  expect(loop.output()).toContain('starts again at the next change')
  mend()
  await expect.poll(graphql, { timeout: 100_000 }).toBe(401)
})
