import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { card, column, drag, nameOf } from './board.ts'
import { test } from './firm-people.ts'
import { OWNER, SOLICITOR, api, makeCases, picture, signIn, CASES } from './people.ts'
import { button, pageField, savePage, question } from './screen.ts'
import { GENERATE } from './mutations.ts'
import { gotoCase } from './workspace.ts'

// One page is out of date, because someone else has moved its case meanwhile.
test.describe.configure({ timeout: 120_000 })

// The job runner makes those of other tests before them.
const DOCUMENTS = { timeout: 100_000 }

const WARNING = 'Warning: This will delete case output documents.'
const answer = (page: Page, name: 'Cancel' | 'Confirm'): Promise<void> =>
  question(page).getByRole('button', { name }).click()
const inHeader = (page: Page, name: string) =>
  page.getByRole('form', { name: 'Case Details' }).getByLabel(name, { exact: true })

const MOVE = 'mutation ($c: ID!, $to: Stage!) { moveCase(uuid: $c, stage: $to) { uuid } }'
const STATE = 'query ($c: ID!) { case(uuid: $c) { caseName stage documents { files { uuid } } } }'
interface State {
  case: { caseName: string; stage: string; documents: { files: unknown[] } }
}

/** One case, with the person on the page and what the other does to it. */
async function oneCase(page: Page, other: Page, what: string) {
  const name = nameOf(what)
  await signIn(page, SOLICITOR)
  await signIn(other, OWNER)
  const [uuid = ''] = await makeCases(page, [name])
  const stored = async () => (await api<State>(other, STATE, { c: uuid })).case
  return {
    name,
    uuid,
    stored,
    stage: async () => (await stored()).stage,
    otherMoves: (to: string) => api(other, MOVE, { c: uuid, to }),
    otherCompletes: async (): Promise<number> => {
      await api(other, MOVE, { c: uuid, to: 'complete' })
      await api(other, GENERATE, { c: uuid })
      await expect.poll(async () => (await stored()).documents.files.length, DOCUMENTS).toBeGreaterThan(0)
      return (await stored()).documents.files.length
    },
    open: async (path: string): Promise<void> => {
      await gotoCase(page, uuid, { screen: path })
      await expect(page.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
    },
  }
}

test('on the board: what others completed is moved only after the specified question', async ({ page, another }) => {
  const { name, stored, stage, otherMoves, otherCompletes } = await oneCase(page, await another(), 'Board of two')
  await page.goto(`${CASES}?q=${encodeURIComponent(name)}`)
  await expect(card(column(page, 'In progress'), name)).toBeVisible()
  const documents = await otherCompletes()
  await drag(page, card(page, name), column(page, 'Review'))
  await expect(question(page)).toContainText(`${name} was completed meanwhile. Move it to Review?`)
  await expect(question(page)).toContainText(
    `${WARNING} ${documents === 1 ? 'There is 1.' : `There are ${documents}.`}`,
  )
  await expect(page.locator('[data-stage=complete]').locator(`[data-case]`)).toContainText(name)
  await expectAccessible(page)
  await picture(page, 'completed-meanwhile')
  await answer(page, 'Cancel')
  await expect(card(column(page, 'Complete'), name)).toBeFocused()
  await expect(column(page, 'Complete').locator('header')).toContainText('1 case')
  await expect(page.getByRole('status').filter({ hasText: `${name} is now in the column Complete.` })).toBeAttached()
  expect(await stored()).toMatchObject({ stage: 'complete', documents: { files: { length: documents } } })

  // Where it does not leave complete, nothing is asked: the card goes to where it is, and says why.
  await otherMoves('in_progress')
  await drag(page, card(page, name), column(page, 'Blocked'))
  await expect(question(page)).toContainText(`Move ${name} to Blocked`)
  await answer(page, 'Confirm')
  await expect(page.getByText('This case was taken back to In progress meanwhile.')).toBeVisible()
  await expect(page.getByText(`${name} could not be moved`)).toBeVisible()
  await expect(card(column(page, 'In progress'), name)).toBeFocused()
  expect(await stage()).toBe('in_progress')
  await drag(page, card(page, name), column(page, 'Blocked'))
  await expect(page.getByRole('status').filter({ hasText: `${name} moved to Blocked` })).toBeAttached()
  expect(await stage()).toBe('blocked')

  await otherMoves('complete')
  await drag(page, card(page, name), column(page, 'In progress'))
  await answer(page, 'Confirm')
  await expect(card(column(page, 'In progress'), name)).toBeFocused()
  await expect.poll(stage).toBe('in_progress')
})

test('SEND FOR REVIEW of what others completed asks first, and loses nothing that was typed @long', async ({
  page,
  another,
}) => {
  const { name, uuid, open, stored, stage, otherMoves } = await oneCase(page, await another(), 'Sent by two')
  const send = button(page, 'SEND FOR REVIEW')
  await open('draft/edit')
  await otherMoves('complete')
  await send.click()
  await expect(question(page)).toContainText(`${name} was completed meanwhile. Move it to Review?`)
  await expect(question(page)).toContainText(WARNING)
  await answer(page, 'Cancel')
  await expect(page.getByText('COMPLETED', { exact: true })).toBeVisible()
  await expect(send).toBeDisabled()
  expect(await stage()).toBe('complete')

  await otherMoves('in_progress')
  await open('draft/edit')
  await button(page, 'Case Details').click()
  await inHeader(page, 'Case name').fill(`${name}, typed`)
  await otherMoves('complete')
  await send.click()
  await answer(page, 'Cancel')
  await expect(
    page.getByText('This case was completed meanwhile. Your changes are not saved; they are kept on this device.'),
  ).toBeVisible()
  await expect(page.getByText('COMPLETED', { exact: true })).toBeVisible()
  expect(await stored()).toMatchObject({ stage: 'complete', caseName: name })

  await otherMoves('in_progress')
  await open('draft/edit')
  await button(page, 'Restore what you typed').click()
  await expect(inHeader(page, 'Case name')).toHaveValue(`${name}, typed`)
  await otherMoves('complete')
  await send.click()
  await answer(page, 'Confirm')
  await expect(page).toHaveURL(CASES)
  await expect(page.getByText('Sent for review.')).toBeVisible()
  expect(await stored()).toMatchObject({ stage: 'in_review', caseName: `${name}, typed` })

  // A page that shows it in review says nothing that is not true.
  await gotoCase(page, uuid)
  await expect(page.getByRole('note')).toHaveText('Stage: Review. Open its review')
  await otherMoves('in_progress')
  await send.click()
  await expect(page.getByText(`${name}, typed could not be sent for review`)).toBeVisible()
  await expect(page.getByRole('note')).toHaveCount(0)
  expect(await stage()).toBe('in_progress')
  await button(page, 'Dismiss').click()
  await send.click()
  await expect(page).toHaveURL(CASES)
  expect(await stage()).toBe('in_review')
})

test('MARK AS COMPLETE completes nothing that was taken back', async ({ page, another }) => {
  const { name, open, stage, otherMoves } = await oneCase(page, await another(), 'Completed by two')
  const complete = button(page, 'MARK AS COMPLETE')
  await otherMoves('blocked')
  await open('draft/edit')
  await expect(page.getByRole('note')).toHaveText('Stage: Blocked. No unresolved comments.')
  await open('draft/review')
  await expect(page.getByRole('note')).toContainText('Stage: Blocked. No unresolved comments.')
  await expect(page.getByText('REVIEWING', { exact: true })).toBeVisible()
  await expect(complete).toBeEnabled()
  await otherMoves('in_review')
  await open('draft/review')
  await expect(page.getByRole('note')).not.toContainText('Stage:')
  await otherMoves('in_progress')
  await complete.click()
  await expect(page.getByText(`${name} could not be completed`)).toBeVisible()
  await expect(page.getByText('This case was taken back to In progress meanwhile.')).toBeVisible()
  await expect(page.getByRole('note')).toHaveText('Stage: In progress. Items are read here and changed in the draft.')
  expect(await stage()).toBe('in_progress')
  await button(page, 'Dismiss').click()
  await complete.click()
  await expect(page).toHaveURL(CASES)
  expect(await stage()).toBe('complete')

  await open('draft/review')
  await expect(complete).toBeDisabled()
})

test('State and Save: what others completed is moved after the question, with what was typed @long', async ({
  page,
  another,
}) => {
  const { name, uuid, open, stored, stage, otherMoves } = await oneCase(page, await another(), 'State of two')
  const state = pageField(page, 'State')
  const renamed = pageField(page, 'Case name')
  await open('details/edit')
  await expect(state).toHaveValue('in_progress')
  await otherMoves('blocked')
  await state.selectOption('Review')
  await savePage(page).click()
  await expect(page.getByText(`The state of ${name} was not changed`)).toBeVisible()
  await expect(page.getByText('This case was moved to Blocked meanwhile.')).toBeVisible()
  await expect(state).toHaveValue('blocked')
  expect(await stage()).toBe('blocked')

  await renamed.fill(`${name}, typed`)
  await state.selectOption('Review')
  await otherMoves('complete')
  await savePage(page).click()
  await expect(question(page)).toContainText(`${name} was completed meanwhile. Move it to Review?`)
  await expect(question(page)).toContainText(WARNING)
  await answer(page, 'Cancel')
  await expect(state).toHaveAccessibleDescription(/This case was completed meanwhile\./)
  await expect(renamed).toHaveValue(`${name}, typed`)
  await picture(page, 'completed-meanwhile-form')
  expect(await stored()).toMatchObject({ stage: 'complete', caseName: name })
  await savePage(page).click()
  await answer(page, 'Confirm')
  await expect(page).toHaveURL(CASES)
  await expect(page.getByText('Case saved.')).toBeVisible()
  expect(await stored()).toMatchObject({ stage: 'in_review', caseName: `${name}, typed` })

  // Without another state nothing is asked: the case stays complete, and what was typed stays in the form.
  await gotoCase(page, uuid, { screen: 'details/edit' })
  await renamed.fill(`${name}, again`)
  await otherMoves('complete')
  await savePage(page).click()
  await expect(state).toHaveAccessibleDescription(/This case was completed meanwhile\./)
  await expect(renamed).toHaveValue(`${name}, again`)
  await expect(question(page)).toHaveCount(0)
  expect(await stored()).toMatchObject({ stage: 'complete', caseName: `${name}, typed` })
})
