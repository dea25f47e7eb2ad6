import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, SOLICITOR, api, makeCases, signIn } from './people.ts'
import { zippedNames } from './zipped-names.ts'
import { GENERATE } from './mutations.ts'

const STATE = 'query ($c: ID!) { case(uuid: $c) { documents { state files { uuid } } } }'
const stateOf = async (page: Page, c: string): Promise<string> =>
  (await api<{ case: { documents: { state: string } } }>(page, STATE, { c })).case.documents.state
const panel = (page: Page) => page.getByRole('region', { name: 'Final documents' })
const generate = (page: Page) => panel(page).getByRole('button', { name: 'Generate Documents' })

/** Creates a completed case for one test, optionally with its documents generated. */
async function claim(page: Page, name: string, hasDocuments = false): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name], 'complete')
  if (hasDocuments) {
    await api(page, GENERATE, { c: uuid })
    await expect.poll(() => stateOf(page, uuid), { timeout: 100_000 }).toBe('ready')
  }
  return uuid
}

test('documents are generated, downloaded, and deleted when the case is reopened', async ({ page }) => {
  const uuid = await claim(page, 'Re Claim')
  await page.clock.install()
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${uuid}`)
  await expect(panel(page)).toContainText('No documents have been generated yet.')
  // Cancel returns to the list of cases, as on the other pages of a case.
  await expect(page.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/cost-draft/cases')
  await generate(page).click()
  await expect(panel(page)).toContainText(/Waiting for its turn|Making the documents…|\d of 7: .+…/)
  await expect(generate(page)).toBeDisabled()
  await expect.poll(() => stateOf(page, uuid), { timeout: 100_000 }).toBe('ready')
  await page.clock.fastForward(10_000)
  await expect(page.getByText('Documents generated successfully!')).toBeVisible()
  await expect(generate(page)).toBeEnabled()

  const download = panel(page).getByRole('button', { name: 'Download', exact: true })
  await expect(download).toBeDisabled()
  await panel(page).getByLabel('Select All').check()
  const names: string[] = []
  page.on('download', (one) => names.push(one.suggestedFilename()))
  await panel(page).getByRole('button', { name: 'Download 7 files' }).click()
  await expect.poll(() => names).toHaveLength(7)
  expect(new Set(names).size).toBe(7)

  await page.getByRole('button', { name: 'Reopen Case' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Warning: This will delete case output documents.')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(new RegExp(`/cost-draft/cases/draft/edit/${uuid}`))
  await expect(page.getByRole('button', { name: 'SEND FOR REVIEW' })).toBeVisible()
  await api(page, 'mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }', { c: uuid })
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${uuid}`)
  await expect(panel(page)).toContainText('No documents have been generated yet.')
})

test('what cannot be printed in a document is said below its name @long', async ({ page }) => {
  const uuid = await claim(page, 'Re Ash \u{13000}', true)
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${uuid}`)
  const said = panel(page).getByRole('list', { name: /^To know of .+ Legal aid bill .+\.pdf$/ })
  await expect(said).toContainText('1 character in the name of the case cannot be printed: \u{13000} (U+13000).')
  await expectAccessible(page)
})

test('a failure to fetch says so and stops asking; a failed job says why @long', async ({ page }) => {
  const uuid = await claim(page, 'Re Unfetched')
  const inWork = { made: 2, of: 7, inWork: 'Schedule of work' }
  const notMaking = { made: null, of: null, inWork: null }
  const answer = (state: string, error: string | null, progress: object = notMaking) => ({
    uuid,
    documents: { state, error, ...progress, files: [], __typename: 'Documents' },
    __typename: 'Case',
  })
  let asked = 0
  let isDown = true
  await page.route('**/graphql', (route) => {
    const sent = route.request().postData() ?? ''
    if (sent.includes('"GenerateDocuments"'))
      return route.fulfill({ json: { data: { generateDocuments: answer('running', null, inWork) } } })
    if (!sent.includes('"Documents"')) return route.fallback()
    asked += 1
    if (asked === 1) return route.fulfill({ json: { data: { case: answer('none', null) } } })
    return isDown
      ? route.fulfill({ status: 503, contentType: 'text/html', body: 'down' })
      : route.fulfill({ json: { data: { case: answer('failed', 'The documents could not be typeset: no glyph.') } } })
  })
  await page.clock.install()
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${uuid}`)
  await generate(page).click()
  await expect(panel(page).getByRole('status')).toHaveText('3 of 7: Schedule of work…')
  await page.clock.fastForward(10_000)
  await expect(panel(page).getByRole('alert')).toContainText('Failed to fetch documents.')
  await page.clock.fastForward(30_000)
  expect(asked).toBe(2)
  isDown = false
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(panel(page).getByRole('alert')).toHaveText('The documents could not be typeset: no glyph.')
  await expect(generate(page)).toBeEnabled()
})

test('the menu downloads a claim, and makes it first where there is none @long', async ({ page }) => {
  const uuid = await claim(page, 'Re From the menu')
  await page.clock.install()
  await page.goto(`${HOUSE_URL}/cost-draft/completed?q=From+the+menu`)
  await page.getByRole('row').filter({ hasText: 'Re From the menu' }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Download Claim' }).click()
  await expect(page.getByText('Making the documents…')).toBeVisible()
  const coming = page.waitForEvent('download')
  await expect.poll(() => stateOf(page, uuid), { timeout: 100_000 }).toBe('ready')
  await page.clock.fastForward(10_000)
  expect(await zippedNames(await coming)).toEqual(expect.arrayContaining([expect.stringMatching(/\.pdf$/)]))
  await expect(page.getByText('Documents generated successfully!')).toBeVisible()
})

test('completed cases are listed, found, and those that are chosen downloaded', async ({ page }) => {
  await claim(page, 'Re Listed claim one', true)
  const [draft] = await makeCases(page, ['Re Listed claim, no claim yet'])
  expect(draft).toBeTruthy()
  await page.goto(`${HOUSE_URL}/cost-draft/completed?q=Listed+claim`)
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
  const download = page.getByRole('button', { name: 'Download' })
  await expect(download).toBeDisabled()
  await page.getByLabel('Select Re Listed claim one').check()
  const coming = page.waitForEvent('download')
  await download.click()
  expect(await zippedNames(await coming)).toEqual(expect.arrayContaining([expect.stringMatching(/\.pdf$/)]))
  await page.getByRole('button', { name: /^Filter by Area/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Court of Protection' }).click()
  await expect(page.getByText('No case matches this search and these filters.')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await page.goto(`${HOUSE_URL}/cost-draft/completed?q=Listed+claim`)
  await page.getByRole('link', { name: 'Re Listed claim one' }).click()
  await expect(panel(page)).toBeVisible()
})

test('with Shift a range is chosen, and the documents of all come as one zip, a folder a case @long', async ({
  page,
}) => {
  for (const name of ['Re Zipped one', 'Re Zipped two', 'Re Zipped three']) await claim(page, name, true)
  await page.goto(`${HOUSE_URL}/cost-draft/completed?q=Re+Zipped&sort=case_name`)
  const box = (name: string) => page.getByLabel(`Select Re Zipped ${name}`, { exact: true })
  await box('one').click()
  await box('two').click({ modifiers: ['Shift'] })
  await expect(box('three')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Download 3 claims' })).toBeEnabled()
  await box('three').click()
  await box('one').click({ modifiers: ['Shift'] })
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled()
  await expect(box('two')).toBeChecked()
  await page.getByLabel('Select All').check()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download 3 claims' }).click()
  const zip = await coming
  expect(zip.suggestedFilename()).toBe('Claims.zip')
  const folders = new Set((await zippedNames(zip)).map((path) => path.split('/')[0]?.replace(/ \(.*/, '')))
  expect(folders).toEqual(new Set(['Re Zipped one', 'Re Zipped two', 'Re Zipped three']))
})

test('nothing for axe to say about a claim @long', async ({ page }) => {
  const uuid = await claim(page, 'Re Claim in both themes', true)
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${uuid}`)
  await panel(page).getByLabel('Select All').check()
  await expectAccessible(page)
  await page.goto(`${HOUSE_URL}/cost-draft/completed?q=Claim+in`)
  await page.getByLabel('Select All').check()
  await expectAccessible(page)
})
