import { describe, expect, test } from 'vitest'
import { createCaseAudit } from './create-case-audit.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, ChangeRow } from '../upstream/rows.ts'

const head = { uuid: 'c' } as CaseHead
/** 250 entries, newest first: of two people, and of two kinds. */
const entries = Array.from({ length: 250 }, (_, i): ChangeRow => {
  const id = 250 - i
  return {
    id,
    by: id % 5 === 0 ? 'ann' : 'ben',
    by_name: id % 5 === 0 ? 'Ann Lee' : 'Ben Ray',
    action: 'changed',
    entity: id % 2 === 0 ? 'note' : 'hearing',
    before: null,
    after: null,
  }
})

/** A host that keeps an audit and has these additions; it pages, and knows no filter. */
function auditOf(...additions: string[]) {
  const calls: string[] = []
  const call = async (_method: string, path: string): Promise<unknown> => {
    calls.push(path)
    const query = new URL(path, 'http://host').searchParams
    const first = Number(query.get('first'))
    const start = query.get('after') ? entries.findIndex(({ id }) => id < Number(query.get('after'))) : 0
    const nodes = entries.slice(start, start + first)
    return {
      total_count: entries.length,
      nodes,
      has_next_page: start + first < entries.length,
      end_cursor: String(nodes.at(-1)?.id),
    }
  }
  const caseHost = { call, has: async (name: string) => additions.includes(name) }
  return { calls, audit: createCaseAudit({ caseHost } as unknown as RequestHosts) }
}

describe('a host that keeps an audit and filters nothing', () => {
  test('is filtered and paged here, and its choices are those that occur', async () => {
    const { audit, calls } = auditOf('audit')
    const expected = entries.filter(({ by, entity }) => by === 'ann' && entity === 'note').map(({ id }) => id)
    const query = { first: 20, by: ['ann'], kinds: ['note'] }
    const one = await audit.page(head, query)
    const two = await audit.page(head, { ...query, after: one?.end_cursor })
    expect([one?.total_count, one?.has_next_page, two?.has_next_page]).toEqual([25, true, false])
    expect([...(one?.nodes ?? []), ...(two?.nodes ?? [])].map(({ id }) => id)).toEqual(expected)
    expect(await audit.choices(head)).toEqual({
      people: [
        { uuid: 'ann', name: 'Ann Lee' },
        { uuid: 'ben', name: 'Ben Ray' },
      ],
      kinds: ['note', 'hearing'],
    })
    expect(calls.every((path) => !/by=|kind=/.test(path))).toBe(true)
    expect(await audit.preview(head, '1')).toBeNull()
  })

  test('is asked for one page alone where nothing is filtered', async () => {
    const { audit, calls } = auditOf('audit')
    await audit.page(head, { first: 10 })
    expect(calls).toEqual(['client/case/c/audit?first=10'])
  })
})

test('our own host filters itself; one without an audit has none', async () => {
  const own = auditOf('audit', 'audit_filters')
  await own.audit.page(head, { by: ['ann', 'ben'], kinds: ['note'] })
  expect(own.calls).toEqual(['client/case/c/audit?first=50&by=ann%2Cben&kind=note'])
  const none = auditOf()
  expect([await none.audit.page(head, {}), await none.audit.choices(head)]).toEqual([null, null])
})
