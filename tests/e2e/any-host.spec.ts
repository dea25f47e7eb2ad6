import { fork } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { CASE, FIRM, PASSWORD, PERSON } from '../support/spec-host/ids.ts'
import { fillSignIn, goTo, picture, visit } from './people.ts'
import { steady } from '../support/steady.ts'
import { main, dialog, labelled } from './screen.ts'
import { column, card } from './board.ts'

/**
 * A gateway in front of a host that serves what the two specifications name and nothing else, in a process of its own.
 */
async function serveAnyHost(): Promise<AnyHost> {
  const child = fork(join(import.meta.dirname, '../support/serve-any-host.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const addresses = await new Promise<{ webUrl: string; hostUrl: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { webUrl: string; hostUrl: string }))
    child.once('exit', () => reject(new Error('The gateway did not start; see the output above.')))
  })
  return {
    ...addresses,
    setStage: (uuid, stage) => child.send({ uuid, stage }),
    stop: () => child.kill('SIGTERM'),
  }
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await steady(from)
  const end = await steady(to)
  if (!start || !end) throw new Error('There is nothing to drag.')
  await page.mouse.move(start.x + 60, start.y + 60)
  await page.mouse.down()
  await page.mouse.move(start.x + 70, start.y + 70, { steps: 3 })
  await page.mouse.move(end.x + 80, end.y + 160, { steps: 8 })
  await page.mouse.up()
}

interface Entry {
  tab: string
  item: string
  choices: Record<string, string>
  texts: Record<string, string>
}
/** Adds an item in its tab, and waits until its row is there. */
async function addItem(page: Page, { tab, item, choices, texts }: Entry): Promise<void> {
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  await page.getByRole('button', { name: `Add ${item}` }).click()
  for (const [label, option] of Object.entries(choices)) await labelled(dialog(page), label).selectOption(option)
  for (const [label, text] of Object.entries(texts)) await labelled(dialog(page), label).fill(text)
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

interface AnyHost {
  webUrl: string
  hostUrl: string
  /** The word for the stage in which the host has a case from now on. */
  setStage: (uuid: string, stage: string) => void
  stop: () => void
}
let anyHost: AnyHost
test.beforeAll(async () => {
  anyHost = await serveAnyHost()
})
test.afterAll(() => anyHost.stop())

/** Signs in at the host's own page; ends on the dashboard. */
async function signIn(page: Page): Promise<void> {
  const { webUrl, hostUrl } = anyHost
  await page.goto(webUrl)
  await page.waitForURL(`${hostUrl}/oauth/authorize?**`)
  await fillSignIn(page, 'owner@tideway.example', PASSWORD)
  await expect(page).toHaveURL(`${webUrl}/`)
  await expect(page.getByRole('button', { name: 'User menu, Orla Tidewell' })).toBeVisible()
}

test('in front of a host that keeps only the specifications: a case from the board to its documents', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { webUrl } = anyHost
  await signIn(page)
  await expect(page.getByRole('button', { name: 'Notifications are not available from this service' })).toBeDisabled()

  await goTo(page, 'Cases')
  await expect(column(page, 'In progress').locator('header')).toContainText('2 cases')
  await drag(page, card(page, 'Re A (a child)'), column(page, 'Review'))
  await expect(card(column(page, 'Review'), 'Re A (a child)')).toBeVisible()
  await page.reload()
  await expect(card(column(page, 'Review'), 'Re A (a child)')).toBeVisible()
  await picture(page, 'any-1-board')

  await page.goto(`${webUrl}/cost-draft/cases/draft/edit/${CASE.care}`)
  await expect(page.getByRole('heading', { name: 'Re A (a child)' })).toBeVisible()
  const total = page.getByRole('complementary').getByRole('row', { name: /^Total/ })
  await expect(total).toContainText('5,085.24')
  const earner = { 'Fee earner': 'Sana Oakes (SO)' }
  await addItem(page, {
    tab: 'Time Recordings',
    item: 'time recording',
    choices: { ...earner, Activity: 'Preparation' },
    texts: { Date: '2025-06-03', Time: '1.5', Description: 'Reading the guardian’s report' },
  })
  await expect(main(page).getByText('Reading the guardian’s report')).toBeVisible()
  // The check before filing is an addition.
  await expect(page.getByRole('button', { name: 'Ready to file' })).toHaveCount(0)
  // The specified upload is there alone; the import with a preview is an addition.
  await page
    .getByLabel('Ledger file')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('') })
  await expect(page.getByRole('alertdialog', { name: 'The ledger was not taken in' }).getByRole('alert')).toHaveText(
    'Time ledger only accepts CSV or Excel files',
  )
  await page.getByRole('button', { name: 'Mend the file first' }).click()
  await expect(page.getByRole('button', { name: 'Import ledger' })).toBeVisible()
  await addItem(page, {
    tab: 'Hearings',
    item: 'hearing',
    choices: { ...earner, 'Court level': 'Circuit or district judge', Type: 'Interim' },
    texts: { Date: '2025-06-10', Start: '10:00', End: '12:30' },
  })
  await expect(main(page).getByText('10/06/2025')).toBeVisible()
  await addItem(page, {
    tab: 'Disbursements',
    item: 'disbursement',
    choices: { Type: 'Taxi' },
    texts: { Date: '2025-06-10', Amount: '20', Description: 'Taxi to court' },
  })
  await expect(main(page).getByText('Taxi to court')).toBeVisible()
  // The host charges 100.00 for the hearing, and 20.00 for the taxi; each with VAT. The time is not counted: the case
  // is not exceptional.
  await expect(total).toContainText('5,229.24')
  await total.getByRole('button').click()
  await expect(page.getByRole('dialog')).toContainText('how it works them out is not available')
  await page.getByRole('button', { name: 'Close' }).click()
  await picture(page, 'any-2-case')

  await page.goto(`${webUrl}/cost-draft/cases/details/edit/${CASE.care}`)
  await page.getByRole('tab', { name: 'Audit Logs' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Audit Logs' })).toHaveText(
    'Audit logs are not available from this service.',
  )
  await page.getByRole('tab', { name: 'Notes' }).click()
  await page.getByRole('textbox', { name: 'New note' }).fill('The guardian’s report came late.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'The guardian’s report came late.' })).toBeVisible()
  await picture(page, 'any-3-note')

  await page.goto(`${webUrl}/cost-draft/completed/${CASE.careComplete}`)
  const documents = page.getByRole('region', { name: 'Final documents' })
  await expect(documents.getByText('Bill of costs.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await expect(page.getByText('Documents generated successfully!')).toBeVisible({ timeout: 100_000 })
  await expect(documents.getByText('Summary.pdf')).toBeVisible()
  const download = page.waitForEvent('download')
  await documents.getByRole('button', { name: 'Download Summary.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('Summary.pdf')
  await picture(page, 'any-4-documents')
})

test('in front of the same host: people, clients and one’s own pages say what is not to be had @long', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(anyHost.webUrl)
  const open = (path: string) => visit(page, path)
  await open('/clients/active')
  await expect(page.getByRole('row', { name: /Oakfield Family Law/ })).toContainText('Solicitor')
  await open('/clients/archived-clients')
  await expect(main(page)).toContainText('Archiving is not available here')
  await open(`/clients/edit/${FIRM.oakfield}`)
  await expect(main(page).getByRole('rowheader', { name: 'Sana Oakes' })).toBeVisible()
  // The host keeps no periods: a change is neither asked about nor reviewed.
  await page.getByRole('button', { name: 'Edit Sana Oakes' }).click()
  const grade = labelled(dialog(page), 'Grade')
  await grade.selectOption((await grade.inputValue()) === 'B' ? 'C' : 'B')
  await expect(dialog(page)).not.toContainText(/From which day|What holds/)
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Fee Earner successfully saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Reading' }).click()
  await labelled(dialog(page), 'Region').selectOption('Wales')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Site successfully saved.')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await open('/users/user-list')
  await expect(page.getByRole('row', { name: /Shore/ })).toContainText('–')
  await expect(page.getByRole('button', { name: /^Deactivate/ })).toHaveCount(0)
  await expect(page.getByRole('switch', { name: 'Deactivated' })).toHaveCount(0)
  await open(`/users/edit/${PERSON.draftsman}`)
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('draftsman@tideway.example')
  await open('/users/user-groups')
  await expect(main(page)).toContainText('User groups are not available here')
  await open('/profile')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('owner@tideway.example')
  await open('/settings')
  await expect(main(page)).toContainText('Notifications are not available here')
  await open('/cost-draft/reviews')
  await expect(page.getByRole('row', { name: /Barker v Barker/ })).toContainText('–')
  await open('/')
  await page.getByRole('combobox', { name: 'Search' }).click()
  await expect(page.getByRole('option', { name: /Estate of Florence Webb/ }).first()).toBeVisible()
})

test('in front of a host that keeps only the specifications: the parts of a two-part case @long', async ({ page }) => {
  const { webUrl } = anyHost
  await signIn(page)
  await page.goto(`${webUrl}/cost-draft/cases/draft/review/${CASE.twoPart}`)
  await expect(page.getByRole('tab', { name: 'Parts' })).toHaveAttribute('aria-selected', 'true')
  const part = (name: string) => page.getByRole('tabpanel').getByRole('region', { name, exact: true })
  await expect(part('Child Arrangements').getByRole('definition')).toHaveText([
    '310.00',
    '–',
    '–',
    '310.00',
    '62.00',
    '372.00',
  ])
  await expect(part('Child Arrangements')).toContainText('FM062 Final hearing')
  await expect(part('Domestic Abuse')).toContainText('Fixed fee, not counted')
  await expect(part('Domestic Abuse')).toContainText(
    'Whether the part escapes its fixed fee is not available from this service.',
  )
  await expect(part('Domestic Abuse').getByRole('checkbox')).toBeChecked()
  await expect(part('Domestic Abuse').getByRole('checkbox')).toBeDisabled()
  await expect(part('Together').getByRole('definition')).toHaveText(['310.00', '62.00', '372.00'])
})

test('in front of the same host: a case in a stage of its own stands last, and is read @long', async ({ page }) => {
  const { webUrl, setStage } = anyHost
  const other = column(page, 'Other')
  const name = 'Ferris v Thames Lettings Ltd'
  await signIn(page)
  await goTo(page, 'Cases')
  await expect(card(column(page, 'Blocked'), name)).toBeVisible()
  await expect(other).toHaveCount(0)

  setStage(CASE.protection, 'Reviewing')
  setStage(CASE.interPartes, 'Archived')
  await page.reload()
  await expect(card(column(page, 'Review'), 'Estate of Florence Webb')).toBeVisible()
  await expect(other.locator('header')).toContainText('1 case')
  await expect(card(other, name)).toContainText('Archived · OAK/104')
  await expect(page.getByRole('main').getByRole('region').last()).toHaveAccessibleName('Other')
  await picture(page, 'any-5-other')
  // Neither dragged nor moved by its menu.
  await drag(page, card(other, name), column(page, 'Review'))
  await card(other, name).hover()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View Case Details', 'View Draft Case'])
  await page.keyboard.press('Escape')
  await expect(card(other, name)).toBeVisible()

  await page.goto(`${webUrl}/cost-draft/cases?view=list`)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Archived')

  await page.goto(`${webUrl}/cost-draft/cases/draft/edit/${CASE.interPartes}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(main(page).getByRole('note')).toHaveText(
    'The service behind CostDraft has this case in the stage Archived, which CostDraft does not know. The case can be read, not changed.',
  )
  await expect(page.getByRole('button', { name: /^(Add|Save|SEND FOR REVIEW|MARK AS COMPLETE)/ })).toHaveCount(0)
  await picture(page, 'any-6-other-case')

  await page.goto(`${webUrl}/cost-draft/cases/details/edit/${CASE.interPartes}`)
  await expect(main(page).getByRole('definition').filter({ hasText: 'Archived' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add note' })).toHaveCount(0)
  setStage(CASE.protection, 'in_progress')
  setStage(CASE.interPartes, 'blocked')
})

test('a new case is sent to such a host with its documents, under their names and without folders @long', async ({
  page,
}) => {
  const { webUrl } = anyHost
  await signIn(page)
  await page.goto(`${webUrl}/cost-draft/cases/add-case`)
  const documents = page.getByRole('region', { name: 'Case documents' })
  await expect(documents).toContainText('Add folders once the case is there.')
  await expect(documents.getByRole('button', { name: 'New folder' })).toHaveCount(0)
  for (const [label, text] of [
    ['Case name', 'Re Sent whole'],
    ["Solicitor's case reference", 'OAK/9'],
    ['Certificate number', 'OAK900ABC123'],
    ['Date of issue', '2025-05-01'],
  ] as const)
    await labelled(main(page), label).fill(text)
  for (const label of ['Fee earner', 'Site', 'Court level'])
    await labelled(main(page), label).selectOption({ index: 1 })
  await documents
    .getByLabel('Document files', { exact: true })
    .setInputFiles([{ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 order') }])
  await documents.getByRole('row', { name: /^scan/ }).focus()
  await page.keyboard.press('F2')
  await dialog(page).getByLabel('Name').fill('Order')
  await dialog(page).getByRole('button', { name: 'Rename' }).click()
  await documents
    .getByRole('row', { name: /^Order.pdf/ })
    .getByRole('button')
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Rename', 'Remove'])
  await page.keyboard.press('Escape')
  await picture(page, 'any-new-case')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/draft\/edit\/[\da-f-]{36}$/)
  await page.getByRole('button', { name: /^Case Documents/ }).click()
  await expect(dialog(page).getByRole('row', { name: /^Order.pdf/ })).toBeVisible()
})
