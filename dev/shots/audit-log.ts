import type { Page } from 'playwright/test'
import { answers, fails, field, press, shot, type Shot } from './shot.ts'

const LOG = '/audit-log'
const owner = { who: 'owner' } as const
const rows = (page: Page) => page.getByRole('rowheader')
const name = (page: Page) => field(page.getByRole('main'), 'Name')

const change = (id: string, kind: [name: string, label: string], recordName: string, ...sentences: string[]) => ({
  __typename: 'AdministrationChange',
  id,
  at: `2026-11-2${id}T14:05:00`,
  by: { __typename: 'StaffMember', uuid: '4b1f9c52-7d0e-4c3a-9a55-0d8f6a1c2b37', name: 'Helen Marlow' },
  network: id === '3' ? null : '203.0.113.0/24',
  client: { __typename: 'UserClient', uuid: '0e8b0c53-3f6f-4f0c-9a55-0d8f6a1c2b38', name: 'Harbour Costs' },
  kind: { __typename: 'AuditKind', name: kind[0], label: kind[1] },
  recordUuid: `0e8b0c53-3f6f-4f0c-9a55-0d8f6a1c2b4${id}`,
  recordName,
  sentences,
})
const changes = {
  __typename: 'AdministrationChangeConnection',
  totalCount: 4,
  nodes: [
    change('7', ['user', 'User'], 'David Penrose', 'Role: Costs draftsman → Team leader.'),
    change('6', ['api_client', 'API client'], 'Monthly reports', 'Added as Team leader.'),
    change(
      '5',
      ['site', 'Location'],
      'Harbour House',
      'Telephone: 0117 496 0101 → 0117 496 0746.',
      'Address line 2: nothing → Third floor, The Old Corn Exchange and Granary Wharf.',
    ),
    change('3', ['second_factor_rule', 'Second factor required'], 'Harbour Costs', 'Required for: nobody → Owner.'),
  ],
  pageInfo: { __typename: 'PageInfo', endCursor: '3', hasNextPage: false },
}
const ofUser = {
  ...changes,
  totalCount: 2,
  nodes: [
    changes.nodes[0],
    change('3', ['link', 'Role in a client'], 'David Penrose', 'Role: no access → Costs draftsman.'),
  ],
}
const kinds = [
  ['user', 'User'],
  ['link', 'Role in a client'],
  ['rate_card', 'Rate card'],
  ['webhook', 'Webhook'],
].map(([kind, label]) => ({ __typename: 'AuditKind', name: kind, label }))
const filled = answers('"AuditLog"', {
  administrationAudit: changes,
  administrationKinds: kinds,
  active: { __typename: 'UserConnection', nodes: [] },
  deactivated: { __typename: 'UserConnection', nodes: [] },
  clients: { __typename: 'ClientConnection', nodes: [] },
})

/** The audit log of firms and people, and its part on the pages of records. */
export const auditLog: Shot[] = [
  shot('audit-log', LOG, rows, undefined, { ...owner, before: filled }),
  shot(
    'audit-log-filter',
    LOG,
    rows,
    press('Filter by Kind', (page) => page.getByRole('menu')),
    { ...owner, before: filled },
  ),
  shot(
    'audit-log-nothing-found',
    `${LOG}?kind=webhook&from=2001-01-01&to=2001-01-31`,
    (page) => page.getByText('Nothing matches these filters.'),
    undefined,
    owner,
  ),
  shot('audit-log-not-loaded', LOG, (page) => page.getByText('The audit log could not be loaded.'), undefined, {
    ...owner,
    before: fails('"AuditLog"'),
    mayLog: /./,
  }),
  shot('audit-log-not-open', LOG, (page) => page.getByText('You do not have access to this page')),
  shot(
    'system-audit-log',
    '/admin/audit-log',
    // What the administrator did to sign in may be recorded.
    (page) => rows(page).or(page.getByText('Nothing has been recorded yet.')),
    undefined,
    { who: 'administrator' },
  ),
  shot(
    'edit-user-audit',
    ({ draftsman }) => `/users/edit/${draftsman}`,
    name,
    press('Show the audit log', (page) => page.getByRole('table', { name: /^Audit log of / })),
    { ...owner, isWhole: true, before: answers('"AdministrationAudit"', { administrationAudit: ofUser }) },
  ),
]
