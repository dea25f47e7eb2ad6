import { chromium, type Page } from 'playwright/test'
import { CHROMIUM, CHROMIUM_ARGUMENTS } from '../chromium.ts'
import type { Bench } from './setup.ts'

/** Measures something on a page where the firm's owner is signed in. */
export async function inBrowser<T>(bench: Bench, measure: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGUMENTS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`${bench.instance.webUrl}/health`)
    await page.evaluate(
      (token) => localStorage.setItem('auth_tokens', JSON.stringify({ access_token: token })),
      bench.headers.authorization?.slice('Bearer '.length),
    )
    return await measure(page)
  } finally {
    await browser.close()
  }
}
