import { expect, test } from 'vitest'
import { notificationLink, type LinkedNotification } from './notification-link.ts'

const linkOf = (change: Partial<LinkedNotification>): string => {
  const notification = { kind: 'comment_added', caseUuid: 'c', stage: 'in_progress', item: null } as const
  const { pathname, search } = notificationLink({ ...notification, ...change })
  return pathname + search
}
const item = (tab: string | null): LinkedNotification['item'] => ({ uuid: 'i', tab })

test('a notification links to its case on the page for its current stage', () => {
  expect(linkOf({ kind: 'sent_for_review', stage: 'in_review' })).toBe('/cost-draft/cases/draft/review/c')
  expect(linkOf({ kind: 'sent_for_review', stage: 'blocked' })).toBe('/cost-draft/cases/draft/edit/c')
  expect(linkOf({ kind: 'documents_ready', stage: 'complete' })).toBe('/cost-draft/completed/c')
  expect(linkOf({ kind: 'value_moved', stage: 'in_review' })).toBe('/cost-draft/cases/draft/review/c')
  expect(linkOf({ kind: 'ledger_imported' })).toBe('/cost-draft/cases/draft/edit/c?tab=time-recordings')
})

test('what is about no case links to the settings or the users', () => {
  expect(linkOf({ kind: 'webhook_disabled', caseUuid: null, stage: null })).toBe('/settings')
  expect(linkOf({ kind: 'password_forgotten', caseUuid: null, stage: null })).toBe('/users/user-list')
})

test('a comment notification links to its item in the tab of that item', () => {
  expect(linkOf({ item: item('disbursements') })).toBe('/cost-draft/cases/draft/edit/c?tab=disbursements&comments=i')
  expect(linkOf({ stage: 'in_review', item: item('hearings') })).toBe(
    '/cost-draft/cases/draft/review/c?tab=hearings&comments=i',
  )
  expect(linkOf({ stage: 'complete', item: item('otherFas') })).toBe('/cost-draft/completed/c?tab=other-fas&comments=i')
  expect([linkOf({ item: null }), linkOf({ item: item(null) })]).toEqual([
    '/cost-draft/cases/draft/edit/c',
    '/cost-draft/cases/draft/edit/c',
  ])
})
