import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'
import { answers, button, dialog, fails, onPhone, shot, type Shot } from './shot.ts'

const path = ({ marlowe }: Made): string => `/cost-draft/cases/draft/edit/${marlowe}?tab=time-recordings`
const rows = (page: Page): Locator => page.getByRole('tabpanel').locator('tbody tr, form').first()

const finding = (by: string, key: string, message: string, here: [reduced: number, lines?: number, net?: string]) => {
  const [reduced, lines = null, net = null] = here
  return {
    ...{ __typename: 'PastReduction', by, key, message, reduced, lines, net },
    cases: ['Ash v Birch', 'Pemberton v Ridgeway Haulage Ltd'].map((caseName, i) => ({
      ...{ __typename: 'PastReductionCase', uuid: String(i), caseName },
    })),
  }
}
const remembered = (more: object) =>
  answers('"PastReductions"', {
    case: {
      ...{ __typename: 'Case', uuid: 'c' },
      pastReductions: { __typename: 'PastReductions', isOn: true, bills: 9, findings: [], ...more },
    },
  })
const found = remembered({
  findings: [
    finding('activity', 'preparation', 'Preparation was reduced in 7 of 9 bills, mostly as too much time, by 18%.', [
      7,
      14,
      '4310.40',
    ]),
    finding('grade', 'A', 'Work of grade A was reduced in 6 of 9 bills, mostly as work for a lower grade, by 11%.', [
      6,
      11,
      '3410.00',
    ]),
    finding('reason', 'no_evidence', 'No evidence: lines were reduced for it in 5 of 9 bills, by 64%.', [5]),
    finding('words', 'perusing', 'Work described with “perusing” was reduced in 8 of 9 bills, by 31%.', [
      8,
      3,
      '612.00',
    ]),
  ],
})
const opened = async (page: Page): Promise<Locator> => {
  await button(page, /^Ready to file/).click()
  const title = dialog(page).getByRole('heading', { name: 'Reduced before' })
  await title.scrollIntoViewIfNeeded()
  return title
}
const unfolded = async (page: Page): Promise<Locator> => {
  await opened(page)
  await dialog(page).getByText('7 bills', { exact: true }).click()
  const last = dialog(page).getByText('8 bills', { exact: true })
  await last.scrollIntoViewIfNeeded()
  return last
}

/** What earlier bills were reduced for, in the drawer that is opened before a bill is filed. */
export const reducedBefore: Shot[] = [
  shot('reduced-before', path, rows, unfolded, { before: found }),
  shot('reduced-before-phone', path, rows, onPhone(unfolded), { before: found }),
  shot('reduced-before-too-few', path, rows, opened, { before: remembered({ bills: 3 }) }),
  shot('reduced-before-off', path, rows, opened, { before: remembered({ isOn: false, bills: 0 }) }),
  shot('reduced-before-not-fetched', path, rows, opened, { before: fails('"PastReductions"'), mayLog: /./ }),
]
