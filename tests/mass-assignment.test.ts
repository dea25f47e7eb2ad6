import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { rest } from './support/rest-operations.ts'
import { snapshotOf } from './support/snapshot.ts'
import { makeTarget, type Target } from './support/target.ts'

let target: Target
beforeAll(async () => {
  target = await makeTarget()
})

/** Properties only the server sets, with values that would change them; none is a field of a form but of `entered`. */
const decided: [string, unknown][] = [
  ...[
    'uuid',
    'client_uuid',
    'client',
    'solicitor',
    'case_uuid',
    'care_case',
    'item_uuid',
    'parent',
    'parent_uuid',
    'created_by',
    'changed_by',
    'resolved_by',
    'deleted_by',
    'person_uuid',
  ].map((key): [string, unknown] => [key, randomUUID()]),
  ...[
    'version',
    'revision',
    'narrative_version',
    'value',
    'total_cost',
    'total_vat',
    'number_of_users',
    'unresolved_comments',
  ].map((key): [string, unknown] => [key, 999]),
  ...[
    'created_at',
    'updated_at',
    'created_at_ms',
    'updated_at_ms',
    'stage_since',
    'archived_at',
    'deactivated_at',
    'deleted_at',
    'last_login',
    'resolved_at',
  ].map((key): [string, unknown] => [key, '2020-01-01T00:00:00']),
  ['stage', 'complete'],
  ['area_of_work', 'inter_parties'],
  ['role', 'owner'],
  ['system_role', { Name: 'admin', Permissions: [] }],
  ['client_type', 'costs_draftsman'],
  ['kind', 'api_client'],
  ['password_hash', 'x'],
  ['secret_hash', 'x'],
  ['children_clients', { [randomUUID()]: { role: 'owner' } }],
  ['totals', { gross: 1 }],
  ['fee_type', 'final'],
  ['estimated', true],
  ['may_edit', true],
  ['__proto__', { role: 'owner' }],
  ['constructor', { prototype: { role: 'owner' } }],
]
/** A property that a record of its own has as a field: the stage at which work is planned. */
const entered = (route: string, key: string): boolean => route.includes('/planned-work/') && key === 'stage'
const changing = Object.entries(rest).filter(([route]) => route.startsWith('PATCH ') && !route.includes('/resolve'))

/**
 * Even an edit without changes makes its case the most recently changed one; the order of cases is not compared here.
 */
const settled = (snapshot: string): unknown =>
  (JSON.parse(snapshot) as unknown[]).map((part) => {
    const rows = [part]
      .flat()
      .map((row) =>
        JSON.stringify(row, (key, value: unknown) =>
          ['revision', 'updated_at', 'updated_at_ms'].includes(key) ? undefined : value,
        ),
      )
    return rows.toSorted()
  })

test('no edit accepts properties only the server sets: they are refused by name, or ignored if derived', async () => {
  const before = await snapshotOf(target)
  const refused = new Map<string, number>()
  for (const [route, ask] of changing)
    for (const [key, value] of decided) {
      if (entered(route, key)) continue
      const [path] = ask(target)
      const { status, body } = await as(target.owner).rest<{ details?: Record<string, string> }>(
        'PATCH',
        path,
        Object.fromEntries([[key, value]]),
      )
      expect([200, 422], `${route} ${key} ${status}`).toContain(status)
      if (status === 422 && body.details?.[key] === 'This field is not known.')
        refused.set(route, (refused.get(route) ?? 0) + 1)
    }
  for (const [route] of changing) expect(refused.get(route) ?? 0, route).toBeGreaterThan(decided.length / 2)
  expect(settled(await snapshotOf(target))).toEqual(settled(before))
})

test('nor does any creation', async () => {
  const { owner, firm } = target
  const posts: [string, object][] = [
    [
      `clients/${firm.client}/sites`,
      {
        site_name: 'Second',
        first_line_address: '2 High Street',
        town: 'York',
        postcode: 'YO1 8AN',
        region: 'North',
        location: 'Non-London',
        headquarters: false,
      },
    ],
    [
      `client/${firm.client}/fee-earner`,
      { site: firm.site, firstname: 'A', surname: 'B', type: 'solicitor', grade: 'A' },
    ],
    [
      `users/clients/${firm.client}`,
      {
        firstname: 'A',
        surname: 'B',
        email_address: 'never@made.example',
        password: 'Never-made-1',
        client_role: 'team_leader',
        site_uuid: firm.site,
      },
    ],
    [`clients/${firm.client}/user-group`, { name: 'Never made', users: [] }],
    [`clients/${firm.client}/api-client`, { name: 'Never made', client_role: 'solicitor' }],
    [
      'clients',
      {
        name: 'Never made',
        type: 'solicitor',
        solicitor_sra_number: '640',
        sites: [
          {
            site_name: 'Head',
            first_line_address: '2 High Street',
            town: 'York',
            postcode: 'YO1 8AN',
            region: 'North',
            location: 'Non-London',
            headquarters: true,
          },
        ],
      },
    ],
  ]
  const before = await snapshotOf(target)
  for (const [path, body] of posts)
    for (const key of [
      'created_by',
      'role',
      'kind',
      'password_hash',
      'archived_at',
      'system_role',
      '__proto__',
      'constructor',
    ]) {
      const { status, body: answer } = await as(owner).rest<{ details: object }>(
        'POST',
        path,
        Object.fromEntries([...Object.entries(body), [key, 'x']]),
      )
      expect([path, key, status, Object.keys(answer.details)]).toEqual([path, key, 422, [key]])
    }
  expect(await snapshotOf(target)).toBe(before)
})
