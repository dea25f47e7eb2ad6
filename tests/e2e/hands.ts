import { expect, test, type Page } from 'playwright/test'

/** What hands did: keys that were pressed, without those that are held, and clicks. */
export interface Hands {
  keys: number
  clicks: number
}
const KEPT = 'hands'

/** Counts every key and click of a page from now on, in whatever document it shows. */
export async function watchHands(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const add = (name: 'keys' | 'clicks'): void => {
      const hands = JSON.parse(sessionStorage.getItem(kept) ?? '{"keys":0,"clicks":0}') as Record<string, number>
      hands[name] = (hands[name] ?? 0) + 1
      sessionStorage.setItem(kept, JSON.stringify(hands))
    }
    addEventListener(
      'keydown',
      ({ key, isTrusted }) => {
        if (isTrusted && !/^(?:Shift|Control|Alt|Meta)$/.test(key)) add('keys')
      },
      true,
    )
    // A key that presses a button is a key.
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && add('clicks'), true)
  }, KEPT)
}

const handsOf = (page: Page): Promise<Hands> =>
  page.evaluate((kept) => JSON.parse(sessionStorage.getItem(kept) ?? '{"keys":0,"clicks":0}') as Hands, KEPT)

/** Does a piece of work, and fails if it takes more keys or clicks than it may; what it took is noted in the report. */
export async function within(page: Page, what: string, most: Partial<Hands>, work: () => Promise<void>): Promise<void> {
  await test.step(what, async () => {
    const before = await handsOf(page)
    await work()
    const after = await handsOf(page)
    const took = { keys: after.keys - before.keys, clicks: after.clicks - before.clicks }
    test.info().annotations.push({ type: what, description: `${took.keys} keys, ${took.clicks} clicks` })
    for (const name of ['keys', 'clicks'] as const)
      if (most[name] !== undefined) expect(took[name], `${what}: ${name}`).toBeLessThanOrEqual(most[name])
  })
}
