import { expect, test, type BrowserContext, type Page, type Route } from 'playwright/test'
import { card, column, drag, nameOf, openBoard } from './board.ts'
import { HOUSE_URL, SOLICITOR, api, makeCases, signIn, visit, CASES } from './people.ts'
import { ADD_COURT_FEE, SEND_FOR_REVIEW, GENERATE } from './mutations.ts'
import { gotoCase } from './workspace.ts'

// A person on a bad line: what was sent arrives, and the answer does not. The screen must come to say what is stored,
// and nothing twice.

/**
 * Loses the answer of the next request that `isMeant` names: it has its effect, and the line is down until `back` is
 * called.
 */
async function loseAnswer(page: Page, url: string | RegExp, isMeant: (route: Route) => boolean) {
  const context: BrowserContext = page.context()
  let isTaken = false
  let isLost = false
  await page.route(url, async (route) => {
    if (isTaken || !isMeant(route)) return route.fallback()
    isTaken = true
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
    isLost = true
  })
  return { isLost: () => isLost, back: () => context.setOffline(false) }
}
const isOperation =
  (name: string) =>
  (route: Route): boolean =>
    Boolean(route.request().postData()?.includes(`"${name}"`))
const loseMutation = (page: Page, name: string) => loseAnswer(page, '**/graphql', isOperation(name))
const isPost = (route: Route): boolean => route.request().method() === 'POST'

const CSV =
  'Date,Fee Earner,Activity,Description,Time\n03/02/2025,TO,Preparation,One,0.5\n04/02/2025,TO,Preparation,Two,0.5\n'
const ledger = { name: 'two.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) }
const doubtful = { ...ledger, buffer: Buffer.from(`${CSV}04/02/2025,TO,Preparation,Two,0.5\n`) }
const draft = (uuid: string, tab: string): string => `${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}?tab=${tab}`
const times = (page: Page) => page.getByRole('row', { name: /Preparation/ })

test('a ledger whose answer is lost is shown as it was stored, and once', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [nameOf('Ledger lost')])
  await page.goto(draft(uuid, 'time-recordings'))
  await expect(page.getByRole('button', { name: 'Import ledger' })).toBeVisible()
  const line = await loseAnswer(page, /time-recording\/upload/, isPost)
  await page.getByLabel('Ledger file').setInputFiles(ledger)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'we do not know whether the rows were imported',
  )
  await line.back()
  // Sent again, nothing is stored twice.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('2 rows were here already.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(times(page)).toHaveCount(2)
})

test('an import whose answer is lost is shown as it was stored before it is tried again @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [nameOf('Import lost')])
  await page.goto(draft(uuid, 'time-recordings'))
  await page.getByLabel('Ledger file').setInputFiles(doubtful)
  const dialog = page.getByRole('dialog', { name: 'Import ledger' })
  const line = await loseAnswer(page, /time-recording\/import(\?.*)?$/, isPost)
  await dialog.getByRole('button', { name: 'Import 3 rows' }).click()
  await expect(dialog.getByRole('alert')).toContainText('we do not know whether the rows were imported')
  await line.back()
  // In the list behind the dialog.
  await expect(page.locator('main').getByRole('row', { name: /Preparation/, includeHidden: true })).toHaveCount(3)
})

test('a document whose answer is lost appears when the line is back, and is not added twice', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [nameOf('Upload lost')])
  await page.goto(draft(uuid, 'time-recordings'))
  await page.getByRole('button', { name: /^Case Documents/ }).click()
  const manager = page.getByRole('dialog', { name: 'Case Documents' })
  const uploads = manager.getByRole('list', { name: 'Uploads' })
  const add = (name: string) =>
    manager
      .getByLabel('Document files', { exact: true })
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nA page.\n') })
  const line = await loseAnswer(page, '**/api/files/client/case/*/file', isPost)
  await add('order.pdf')
  await expect(uploads).toContainText('Error processing files. Please try again.')
  await line.back()
  await expect(manager.getByRole('row', { name: /^order\.pdf/ })).toBeVisible()
  await expect(uploads).toBeHidden()

  // With the line up, a lost answer is made good at once.
  let lost = 0
  await page.route('**/api/files/client/case/*/file', async (route) => {
    if (!isPost(route) || lost++ > 0) return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await add('reply.pdf')
  await expect(manager.getByRole('row', { name: /^reply\.pdf/ })).toBeVisible()
  await expect(uploads).toBeHidden()
  expect(lost).toBe(1)
})

const COMMENTED =
  'mutation ($k: ID!, $u: ID!) { addComment(caseUuid: $k, entityType: case_fee, entityUuid: $u, body: "Is this right?") { item { uuid } } }'

test('a resolved comment and a completed case are shown as stored @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [nameOf('Resolved lost')])
  const { addDisbursement } = await api<{ addDisbursement: { uuid: string } }>(page, ADD_COURT_FEE, { c: uuid })
  await api(page, SEND_FOR_REVIEW, { c: uuid })
  await api(page, COMMENTED, { k: uuid, u: addDisbursement.uuid })
  await gotoCase(page, uuid, { screen: 'draft/review', tab: 'disbursements' })
  await page.getByRole('button', { name: /^Comments on court fee of 03\/02\/2025/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Court fee of 03/02/2025' })
  const complete = page.getByRole('button', { name: 'MARK AS COMPLETE', includeHidden: true })
  await expect(complete).toBeDisabled()
  const line = await loseMutation(page, 'ResolveComment')
  await drawer.getByRole('button', { name: 'Resolve', exact: true }).click()
  await expect.poll(line.isLost).toBe(true)
  await line.back()
  await expect(complete).toBeEnabled()
  await expect(drawer.getByRole('button', { name: 'Resolve', exact: true })).toHaveCount(0)

  await page.keyboard.press('Escape')
  const second = await loseMutation(page, 'CompleteCase')
  await complete.click()
  await expect.poll(second.isLost).toBe(true)
  await second.back()
  await expect(page.getByText('COMPLETED', { exact: true }).first()).toBeVisible()
})

test('a move on the board goes back with the line, and forth when it is there again @long', async ({ page }) => {
  const name = nameOf('Move lost')
  await openBoard(page, [name])
  const line = await loseMutation(page, 'MoveCase')
  await drag(page, card(page, name), column(page, 'Review'))
  await expect.poll(line.isLost).toBe(true)
  await line.back()
  await expect(card(column(page, 'Review'), name)).toBeVisible()
  expect(page.url()).toContain(CASES)
})

test('a removed folder is gone, whether or not the answer came @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [nameOf('Folder lost')])
  await api(page, 'mutation ($c: ID!) { addFolder(caseUuid: $c, name: "Orders") { uuid } }', { c: uuid })
  await api(page, 'mutation ($c: ID!) { addFolder(caseUuid: $c, name: "Old") { uuid } }', { c: uuid })
  await page.goto(draft(uuid, 'time-recordings'))
  await page.getByRole('button', { name: /^Case Documents/ }).click()
  const manager = page.getByRole('dialog', { name: 'Case Documents' })
  const row = manager.getByRole('row', { name: /^Old/ })
  const line = await loseMutation(page, 'RemoveFiles')
  await row.getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Remove', exact: true }).click()
  await expect.poll(line.isLost).toBe(true)
  await line.back()
  await expect(row).toHaveCount(0)
})

test('a list of choices that is still to come says so @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (isOperation('FeeEarners')(route)) await answered
    return route.fallback()
  })
  await page.goto(`${HOUSE_URL}/cost-draft/cases/add-case`)
  const earner = page.getByRole('combobox', { name: 'Fee earner', exact: true })
  await expect(earner).toHaveValue('')
  await expect(earner.locator('option')).toHaveText(['Loading…'])
  answer()
  await expect(earner.locator('option').first()).toHaveText('Choose…')
  await expect(earner).toContainText('Priya Shah')
})

const COMPLETED = 'mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }'
const STATE = 'query ($c: ID!) { case(uuid: $c) { documents { state } } }'

test('documents are read anew once the case is seen to be complete @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [nameOf('Completed elsewhere')])
  await api(page, ADD_COURT_FEE, { c: uuid })
  const path = `/cost-draft/completed/${uuid}`
  const incomplete = page.getByText('This case is not complete.')
  await page.goto(`${HOUSE_URL}${path}`)
  await expect(incomplete).toBeVisible()
  await visit(page, '/cost-draft/cases')
  await expect(page.getByRole('heading', { name: 'Cases', level: 1 })).toBeVisible()
  // The page is opened again on a slow line: its documents are read before its case is.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (isOperation('CaseScreen')(route)) await answered
    return route.fallback()
  })
  const read = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('"Documents"')))
  await visit(page, path)
  await expect(incomplete).toBeVisible()
  await read
  // In another window meanwhile.
  await api(page, COMPLETED, { c: uuid })
  await api(page, GENERATE, { c: uuid })
  await expect
    .poll(
      async () =>
        (await api<{ case: { documents: { state: string } } }>(page, STATE, { c: uuid })).case.documents.state,
    )
    .toBe('ready')
  answer()
  const documents = page.getByRole('region', { name: 'Final documents' })
  await expect(documents.getByRole('checkbox').first()).toBeVisible()
})
