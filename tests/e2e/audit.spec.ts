import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { test } from './firm-people.ts'
import { OWNER, SOLICITOR, api, makeCases, picture, signIn } from './people.ts'
import { steady } from '../support/steady.ts'
import { button, question } from './screen.ts'
import { gotoCase } from './workspace.ts'

// Some of these tests sign in two people: allows more time on a busy machine.
test.describe.configure({ timeout: 120_000 })

const logs = (page: Page) => page.getByRole('list', { name: 'Audit logs' })
const line = (page: Page, ...texts: (string | RegExp)[]) =>
  texts.reduce((lines, hasText) => lines.filter({ hasText }), logs(page).getByRole('listitem')).first()
const openLogs = async (page: Page, uuid: string): Promise<void> => {
  await gotoCase(page, uuid, { screen: 'details/edit' })
  await page.getByRole('tab', { name: 'Audit Logs' }).click()
  await expect(logs(page)).toBeVisible()
}

/**
 * A case with a time recording that was changed, a comment that was resolved, a note, and a cost note that was deleted.
 */
async function recorded(page: Page, name: string): Promise<{ uuid: string; time: string }> {
  const [uuid = ''] = await makeCases(page, [name])
  const { case: record } = await api<{ case: { feeEarner: { uuid: string } } }>(
    page,
    'query ($c: ID!) { case(uuid: $c) { feeEarner { uuid } } }',
    { c: uuid },
  )
  const input = {
    date: '2025-02-03',
    feeEarner: record.feeEarner.uuid,
    activityType: 'preparation',
    time: 1.2,
    description: 'Drafting',
  }
  const { it: time } = await api<{ it: { uuid: string } }>(
    page,
    'mutation ($c: ID!, $i: TimeRecordingInput!) { it: addTimeRecording(caseUuid: $c, input: $i) { uuid } }',
    { c: uuid, i: input },
  )
  await api(
    page,
    'mutation ($c: ID!, $u: ID!, $i: TimeRecordingInput!) { editTimeRecording(caseUuid: $c, uuid: $u, input: $i) { uuid } }',
    { c: uuid, u: time.uuid, i: { ...input, time: 1.5 } },
  )
  const { it } = await api<{ it: { item: { comments: { uuid: string }[] } } }>(
    page,
    'mutation ($c: ID!, $u: ID!) { it: addComment(caseUuid: $c, entityType: case_fee, entityUuid: $u, body: "Which draft?") { item { ... on TimeRecording { comments { uuid } } } } }',
    { c: uuid, u: time.uuid },
  )
  await api(
    page,
    'mutation ($c: ID!, $u: ID!, $m: ID!) { resolveComment(caseUuid: $c, entityType: case_fee, entityUuid: $u, uuid: $m) { case { uuid } } }',
    { c: uuid, u: time.uuid, m: it.item.comments[0]?.uuid },
  )
  await api(page, 'mutation ($c: ID!) { addNote(caseUuid: $c, body: "Ask counsel") { uuid } }', { c: uuid })
  const { note } = await api<{ note: { uuid: string } }>(
    page,
    'mutation ($c: ID!) { note: addCostNote(caseUuid: $c, input: { body: "Not needed after all" }) { uuid } }',
    { c: uuid },
  )
  await api(page, 'mutation ($c: ID!, $u: ID!) { removeCostNote(caseUuid: $c, uuid: $u) }', { c: uuid, u: note.uuid })
  return { uuid, time: time.uuid }
}
const TIME = /Time recording of 03\/02\/2025, .*, Preparation/

test('each line names its object and leads to it; what is deleted is named alone @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid, time } = await recorded(page, 'Re Named lines')
  await openLogs(page, uuid)
  await expect(line(page, TIME, 'Time: 1.20 → 1.50.')).toBeVisible()
  await expect(line(page, /Comment on time recording of 03\/02\/2025, .*: “Which draft\?”/, 'Resolved.')).toBeVisible()
  const deleted = line(page, 'Cost note “Not needed after all”', 'Deleted.')
  await expect(deleted).toBeVisible()
  await expect(deleted.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
  await picture(page, 'audit-logs')

  await line(page, 'Note “Ask counsel”').getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Notes', selected: true })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Notes' }).getByRole('listitem').filter({ hasText: 'Ask counsel' }),
  ).toBeFocused()

  await openLogs(page, uuid)
  await line(page, 'Time: 1.20 → 1.50.').getByRole('link', { name: TIME }).click()
  await expect(page.locator(`tr[data-id="${time}"]`)).toBeFocused()
  await openLogs(page, uuid)
  await line(page, 'Resolved.').getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText('Which draft?')
})

test('the lines are filtered by person and by kind @long', async ({ page, another }) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await recorded(page, 'Re Filtered lines')
  const other = await another()
  await signIn(other, OWNER)
  await api(other, 'mutation ($c: ID!) { addNote(caseUuid: $c, body: "From the parent") { uuid } }', { c: uuid })
  await openLogs(page, uuid)
  const all = await logs(page).getByRole('listitem').count()
  await button(page, 'Filter by Kind').click()
  await page.getByRole('menuitemcheckbox', { name: 'Note', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(logs(page).getByRole('listitem')).toHaveCount(2)
  await button(page, 'Filter by Person').click()
  const people = page.getByRole('menuitemcheckbox')
  await expect(people).toHaveCount(2)
  await people.first().click()
  await page.keyboard.press('Escape')
  await expect(logs(page).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await button(page, 'Clear filters').click()
  await expect(logs(page).getByRole('listitem')).toHaveCount(all)
})

test('a value is restored after both are shown, with its price, and the restore is undone', async ({
  page,
  another,
}) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await recorded(page, 'Re Restored')
  const read = async (): Promise<string | undefined> =>
    (
      await api<{ case: { timeRecordings: { nodes: { time: string }[] } } }>(
        page,
        'query ($c: ID!) { case(uuid: $c) { timeRecordings { nodes { time } } } }',
        { c: uuid },
      )
    ).case.timeRecordings.nodes[0]?.time
  await openLogs(page, uuid)
  const changed = line(page, 'Time: 1.20 → 1.50.')
  await changed.getByRole('button', { name: /^Restore/ }).click()
  await expect(question(page).getByRole('row')).toHaveText(['FieldNowRestored', /^Time1\.501\.20$/])
  await expectAccessible(page)
  await picture(page, 'audit-restore')
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  expect(await read()).toBe('1.50')

  // Someone else changes it while the question is open: it is asked again, with what is there then.
  const other = await another()
  await signIn(other, OWNER)
  await changed.getByRole('button', { name: /^Restore/ }).click()
  await expect(question(page)).toBeVisible()
  const { case: record } = await api<{
    case: { timeRecordings: { nodes: { uuid: string; feeEarner: { uuid: string } }[] } }
  }>(other, 'query ($c: ID!) { case(uuid: $c) { timeRecordings { nodes { uuid feeEarner { uuid } } } } }', {
    c: uuid,
  })
  const [row] = record.timeRecordings.nodes
  await api(
    other,
    'mutation ($c: ID!, $u: ID!, $i: TimeRecordingInput!) { editTimeRecording(caseUuid: $c, uuid: $u, input: $i) { uuid } }',
    {
      c: uuid,
      u: row?.uuid,
      i: {
        date: '2025-02-03',
        feeEarner: row?.feeEarner.uuid,
        activityType: 'preparation',
        time: 2,
        description: 'Drafting',
      },
    },
  )
  await question(page).getByRole('button', { name: 'Restore' }).click()
  await expect(question(page)).toContainText('It was changed again after this.')
  await expect(question(page).getByRole('row')).toHaveText(['FieldNowRestored', /^Time2\.001\.20$/])
  await question(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(/^Restored: Time recording/)).toBeVisible()
  await expect(line(page, 'Time: 2.00 → 1.20.')).toBeVisible()
  await expect.poll(read).toBe('1.20')
  await page.keyboard.press('Control+z')
  await expect(line(page, 'Time: 1.20 → 2.00.')).toBeVisible()
  await expect.poll(read).toBe('2.00')
})

test('a deleted row is brought back, and a restored field of the case is in its form @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const { uuid } = await recorded(page, 'Re Brought back')
  await api(
    page,
    'mutation ($c: ID!) { editLegalAidCase(uuid: $c, input: { caseName: "Re Renamed by mistake" }) { uuid } }',
    { c: uuid },
  )
  await openLogs(page, uuid)
  const name = page.getByRole('form', { name: 'Edit Case' }).getByLabel('Case name')
  await expect(name).toHaveValue('Re Renamed by mistake')
  await line(page, 'Case details', 'Re Brought back → Re Renamed by mistake')
    .getByRole('button', { name: /^Restore/ })
    .click()
  await question(page).getByRole('button', { name: 'Restore' }).click()
  await expect(name).toHaveValue('Re Brought back')
  await line(page, 'Not needed after all', 'Deleted.')
    .getByRole('button', { name: /^Restore/ })
    .click()
  await expect(question(page)).toContainText('It was deleted. It is brought back as it was.')
  await question(page).getByRole('button', { name: 'Bring it back' }).click()
  await expect(line(page, 'Not needed after all', 'Restored.').getByRole('link')).toBeVisible()
  // A narrow, dark page.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(logs(page)).toBeVisible()
  expect((await steady(page.locator('html'))).scrollWidth).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  await logs(page).scrollIntoViewIfNeeded()
  await picture(page, 'audit-390-dark')
})
