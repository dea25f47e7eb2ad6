import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { enteredIn } from '../support/entered-in.ts'
import { expectAccessible } from './axe.ts'
import { anyDialog, test } from './firm-people.ts'
import { grid } from './grid-entry.ts'
import { HOUSE_URL, SOLICITOR, api, makeInterPartesCase, picture, signIn } from './people.ts'

// Documents are made, and a workbook is read twice.
test.describe.configure({ timeout: 240_000 })

const ADD_TIME = 'mutation ($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { uuid } }'
const COMPLETE = 'mutation ($c: ID!) { moveCase(uuid: $c, stage: complete) { uuid } }'
const LINES =
  'query ($c: ID!) { case(uuid: $c) { assessment { lines(first: 100) { nodes { uuid line description allowed { hours amount } reason reply } } } } }'
const SAVE =
  'mutation ($c: ID!, $i: [AssessmentLineChange!]!) { saveAssessmentLines(caseUuid: $c, changes: $i) { version } }'

interface Line {
  uuid: string
  line: string
  description: string
  allowed: { hours: string | null; amount: string } | null
  reason: string | null
  reply: string | null
}
async function lineOf(page: Page, c: string, description: string): Promise<Line> {
  const { nodes } = (await api<{ case: { assessment: { lines: { nodes: Line[] } } } }>(page, LINES, { c })).case
    .assessment.lines
  const found = nodes.find((line) => line.description === description)
  if (!found) throw new Error(`The bill has no line ${description}.`)
  return found
}

/** A completed bill of £542.50 for 2.50 hours at £217, and £300 for 1.50 at £200. */
async function makeBill(page: Page, name: string): Promise<string> {
  const { uuid: c, feeEarner } = await makeInterPartesCase(page, name)
  const work = { feeEarner, activityType: 'preparation', phase: 'disclosure' }
  for (const i of [
    { ...work, date: '2024-05-01', time: 2.5, amount: 217, description: 'The lists of documents' },
    { ...work, date: '2024-05-02', time: 1.5, amount: 200, description: 'The bundle for trial' },
  ])
    await api(page, ADD_TIME, { c, i })
  await api(page, COMPLETE, { c })
  return c
}
/** The electronic bill, as it is made and downloaded on the screen. */
async function electronicBill(page: Page, c: string): Promise<Buffer> {
  await page.goto(`${HOUSE_URL}/cost-draft/completed/${c}`)
  await page.getByRole('button', { name: 'Generate Documents', exact: true }).click()
  await expect(page.getByText('Documents generated successfully!')).toBeVisible({ timeout: 150_000 })
  const coming = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Final documents' })
    .getByRole('button', { name: /^Download .*Electronic bill/ })
    .click()
  return readFile(await (await coming).path())
}

test('a workbook comes back: what it enters is seen, what cannot be read is named, and one press undoes it', async ({
  page,
}) => {
  await signIn(page, SOLICITOR)
  const c = await makeBill(page, 'Returned v Sent')
  const made = await electronicBill(page, c)
  const lists = await lineOf(page, c, 'The lists of documents')
  const bundle = await lineOf(page, c, 'The bundle for trial')
  const buffer = await enteredIn(made, {
    [lists.line]: { 'Hours allowed': 2, Reason: 'Too much time' },
    [bundle.line]: { 'Hours allowed': 9 },
  })
  const file = { name: 'From the court.xlsx', mimeType: 'application/octet-stream', buffer }

  await page.goto(`${HOUSE_URL}/cost-draft/completed/${c}?tab=assessment`)
  const dialog = anyDialog(page)
  const readBack = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Read a workbook back…' }).click()
    await dialog.getByLabel('Workbook to read back').setInputFiles(file)
  }
  await page.getByRole('button', { name: 'Read a workbook back…' }).click()
  await dialog.getByLabel('Workbook to read back').setInputFiles({ ...file, name: 'From the court.csv' })
  await expect(dialog.getByRole('alert')).toHaveText('Choose one workbook of this bill, an .xlsx file.')
  await dialog.getByLabel('Workbook to read back').setInputFiles(file)
  await expect(dialog.getByText('1 line would be entered. Something cannot be taken.').first()).toBeVisible()
  const entered = dialog.getByRole('table', { name: 'Entered' })
  await expect(entered.getByRole('row').nth(1)).toContainText('2.00 h at £217.00 an hour, £434.00')
  await expect(entered.getByRole('row').nth(2)).toContainText('Too much time')
  const wrong = dialog.getByRole('table', { name: 'Cannot be read' })
  await expect(wrong.getByRole('row').nth(1)).toContainText('At most 1.50 hours are claimed.')
  await expectAccessible(page)
  await picture(page, 'assessment-read-back')
  expect(await lineOf(page, c, 'The lists of documents')).toMatchObject({ allowed: null })

  // Someone has changed the line meanwhile: the preview is shown anew, with what stands there now.
  await api(page, SAVE, { c, i: [{ uuid: lists.uuid, reason: 'rate' }] })
  await dialog.getByRole('button', { name: 'Enter 1 line' }).click()
  await expect(dialog.getByRole('alert')).toContainText('1 line of this workbook was changed in the meantime.')
  await expect(entered.getByRole('row').nth(2)).toContainText('Rate too high')
  await dialog.getByRole('button', { name: 'Enter 1 line' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Entered 1 line from the workbook')).toBeVisible()
  await expect(grid(page).getByRole('row').filter({ hasText: 'The lists of documents' })).toContainText('Too much time')
  expect(await lineOf(page, c, 'The lists of documents')).toMatchObject({
    ...{ allowed: { hours: '2.00', amount: '434.00' }, reason: 'time' },
  })

  // The same again enters nothing, and says so.
  await readBack()
  await expect(
    dialog.getByText('Nothing in this workbook is new. 1 line says what is entered already.').first(),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Enter 0 lines' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone on 1 line')).toBeVisible()
  expect(await lineOf(page, c, 'The lists of documents')).toMatchObject({ allowed: null, reason: 'rate' })
})
