import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'
import { answers, fails, press, shot, type Shot } from './shot.ts'

const page = ({ firm }: Made): string => `/clients/edit/${firm}`
const section = (tab: Page): Locator => tab.getByRole('region', { name: 'All data of this firm' })
const inSection = (words: string | RegExp) => async (tab: Page) => {
  await section(tab).scrollIntoViewIfNeeded()
  return section(tab).getByText(words).first()
}
const owner = { who: 'owner', isWhole: true } as const
const archive = (uuid: string, change: object) => ({
  __typename: 'FirmArchive',
  uuid,
  state: 'done',
  filesMade: null,
  filesOf: null,
  error: null,
  requestedBy: { __typename: 'StaffMember', uuid: '4b1f9c52-7d0e-4c3a-9a55-0d8f6a1c2b37', name: 'Helen Marlow' },
  requestedAt: '2026-11-26T14:05:00Z',
  madeAt: null,
  expiresAt: null,
  size: null,
  counts: null,
  ...change,
})
const listed = (...firmArchives: object[]) => answers('"FirmArchives"', { firmArchives })
const made = archive('a2', {
  ...{ madeAt: '2026-11-26T14:11:00Z', expiresAt: '2026-12-03T14:11:00Z', size: 432_013_312 },
  counts: { __typename: 'FirmArchiveCounts', cases: 1_204, files: 9_310, missing: 2 },
})
const older = archive('a3', {
  ...{ madeAt: '2026-11-21T09:02:00Z', expiresAt: '2026-11-28T09:02:00Z', size: 430_000_128 },
  counts: { __typename: 'FirmArchiveCounts', cases: 1_198, files: 9_288, missing: 0 },
})
const failed = archive('a4', {
  state: 'failed',
  error: 'Files cannot be stored now: the file store belongs to another database. An administrator has to check it.',
})

/** All data of a firm, on its page. */
export const firmArchives: Shot[] = [
  shot('firm-archive-none', page, section, inSection('Nothing has been exported'), { ...owner, before: listed() }),
  shot('firm-archive-password', page, section, press('Export all data'), { ...owner, before: listed() }),
  shot('firm-archive-being-made', page, section, inSection('12 of 340 files'), {
    ...owner,
    before: listed(archive('a1', { state: 'running', filesMade: 12, filesOf: 340 }), older),
  }),
  shot('firm-archive-made', page, section, inSection(/^Made on/), { ...owner, before: listed(made, older, failed) }),
  shot('firm-archive-not-loaded', page, section, inSection('The exports could not be loaded.'), {
    ...owner,
    before: fails('"FirmArchives"'),
    mayLog: /./,
  }),
]
