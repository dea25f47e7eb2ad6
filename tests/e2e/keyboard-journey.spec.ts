import { execFileSync } from 'node:child_process'
import { expect, type Page } from 'playwright/test'
import { makeSolicitors, test } from './case-by-screen.ts'
import { HOUSE_URL } from './people.ts'
import { PASSWORD, chosenInstead } from '../support/sign-in.ts'
import { heading } from './screen.ts'

/** More presses than any screen here has stops. */
const MOST = 120

/** What has the focus, by its label or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    // A panel that can be scrolled is a stop without a name of its own.
    if (!(element instanceof HTMLElement) || element.role === 'tabpanel') return ''
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const by = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    return element.getAttribute('aria-label') ?? by?.innerText ?? labels[0]?.innerText ?? element.innerText
  })

/** Presses Tab until what is named so has the focus. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  const isWanted = (text: string): boolean =>
    typeof name === 'string' ? text.trim().replace(/ \(optional\)$/, '') === name : name.test(text)
  const reached: string[] = []
  for (let presses = 0; presses < MOST; presses++) {
    const text = await focused(page)
    if (isWanted(text)) return
    reached.push(text.slice(0, 40))
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(name)}, only ${[...new Set(reached)].join(' | ')}.`)
}
async function press(page: Page, name: RegExp | string, key = 'Enter'): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press(key)
}
/** Types into fields in the order in which Tab reaches them; a list takes the beginning of a choice. */
async function type(page: Page, filled: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(filled)) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
}

test('from sign-in to a filed bill without a pointer @long', async ({ another }) => {
  test.setTimeout(240_000)
  const { owner } = await makeSolicitors(await another(), 'North')
  const page = await another()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Whatever a pointer does is counted.
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => sessionStorage.setItem('pointer', 'used'), true)
  })
  await page.goto(HOUSE_URL)
  await expect(page.getByLabel('E-mail')).toBeVisible()
  await type(page, { 'E-mail': owner, Password: PASSWORD })
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Choose a password')).toBeVisible()
  await type(page, { 'New password': chosenInstead(PASSWORD) })
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Dashboard')).toBeAttached()

  await press(page, 'Cases')
  await expect(heading(page, 'Cases')).toBeVisible()
  await press(page, 'Add case')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, /^Manually Draft/)
  await expect(heading(page, 'New case')).toBeVisible()
  // What is typed into a list of choices finds what is in it by then.
  await expect(page.getByRole('combobox', { name: 'Fee earner' })).toContainText('Mared')
  await type(page, {
    'Case name': 'Re Keyboard',
    "Solicitor's case reference": 'KEY/1',
    'Fee earner': 'Mared',
    Site: 'Main',
    'Represented party': 'Ch',
    'Parties represented': '2',
    'Certificate number': '1120459AA779',
    'Court level': 'Other',
    'Date of issue': '050126',
  })
  await page.keyboard.press('Control+Enter')
  await expect(heading(page, 'Re Keyboard')).toBeVisible()

  await expect(page.getByRole('button', { name: 'Add time recording' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, 'Date')
  await page.keyboard.press('Control+a')
  await type(page, { Date: '12/01/2026', Activity: 'Prep', Time: '1:30', Description: 'Considering the papers' })
  await page.keyboard.press('Control+Enter')
  // The next begins with the date and the person of the last.
  await expect(page.locator('tr[data-row]').filter({ hasText: 'Considering the papers' })).toHaveCount(1)
  await expect(page.getByRole('dialog').getByLabel('Description')).toHaveValue('')
  await tabTo(page, 'Activity')
  await type(page, { Activity: 'Letter o', Time: '6m', Description: 'Letter to the client' })
  await press(page, 'Save')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Letter to the client' })).toBeFocused()

  await tabTo(page, /^Time Recordings/)
  for (const name of ['Hearings', 'Other FAS', 'Expert Fees', 'Disbursements', 'Narrative']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name })).toBeFocused()
  }
  await expect(page.getByRole('textbox', { name: 'Narrative' })).toBeEditable()
  await page.keyboard.press('Tab')
  await type(page, { Narrative: 'The local authority withdrew at the first hearing.' })
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  await press(page, 'SEND FOR REVIEW')
  await expect(heading(page, 'Cases')).toBeVisible()
  await press(page, 'Reviews')
  await expect(heading(page, 'Reviews')).toBeVisible()
  await press(page, 'Re Keyboard')
  await expect(page.getByText('REVIEWING', { exact: true })).toBeVisible()
  await press(page, 'MARK AS COMPLETE')
  const question = page.getByRole('alertdialog')
  const done = page.getByText('Marked as complete.')
  await expect(question.or(done).first()).toBeVisible()
  if (await question.isVisible()) await press(page, /^Complete|^Mark as complete/)
  await expect(done).toBeVisible()

  await press(page, 'Completed')
  await expect(heading(page, 'Completed')).toBeVisible()
  await press(page, 'Re Keyboard')
  await expect(heading(page, 'Re Keyboard')).toBeVisible()
  await press(page, 'Generate Documents')
  await expect(page.getByText('Documents generated successfully!')).toBeVisible({ timeout: 100_000 })
  const coming = page.waitForEvent('download')
  await press(page, /^Download KEY-1 – Legal aid bill/)
  const bill = execFileSync('pdftotext', ['-layout', await (await coming).path(), '-']).toString()
  expect(bill).toContain('Re Keyboard')
  expect(await page.evaluate(() => sessionStorage.getItem('pointer'))).toBeNull()
})
