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
