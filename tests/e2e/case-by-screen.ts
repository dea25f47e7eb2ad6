import { expect, type Locator, type Page } from 'playwright/test'
import { makeFirm, makeUser, test as base, anyDialog } from './firm-people.ts'
import { HOUSE_URL, OWNER, api, close, goTo, signIn, signInByHand } from './people.ts'
import { main, button, pageField, labelled } from './screen.ts'
import { itemRows, costs } from './workspace.ts'
import { ADD_EARNER } from './mutations.ts'

/** A fixture that opens the pages of a journey; what any of them writes as an error to its console fails the test. */
export const test = base.extend<{ person: (email: string, colorScheme?: 'light' | 'dark') => Promise<Page> }>({
  person: async ({ another }, use) => {
    const errors: string[] = []
    await use(async (email, colorScheme = 'light') => {
      const page = await another()
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signInByHand(page, email)
      return page
    })
    expect(errors).toEqual([])
  },
})

/** The e-mail addresses of the people of a firm. */
export interface Solicitors {
  owner: string
  drafter: string
  reviewer: string
}

/**
 * A firm of solicitors with an owner, a drafter, a reviewer and the fee earner Mared Rees, made as the user on the
 * page.
 */
export async function makeSolicitors(page: Page, region: string, isPanelMember = false): Promise<Solicitors> {
  await signIn(page, OWNER)
  const firm = await makeFirm(page, 'Three Bills', 'solicitor', region)
  await api(page, ADD_EARNER, {
    f: firm.uuid,
    i: {
      site: firm.sites[0]?.uuid,
      firstname: 'Mared',
      surname: 'Rees',
      initials: 'MR',
      type: 'solicitor',
      grade: 'A',
      isPanelMember,
    },
  })
  return {
    owner: await makeUser(page, firm, 'Ann Lee'),
    drafter: await makeUser(page, firm, 'Dan Webb', 'costs_draftsman'),
    reviewer: await makeUser(page, firm, 'Rita Cole', 'team_leader'),
  }
}

/**
 * What a person fills in, by the label of each field. A list of choices takes the label of one, a checkbox a boolean.
 */
export type Filled = Readonly<Record<string, string | boolean>>

/** Fills in fields in their order. */
export async function fill(within: Locator, filled: Filled): Promise<void> {
  for (const [name, value] of Object.entries(filled)) {
    const input = labelled(within, name)
    if (typeof value === 'boolean') await input.setChecked(value)
    else if (await input.evaluate(({ tagName }) => tagName === 'SELECT')) await input.selectOption({ label: value })
    else await input.fill(value)
  }
}

export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) })
/** A figure of the costs panel, by what it is of. */
export const total = (page: Page, name: string): Locator =>
  costs(page)
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .last()

/**
 * Opens the form of a new case through the list of cases, fills it in and submits it; ends in its workspace. Returns
 * its uuid.
 */
export async function draftCase(
  page: Page,
  filled: Filled,
  scopes: Readonly<Record<string, readonly string[]>> = {},
): Promise<string> {
  await goTo(page, 'Cases')
  await button(page, 'Add case').first().click()
  await page.getByRole('link', { name: /Manually Draft/ }).click()
  await pageField(page, 'Site').selectOption({ index: 1 })
  await fill(main(page), filled)
  for (const [group, names] of Object.entries(scopes))
    for (const name of names) await page.getByRole('group', { name: group }).getByRole('checkbox', { name }).check()
  await button(page, 'Next').click()
  await expect(page).toHaveURL(/draft\/edit\/[\da-f-]{36}$/)
  return page.url().split('/').at(-1) ?? ''
}

/** Saves the dialog of a tab; ends on the row that is new, which then has the focus. */
async function saveRow(page: Page): Promise<void> {
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(anyDialog(page)).toHaveCount(0)
  await expect(itemRows(page).and(page.locator(':focus'))).toHaveCount(1)
}

/** Adds an item in the dialog of a tab, which is opened first. `more` fills in what is not a plain field. */
export async function addItem(
  page: Page,
  [title, singular]: readonly [string, string],
  filled: Filled,
  more?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await tab(page, title).click()
  await page.getByRole('button', { name: `Add ${singular}` }).click()
  await fill(anyDialog(page), filled)
  await more?.(anyDialog(page))
  await saveRow(page)
}

/** Attaches a new document to the only row of the open tab with this text. */
export async function attachDocument(page: Page, text: string, name: string): Promise<void> {
  await itemRows(page).filter({ hasText: text }).hover()
  await itemRows(page)
    .filter({ hasText: text })
    .getByRole('button', { name: /^Documents of/ })
    .click()
  const attach = page.getByRole('dialog', { name: 'Attach case documents' })
  await attach
    .getByLabel('Document files', { exact: true })
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA page.\n') })
  await expect(attach.getByRole('checkbox', { name: `Attach ${name}` })).toBeChecked()
  await attach.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(attach).toHaveCount(0)
  await expect(
    itemRows(page)
      .filter({ hasText: text })
      .getByRole('button', { name: /, 1 attached$/ }),
  ).toBeVisible()
}

/** Adds several time recordings at once: each as its date, activity, time, part or none, and description. */
export async function addSeveral(page: Page, entries: readonly Filled[]): Promise<void> {
  await tab(page, 'Time Recordings').click()
  await button(page, 'Add several').click()
  for (const [i, entry] of entries.entries())
    await fill(anyDialog(page).getByRole('group', { name: `Row ${i + 1}`, exact: true }), entry)
  await saveRow(page)
}

/** Writes a text of the case in its tab, and waits until it has saved itself. */
export async function write(page: Page, title: string, name: string, text: string): Promise<void> {
  await tab(page, title).click()
  await page.getByRole('textbox', { name }).fill(text)
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
}

/** Sets percentages in the Enhancement tab; of one part, where the case has parts. */
export async function enhance(page: Page, percentages: Readonly<Record<string, number>>, part?: string): Promise<void> {
  await tab(page, 'Enhancement').click()
  const region = page.getByRole('region', { name: 'Enhancement', exact: true })
  await (part ? region.getByRole('region', { name: part, exact: true }) : region)
    .getByRole('button', { name: 'Edit enhancement' })
    .click()
  for (const [activity, percent] of Object.entries(percentages))
    await anyDialog(page)
      .getByLabel(part ? `${part}: ${activity}` : activity)
      .fill(String(percent))
  await anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(anyDialog(page)).toHaveCount(0)
}

/** Sends the open case for review; ends on the list of cases. */
export async function sendForReview(page: Page): Promise<void> {
  await button(page, 'SEND FOR REVIEW').click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
}

/** Opens a case from the list of reviews. */
export async function openReview(page: Page, caseName: string): Promise<void> {
  await goTo(page, 'Reviews')
  await page.getByRole('row').filter({ hasText: caseName }).getByRole('link').click()
  await expect(button(page, 'MARK AS COMPLETE')).toBeVisible()
}

/** Comments on the row of a tab with this text, in a review. */
export async function comment(page: Page, title: string, text: string, body: string): Promise<void> {
  await tab(page, title).click()
  await itemRows(page).filter({ hasText: text }).press('Enter')
  await anyDialog(page).getByRole('textbox', { name: 'New comment' }).fill(body)
  await button(page, 'Add comment').click()
  await expect(anyDialog(page).getByRole('listitem').filter({ hasText: body })).toContainText('Open')
  await close(anyDialog(page))
}

/** Resolves the open comment on such a row, which leads on to the next one of the case. */
export async function resolve(page: Page, title: string, text: string): Promise<void> {
  await tab(page, title).click()
  const commented = itemRows(page).filter({ hasText: text })
  await expect(commented).toHaveAttribute('data-attention', 'true')
  await commented.getByRole('button', { name: /^Comments on .*, 1 open$/ }).click()
  await button(page, 'Resolve').click()
  await expect(anyDialog(page).locator('[data-comment]:focus')).toBeVisible()
  await close(anyDialog(page))
  await tab(page, title).click()
  await expect(commented).not.toHaveAttribute('data-attention', 'true')
}

/** Completes the case of the review, over what was found; ends on the list of cases. */
export async function complete(page: Page, question?: string): Promise<void> {
  await button(page, 'MARK AS COMPLETE').click()
  if (question) {
    await expect(page.getByRole('alertdialog')).toHaveAccessibleName(question)
    await button(page, 'Complete anyway').click()
  }
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
}
