import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test, type Page } from 'playwright/test'
import { HOUSE_URL, SOLICITOR, api, goTo, picture, signInByHand } from './people.ts'
import { main, dialog, labelled } from './screen.ts'
import { gotoCase } from './workspace.ts'

const LEDGER = join(import.meta.dirname, '../../packages/api/src/seed/ledger-care-420.csv')

async function newCase(page: Page): Promise<void> {
  await goTo(page, 'Cases')
  await page.getByRole('button', { name: 'Add case' }).click()
  await page.getByRole('link', { name: /Manually Draft/ }).click()
  for (const [label, text] of [
    ['Case name', 'Re Journey'],
    ["Solicitor's case reference", 'ASH/2026/042'],
    ['Certificate number', '1120459AA042'],
    ['Date of issue', '2025-01-10'],
  ] as const)
    await labelled(main(page), label).fill(text)
  await labelled(main(page), 'Fee earner').selectOption({ label: 'Priya Shah (PS)' })
  await labelled(main(page), 'Site').selectOption({ index: 1 })
  await labelled(main(page), 'Court level').selectOption('Circuit or district judge')
  await labelled(main(page), 'Represented party').selectOption('Parent')
  await labelled(main(page), 'Parties represented').fill('1')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Re Journey' })).toBeVisible()
}

async function addHearing(page: Page, date: string, start: string, end: string): Promise<void> {
  await page.getByRole('button', { name: 'Add hearing' }).click()
  for (const [label, option] of [
    ['Court level', 'Circuit or district judge'],
    ['Fee earner', 'Priya Shah (PS)'],
    ['Type', 'Interim'],
  ] as const)
    await labelled(dialog(page), label).selectOption(option)
  for (const [label, text] of [
    ['Date', date],
    ['Start', start],
    ['End', end],
  ] as const)
    await labelled(dialog(page), label).fill(text)
  await picture(page, '04-hearing')
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

async function addDisbursement(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Disbursements' }).click()
  await page.getByRole('button', { name: 'Add disbursement' }).click()
  await labelled(dialog(page), 'Type').selectOption('Court fee')
  for (const [label, text] of [
    ['Date', '2025-02-03'],
    ['Amount', '255'],
  ] as const)
    await labelled(dialog(page), label).fill(text)
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

const TOTALS = 'query ($c: ID!) { case(uuid: $c) { totals { gross } documents { state } } }'
interface TotalsAnswer {
  case: { totals: { gross: string }; documents: { state: string } }
}

test('from a firm’s own ledger to a filed bill, and back', { tag: '@database' }, async ({ page }) => {
  test.setTimeout(240_000)
  await signInByHand(page, SOLICITOR)
  await newCase(page)
  const uuid = /[\da-f-]{36}$/.exec(new URL(page.url()).pathname)?.[0] ?? ''

  await page.getByRole('tab', { name: 'Time Recordings' }).click()
  await page.getByLabel('Ledger file').setInputFiles(LEDGER)
  await page.getByRole('button', { name: /^Import [\d,]+ rows/ }).click({ timeout: 100_000 })
  await expect(dialog(page)).toContainText('420 rows added.')
  await picture(page, '02-ledger')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('100 of 420')).toBeVisible()
  await picture(page, '03-time')

  await page.getByRole('tab', { name: 'Hearings' }).click()
  await addHearing(page, '2025-03-04', '10:00', '12:30')
  await addHearing(page, '2025-05-06', '10:00', '15:01')
  await addDisbursement(page)
  await page.getByRole('tab', { name: 'Narrative' }).click()
  await page
    .getByRole('textbox', { name: 'Narrative' })
    .fill('The local authority issued care proceedings in January 2025.\n\nThe mother was represented throughout.')
  await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 15_000 })
  await picture(page, '05-narrative')

  await page.getByRole('button', { name: 'SEND FOR REVIEW' }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)
  await expect(
    page.getByRole('region', { name: 'Review', exact: true }).getByRole('group', { name: 'Re Journey' }),
  ).toBeVisible()
  await picture(page, '06-board')
  await gotoCase(page, uuid, { screen: 'draft/review' })
  const total = page.getByRole('complementary').getByRole('row', { name: /^Total/ })
  await expect(total).toBeVisible()
  const shown = ((await total.getByRole('cell').last().textContent()) ?? '').replaceAll(/[^\d.]/g, '')
  await picture(page, '07-review')
  await page.getByRole('button', { name: 'MARK AS COMPLETE' }).click()
  // The ledger repeats rows, and the hearings have no evidence of attendance.
  await page.getByRole('button', { name: 'Complete anyway' }).click()
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases`)

  await page.goto(`${HOUSE_URL}/cost-draft/completed/${uuid}`)
  await page.getByRole('button', { name: 'Generate Documents' }).click()
  await expect(page.getByText('Documents generated successfully!')).toBeVisible({ timeout: 100_000 })
  await picture(page, '08-completed')
  const coming = page.waitForEvent('download')
  await page
    .getByRole('region', { name: 'Final documents' })
    .getByRole('button', { name: /^Download .*Legal aid bill/ })
    .click()
  const text = execFileSync('pdftotext', ['-layout', await (await coming).path(), '-']).toString()
  const {
    case: { totals },
  } = await api<TotalsAnswer>(page, TOTALS, { c: uuid })
  // The total is the same on the screen, in GraphQL and in the PDF.
  expect(shown).toBe(totals.gross)
  expect(/Total claimed, £\s+([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')).toBe(totals.gross)
  expect(text).toContain('The local authority issued care proceedings in January 2025.')

  await page.getByRole('button', { name: 'Reopen Case' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(new RegExp(`/cost-draft/cases/draft/edit/${uuid}`))
  await expect(page.getByText('DRAFTING', { exact: true })).toBeVisible()
  await picture(page, '09-reopened')
  expect((await api<TotalsAnswer>(page, TOTALS, { c: uuid })).case.documents.state).toBe('none')
})
