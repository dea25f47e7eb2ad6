import { expect, test } from 'vitest'
import { formatDateTime } from '../../formats/dates.ts'
import { invitationsCsv } from './invitations-csv.ts'

test('links are saved by name, and no name becomes a formula or two cells', () => {
  const at = { user_uuid: 'u', expires_at: '2026-11-29T12:00:00', sent_to: null }
  const csv = invitationsCsv([
    { ...at, name: 'Ann "A" Ash, KC', email_address: 'ann@firm.example', link: 'https://auth.example/account/abc' },
    { ...at, name: '=1+1', email_address: 'ben@firm.example', link: null },
  ])
  const until = formatDateTime(at.expires_at)
  const quoted = until.includes(',') ? `"${until}"` : until
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFName,E-mail address,Link,Valid until',
    `"Ann ""A"" Ash, KC",ann@firm.example,https://auth.example/account/abc,${quoted}`,
    `'=1+1,ben@firm.example,,${quoted}`,
    '',
  ])
})
