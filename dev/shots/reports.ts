import type { Page } from 'playwright/test'
import { reportNames, reports as declared } from '@costdraft/schema/reports/report.ts'
import { fails, heading, press, shot, type Shot } from './shot.ts'

const asOf = (page: Page) => page.getByText(/^As of /)
const owner = { who: 'owner' } as const

/** The reports, and what their rows lead to. */
export const reports: Shot[] = [
  shot('reports', '/reports', heading('Reports'), undefined, owner),
  ...reportNames.map((name) =>
    shot(`reports-${declared[name].path}`, `/reports/${declared[name].path}`, asOf, undefined, {
      ...owner,
      isWhole: true,
    }),
  ),
  shot('reports-grouped-twice', '/reports/work-in-progress?by=stage%2Cfee_earner', asOf, undefined, {
    ...owner,
    isWhole: true,
  }),
  shot(
    'reports-filter',
    '/reports/work-in-progress',
    asOf,
    press('Filter by State', (page) => page.getByRole('menu')),
    owner,
  ),
  shot(
    'reports-period',
    '/reports/completed?from=2026-01-01',
    asOf,
    press(/^Filter by Period/, (page) => page.getByRole('dialog', { name: 'Period' })),
    owner,
  ),
  shot('reports-nothing-found', '/reports/completed?from=2001-01-01&to=2001-01-31', asOf, undefined, owner),
  shot('reports-not-loaded', '/reports/work-in-progress', (page) => page.getByText(/could not be loaded/), undefined, {
    ...owner,
    before: fails('"Report"'),
    mayLog: /./,
  }),
  shot('reports-forbidden', '/reports', heading('You do not have access to this page')),
  shot(
    'list-of-a-report',
    '/cost-draft/cases?view=list&reported=true&mark=escape_unclaimed&left_stage=in_progress',
    (page) => page.getByRole('list', { name: 'Filters of the report' }),
    undefined,
    owner,
  ),
]
