import { expect, test } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { HOUSE_URL, SOLICITOR, api, makeCases, signIn } from './people.ts'

const NOTE = 'mutation ($c: ID!, $b: String!) { addNote(caseUuid: $c, body: $b) { uuid } }'

test('what one may read is found by its words, and opened by keyboard alone', async ({ page }) => {
  const word = `Zephyr${Date.now()}`
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [`Re ${word}`])
  await api(page, NOTE, { c: uuid, b: `Ask about the ${word} report.` })
  await page.goto(HOUSE_URL)
  const box = page.getByRole('combobox', { name: 'Search' }),
    found = page.getByRole('listbox', { name: 'Found' })
  await expect(box).toBeVisible()
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await expect(
    found
      .getByRole('group', { name: 'Recent cases' })
      .getByRole('option')
      .filter({ hasText: `Re ${word}` }),
  ).toBeVisible()
  await page.keyboard.type('Calder')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing holds “Calder”.' })).toBeVisible()
  await box.fill(word)
  await expect(found.getByRole('group', { name: 'Notes' }).getByRole('option')).toHaveText([
    `Ask about the ${word} report.Re ${word}`,
  ])
  await expectAccessible(page, '[role=search]')
  await page.keyboard.press('ArrowDown')
  await expect(found.getByRole('option', { selected: true })).toContainText('LIST/1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases/draft/edit/${uuid}`)
  await expect(found).toBeHidden()
})
