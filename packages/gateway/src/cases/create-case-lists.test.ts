import { readingKey } from '@costdraft/schema/text/reading-order.ts'
import { expect, test } from 'vitest'
import type { CaseQuery } from './case-list.ts'
import { createCaseLists } from './create-case-lists.ts'
import type { Names } from '../names/names.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, Page } from '../upstream/rows.ts'

/** A host's cases, which are changed while they are read: before each page, the one that would be read last. */
function busyHost(count: number) {
  const cases = Array.from({ length: count }, (_, i) => ({
    uuid: String(i).padStart(4, '0'),
    area_of_work: i % 2 ? 'legal_aid' : 'inter_parties',
    case_name: `Re ${i}`,
    updated_at: `2025-01-01T00:00:00.${String(count - i).padStart(6, '0')}`,
  }))
  let clock = 0
  const page = (path: string): Page<CaseRow> => {
    const query = new URLSearchParams(path.split('?')[1])
    const sort = (query.get('sort') ?? 'updated_at') as keyof (typeof cases)[0]
    const first = Number(query.get('first'))
    const sign = query.get('direction') === 'asc' ? 1 : -1
    const place = (row: (typeof cases)[0]): string => `${row[sort]} ${row.uuid}`
    const after = query.get('after')
    const ordered = cases.toSorted((a, b) => (place(a) < place(b) ? -sign : sign))
    const left =
      after === null ? ordered : ordered.filter((row) => (place(row) < after ? -1 : 1) === sign && place(row) !== after)
    const nodes = left.slice(0, first)
    const answer = {
      total_count: count,
      nodes: nodes.map((row) => ({ ...row })),
      has_next_page: nodes.length < left.length,
    }
    const last = left.at(-1)
    if (last) last.updated_at = `2025-02-01T00:00:00.${String(++clock).padStart(6, '0')}`
    return { ...answer, end_cursor: nodes.length > 0 ? place(nodes.at(-1)!) : null } as unknown as Page<CaseRow>
  }
  const request = {
    caseHost: {
      has: () => Promise.resolve(true),
      call: (_method: string, path: string) => Promise.resolve(page(path)),
    },
  } as unknown as RequestHosts
  return createCaseLists(request, {} as Names)
}

test.each<[string, CaseQuery['sort'], (row: CaseRow) => string | undefined]>([
  ['changed last', undefined, ({ updated_at }) => updated_at],
  ['by name', { field: 'case_name', direction: 'desc' }, ({ case_name }) => readingKey(case_name ?? '')],
])('all cases are read, each once, whatever is changed meanwhile, in their order: %s', async (_order, sort, keyOf) => {
  const rows = await busyHost(900).all({ sort }, ['case_name', 'updated_at'], 1000, () => new Error('too many'))
  expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(900)
  expect(rows).toHaveLength(900)
  const keys = rows.map((row) => keyOf(row) ?? '')
  expect(keys).toEqual(keys.toSorted().toReversed())
})

test('more cases than a sheet holds are refused', async () => {
  await expect(busyHost(900).all({}, ['case_name'], 899, () => new Error('too many'))).rejects.toThrow('too many')
})

/** The lists of a host with these additions and one firm with three cases, and the paths that it is asked for. */
function hostWith(additions: readonly string[]) {
  const paths: string[] = []
  const cases = ['anna', null, 'ben'].map((staff, i) => ({
    uuid: String(i),
    client: 'firm',
    stage: 'in_progress',
    staff_member: staff,
    staff_name: staff,
  }))
  const call = (_method: string, path: string): Promise<unknown> => {
    paths.push(path)
    return Promise.resolve(path.startsWith('client/case') ? { total_count: 0, nodes: [] } : cases)
  }
  const request = {
    caseHost: { has: (name: string) => Promise.resolve(additions.includes(name)), call },
    readCase: (path: string) => call('GET', path),
    clientsWith: () => Promise.resolve(['firm']),
  } as unknown as RequestHosts
  return { lists: createCaseLists(request, { feeEarner: () => Promise.resolve(null) } as unknown as Names), paths }
}
const ofReports: [parameter: string, CaseQuery['filter']][] = [
  ['reported=true', { reported: true }],
  ['completed_from=2026-01-01&completed_to=2026-11-26', { completedFrom: '2026-01-01', completedTo: '2026-11-26' }],
  ['mark=pending%2Cunpriced', { marks: ['pending', 'unpriced'] }],
  ['not_counted=Before%2C+or+after', { notCounted: 'Before, or after' }],
  ['outcome=grade%3AA', { outcome: 'grade:A' }],
  ['sent_back=3', { sentBack: 3 }],
  ['left_stage=in_review', { leftStages: ['in_review'] }],
  ['reviewer=anna', { reviewers: ['anna'] }],
  ['due=claim&due_from=2026-11-26', { due: ['claim'], dueFrom: '2026-11-26' }],
]

test.each(ofReports)('%s: sent to a host with reports, and refused in front of any other', async (sent, filter) => {
  const all = ['case_list', 'case_stages', 'case_queries']
  const { lists, paths } = hostWith([...all, 'reports'])
  await lists.list({ filter, isStable: true }, ['uuid'])
  await lists.all({ filter }, ['uuid'], 10, () => new Error('too many'))
  await lists.stages({ filter })
  expect(paths).toHaveLength(3)
  for (const path of paths) expect(path).toContain(`?${sent}&first=`)
  for (const additions of [all, [], ['reports']]) {
    const other = hostWith(additions)
    for (const asked of [
      () => other.lists.list({ filter }),
      () => other.lists.all({ filter }, ['uuid'], 10, () => new Error('too many')),
      () => other.lists.stages({ filter }),
    ])
      await expect(asked()).rejects.toThrow('The service behind CostDraft does not offer this.')
    expect(other.paths).toEqual([])
  }
})

test('cases that are nobody’s are cut from all cases where a host does not list them', async () => {
  const filter = { staff: ['none', 'ben'] }
  const uuids = async (additions: readonly string[]): Promise<[string[], string[]]> => {
    const { lists, paths } = hostWith(additions)
    return [(await lists.list({ filter })).nodes.map(({ uuid }) => uuid).toSorted(), paths]
  }
  for (const additions of [[], ['case_list', 'case_queries']])
    expect(await uuids(additions)).toEqual([['1', '2'], ['client/firm/case']])
  const [, own] = await uuids(['case_list', 'case_queries', 'reports'])
  expect(own[0]).toContain('staff=none%2Cben')
})
