import { expect, test } from 'vitest'
import { placeOf, type Notification } from './places.ts'

const told = (change: Partial<Notification>): Notification => ({
  __typename: 'Notification',
  uuid: 'n',
  kind: 'comment_added',
  sentence: '',
  quote: null,
  caseUuid: 'c',
  stage: 'in_progress',
  item: null,
  createdAt: '2026-01-05T10:00:00',
  readAt: null,
  ...change,
})
const at = (change: Partial<Notification>): string => {
  const { pathname, search } = placeOf(told(change))
  return pathname + search
}
const item = (kind: string, hearingType: 'interim' | 'advocate' | null = null): Notification['item'] => ({
  __typename: 'NotificationItem',
  uuid: 'i',
  kind,
  hearingType,
})

test('a notification leads to its case as it stands now', () => {
  expect(at({ kind: 'sent_for_review', stage: 'in_review' })).toBe('/cost-draft/cases/draft/review/c')
  expect(at({ kind: 'sent_for_review', stage: 'blocked' })).toBe('/cost-draft/cases/draft/edit/c')
  expect(at({ kind: 'documents_ready', stage: 'complete' })).toBe('/cost-draft/completed/c')
  expect(at({ kind: 'ledger_imported' })).toBe('/cost-draft/cases/draft/edit/c?tab=time-recordings')
})

test('of a comment to the row it is about, in the tab that the row stands in', () => {
  expect(at({ item: item('disbursement') })).toBe('/cost-draft/cases/draft/edit/c?tab=disbursements&comments=i')
  expect(at({ stage: 'in_review', item: item('hearing', 'interim') })).toBe(
    '/cost-draft/cases/draft/review/c?tab=hearings&comments=i',
  )
  expect(at({ stage: 'complete', item: item('hearing', 'advocate') })).toBe(
    '/cost-draft/completed/c?tab=other-fas&comments=i',
  )
  expect([at({ item: null }), at({ item: item('something_newer') })]).toEqual([
    '/cost-draft/cases/draft/edit/c',
    '/cost-draft/cases/draft/edit/c',
  ])
})
