import { expect } from 'vitest'
import type { PaperBill } from '@costdraft/api/outputs/court/model.ts'

const NUMBERS = /−?[\d,]+\.\d\d/g
/** The amounts on the lines of a page that begin with a label. */
export const figures = (page: string, label: string): string[] =>
  page
    .split('\n')
    .filter((line) => line.trimStart().startsWith(label))
    .flatMap((line) => line.match(NUMBERS) ?? [])

/** What a page says of its last item: its number, and the running total after it. */
interface LastItem {
  no: string | undefined
  total: readonly string[] | undefined
}

/**
 * Expects that what each page carries forward is brought forward on the next, and is the running total of its last
 * item.
 */
function expectForward(pages: readonly string[], lastOf: (page: string) => LastItem): void {
  let carried = 0
  for (const [i, page] of pages.entries()) {
    const forward = figures(page, 'Carried forward')
    const { no, total } = lastOf(page)
    expect(figures(pages[i + 1] ?? '', 'Brought forward')).toEqual(forward)
    if (forward.length === 0) continue
    expect([no, forward]).toEqual([no, total])
    carried++
  }
  expect(carried).toBeGreaterThan(1)
}

/** Expects it of a paper bill, whose items have numbers of their own. */
export function expectCarriedForward(pages: readonly string[], { parts }: Pick<PaperBill, 'parts'>): void {
  const sums = new Map(
    parts
      .flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
      .map(({ no, runningTotal: { vat, disbursements, profitCosts } }) => [no, [vat, disbursements, profitCosts]]),
  )
  expectForward(pages, (page) => {
    const no = [...page.matchAll(/^ {0,6}(\d{1,3}) +(?:\d\d\/\d\d\/\d{4}|Routine|Schedule) /gm)].at(-1)?.[1]
    return { no, total: sums.get(no ?? '') }
  })
}

/**
 * Expects it of rows that are printed one after the other, each with its number and its date; a number may stand with
 * several.
 */
export function expectRowsCarriedForward(
  pages: readonly string[],
  rows: readonly { no: string; runningTotal: readonly string[] }[],
): void {
  let printed = 0
  expectForward(pages, (page) => {
    const nos = [...page.matchAll(/^ *(\d{1,4}) +\d\d\/\d\d\/\d{4} /gm)].map(([, no]) => no)
    expect(nos).toEqual(rows.slice(printed, printed + nos.length).map(({ no }) => no))
    printed += nos.length
    const last = nos.length > 0 ? rows[printed - 1] : undefined
    return { no: last?.no, total: last?.runningTotal }
  })
  expect(printed).toBe(rows.length)
}
