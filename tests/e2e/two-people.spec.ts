import { expect, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { makeFirm, makeUser, test, anyDialog } from './firm-people.ts'
import { ADMIN, HOUSE_URL, OWNER, SOLICITOR, api, makeCases, picture, signIn } from './people.ts'
import { button, question, row } from './screen.ts'
import { rows, gotoCase } from './workspace.ts'

// Each test signs in two people: allows more time on a busy machine.
test.describe.configure({ timeout: 120_000 })

const NOTE = 'mutation ($c: ID!, $b: String!) { addCostNote(caseUuid: $c, input: { body: $b }) { uuid } }'
const NOTES = 'query ($c: ID!) { case(uuid: $c) { costNotes { nodes { body comments { body } } } } }'
const field = (page: Page) => anyDialog(page).getByRole('textbox', { name: /^Note/ })
const answer = (page: Page, name: string): Promise<void> => question(page).getByRole('button', { name }).click()

/** Opens the cost notes of one case as two people at once. */
async function bothIn(page: Page, other: Page, name: string): Promise<string> {
  await signIn(page, SOLICITOR)
  await signIn(other, OWNER)
  const [uuid = ''] = await makeCases(page, [name])
  await api(page, NOTE, { c: uuid, b: 'As both read it' })
  for (const one of [page, other]) {
    await gotoCase(one, uuid, { tab: 'cost-notes' })
    await expect(rows(one)).toHaveCount(1)
  }
  return uuid
}
const edit = async (page: Page, text: string): Promise<void> => {
  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await field(page).fill(text)
}
const save = (page: Page): Promise<void> => anyDialog(page).getByRole('button', { name: 'Save', exact: true }).click()
const remove = async (page: Page): Promise<void> => {
  await rows(page).first().focus()
  await page.keyboard.press('Delete')
}

for (const how of ['Bring it back', 'Store as a new cost note'] as const)
  test(`one deletes what the other edits, whose text is not lost: ${how}${how === 'Store as a new cost note' ? ' @long' : ''}`, async ({
    page,
    another,
  }) => {
    const other = await another()
    const uuid = await bothIn(page, other, 'Re Deleted meanwhile')
    await edit(page, 'Typed meanwhile')
    await remove(other)
    await expect(other.getByText(/^Deleted: .*As both read it/)).toBeVisible()
    await save(page)
    await expect(question(page)).toContainText('Someone else deleted this cost note')
    await expectAccessible(page)
    // Going back leaves everything as it was typed.
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(field(page)).toHaveValue('Typed meanwhile')
    await save(page)
    await answer(page, how)
    await expect(anyDialog(page)).toHaveCount(0)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(['Typed meanwhile'])
    await expect
      .poll(async () => (await api<{ case: { costNotes: { nodes: object[] } } }>(page, NOTES, { c: uuid })).case)
      .toEqual({ costNotes: { nodes: [{ body: 'Typed meanwhile', comments: [] }] } })
  })

test('a row that someone else changed is deleted only by whoever has seen the change', async ({ page, another }) => {
  const other = await another()
  await bothIn(page, other, 'Re Changed meanwhile')
  await edit(other, 'Changed by the other')
  await save(other)
  await expect(rows(other)).toContainText(['Changed by the other'])
  await remove(page)
  await expect(question(page).getByRole('row')).toHaveText([
    'FieldAs you saw itAs it is now',
    /As both read itChanged by the other/,
  ])
  await picture(page, 'two-people-delete')
  await answer(page, 'Keep it')
  await expect(rows(page)).toHaveCount(1)
  await remove(page)
  await answer(page, 'Delete it all the same')
  await expect(rows(page)).toHaveCount(0)
  await remove(other)
  await expect(other.getByText(/^Someone else had deleted it already: .*Changed by the other/)).toBeVisible()
  await expect(rows(other)).toHaveCount(0)
})

test('a note that is open in two windows keeps both texts in view, and one that was deleted is written anew @long', async ({
  page,
  another,
}) => {
  const other = await another()
  const list = (one: Page) => one.getByRole('list', { name: 'Notes' }).getByRole('listitem')
  await signIn(page, SOLICITOR)
  await signIn(other, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Two windows'])
  await api(page, 'mutation ($c: ID!) { addNote(caseUuid: $c, body: "As first written") { uuid } }', { c: uuid })
  const box = (one: Page) => one.getByRole('list', { name: 'Notes' }).getByRole('textbox', { name: 'Note' })
  for (const one of [page, other]) {
    await gotoCase(one, uuid, { screen: 'details/edit' })
    await button(one, 'Edit note').click()
  }
  await box(other).fill('Written there')
  await button(other, 'Save note').click()
  await expect(list(other)).toContainText(['Written there'])
  await box(page).fill('Written here')
  await button(page, 'Save note').click()
  await expect(question(page).getByRole('row')).toHaveText(['FieldYoursTheirs', 'NoteWritten hereWritten there'])
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('Written here')
  await button(page, 'Save note').click()
  await answer(page, 'Keep mine')
  await expect(list(page)).toContainText(['Written here'])

  await button(page, 'Edit note').click()
  await box(page).fill('Not lost either')
  await button(other, 'Delete note').click()
  await other.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(list(other)).toHaveCount(0)
  await button(page, 'Save note').click()
  await answer(page, 'Store as a new note')
  await expect(list(page)).toHaveCount(1)
  await expect(list(page)).toContainText(['Not lost either'])
})

test('a note stays based on what was read when it was opened, although all notes are read anew @long', async ({
  page,
  another,
}) => {
  const other = await another()
  const note = (one: Page, number: number) => one.getByRole('list', { name: 'Notes' }).getByRole('listitem').nth(number)
  await signIn(page, SOLICITOR)
  await signIn(other, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Two notes'])
  for (const body of ['The first', 'The second'])
    await api(page, 'mutation ($c: ID!, $b: String!) { addNote(caseUuid: $c, body: $b) { uuid } }', {
      c: uuid,
      b: body,
    })
  for (const one of [page, other]) {
    await gotoCase(one, uuid, { screen: 'details/edit' })
    for (const number of [0, 1]) await note(one, number).getByRole('button', { name: 'Edit note' }).click()
  }
  const write = async (one: Page, number: number, text: string): Promise<void> => {
    await note(one, number).getByRole('textbox', { name: 'Note' }).fill(text)
    await note(one, number).getByRole('button', { name: 'Save note' }).click()
  }
  for (const number of [0, 1]) {
    await write(other, number, `Written there ${number}`)
    await expect(note(other, number)).toContainText(`Written there ${number}`)
  }
  await write(page, 0, 'Written here')
  await answer(page, 'Take theirs')
  await expect(note(page, 0)).toContainText('Written there 0')
  await write(page, 1, 'Written here')
  await expect(question(page).getByRole('row')).toHaveText(['FieldYoursTheirs', 'NoteWritten hereWritten there 1'])
})

test('a comment that is open in two windows keeps both texts in view, and one of them wins', async ({
  page,
  another,
}) => {
  const other = await another()
  await signIn(page, SOLICITOR)
  await signIn(other, SOLICITOR)
  const [c = ''] = await makeCases(page, ['Re Two comments'])
  const { addCostNote } = await api<{ addCostNote: { uuid: string } }>(page, NOTE, { c, b: 'Commented on' })
  await api(
    page,
    'mutation ($c: ID!, $u: ID!) { addComment(caseUuid: $c, entityType: cost_note, entityUuid: $u, body: "As first written") { item { uuid } } }',
    { c, u: addCostNote.uuid },
  )
  const comment = (one: Page) => one.locator('[data-comment]')
  const box = (one: Page) => comment(one).getByRole('textbox', { name: 'Comment' })
  for (const one of [page, other]) {
    await one.goto(`${HOUSE_URL}/cost-draft/cases/draft/edit/${c}?tab=cost-notes&comments=${addCostNote.uuid}`)
    await button(one, 'Edit comment').click()
  }
  const write = async (one: Page, text: string): Promise<void> => {
    await box(one).fill(text)
    await button(one, 'Save comment').click()
  }
  await write(other, 'Written there')
  await expect(comment(other)).toContainText('Written there')
  await write(page, 'Written here')
  await expect(question(page).getByRole('row')).toHaveText(['FieldYoursTheirs', 'CommentWritten hereWritten there'])
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('Written here')
  await button(page, 'Save comment').click()
  await answer(page, 'Take theirs')
  await expect(comment(page)).toContainText('Written there')
  await expect(box(page)).toHaveCount(0)

  await button(page, 'Edit comment').click()
  await button(other, 'Edit comment').click()
  await write(other, 'Written there again')
  await expect(comment(other)).toContainText('Written there again')
  await write(page, 'Kept')
  await answer(page, 'Keep mine')
  await expect(comment(page)).toContainText('Kept')
})

test('of a group that two people change, each change stands @long', async ({ page, another }) => {
  await signIn(page, ADMIN)
  const firm = await makeFirm(page, 'Tern Costs')
  const owner = await makeUser(page, firm, 'Tess Tern')
  await makeUser(page, firm, 'Hal Hobby', 'team_leader')
  await makeUser(page, firm, 'Wren Wood', 'team_leader')
  const other = await another()
  await signIn(page, owner)
  await signIn(other, owner)
  await api(page, 'mutation ($f: ID!) { addUserGroup(clientUuid: $f, name: "Care", users: []) { uuid } }', {
    f: firm.uuid,
  })
  for (const one of [page, other]) {
    await one.goto(`${HOUSE_URL}/users/user-groups`)
    await row(one, 'Care').hover()
    await button(one, 'Edit Care').click()
  }
  await anyDialog(other)
    .getByLabel(/^Hal Hobby/)
    .check()
  await anyDialog(other).getByRole('button', { name: 'Save' }).click()
  await expect(row(other, 'Care')).toContainText('Hal Hobby')
  await anyDialog(page)
    .getByLabel(/^Wren Wood/)
    .check()
  await anyDialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(question(page).getByRole('row')).toHaveText(['FieldYoursTheirs', 'MembersHal Hobby, Wren WoodHal Hobby'])
  await answer(page, 'Keep mine')
  await expect(row(page, 'Care')).toContainText('Hal Hobby')
  await expect(row(page, 'Care')).toContainText('Wren Wood')
})

test('a folder that someone else renamed is renamed only by whoever was told @long', async ({ page, another }) => {
  await signIn(page, SOLICITOR)
  const other = await another()
  const [uuid = ''] = await makeCases(page, ['Re Renamed'])
  await signIn(other, OWNER)
  await api(page, 'mutation ($c: ID!) { addFolder(caseUuid: $c, name: "Orders") { uuid } }', { c: uuid })
  const manager = (one: Page) => one.getByRole('dialog', { name: 'Case Documents' })
  const naming = (one: Page) => one.getByRole('dialog', { name: 'Rename' })
  for (const one of [page, other]) {
    await gotoCase(one, uuid)
    await one.getByRole('button', { name: /^Case Documents/ }).click()
    await manager(one)
      .getByRole('row', { name: /^Orders/ })
      .focus()
    await one.keyboard.press('F2')
  }
  await naming(other).getByLabel('Name').fill('Court orders')
  await naming(other).getByRole('button', { name: 'Rename' }).click()
  await expect(manager(other).getByRole('row', { name: /^Court orders/ })).toBeVisible()
  await naming(page).getByLabel('Name').fill('Sealed orders')
  await naming(page).getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Someone else renamed it to “Court orders” meanwhile. Rename again to call it “Sealed orders”.',
  )
  await expect(naming(page).getByLabel('Name')).toHaveValue('Sealed orders')
  await naming(page).getByRole('button', { name: 'Rename' }).click()
  await expect(manager(page).getByRole('row', { name: /^Sealed orders/ })).toBeVisible()
})

const FEE =
  'mutation ($c: ID!, $d: String!) { addDisbursement(caseUuid: $c, input: { date: "2025-03-05", disbursementType: taxi, amount: 12, description: $d }) { uuid } }'
const FEES = 'query ($c: ID!) { case(uuid: $c) { disbursements { nodes { description } } } }'

test('in the grid: what another changed is not deleted with many rows, and a row they deleted is brought back @long', async ({
  page,
  another,
}) => {
  const other = await another()
  const grid = page.getByRole('grid')
  await signIn(page, SOLICITOR)
  await signIn(other, OWNER)
  const [uuid = ''] = await makeCases(page, ['Re Grid of two'])
  const texts = async (): Promise<string[]> =>
    (
      await api<{ case: { disbursements: { nodes: { description: string }[] } } }>(page, FEES, { c: uuid })
    ).case.disbursements.nodes.map(({ description }) => description)
  for (const d of ['As both read it', 'Read by one alone']) await api(page, FEE, { c: uuid, d })
  for (const one of [page, other]) {
    await gotoCase(one, uuid, { tab: 'disbursements' })
    await expect(rows(one)).toHaveCount(2)
  }
  await page.getByRole('button', { name: 'Enter in grid' }).click()
  await expect(grid).toContainText('As both read it')
  await rows(other).first().focus()
  await other.keyboard.press('Enter')
  await anyDialog(other)
    .getByRole('textbox', { name: /^Description/ })
    .fill('Changed by the other')
  await save(other)
  await expect(rows(other).first()).toContainText('Changed by the other')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: 'Delete 2 rows' }).click()
  await expect(page.getByText('Someone else changed this disbursement, so it was not deleted')).toBeVisible()
  await expect.poll(texts).toEqual(['Changed by the other'])
  await expect(grid).toContainText('Changed by the other')

  await rows(other).first().focus()
  await other.keyboard.press('Delete')
  await expect.poll(texts).toEqual([])
  await grid.getByRole('gridcell', { name: 'Changed by the other' }).click()
  await page.keyboard.type('Typed in the grid')
  await page.keyboard.press('Enter')
  await expect(question(page)).toContainText('Someone else deleted this')
  await answer(page, 'Bring it back')
  await expect.poll(texts).toEqual(['Typed in the grid'])
})
