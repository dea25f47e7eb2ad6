import { expect, test } from 'vitest'
import { auditLogPath, formatAuditFilter, isFiltered, noFilter, parseAuditFilter, variablesOf } from './audit-filter.ts'

const A = '899d75c8-173d-4703-b8a0-d8a4625f63ec'
const B = '4b1f9c52-7d0e-4c3a-9a55-0d8f6a1c2b37'
const parse = (text: string) => parseAuditFilter(new URLSearchParams(text))

test('a filter stands in the address, and is read from it', () => {
  const filter = parse(`person=${A},${B}&kind=user,link&client=${B}&record=${A}&from=2026-01-31&to=2026-02-01`)
  expect(filter).toEqual({
    by: [A, B],
    kinds: ['user', 'link'],
    clients: [B],
    records: [A],
    from: '2026-01-31',
    to: '2026-02-01',
  })
  expect(parseAuditFilter(formatAuditFilter(filter))).toEqual(filter)
  expect(isFiltered(filter)).toBe(true)
})

test('what names nothing that there can be is ignored', () => {
  expect(parse(`person=me&kind=case,user&client=&record=1&from=2026-02-30&to=soon`)).toEqual({
    ...noFilter,
    kinds: ['user'],
  })
  expect(isFiltered(parse('kind=case'))).toBe(false)
})

test('a link to the log names what it lists', () => {
  expect(auditLogPath({ records: [A] })).toBe(`/audit-log?record=${A}`)
  expect(auditLogPath({ clients: [B], kinds: ['rate_card'] })).toBe(`/audit-log?kind=rate_card&client=${B}`)
})

test('the server is asked for all where nothing is chosen', () => {
  expect(variablesOf(noFilter)).toEqual({ by: null, kinds: null, clients: null, records: null, from: null, to: null })
  expect(variablesOf({ ...noFilter, records: [A], to: '2026-02-01' })).toMatchObject({
    records: [A],
    to: '2026-02-01',
  })
})
