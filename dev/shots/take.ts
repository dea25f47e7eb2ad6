import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from 'playwright/test'
import type { Addresses } from '../fork-house.ts'
import { freshTokens } from '../../tests/support/sign-in.ts'
import type { Made } from './made.ts'
import { people, type Shot, type Who } from './shot.ts'

export interface Look {
  theme: 'light' | 'dark'
  width: number
  height: number
}
/** A picture that was taken, and what was wrong while it was. */
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
  house: Addresses
  made: Made
  folder: string
}

/** What is in a browser's storage from the start. */
const KEPT = ['theme', 'auth_tokens']
const PATIENCE = 12_000,
  QUIET = 120

/** What a look is called, in folders and on the contact sheet. */
export const nameOf = ({ theme, width }: Look): string => `${theme}-${width}`

/** A browser that has one look, in which someone is signed in already. */
async function enter({ browser, house }: Studio, { theme, width, height }: Look, who: Who): Promise<BrowserContext> {
  const email = people[who],
    kept = [{ name: 'theme', value: theme as string }]
  if (email) kept.push({ name: 'auth_tokens', value: JSON.stringify(await freshTokens(house, email)) })
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    storageState: { cookies: [], origins: [{ origin: house.webUrl, localStorage: kept }] },
  })
  context.setDefaultTimeout(PATIENCE)
  return context
}

/** Waits until nothing is asked any more, letters are in their face, and the last frame is drawn. */
async function settle(page: Page, asked: ReadonlySet<Request>): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  // What has come may ask for more: only a second look at nothing is the end.
  for (let calm = 0, looks = 0; calm < 2 && looks < PATIENCE / QUIET; looks++) {
    await page.waitForTimeout(QUIET)
    calm = asked.size === 0 ? calm + 1 : 0
  }
}

/** What a person chose in one picture is not kept for the next. */
const forget = (page: Page): Promise<void> =>
  page.evaluate((kept) => {
    for (const key of Object.keys(localStorage)) if (!kept.includes(key)) localStorage.removeItem(key)
  }, KEPT)

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

/** Takes one picture. Where the screen did not come, the picture is of what came instead. */
async function take(studio: Studio, context: BrowserContext, look: Look, { shot, number }: Numbered): Promise<Taken> {
  const file = join(nameOf(look), `${number}-${shot.name}.png`),
    said: string[] = []
  const page = await context.newPage()
  page.on('console', (line) => {
    if (line.type() === 'error' && !shot.mayLog?.test(line.text())) said.push(line.text())
  })
  page.on('pageerror', (error) => {
    if (!shot.mayLog?.test(error.message)) said.push(error.message)
  })
  try {
    await pose(page, studio.house, studio.made, shot)
  } catch (error) {
    said.push(
      `The screen did not come: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)}`,
    )
  }
  if (shot.isWhole) await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({
    path: join(studio.folder, file),
    fullPage: shot.isWhole === true,
    animations: 'disabled',
    caret: 'hide',
  })
  await forget(page)
  await page.close()
  return { file, problem: said.join('\n') || undefined }
}

/** Takes all pictures of one look, one after another. */
export async function takeAll(
  studio: Studio,
  look: Look,
  shots: readonly Numbered[],
  tell: (taken: Taken) => void,
): Promise<void> {
  mkdirSync(join(studio.folder, nameOf(look)), { recursive: true })
  const contexts = new Map<Who, BrowserContext>()
  for (const numbered of shots) {
    const { who } = numbered.shot
    // A visitor is one each time: the authorization host remembers nobody.
    const context = (who === 'visitor' ? undefined : contexts.get(who)) ?? (await enter(studio, look, who))
    if (who !== 'visitor') contexts.set(who, context)
    tell(await take(studio, context, look, numbered))
    if (who === 'visitor') await context.close()
  }
  for (const context of contexts.values()) await context.close()
}
