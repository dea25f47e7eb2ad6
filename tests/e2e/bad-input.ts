import { readFileSync } from 'node:fs'
import { expect, test, type Locator, type Page } from 'playwright/test'

/**
 * What a field is given: a text to type, a choice by its label (none for the empty text) or its place, or whether a box
 * is ticked.
 */
type Entry = string | number | boolean
/** Fields by their labels, in the order in which they are filled. `Disbursement 1/Amount` is a field in a group. */
export type Entries = Readonly<Record<string, Entry>>
/** One bad input: what it is, what is entered, the field that must tell it, and its sentence. */
export type BadInput = readonly [what: string, entered: Entries, field: string, sentence: string | RegExp]

/**
 * Entries with which a form is saved, and bad inputs. The entries that a bad input changes are put back to the good
 * ones.
 */
export interface Table {
  good: Entries
  bad: readonly BadInput[]
}
export interface FormUnderTest {
  /** What the labels of the form are looked for in. */
  form: Locator
  submit: Locator
  /** One table for each shape of the form, in the order in which it takes them. */
  tables: readonly Table[]
  /** Whether the form moves the focus to the field that is wrong; the box of a comment does not. */
  takesFocus?: boolean
  /** The mutations that save it. */
  sends: readonly string[]
}

const persisted = JSON.parse(
  readFileSync(new URL('../../packages/gateway/src/generated/persisted-documents.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, string>>
const mutations = new Set(Object.values(persisted).flatMap((text) => /\bmutation (\w+)/.exec(text)?.slice(1) ?? []))

/** The names of the mutations that the page sends from now on. */
export function mutationsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return
    const { operationName = '', query = '' } = request.postDataJSON() as { operationName?: string; query?: string }
    if (mutations.has(operationName) || query.trimStart().startsWith('mutation')) sent.push(operationName)
  })
  return sent
}

const escaped = (text: string): string => text.replaceAll(/[()[\].*+?^$]/g, String.raw`\$&`)

/** What is not in an entry of a list, such as `Day 2`: those have labels that the form itself has too. */
const OUTSIDE_ENTRIES = ':not(:is([role=group][aria-label$=" 1"], [role=group][aria-label$=" 2"]) *)'

/** The field of a form, by its label in a group or without one. */
export function fieldOf(form: Locator, path: string): Locator {
  const names = path.split('/')
  const label = names.pop() ?? ''
  let within = form
  for (const name of names) within = within.getByRole('group', { name, exact: true })
  const field = within.getByLabel(new RegExp(`^${escaped(label)}( \\(optional\\))?$`))
  return names.length > 0 ? field : field.and(form.page().locator(OUTSIDE_ENTRIES))
}

type Shape = 'checkbox' | 'number' | 'select' | 'text'
const shapes = new WeakMap<Page, Map<string, Shape>>()
/** What kind of input a field is, asked once of each field of a page. */
async function shapeOf(form: Locator, path: string): Promise<Shape> {
  const known = shapes.get(form.page()) ?? new Map<string, Shape>()
  shapes.set(form.page(), known)
  const shape =
    known.get(path) ??
    (await fieldOf(form, path).evaluate((element): Shape => {
      if (element instanceof HTMLSelectElement) return 'select'
      if (!(element instanceof HTMLInputElement)) return 'text'
      return element.type === 'checkbox' || element.type === 'number' ? element.type : 'text'
    }))
  known.set(path, shape)
  return shape
}

async function choose(field: Locator, entry: string | number): Promise<void> {
  if (typeof entry === 'number') await field.selectOption({ index: entry })
  else await field.selectOption(entry === '' ? '' : { label: entry })
}

async function enter(form: Locator, path: string, entry: Entry): Promise<void> {
  const field = fieldOf(form, path)
  if (typeof entry === 'boolean') return field.setChecked(entry)
  const shape = await shapeOf(form, path)
  if (shape === 'select') return choose(field, entry)
  if (shape === 'text') return field.fill(String(entry))
  // The browser takes from a text what could be a part of a number, key by key.
  await field.fill('')
  return field.pressSequentially(String(entry))
}

export async function enterAll(form: Locator, entries: Entries): Promise<void> {
  for (const [path, entry] of Object.entries(entries)) await enter(form, path, entry)
}

/** What was entered is on the screen as it was entered. */
async function expectKept(form: Locator, path: string, entry: Entry): Promise<void> {
  const field = fieldOf(form, path)
  const shape = await shapeOf(form, path)
  // What is no number is on the screen, and its value is empty.
  const isNoNumber = shape === 'number' && Number.isNaN(Number(entry))
  await expect(field).toHaveValue(isNoNumber ? '' : String(entry))
}

/**
 * The field that is wrong is the only one that is marked, has the focus where the form moves it there, says its
 * sentence and keeps its text.
 */
async function expectRefused(
  { form, submit, takesFocus = true }: FormUnderTest,
  [, entered, path, sentence]: BadInput,
): Promise<void> {
  await enterAll(form, entered)
  await submit.press('Enter')
  const marked = form.locator('[aria-invalid=true]')
  const field = fieldOf(form, path).and(takesFocus ? form.locator('[aria-invalid=true]:focus') : marked)
  await expect(field).toHaveAccessibleDescription(sentence)
  for (const [name, entry] of Object.entries(entered)) await expectKept(form, name, entry)
  await expect(marked).toHaveCount(1)
}

/**
 * Enters each bad input into a form that is good otherwise, one after the other: its field tells it in its own sentence
 * and is the only one that is marked, what was entered stays, and once it is put right nothing is marked. Then the form
 * is saved: nothing was sent before.
 */
export async function expectAllRefused(page: Page, under: FormUnderTest): Promise<void> {
  const { form, submit, tables, sends } = under
  const sent = mutationsOf(page)
  expect(tables.flatMap(({ bad }) => bad).length).toBeGreaterThanOrEqual(10)
  for (const { good, bad } of tables) {
    await enterAll(form, good)
    for (const one of bad)
      await test.step(one[0], async () => {
        await expectRefused(under, one)
        await enterAll(form, Object.fromEntries(Object.keys(one[1]).map((path) => [path, good[path] ?? ''])))
        await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
        expect(sent).toEqual([])
      })
  }
  await submit.press('Enter')
  await expect.poll(() => sent).toEqual(sends)
}

export const DATE = 'Enter a date such as 14/01/2025.'
export const REQUIRED = 'This is required.'
export const POUNDS = 'Enter an amount such as 1234.50.'
export const tooLong = (most: number, length: number): string =>
  `Enter at most ${most} characters; these are ${length}.`
