import { heading, shot, type Shot } from './shot.ts'

/** What programs need to know: the public pages, and those for whoever is signed in. */
export const developers: Shot[] = [
  shot('docs', '/docs', heading('CostDraft API'), undefined, { who: 'visitor', isWhole: true }),
  shot('docs-errors', '/docs/errors', heading('Errors'), undefined, { who: 'visitor', isWhole: true }),
  shot('developers', '/developers', heading('For generators')),
  shot('developers-explorer', '/developers/explorer', (page) => page.locator('.result-window .view-lines')),
  shot('developers-reference', '/developers/reference', heading('Queries'), async (page) => {
    await page.getByRole('searchbox', { name: 'Find in the reference' }).fill('case stage since')
    return page.locator('[id="Case.stageSince"]')
  }),
]
