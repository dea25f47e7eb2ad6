import { expect, test, type Page, type Route } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { ADD_COMMENT, SEND_FOR_REVIEW } from './mutations.ts'
import { ADMIN, HOUSE_URL, OWNER, SOLICITOR, api, makeCases, picture, signIn } from './people.ts'
import { steady } from '../support/steady.ts'

const NOTE = 'mutation ($c: ID!, $b: String!) { addNote(caseUuid: $c, body: $b) { uuid } }'
const TAXI = `mutation ($c: ID!, $d: String!) {
  addDisbursement(caseUuid: $c, input: { disbursementType: taxi, date: "2025-03-03", amount: 10, description: $d }) { uuid } }`

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const found = (page: Page) => page.getByRole('listbox', { name: 'Found' })
const options = (page: Page, group: string) => found(page).getByRole('group', { name: group }).getByRole('option')
const wordOf = (): string => `Zephyr${Date.now()}${Math.floor(Math.random() * 1_000)}`

/** A case with a note and an item that have a word, of the viewer who is signed in. */
async function caseWith(page: Page, word: string): Promise<{ uuid: string; note: string; item: string }> {
  const [uuid = ''] = await makeCases(page, [`Re ${word}`])
  const { addNote } = await api<{ addNote: { uuid: string } }>(page, NOTE, {
    c: uuid,
    b: `Ask about the ${word} report.`,
  })
  const { addDisbursement } = await api<{ addDisbursement: { uuid: string } }>(page, TAXI, {
    c: uuid,
    d: `Taxi for ${word} to Leeds`,
  })
  return { uuid, note: addNote.uuid, item: addDisbursement.uuid }
}

test('what one may read is found by its words, and opened by keyboard alone', async ({ page }) => {
  const word = wordOf()
  await signIn(page, SOLICITOR)
  const { uuid } = await caseWith(page, word)
  await page.goto(`${HOUSE_URL}/settings`)
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  // Which they are, other journeys in the same firm decide as well.
  await expect(options(page, 'Recent cases').first()).toBeVisible()
  await page.keyboard.type('Calder')
  const nothing = page.getByRole('status').filter({
    hasText:
      'Nothing found for “Calder” in cases, parties, rows, narratives, reasons, comments, notes, names of documents and clients of your firms.',
  })
  await expect(nothing).toContainText('Check the spelling')
  await picture(page, 'search-nothing')
  await box(page).fill(`report ${word}`)
  await expect(options(page, 'Notes')).toHaveCount(1)
  await expect(options(page, 'Notes').locator('mark')).toHaveText([word, 'report'])
  await expect(options(page, 'Cases')).toHaveCount(0)
  await box(page).fill(word)
  await expect(options(page, 'Cases')).toHaveText([new RegExp(`^Re ${word}LIST/1£[\\d,.]+DRAFTING$`)])
  await expect(options(page, 'Items').locator('mark')).toHaveText([word])
  const near = page.getByRole('status').filter({ hasText: 'Nothing for “Calendra”. Shown: “Calendar”.' })
  await expect(near).toBeHidden()
  await api(page, NOTE, { c: uuid, b: 'Look into the calendar.' })
  await box(page).fill('Calendra')
  await expect(near).toBeVisible()
  await expect(options(page, 'Notes').locator('mark').first()).toHaveText('calendar')
  await picture(page, 'search-near')
  await box(page).fill(word)
  await expect(options(page, 'Cases')).toHaveCount(1)
  await expectAccessible(page, '[role=search]')
  await picture(page, 'search')
  await page.keyboard.press('ArrowDown')
  await expect(found(page).getByRole('option', { selected: true })).toContainText('LIST/1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}`)
  await expect(found(page)).toBeHidden()
  await expect(box(page)).toHaveValue('')
  await page.keyboard.press('/')
  await expect(options(page, 'Recent cases').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(found(page)).toBeHidden()
})

test('an item opens its case at its row, a note the notes at it, a document the documents at it @long', async ({
  page,
}) => {
  const word = wordOf()
  await signIn(page, SOLICITOR)
  const { uuid, note, item } = await caseWith(page, word)
  const at = `${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}`
  await page.goto(at)
  await page.getByRole('button', { name: /^Case Documents/ }).click()
  const manager = page.getByRole('dialog', { name: 'Case Documents' })
  await manager.getByLabel('Document files', { exact: true }).setInputFiles(
    ['first', 'second'].map((name) => ({
      name: `${name}_${word}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n'),
    })),
  )
  await expect(manager.getByRole('row', { name: /^second/ })).toBeVisible()
  await page.goto(`${HOUSE_URL}/settings`)
  const open = async (group: string, text: string): Promise<void> => {
    await box(page).fill(text)
    await options(page, group).click()
  }
  await open('Items', `leeds ${word}`)
  await expect(page.locator(`tr[data-id="${item}"]`)).toBeFocused()
  await expect(page).toHaveURL(`${at}?tab=disbursements`)
  await open('Notes', `report ${word}`)
  await expect(page.locator(`[data-record="${note}"]`)).toBeFocused()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/details/edit/${uuid}`)
  await open('Documents', `second ${word}`)
  await expect(manager.getByRole('row', { name: /^second/ })).toBeFocused()
  await expect(page).toHaveURL(at)
})

test('a narrative, reasons and a comment open the tab that they are on, a comment with its row @long', async ({
  page,
}) => {
  const word = wordOf()
  await signIn(page, SOLICITOR)
  const { uuid, item } = await caseWith(page, 'Taxi')
  const save = (field: string, argument: string, text: string) =>
    api(page, `mutation ($c: ID!, $t: String!) { ${field}(caseUuid: $c, ${argument}: $t) { uuid } }`, {
      c: uuid,
      t: text,
    })
  await save('editNarrative', 'narrative', `${'The father opposed it. '.repeat(20)}Then ${word} was instructed.`)
  await save('editEnhancement', 'enhancement', `Exceptional speed, as ${word} shows.`)
  await api(page, ADD_COMMENT, { k: uuid, u: item, b: `Did ${word} really ride along?` })
  const at = `${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}`
  await page.goto(`${HOUSE_URL}/settings`)
  await box(page).fill(word)
  await expect(options(page, 'Narratives and reasons')).toHaveText([
    new RegExp(`^Narrative: ….{5,25}${word} was instructed`),
    /^Reasons for enhancement: .*/,
  ])
  await expect(options(page, 'Comments')).toHaveText([/^Comment by .+: Did .+ really ride along\?/])
  await expectAccessible(page, '[role=search]')
  await picture(page, 'search-texts')
  await options(page, 'Narratives and reasons').first().click()
  await expect(page).toHaveURL(`${at}?tab=narrative`)
  await expect(page.getByRole('textbox', { name: 'Narrative' })).toHaveValue(new RegExp(word))
  await box(page).fill(`speed ${word}`)
  await options(page, 'Narratives and reasons').click()
  await expect(page).toHaveURL(`${at}?tab=enhancement`)
  await box(page).fill(`ride ${word}`)
  await options(page, 'Comments').click()
  await expect(page).toHaveURL(`${at}?tab=disbursements`)
  await expect(page.getByRole('main').getByText(`Did ${word} really ride along?`)).toBeVisible()
})

test('who may read clients and users finds them, and each opens its page @long', async ({ page, browser }) => {
  await signIn(page, ADMIN)
  await page.goto(`${HOUSE_URL}/admin/users`)
  await box(page).fill('zzyzx')
  await expect(
    page.getByRole('status').filter({ hasText: /^Nothing found for “zzyzx” in clients and users\./ }),
  ).toBeVisible()
  await box(page).fill('Ashdown')
  await expect(options(page, 'Clients').filter({ hasText: 'Ashdown' }).first()).toBeVisible()
  await expectAccessible(page, '[role=search]')
  await picture(page, 'search-administration')
  await box(page).fill(SOLICITOR)
  await expect(options(page, 'Users')).toHaveText([new RegExp(SOLICITOR)])
  await options(page, 'Users').click()
  await expect(page).toHaveURL(new RegExp(`^${HOUSE_URL}/admin/users/edit/[0-9a-f-]{36}$`))
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(SOLICITOR)

  const owner = await (await browser.newContext()).newPage()
  await signIn(owner, OWNER)
  await owner.goto(`${HOUSE_URL}/settings`)
  await box(owner).fill(SOLICITOR)
  await options(owner, 'Users').click()
  await expect(owner).toHaveURL(new RegExp(`^${HOUSE_URL}/users/edit/[0-9a-f-]{36}$`))
})

test('of more than are listed the number is told, and the rest is in the list of cases @long', async ({ page }) => {
  const word = wordOf()
  await signIn(page, SOLICITOR)
  await makeCases(
    page,
    Array.from({ length: 8 }, (_, i) => `Re ${word} ${i}`),
  )
  await page.goto(`${HOUSE_URL}/settings`)
  await box(page).fill(word)
  await expect(options(page, 'Cases, 8')).toHaveCount(7)
  await options(page, 'Cases, 8').last().click()
  await expect(page).toHaveURL(new RegExp(`/cost-draft/cases\\?.*q=${word}`))
  await expect(page.getByRole('main').getByRole('link', { name: `Re ${word}` })).toHaveCount(8)
})

test('on a phone the search has the whole width while it is used @long', async ({ page }) => {
  const word = wordOf()
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, SOLICITOR)
  await caseWith(page, word)
  await page.goto(`${HOUSE_URL}/settings`)
  await box(page).click()
  const width = async (): Promise<number> => (await steady(box(page))).width
  expect(await width()).toBeGreaterThan(300)
  await box(page).fill(word)
  await expect(options(page, 'Items')).toHaveCount(1)
  expect((await steady(found(page))).width).toBeGreaterThan(380)
  expect((await steady(page.locator('html'))).scrollWidth).toBe(390)
  await expectAccessible(page, '[role=search]')
  await picture(page, 'search-phone')
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(found(page)).toBeHidden()
  expect(await width()).toBeLessThan(200)
})

test('the dashboard opens the search, with what waits @long', async ({ page, browser }) => {
  const name = `Re ${wordOf()}`
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  await api(page, SEND_FOR_REVIEW, { c: uuid })
  const leader = await (await browser.newContext()).newPage()
  await signIn(leader, OWNER)
  await leader.goto(HOUSE_URL)
  const waiting = options(leader, 'Waiting for your review').filter({ hasText: name })
  await expect(waiting).toContainText('LIST/1 · for < 1 h')
  await waiting.click()
  await expect(leader).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/review/${uuid}`)
  await api(leader, 'mutation ($c: ID!) { moveCase(uuid: $c, stage: in_progress) { uuid } }', { c: uuid })

  await page.goto(HOUSE_URL)
  await expect(box(page)).toBeFocused()
  const back = options(page, 'Sent back to you').filter({ hasText: name })
  await expect(back).toContainText('LIST/1 · sent back < 1 h ago')
  // It is among the newest cases as well, and is shown once.
  await expect(found(page).getByRole('option').filter({ hasText: name })).toHaveCount(1)
  await expectAccessible(page)
  await picture(page, 'search-dashboard')
  // It is all that there is on the page, and stays.
  await page.keyboard.press('Escape')
  await expect(box(page)).not.toBeFocused()
  await expect(back).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(back).toBeVisible()
  await expect(box(page)).not.toBeFocused()
  await picture(page, 'search-dashboard-phone')
  await back.click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}`)
  await expect(found(page)).toBeHidden()
})

test('what was pressed opens, even if the list is drawn anew before the button is released @long', async ({ page }) => {
  const [word, other] = [wordOf(), wordOf()]
  await signIn(page, SOLICITOR)
  const { uuid } = await caseWith(page, word)
  await caseWith(page, other)
  await page.goto(`${HOUSE_URL}/settings`)
  await box(page).fill(word)
  const option = options(page, 'Cases').first()
  await expect(option).toContainText(word)
  // The answer for the next text arrives while the button is down.
  let release = (): void => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route: Route) => {
    if (route.request().postData()?.includes(other)) await isReleased
    await route.continue()
  })
  const asked = page.waitForRequest((request) => request.postData()?.includes(other) ?? false)
  await box(page).fill(other)
  await asked
  // Until it does, the list stays as it was.
  await option.hover()
  await page.mouse.down()
  release()
  await expect(option).toContainText(other)
  await page.mouse.up()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}`)
})
