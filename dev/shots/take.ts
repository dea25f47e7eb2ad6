import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from 'playwright/test'
import type { Addresses } from '../fork-instance.ts'
import { freshTokens } from '../../tests/support/sign-in.ts'
import { faultsOf, focusFaultsOf } from './faults.ts'
import type { Made } from './made.ts'
import { people, type Shot, type Who } from './shot.ts'

export interface Look {
  theme: 'light' | 'dark'
  width: number
  height: number
  /** In the colours that the person's system forces. */
  isForced?: boolean
}
/** A picture that was taken, and any problem that occurred. */
export interface Taken {
  file: string
  problem: string | undefined
}
export interface Numbered {
  shot: Shot
  number: string
}
interface Studio {
  browser: Browser
  instance: Addresses
  made: Made
  folder: string
  /** Whether each screen is also asked what is wrong with it. */
  isChecked: boolean
}

/** The keys of the local storage that are preserved between pictures. */
const PRESERVED_KEYS = ['theme', 'auth_tokens']
/** Milliseconds: a token of a page that is long closed has expired after fifteen minutes. */
const SIGNED_IN_FOR = 600_000
const MAX_WAIT = 12_000
const CHECK_INTERVAL = 120

/** The name of a look, used for folders and on the contact sheet. */
export const nameOf = ({ theme, width, isForced }: Look): string => `${theme}-${width}${isForced ? '-forced' : ''}`

/** A browser context with a theme and a window size, and with a signed-in user. */
async function enter(
  { browser, instance }: Studio,
  { theme, width, height, isForced }: Look,
  who: Who,
): Promise<BrowserContext> {
  const email = people[who]
  const kept = [{ name: 'theme', value: theme as string }]
  if (email) kept.push({ name: 'auth_tokens', value: JSON.stringify(await freshTokens(instance, email)) })
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    forcedColors: isForced ? 'active' : 'none',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    storageState: { cookies: [], origins: [{ origin: instance.webUrl, localStorage: kept }] },
  })
  context.setDefaultTimeout(MAX_WAIT)
  return context
}

/** Waits until network requests have finished, fonts are loaded and the last frame is painted. */
async function settle(page: Page, asked: ReadonlySet<Request>): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  // A response may cause another request: only two idle checks in a row count.
  for (let idleChecks = 0, looks = 0; idleChecks < 2 && looks < MAX_WAIT / CHECK_INTERVAL; looks++) {
    await page.waitForTimeout(CHECK_INTERVAL)
    idleChecks = asked.size === 0 ? idleChecks + 1 : 0
  }
}

/** Resets stored preferences, so that one picture does not affect the next. */
const resetPreferences = (page: Page): Promise<void> =>
  page.evaluate((preserved) => {
    for (const key of Object.keys(localStorage)) if (!preserved.includes(key)) localStorage.removeItem(key)
  }, PRESERVED_KEYS)

async function pose(page: Page, { webUrl }: Addresses, made: Made, { before, path, comes, act }: Shot): Promise<void> {
  const asked = new Set<Request>()
  page.on('request', (request) => {
    asked.add(request)
  })
  const answered = (request: Request): void => {
    asked.delete(request)
  }
  page.on('requestfinished', answered).on('requestfailed', answered)
  await before?.(page)
  await page.goto(webUrl + path(made))
  await comes(page).first().waitFor()
  const shown = await act?.(page)
  if (shown) await shown.first().waitFor()
  await settle(page, asked)
}

/** Takes one picture. If the expected screen does not appear, the picture shows what did. */
async function take(studio: Studio, context: BrowserContext, look: Look, { shot, number }: Numbered): Promise<Taken> {
  const file = join(nameOf(look), `${number}-${shot.name}.png`)
  const problems: string[] = []
  const page = await context.newPage()
  page.on('console', (line) => {
    if (line.type() === 'error' && !shot.mayLog?.test(line.text())) problems.push(line.text())
  })
  page.on('pageerror', (error) => {
    if (!shot.mayLog?.test(error.message)) problems.push(error.message)
  })
  try {
    await pose(page, studio.instance, studio.made, shot)
  } catch (error) {
    problems.push(
      `The screen did not come: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)}`,
    )
  }
  // What is asked of it, and the picture, add styles that a strict policy refuses.
  page.removeAllListeners('console')
  if (studio.isChecked) problems.push(...(await faultsOf(page)))
  if (shot.isWhole) await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({
    path: join(studio.folder, file),
    fullPage: shot.isWhole === true,
    animations: 'disabled',
    caret: 'hide',
  })
  if (studio.isChecked) problems.push(...(await focusFaultsOf(page)))
  await resetPreferences(page)
  await page.close()
  return { file, problem: problems.join('\n') || undefined }
}

/** Takes all pictures of one look, one after another. */
export async function takeAll(
  studio: Studio,
  look: Look,
  shots: readonly Numbered[],
  tell: (taken: Taken) => void,
): Promise<void> {
  mkdirSync(join(studio.folder, nameOf(look)), { recursive: true })
  const contexts = new Map<Who, { context: BrowserContext; since: number }>()
  for (const numbered of shots) {
    const { who } = numbered.shot
    // Each picture without a user gets a new context, so that the authorization server has no session.
    const known = who === 'visitor' ? undefined : contexts.get(who)
    const { context, since } =
      known && Date.now() - known.since < SIGNED_IN_FOR
        ? known
        : { context: await enter(studio, look, who), since: Date.now() }
    if (known && known.context !== context) await known.context.close()
    if (who !== 'visitor') contexts.set(who, { context, since })
    tell(await take(studio, context, look, numbered))
    if (who === 'visitor') await context.close()
  }
  for (const { context } of contexts.values()) await context.close()
}
