import type { PeopleImported, PeopleInvitation, PeopleUndone } from '@costdraft/schema/people-import/people-import.ts'
import { expect, test } from 'vitest'
import { becomesText, importedText, invitedText, storedCount, undoneText, undoneWords } from './outcome-text.ts'

const none: PeopleImported = {
  import_uuid: null,
  users_added: 0,
  users_updated: 0,
  fee_earners_added: 0,
  links_set: 0,
  unchanged: 0,
  left_out: 0,
  invitations: [],
  failed: [],
}
const nothing: PeopleUndone = {
  users_removed: 0,
  users_deactivated: 0,
  users_restored: 0,
  fee_earners_removed: 0,
  links_restored: 0,
  kept: [],
}
const invitation = (change: Partial<PeopleInvitation> = {}): PeopleInvitation => ({
  user_uuid: 'u',
  name: 'Ann Ash',
  email_address: 'ann@firm.example',
  expires_at: '2026-11-29T12:00:00',
  sent_to: null,
  link: null,
  ...change,
})

test.each([
  [{ unchanged: 3 }, 'Nothing has changed. 3 rows said what was here already.'],
  [
    { users_added: 20, fee_earners_added: 1, links_set: 4, left_out: 1 },
    '20 users added, 1 fee earner added, 4 roles given in child clients. 1 row left out.',
  ],
  [{ users_updated: 1 }, '1 user changed.'],
])('what an import did is said by number', (change, text) => expect(importedText({ ...none, ...change })).toBe(text))

test('who was invited by mail is counted, and links that were lost are said to be', () => {
  expect(invitedText({ invitations: [] })).toBe('')
  expect(invitedText({ invitations: [invitation({ sent_to: 'ann@firm.example' })] })).toBe('1 invitation was sent.')
  expect(invitedText({ invitations: [invitation({ link: 'https://…' })] })).toBe('')
  expect(invitedText({ invitations: [invitation(), invitation()] })).toContain('The links of 2 invitations were in an')
})
test('what an import would do is one sentence', () => {
  const counts = { ready: 9, warning: 0, error: 0, left_out: 0, unchanged: 0 }
  const some = { users_added: 2, users_updated: 1, fee_earners_added: 1, links_set: 1 }
  expect(becomesText({ ...counts, ...some })).toBe(
    'This import adds 2 users and 1 fee earner, changes 1 user and gives 1 role in child clients.',
  )
  expect(becomesText({ ...counts, ...some, users_added: 0, users_updated: 0, fee_earners_added: 0 })).toBe(
    'This import gives 1 role in child clients.',
  )
  expect(becomesText({ ...counts, users_added: 0, users_updated: 0, fee_earners_added: 0, links_set: 0 })).toBe('')
})
test('rows that change nothing are not stored', () => {
  const counts = { users_added: 1, users_updated: 0, fee_earners_added: 0, links_set: 0 }
  expect(storedCount({ ...counts, ready: 4, warning: 1, error: 2, left_out: 1, unchanged: 3 })).toBe(2)
})
test('what an undo did tells who could not be removed, and what was kept', () => {
  expect(undoneText(nothing)).toBe('Nothing was left to undo.')
  const some = { ...nothing, users_removed: 18, users_deactivated: 1, links_restored: 2 }
  expect(undoneText(some)).toBe(
    '18 users removed, 1 user deactivated and 2 roles in child clients set back. Who has signed in, or is named somewhere, is not removed: that user is deactivated.',
  )
  const kept = [{ uuid: 'u', row: 4, name: 'Ann Ash', message: 'Somebody changed this user since.' }]
  expect(undoneWords({ ...nothing, users_restored: 1, kept })).toEqual({
    text: '1 user set back. 1 kept:',
    kept: [{ key: 'u Somebody changed this user since.', text: 'Row 4, Ann Ash: Somebody changed this user since.' }],
  })
})
