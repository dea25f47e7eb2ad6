import { expect, test } from 'vitest'
import { auditLink } from './audit-link.ts'

const to = (name: string, uuid: string | null = null, tab: string | null = null, stage = 'in_progress'): string =>
  auditLink({ name, uuid, tab } as Parameters<typeof auditLink>[0], 'c', stage as Parameters<typeof auditLink>[2])

test('each place is shown on the page for the stage of the case', () => {
  expect([
    to('item', 'i', 'timeRecordings'),
    to('comments', 'i', 'otherFas', 'in_review'),
    to('note', 'n'),
    to('note', 'n', null, 'in_review'),
    to('file', 'f'),
    to('document', 'd', null, 'complete'),
    to('budget'),
    to('tab', null, 'valueOfAssets', 'blocked'),
  ]).toEqual([
    '/cost-draft/cases/draft/edit/c?tab=time-recordings&row=i',
    '/cost-draft/cases/draft/review/c?tab=other-fas&comments=i',
    '/cost-draft/cases/details/edit/c?note=n',
    '/cost-draft/cases/details/review/c?note=n',
    '/cost-draft/cases/draft/edit/c?file=f',
    '/cost-draft/completed/c?document=d',
    '/cost-draft/cases/draft/edit/c?budget=latest',
    '/cost-draft/cases/draft/edit/c?tab=value-of-assets',
  ])
})
