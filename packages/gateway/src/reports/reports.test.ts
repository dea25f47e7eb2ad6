import type { Viewer } from '@costdraft/schema/access/can.ts'
import { can } from '@costdraft/schema/access/can.ts'
import { clientGrants, systemGrants, type Role } from '@costdraft/schema/access/roles.ts'
import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import type { Context } from '../context/context.ts'
import { createSchema } from '../schema.ts'
import { guardedHost } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import { createCaseReports } from './case-reports.ts'

const schema = createSchema()
const total = {
  section: 'total',
  keys: [],
  labels: [],
  label: '',
  count: 3,
  net: 1234.5,
  vat: 246.9,
  hours: 10.25,
  unpriced: 0,
  pending: 1,
  filter: { reported: 'true', status: 'in_progress,in_review', sent_back: '2', not_counted: 'Before, or after' },
}
const report = {
  as_of: '2026-11-26T17:00:00.000Z',
  from: null,
  to: null,
  rows: [{ ...total, section: 'age', keys: ['in_review'], labels: ['Review'], label: 'Review', median_days: 2.5 }],
  total,
  notes: [],
}

const viewerAs = (role: Role | 'admin', children: Record<string, Role> = {}): Viewer => ({
  user_uuid: 'me',
  client_uuid: role === 'admin' ? null : 'own',
  system_role: { Name: role, Permissions: systemGrants(role) },
  client_role: { Permissions: role === 'admin' ? [] : clientGrants(role) },
  children_clients: Object.fromEntries(
    Object.entries(children).map(([uuid, child]) => [uuid, { Permissions: clientGrants(child) }]),
  ),
})

/** What an operation comes to for a viewer in front of a host, and which paths the host was asked for. */
async function asked(source: string, viewer: Viewer, additions: string[] = ['reports']) {
  const paths: string[] = []
  const call = (_method: string, path: string): Promise<unknown> => {
    paths.push(path)
    return Promise.resolve(report)
  }
  const caseHost = guardedHost(call as never, () => Promise.resolve(new Set(additions) as never))
  const readCase = (path: string): Promise<unknown> => caseHost.call('GET', path)
  const contextValue = {
    viewer: () => Promise.resolve(viewer),
    may: (who: Viewer, permission: string, client_uuid: string) => can(who, permission, { client_uuid }),
    cases: { reports: createCaseReports({ caseHost, readCase } as RequestHosts) },
  } as unknown as Context
  const { data, errors = [] } = await graphql({ schema, source, contextValue })
  return { data, codes: errors.map(({ extensions }) => extensions.code), messages: errors.map((e) => e.message), paths }
}

const ALL = '{ reports { workInProgress { total { count } } outcome { total { count } } } }'
const SHEET = '{ reportSheet(report: dates, format: csv) { fileName } }'

test('a report is asked for with what it is filtered by, and no other is', async () => {
  const { data, codes, paths } = await asked(
    `{ reports { workInProgress(by: [firm, fee_earner], filter: { stages: [in_review], staff: ["none"], marks: [pending, unpriced] }) { asOf from to
         rows { section keys label net hours medianDays times filter { stages sentBack notCounted reported clients } }
         total { section count net } } } }`,
    viewerAs('team_leader'),
  )
  expect(codes).toEqual([])
  expect(paths).toEqual([
    'client/reports/work-in-progress?status=in_review&staff=none&mark=pending%2Cunpriced&by=firm%2Cfee_earner',
  ])
  expect(JSON.parse(JSON.stringify(data))).toEqual({
    reports: {
      workInProgress: {
        asOf: '2026-11-26T17:00:00.000Z',
        from: null,
        to: null,
        rows: [
          {
            section: 'age',
            keys: ['in_review'],
            label: 'Review',
            net: '1234.50',
            hours: '10.25',
            medianDays: 2.5,
            times: null,
            filter: {
              stages: ['in_progress', 'in_review'],
              sentBack: 2,
              notCounted: 'Before, or after',
              reported: true,
              clients: null,
            },
          },
        ],
        total: { section: 'total', count: 3, net: '1234.50' },
      },
    },
  })
})

test('days are sent to a report that takes them, and a sheet is made of the same', async () => {
  const days = 'from: "2026-01-01", to: "2026-11-26"'
  const path = 'client/reports/completed?from=2026-01-01&to=2026-11-26'
  const read = await asked(`{ reports { completed(${days}) { asOf } } }`, viewerAs('owner'))
  expect([read.codes, read.paths]).toEqual([[], [path]])
  const sheet = await asked(
    `{ reportSheet(report: completed, format: xlsx, ${days}) { fileName content } }`,
    viewerAs('owner'),
  )
  expect([sheet.codes, sheet.paths]).toEqual([[], [path]])
})

test.each<[string, Viewer, boolean]>([
  ['a team leader', viewerAs('team_leader'), true],
  ['a costs draftsman', viewerAs('costs_draftsman'), false],
  ['an IT administrator', viewerAs('it_administrator'), false],
  ['the system administrator', viewerAs('admin'), false],
  ['a draftsman who leads a team of another firm', viewerAs('costs_draftsman', { child: 'team_leader' }), true],
  ['who may read cases of one firm and no reports of it', viewerAs('it_administrator', { child: 'solicitor' }), false],
])('%s', async (_who, viewer, mayRead) => {
  for (const source of [ALL, SHEET]) {
    const { codes, paths } = await asked(source, viewer)
    expect(codes).toEqual(mayRead ? [] : ['FORBIDDEN'])
    expect(paths.length > 0).toBe(mayRead)
  }
})

test('reports and cases of two firms, each without the other, are not enough', async () => {
  const viewer = viewerAs('solicitor')
  const split = {
    ...viewer,
    children_clients: { child: { Permissions: [{ name: 'report:read', rule: 'own_client' }] } },
  }
  expect((await asked(ALL, split as Viewer)).codes).toEqual(['FORBIDDEN'])
})

test.each([
  ['who may read reports', viewerAs('owner')],
  ['who may not', viewerAs('solicitor')],
])('a host without reports is not asked for one, and that is said once to one %s', async (_who, viewer) => {
  for (const source of [ALL, SHEET]) {
    const { codes, messages, paths } = await asked(source, viewer, ['case_list'])
    expect([codes, messages, paths]).toEqual([['NOT_FOUND'], ['The service behind CostDraft does not offer this.'], []])
  }
})
