import { hearingTypes } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { tabKey, tabOfItem } from '../areas/tabs.ts'
import { kinds } from '../items/index.ts'
import { snakeName } from '../names.ts'
import { isMailedKind, mailedKinds, notificationMail } from './notification-mail.ts'
import {
  notificationKinds,
  notificationSentence,
  notificationSettings,
  settingLabels,
  type NotificationKind,
  type NotificationDetails,
} from './notifications.ts'

const sentence = (kind: NotificationKind, change: Partial<NotificationDetails> = {}): string =>
  notificationSentence({
    kind,
    case_name: 'Jones and Smith',
    actor_name: 'Anna Person',
    item: { kind: 'hearing', date: '2025-02-03' },
    added: 0,
    updated: 0,
    ...change,
  })

test('each kind has one sentence with the name of the case', () => {
  expect(notificationKinds.map((kind) => sentence(kind, { added: 1_412 }))).toEqual([
    'Jones and Smith was sent for review by Anna Person.',
    'Anna Person commented on the hearing of 03/02/2025 in Jones and Smith.',
    'Anna Person resolved your comment on the hearing of 03/02/2025 in Jones and Smith.',
    'The documents of Jones and Smith are ready.',
    'The documents of Jones and Smith could not be made.',
    'Anna Person took a time ledger into Jones and Smith: 1,412 rows added.',
    'The value of Jones and Smith moved from not priced to not priced: Anna Person changed what a fee earner or an office is.',
    'The webhook to an endpoint was switched off, because its endpoint failed. Nothing is lost for thirty days: switch it on again under Settings.',
    'Anna Person has forgotten the password and asks for a link. You can send one from that user’s page.',
    'Anna Person handed the work of someone who leaves over to you.',
    'A date in Jones and Smith is near.',
  ])
  expect(sentence('date_near', { rule: 'reply', date: '2026-12-05' })).toBe(
    'Reply to the points in Jones and Smith: due on 05/12/2026.',
  )
  const handed = { person_name: 'Sam Bowen', cases: 1, reviews: 0, views: 2 }
  expect(sentence('handed_over', handed)).toBe('Anna Person handed 1 case and 2 saved views of Sam Bowen over to you.')
  expect(sentence('value_moved', { before: 2_314.5, after: 800, actor_name: null })).toBe(
    'The value of Jones and Smith moved from £2,314.50 to £800.00: someone changed what a fee earner or an office is.',
  )
})

test('an item without a date is named by its text, shortened', () => {
  const party = (text: string) => sentence('comment_added', { item: { kind: 'party', date: null, text } })
  expect(party('Smith Ltd')).toBe('Anna Person commented on the party “Smith Ltd” in Jones and Smith.')
  expect(party('x'.repeat(61))).toContain(`“${'x'.repeat(60)}…”`)
  expect(sentence('comment_added', { item: { kind: 'hearing', date: '2025-02-03', text: 'No' } })).not.toContain('No')
})

test('a deleted item and a missing date are left out', () => {
  expect(sentence('comment_added', { item: null })).toBe('Anna Person commented on an item in Jones and Smith.')
  expect(sentence('comment_added', { item: { kind: 'hearing_disbursement', date: null } })).toBe(
    'Anna Person commented on the hearing disbursement in Jones and Smith.',
  )
  expect(sentence('sent_for_review', { actor_name: null })).toBe('Jones and Smith was sent for review by someone.')
  expect(sentence('ledger_imported', { actor_name: null, added: 1 })).toBe(
    'Someone took a time ledger into Jones and Smith: 1 row added.',
  )
})

test.each([
  [1, 0, '1 row added'],
  [0, 1, '1 row changed'],
  [0, 3, '3 rows changed'],
  [412, 6, '412 rows added, 6 changed'],
])('a ledger that added %d and changed %d', (added, updated, words) => {
  expect(sentence('ledger_imported', { added, updated })).toBe(
    `Anna Person took a time ledger into Jones and Smith: ${words}.`,
  )
})

test('every kind has a setting with a label', () => {
  expect(Object.keys(notificationSettings).map(snakeName)).toEqual([...notificationKinds])
  expect(new Set(Object.values(settingLabels)).size).toBe(notificationKinds.length)
})

test('every kind that is mailed has a choice, and that of a forgotten password, told where no mail is sent, has none', () => {
  expect(Object.keys(notificationMail).map(snakeName)).toEqual(mailedKinds)
  expect(notificationKinds.filter((kind) => !isMailedKind(kind))).toEqual(['password_forgotten'])
})

test('every kind of item that a case lists has a tab', () => {
  for (const { name, list } of Object.values(kinds))
    if (list) expect([name, tabOfItem(name)]).toEqual([name, expect.any(String)])
  for (const type of hearingTypes)
    expect([type, tabKey(tabOfItem('hearing', type) ?? 'parts')]).toEqual([
      type,
      type === 'interim' || type === 'final' ? 'hearings' : 'other-fas',
    ])
  expect(tabOfItem('time_recording')).toBe('timeRecordings')
})
