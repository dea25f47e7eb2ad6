import { expect, test } from 'vitest'
import { administeredName, administrationSentences, type AdministrationEntry } from './administration-sentences.ts'

const LEAVER = '00000000-0000-4000-8000-000000000001'
const TAKER = '00000000-0000-4000-8000-000000000002'
const entry = (change: Partial<AdministrationEntry>): AdministrationEntry => ({
  entity: 'user',
  entity_uuid: LEAVER,
  action: 'changed',
  before: null,
  after: null,
  names: { [LEAVER]: 'Lena Leaver', [TAKER]: 'Tom Taker' },
  ...change,
})

test.each<[Partial<AdministrationEntry>, string[]]>([
  [{ before: { role: 'solicitor' }, after: { role: 'owner' } }, ['Role: Solicitor → Owner.']],
  [
    { before: { external_ids: [] }, after: { external_ids: [{ system: 'PMS', id: '42' }] } },
    ['External ids: nothing → PMS 42.'],
  ],
  [
    {
      entity: 'fee_earner',
      before: { 'is_panel_member from 2026-02-01': false, site_uuid: LEAVER },
      after: { 'is_panel_member from 2026-02-01': true, site_uuid: TAKER },
    },
    ['Panel member from 01/02/2026: no → yes.', 'Location: Lena Leaver → Tom Taker.'],
  ],
  [
    {
      entity: 'rate_edition',
      before: {
        table: 'care_fixed_fee',
        effective_from: '2020-01-01',
        'amounts.parent.other_judge.one.North': 150_000,
      },
      after: { table: 'care_fixed_fee', effective_from: '2021-01-01', 'amounts.parent.other_judge.one.North': null },
    },
    ['First day: 01/01/2020 → 01/01/2021.', 'Parent, Other judge, One client, North: £1,500.00 → nothing.'],
  ],
  [
    { entity: 'site', before: { second_line_address: null }, after: { second_line_address: 'Third floor' } },
    ['Address line 2: nothing → Third floor.'],
  ],
  [{ action: 'added', after: { role: 'team_leader' } }, ['Added as Team leader.']],
  [{ action: 'removed' }, ['Deactivated.']],
  [{ action: 'removed', before: { firstname: 'Lena', surname: 'Leaver' } }, ['Removed.']],
  [
    { entity: 'people_import', action: 'added', after: { name: 'people.csv', users_added: 12, links_set: 2 } },
    ['Imported: 12 users added and 2 roles in clients set.'],
  ],
  [
    { entity: 'people_import', action: 'removed', before: { name: 'people.csv', users_removed: 0, kept: 1 } },
    ['Import undone: 1 record kept.'],
  ],
  [{ entity: 'people_import', action: 'removed', before: { name: 'people.csv' } }, ['Import undone.']],
  [{ entity: 'link', before: { client_role: null }, after: { client_role: 'owner' } }, ['Role: no access → Owner.']],
  [
    { entity: 'link', before: { client_role: 'owner' }, after: { client_role: null, client_uuid: TAKER } },
    ['Role in Tom Taker: Owner → no access.'],
  ],
  [
    { entity: 'hand_over', action: 'added', after: { cases_to: TAKER, cases: 2, reviews_to: null, views_to: null } },
    ['Handed over: 2 cases to Tom Taker.'],
  ],
  [{ entity: 'firm_archive', action: 'added' }, ['All data of the firm asked for.']],
  [
    { entity: 'firm_archive', action: 'generated', after: { cases: 1, files: 2, missing: 0, size: 2_048 } },
    ['Made: 1 case and 2 files, 2.00 KB.'],
  ],
  [
    { entity: 'firm_archive', action: 'generated', after: { cases: 0, files: 0, missing: 3, size: 10 } },
    ['Made: 0 cases and 0 files, 10 Bytes; 3 files missing.'],
  ],
  [{ entity: 'firm_archive', after: { downloaded: true } }, ['Downloaded.']],
  [{ entity: 'firm_archive', action: 'removed', before: { was_made: true } }, ['Deleted.']],
  [{ entity: 'firm_archive', action: 'removed', before: { was_made: false } }, ['Stopped before it was made.']],
  [{ entity: 'session', action: 'removed', before: { sessions: 1 } }, ['1 session ended.']],
  [
    { entity: 'second_factor', action: 'removed', before: { kind: 'all', by: 'shell' } },
    ['Removed: all second factors.', 'By “admin reset” on the host.'],
  ],
  [
    { entity: 'second_factor_rule', before: { roles: [] }, after: { roles: ['owner', 'it_administrator'] } },
    ['Required for: nobody → Owner, IT administrator.'],
  ],
  [{ entity: 'client', action: 'removed' }, ['Archived.']],
  [{ entity: 'client', action: 'removed', after: { merged_into: 'Ashdown' } }, ['Merged into Ashdown.']],
  [{ entity: 'api_client', action: 'removed', before: { name: 'Feed' } }, ['Revoked.']],
])('of %j is said %j', (change, sentences) => {
  expect(administrationSentences(entry(change))).toEqual(sentences)
})

test('a record is called as it is now, else as it was', () => {
  expect(administeredName(entry({}))).toBe('Lena Leaver')
  const gone = { names: {}, before: { site_name: 'Old office' } }
  expect(administeredName(entry({ ...gone, entity: 'site' }))).toBe('Old office')
  expect(
    administeredName(entry({ names: { [TAKER]: 'Tom Taker' }, entity: 'rate_card', after: { fee_earner: TAKER } })),
  ).toBe('Tom Taker')
  expect(administeredName(entry({ names: {}, entity: 'webhook' }))).toBe('Webhook')
})
