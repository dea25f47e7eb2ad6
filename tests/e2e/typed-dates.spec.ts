import { chromium, expect, test, type Page } from 'playwright/test'
import { CHROMIUM_ARGUMENTS, PICTURES } from '../../dev/chromium.ts'
import { expectAccessible } from './axe.ts'
import { api } from './people.ts'
import { dialog, field, save } from './screen.ts'
import { openNewCase, gotoCase } from './workspace.ts'
import { DATE } from './bad-input.ts'

/** Opens the dialog of a new hearing and types into fields, key by key. */
async function typeHearing(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('button', { name: 'Add hearing' }).click()
  await field(page, 'Court level').selectOption('Circuit or district judge')
  await field(page, 'Fee earner').selectOption({ index: 1 })
  for (const [label, text] of Object.entries(texts)) {
    await field(page, label).clear()
    await field(page, label).pressSequentially(text)
  }
}
const HEARINGS =
  'query ($c: ID!) { case(uuid: $c) { hearings { nodes { date startTime endTime hearingDays { date hours } } } } }'
const hearings = async (page: Page, c: string): Promise<unknown[]> =>
  (await api<{ case: { hearings: { nodes: unknown[] } } }>(page, HEARINGS, { c })).case.hearings.nodes

const today = (shift = 0): string => {
  const day = new Date(new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' }))
  day.setUTCDate(day.getUTCDate() + shift)
  return day.toISOString().slice(0, 10).split('-').toReversed().join('/')
}

test('an American browser takes and shows dates and times as a British one does', async () => {
  // The full build: only it formats its own date fields by language, which ours must not depend on.
  const browser = await chromium.launch({
    executablePath: PICTURES,
    args: [...CHROMIUM_ARGUMENTS.filter((argument) => !argument.startsWith('--lang=')), '--lang=en-US'],
  })
  try {
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' })
    const page = await context.newPage()
    const uuid = await openNewCase(page, 'Re America', 'hearings')
    expect(await page.evaluate(() => navigator.language)).toBe('en-US')
    await typeHearing(page, { Date: '14012025', Start: '930', End: '1.45 pm' })
    await field(page, 'Description').focus()
    await expect(field(page, 'Date')).toHaveValue('14/01/2025')
    await expect(field(page, 'Start')).toHaveValue('09:30')
    await expect(field(page, 'End')).toHaveValue('13:45')
    await save(page).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toContainText('14/01/2025')
    expect(await hearings(page, uuid)).toEqual([
      { date: '2025-01-14', startTime: '09:30', endTime: '13:45', hearingDays: null },
    ])
  } finally {
    await browser.close()
  }
})

test('a text that is no date is refused where it was typed, and saved once it is one @long', async ({ page }) => {
  const uuid = await openNewCase(page, 'Re Refused', 'hearings')
  await typeHearing(page, { Date: '31/02/2025', Start: '25:00', End: '11.30' })
  await save(page).click()
  await expect(field(page, 'Date')).toBeFocused()
  await expect(field(page, 'Date')).toHaveValue('31/02/2025')
  await expect(field(page, 'Date')).toHaveAccessibleDescription(DATE)
  await expect(field(page, 'Date')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Start')).toHaveValue('25:00')
  await expect(field(page, 'Start')).toHaveAccessibleDescription('Enter a time such as 14:30.')
  await expect(field(page, 'End')).not.toHaveAttribute('aria-invalid')
  await expectAccessible(page, '[role=dialog]')
  // Arrow keys do not replace a text that is no date.
  await field(page, 'Date').press('ArrowUp')
  await expect(field(page, 'Date')).toHaveValue('31/02/2025')
  // The form has the value before the field loses focus: Enter saves it.
  await field(page, 'Start').fill('9')
  await field(page, 'Date').fill('28.2.25')
  await field(page, 'Date').press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  expect(await hearings(page, uuid)).toMatchObject([{ date: '2025-02-28', startTime: '09:00', endTime: '11:30' }])
})

test('arrow keys move a date by a day and a time by five minutes; today has a word @long', async ({ page }) => {
  await openNewCase(page, 'Re Arrows', 'hearings')
  await typeHearing(page, { Date: '28/2/2024', Start: '9.58' })
  const date = field(page, 'Date')
  const start = field(page, 'Start')
  for (const [key, shown] of [
    ['ArrowUp', '29/02/2024'],
    ['ArrowUp', '01/03/2024'],
    ['ArrowDown', '29/02/2024'],
    ['PageUp', '29/03/2024'],
    ['PageDown', '29/02/2024'],
  ] as const) {
    await date.press(key)
    await expect(date).toHaveValue(shown)
  }
  await start.press('ArrowUp')
  await expect(start).toHaveValue('10:03')
  for (const [typed, shown] of [
    ['today', today()],
    ['t', today()],
    ['yesterday', today(-1)],
  ] as const) {
    await date.fill(typed)
    await expect(date).toHaveValue(typed)
    await date.blur()
    await expect(date).toHaveValue(shown)
  }
  await date.fill('')
  await date.press('ArrowDown')
  await expect(date).toHaveValue(today())
})

test('a day is chosen in a calendar, by keyboard and by mouse @long', async ({ page }) => {
  const uuid = await openNewCase(page, 'Re Calendar', 'hearings')
  await typeHearing(page, { Start: '10', End: '11', Date: '14/1/25' })
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  const date = page.getByRole('dialog', { name: 'hearing' }).getByLabel('Date', { exact: true })
  await date.press('Alt+ArrowDown')
  await expect(calendar.getByRole('button', { name: /14 January 2025/ })).toBeFocused()
  await expectAccessible(page, '[data-scope=popover][data-part=content]')
  await page.keyboard.press('Escape')
  await expect(calendar).toHaveCount(0)
  await expect(date).toBeFocused()
  await date.press('Alt+ArrowDown')
  await expect(calendar.getByRole('button', { name: /14 January 2025/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(calendar).toHaveCount(0)
  await expect(date).toBeFocused()
  await expect(date).toHaveValue('21/01/2025')
  await page.getByRole('button', { name: 'Calendar' }).click()
  await calendar.getByRole('button', { name: /28 January 2025/ }).click()
  await expect(calendar).toHaveCount(0)
  await expect(date).toHaveValue('28/01/2025')
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await hearings(page, uuid)).toMatchObject([{ date: '2025-01-28' }])
})

test('the same date in another notation is no change; a refused one is kept on the device @long', async ({
  page,
  context,
}) => {
  const uuid = await openNewCase(page, 'Re Notation', 'hearings')
  await typeHearing(page, { Date: '14/1/25', Start: '10', End: '11' })
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  const row = page.getByRole('tabpanel').getByRole('row').nth(1)
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Date')).toHaveValue('14/01/2025')
  await field(page, 'Date').fill('14.1.2025')
  await field(page, 'Start').fill('1000')
  await page.keyboard.press('Escape')
  // Nothing has changed, so nothing is asked.
  await expect(dialog(page)).toHaveCount(0)

  await row.focus()
  await page.keyboard.press('Enter')
  await field(page, 'Date').fill('31/2')
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('31/2')
  const again = await context.newPage()
  await page.close()
  await gotoCase(again, uuid, { tab: 'hearings' })
  await again.getByRole('tabpanel').getByRole('row').nth(1).focus()
  await again.keyboard.press('Enter')
  await again.getByRole('button', { name: 'Restore what you typed' }).click()
  await expect(field(again, 'Date')).toHaveValue('31/2')
  await save(again).click()
  await expect(field(again, 'Date')).toHaveAccessibleDescription(DATE)
  expect(await hearings(again, uuid)).toMatchObject([{ date: '2025-01-14' }])
})

test('the days of a hearing take the same notations, and only the wrong one is marked @long', async ({ page }) => {
  const uuid = await openNewCase(page, 'Re Days', 'hearings')
  await typeHearing(page, { Date: '4/3/25' })
  await field(page, 'Over several days').check()
  const day = (number: number) => dialog(page).getByRole('group', { name: `Day ${number}` })
  for (const [number, date] of [
    [1, '4/3/25'],
    [2, '5/3/20'],
  ] as const) {
    await dialog(page).getByRole('button', { name: 'Add a day' }).click()
    await day(number).getByLabel('Date').fill(date)
    await day(number).getByLabel('Hours').fill('2')
  }
  await day(2).getByLabel('Date').fill('31/2/25')
  await save(page).click()
  await expect(day(2).getByLabel('Date')).toHaveAttribute('aria-invalid', 'true')
  await expect(day(2).getByLabel('Date')).toHaveAccessibleDescription(DATE)
  await expect(day(1).getByLabel('Date')).not.toHaveAttribute('aria-invalid')
  await expect(day(1).getByLabel('Date')).toHaveValue('04/03/2025')
  await day(2).getByLabel('Date').fill('050325')
  await save(page).click()
  await expect(dialog(page)).toHaveCount(0)
  expect(await hearings(page, uuid)).toMatchObject([
    {
      hearingDays: [
        { date: '2025-03-04', hours: '2.00' },
        { date: '2025-03-05', hours: '2.00' },
      ],
    },
  ])
})
