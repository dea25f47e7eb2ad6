import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askExport, linesOf } from '../support/exports.ts'
import { startOddHost, type OddHost } from '../support/odd-answers.ts'
import { CASE, FIRM, TOKEN } from '../support/spec-host/ids.ts'
import { emptyCase } from '../support/spec-host/seed-cases.ts'

// Exports in front of a host that serves whole lists, and knows nothing of pages.
const MANY = 450
let odd: OddHost
async function startWithMany(): Promise<OddHost> {
  const started = await startOddHost()
  const { cases } = started.host.state
  const [model] = cases
  for (let i = 0; i < MANY; i++)
    cases.push({ ...emptyCase(), row: { ...structuredClone(model!.row), uuid: randomUUID() } })
  return started
}
beforeAll(async () => {
  odd = await startWithMany()
})
afterAll(() => odd.stop())
afterEach(() => odd.answer())

const CASES = { query: '{ cases(first: 7) { nodes { uuid caseName } } }', path: 'cases', format: 'ndjson' }
const ask = (body: object = CASES) => askExport(odd.webUrl, TOKEN.owner, body)
/** Lets the answers to some path be as they are so many times, and then others. */
function after(times: number, isOf: (path: string) => boolean, status: number, text: string): void {
  let asked = 0
  odd.answer((answer) => {
    if (!isOf(answer.path)) return answer
    asked++
    return asked > times ? { ...answer, status, text } : answer
  })
}
/** Whether a path is the list of the cases of a firm, which is read for each page. */
const isList = (path: string): boolean => path === `client/${FIRM.oakfield}/case`

test('all cases are exported once, in an order that no change disturbs', async () => {
  // A case that is changed while its list is read would be first of the newest.
  let asked = 0
  odd.answer((answer) => {
    if (isList(answer.path) && ++asked === 2) {
      const { row } = odd.host.state.cases.at(-1)!
      row.updated_at = '2030-01-01T00:00:00'
    }
    return answer
  })
  const { rows, controls } = linesOf(await ask())
  expect(rows.length).toBeGreaterThan(MANY)
  expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(rows.length)
  expect(rows.map(({ uuid }) => uuid)).toContain(CASE.care)
  expect(controls.map(({ complete }) => complete)).toEqual([false, false, true])
})

test('a token that is refused on the way ends the export with the cursor to go on from', async () => {
  after(1, isList, 401, '{"message":"Expired"}')
  const { rows, controls } = linesOf(await ask())
  expect(rows).toHaveLength(200)
  expect(controls).toEqual([
    { cursor: controls[0]?.cursor, complete: false },
    { cursor: controls[0]?.cursor, error: { code: 'UNAUTHENTICATED', message: 'Sign in to continue.' } },
  ])
  odd.answer()
  const rest = linesOf(await ask({ ...CASES, after: controls[1]?.cursor }))
  expect(new Set([...rows, ...rest.rows].map(({ uuid }) => uuid)).size).toBe(rows.length + rest.rows.length)
  expect(rows.length + rest.rows.length).toBeGreaterThan(MANY)
})

test('who the viewer is and what they may read is asked for each page', async () => {
  const nobody = JSON.stringify({
    user_uuid: randomUUID(),
    client_uuid: null,
    system_role: { Name: 'none', Permissions: [] },
    client_role: { Permissions: [] },
    children_clients: {},
  })
  // Once before anything is said of the text, and once for the first page.
  after(2, (path) => path === 'users/user', 200, nobody)
  const { rows, controls } = linesOf(await ask())
  expect(rows).toHaveLength(200)
  expect(controls.at(-1)?.error?.code).toBe('FORBIDDEN')
})

test('CSV that ends before its end is broken off', async () => {
  after(1, isList, 500, '{}')
  const { text, isBroken } = await ask({ ...CASES, format: 'csv' })
  expect([isBroken, text.split('\r\n').length - 1]).toEqual([true, 201])
})

test('a gateway that stops ends an export after the page that it is at, with the cursor to go on from', async () => {
  const own = await startWithMany()
  let stopped: Promise<void> | undefined
  own.answer((answer) => {
    if (isList(answer.path)) stopped ??= own.gateway.stop()
    return answer
  })
  const { rows, controls } = linesOf(await askExport(own.webUrl, TOKEN.owner, CASES))
  expect(rows).toHaveLength(200)
  expect(controls).toEqual([
    { cursor: controls[0]?.cursor, complete: false },
    {
      cursor: controls[0]?.cursor,
      error: {
        code: 'UPSTREAM_FAILED',
        message: 'CostDraft is being stopped. Go on from the last cursor in a moment.',
      },
    },
  ])
  await stopped
  await own.stop()
})
