import { expect, test, type Locator, type Page } from 'playwright/test'
import { HOUSE_URL, OWNER, SOLICITOR, api, makeCases, signIn, visit, CALDER } from './people.ts'
import { steady } from '../support/steady.ts'
import { rows } from './workspace.ts'
import { ADD_DISBURSEMENT } from './mutations.ts'

const path = (uuid: string, tab: string): string => `/cost-draft/cases/draft/edit/${uuid}?tab=${tab}`

interface Case {
  uuid: string
  caseName: string
  solicitorsCaseReference: string
  timeRecordings: { totalCount: number }
  hearings: { nodes: { hearingType: string }[] }
  disbursements: { totalCount: number }
}
const CASES = `{ cases(first: 20, search: "REFERENCE") { nodes { uuid caseName solicitorsCaseReference
  timeRecordings(first: 1) { totalCount } hearings(first: 50) { nodes { hearingType } } disbursements(first: 1) { totalCount } } } }`

/** The number of rows in each tab of items of a case. */
function countsOf({ timeRecordings, hearings, disbursements }: Case): [tab: string, title: string, count: number][] {
  const ofCourt = hearings.nodes.filter(({ hearingType }) => ['interim', 'final'].includes(hearingType)).length
  return [
    ['time-recordings', 'Time Recordings', timeRecordings.totalCount],
    ['hearings', 'Hearings', ofCourt],
    ['other-fas', 'Other FAS', hearings.nodes.length - ofCourt],
    ['disbursements', 'Disbursements', disbursements.totalCount],
  ]
}

/**
 * The texts of the table that do not fit into their cells, and are not marked so that a help shows the whole of them.
 */
const cutTexts = async (page: Page): Promise<string[]> => {
  await steady(rows(page).first())
  return rows(page).evaluateAll((all) =>
    all
      .flatMap((row) => [...row.querySelectorAll<HTMLElement>('th, td, th *, td *')])
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
      .filter((one) => !one.closest('[data-cut]'))
      // What is for screen readers alone is one pixel wide.
      .filter((one) => getComputedStyle(one).overflow === 'hidden' && one.clientWidth > 1)
      .map(({ textContent }) => textContent),
  )
}

test('no text in a row of a demonstration case is cut @long', async ({ page }) => {
  let seen = 0
  for (const [person, references] of [
    [OWNER, ['ASH/2025', 'ASH/2024', 'BRY/2025']],
    [CALDER, ['CAL-2025']],
  ] as const) {
    await signIn(page, person)
    await page.goto(HOUSE_URL)
    for (const reference of references) {
      const { cases } = await api<{ cases: { nodes: Case[] } }>(page, CASES.replace('REFERENCE', reference))
      for (const one of cases.nodes.filter(({ solicitorsCaseReference: r }) => r.startsWith(reference)))
        for (const [tab, title, count] of countsOf(one).filter(([, , count]) => count > 0)) {
          await visit(page, path(one.uuid, tab))
          await expect(page.getByRole('heading', { name: one.caseName })).toBeVisible()
          await expect(page.getByRole('tab', { selected: true })).toContainText(title)
          for (let shown = 100; shown < count; shown += 100) {
            await expect(rows(page)).toHaveCount(shown)
            await page.getByRole('button', { name: /^Show \d+ more$/ }).click()
          }
          await expect(rows(page)).toHaveCount(count)
          seen += count
          expect(await cutTexts(page), `${one.caseName}, ${title}`).toEqual([])
        }
    }
  }
  expect(seen).toBeGreaterThan(430)
})

/** The tabs that list items. */
const LISTS = /^(?:Part|Time|Hearings|Other FAS|Expert|Disbursements|Procedural|Attendances|Cost Notes)/
/** The longest text that two lines have room for beside the costs is longer than this. */
const LONG_TEXT = 60

test('in every tab of every area, and in the list of cases, a text is whole or its help shows it @long', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  await page.goto(`${HOUSE_URL}/cost-draft/cases?view=list`)
  const list = page.getByRole('main').locator('tbody tr')
  await expect(list.nth(10)).toBeVisible()
  const names = await list.evaluateAll((all) => all.map((row) => row.querySelectorAll('[data-cut]').length))
  expect(names.filter((cut) => cut > 0)).toEqual([])
  let seen = 0
  for (const reference of ['ASH/2025/0412', 'ASH/HC/2025/003', 'ASH/COP/2024/031', 'ASH/LIT/2024/008']) {
    const { cases } = await api<{ cases: { nodes: Case[] } }>(page, CASES.replace('REFERENCE', reference))
    const { uuid } = cases.nodes.find(({ solicitorsCaseReference }) => solicitorsCaseReference === reference)!
    await page.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}`)
    const tabs = page.getByRole('tablist').first().getByRole('tab')
    await expect(tabs.first()).toBeVisible()
    for (const tab of await tabs.filter({ hasText: LISTS }).all()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      const items = page.locator('tr[data-row]')
      await expect(items.first().or(page.getByText(/^No .* yet\.$/))).toBeVisible()
      if ((await items.count()) === 0) continue
      seen += await items.count()
      const where = `${reference} ${await tab.innerText()}`
      expect(await cutTexts(page), where).toEqual([])
      const cut = await items.locator('[data-cut]').allInnerTexts()
      expect(
        cut.filter((text) => text.length < LONG_TEXT),
        where,
      ).toEqual([])
      expect(await overlaps(items.first()), where).toBe(0)
    }
  }
  expect(seen).toBeGreaterThan(80)
})

/** How far what is painted of the page has moved without anyone's doing. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1_000)
      }),
  )

/** Answers an operation late enough for its placeholder to be seen. */
const slow = (page: Page, operation: string): Promise<unknown> =>
  page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`"${operation}"`)) await new Promise((r) => setTimeout(r, 800))
    await route.continue()
  })

// At the second the buttons above the rows take two lines.
for (const width of [1440, 1340])
  test(`nothing moves while the rows of a case load, ${width} px wide${width === 1340 ? ' @long' : ''}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, OWNER)
    await page.goto(HOUSE_URL)
    const { cases } = await api<{ cases: { nodes: Case[] } }>(page, CASES.replace('REFERENCE', 'ASH/2025'))
    const long = cases.nodes.find(({ timeRecordings }) => timeRecordings.totalCount > 40)
    await slow(page, 'TimeRecordings')
    await page.goto(`${HOUSE_URL}${path(long!.uuid, 'time-recordings')}`)
    await expect(rows(page).nth(40)).toBeAttached()
    expect(await moved(page)).toBeLessThan(0.01)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

test('nothing moves while the documents of a complete case load @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re Still'])
  await api(page, 'mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }', { c })
  await slow(page, 'Documents')
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${c}`)
  await expect(page.getByRole('region', { name: 'Final documents' })).toContainText('No documents have been generated')
  expect(await moved(page)).toBeLessThan(0.01)
})

const SHORT = 'Letter to client'
// Fills its line so far that the buttons have no room on it.
const FULL = "Telephone call with guardian's solicitor on the bundle"
const LONG = `${'Considering the medical bundle against the chronology, and preparing a note for counsel. '.repeat(4)}End of the note`
const COMMENT =
  'mutation ($c: ID!, $u: ID!) { addComment(caseUuid: $c, entityType: case_fee, entityUuid: $u, body: "Which invoice?") { item { uuid } } }'

/** Opens the disbursements of a new case: of a short, a full and a long description, the last with a comment. */
async function open(page: Page): Promise<void> {
  await signIn(page, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re Long texts'])
  for (const [i, description] of [SHORT, FULL, LONG].entries()) {
    const {
      addDisbursement: { uuid },
    } = await api<{ addDisbursement: { uuid: string } }>(page, ADD_DISBURSEMENT, {
      c,
      i: { date: `2025-03-0${i + 1}`, disbursementType: 'court_fee', amount: 10, description },
    })
    if (description === LONG) await api(page, COMMENT, { c, u: uuid })
  }
  await page.goto(HOUSE_URL + path(c, 'disbursements'))
  await expect(rows(page)).toHaveCount(3)
}

/** The rectangles of the text and of the buttons of a row that overlap. */
const overlaps = (row: Locator): Promise<number> =>
  row.evaluate((element) => {
    const text = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const lines: DOMRect[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('button') && node.textContent?.trim()) {
        text.selectNodeContents(node)
        lines.push(...text.getClientRects())
      }
    return [...element.querySelectorAll('button')]
      .map((button) => button.getBoundingClientRect())
      .flatMap((a) =>
        lines.filter((b) => a.left < b.right && b.left < a.right && a.top + 4 < b.bottom && b.top < a.bottom - 4),
      ).length
  })
const heights = async (page: Page): Promise<number[]> => {
  await steady(rows(page).first())
  return rows(page).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
}
const edit = (row: Locator) => row.getByRole('button', { name: /^Edit/ })
const opacityOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element.parentElement!).opacity)

test('the buttons of a row move nothing and lie over no text; one that is cut is shown whole @long', async ({
  page,
}) => {
  await open(page)
  const [short, full, long] = [rows(page).nth(0), rows(page).nth(1), rows(page).nth(2)] as const
  const before = await heights(page)
  expect(before[0]).toBeLessThanOrEqual(33)
  for (const row of [short, full, long]) {
    expect(await opacityOf(edit(row))).toBe('0')
    await row.hover()
    await expect.poll(() => opacityOf(edit(row))).toBe('1')
    expect(await overlaps(row)).toBe(0)
  }
  await full.getByText(FULL).hover({ position: { x: 4, y: 4 } })
  await expect(full.locator('[data-cut]')).toHaveCount(0)
  await page.getByRole('tab', { selected: true }).hover()
  // The number of open comments is shown in any case.
  const comments = long.getByRole('button', { name: /^Comments .* 1 open$/ })
  expect(await opacityOf(comments)).toBe('1')

  const help = page.locator('[data-scope=tooltip][data-part=content]').getByText(LONG)
  await short.focus()
  await expect(help).toHaveCount(0)
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown')
  await expect(long).toBeFocused()
  await expect.poll(() => opacityOf(edit(long))).toBe('1')
  await expect(help).toBeInViewport({ ratio: 1 })
  await expect(long).toHaveAccessibleDescription(LONG)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('ArrowUp')
  await long.locator('[data-cut]').hover({ position: { x: 4, y: 4 } })
  await expect(help).toBeVisible()
  expect(await heights(page)).toEqual(before)
})

test('a finger on a cut text shows the whole of it @long', async ({ page, browser }) => {
  await open(page)
  const tokens = await page.evaluate(() => localStorage.getItem('auth_tokens'))
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1180, height: 820 }, locale: 'en-GB' })
  const tablet = await context.newPage()
  await tablet.goto(`${HOUSE_URL}/health`)
  await tablet.evaluate((kept) => localStorage.setItem('auth_tokens', kept ?? ''), tokens)
  await tablet.goto(page.url())
  const cut = rows(tablet).nth(2).locator('[data-cut]')
  const help = tablet.locator('[data-scope=tooltip][data-part=content]').getByText(LONG)
  await cut.tap({ position: { x: 20, y: 10 } })
  await expect(help).toBeVisible()
  await tablet.getByRole('heading', { name: 'Re Long texts' }).tap()
  await expect(help).toHaveCount(0)
  await context.close()
})

test('the buttons of all rows share a tooltip with their name @long', async ({ page }) => {
  await open(page)
  const [first, second] = [edit(rows(page).nth(0)), edit(rows(page).nth(1))] as const
  const tooltip = page.locator('[data-scope=tooltip][data-part=content]')
  const name = (await first.getAttribute('aria-label')) ?? ''
  expect(name).not.toBe('')
  await first.hover()
  await expect(tooltip).toHaveText(name)
  const [button, box] = [await steady(first), await steady(tooltip)]
  expect(Math.abs(box!.x + box!.width / 2 - button!.x - button!.width / 2)).toBeLessThan(2)
  expect(box!.y).toBeGreaterThan(button!.y)
  // It says the same as the name of the button.
  await expect(tooltip).toHaveAttribute('aria-hidden', 'true')
  await second.hover()
  await expect.poll(async () => (await steady(tooltip)).y).toBeGreaterThan(box!.y)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  // By keyboard at once, and not after a click.
  await rows(page).nth(0).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(tooltip).toHaveText(name)
  await page.keyboard.press('Shift+Tab')
  await expect(first).not.toBeFocused()
  await expect(tooltip).not.toHaveText(name)
})

test('on a phone every row has two lines, with its buttons at hand @long', async ({ page }) => {
  await open(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const touch = await page.context().newCDPSession(page)
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  for (const row of await rows(page).all()) {
    for (const button of await row.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded()
      expect(await opacityOf(button)).toBe('1')
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    const amount = await steady(row.getByText('10.00'))
    const text = await steady(row.locator('[data-long]'))
    expect(text!.y).toBeGreaterThanOrEqual(amount!.y + 16)
    expect(text!.width).toBeGreaterThan(300)
  }
  expect(await overlaps(rows(page).nth(1))).toBe(0)
})
