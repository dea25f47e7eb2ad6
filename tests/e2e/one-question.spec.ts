import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, type Page } from 'playwright/test'
import { freshTokens, type Tokens } from '../support/sign-in.ts'
import { CASE, PASSWORD } from '../support/spec-host/ids.ts'
import { SOLICITOR, fillSignIn, visit } from './people.ts'
import { dialog, field } from './screen.ts'
import { itemRows } from './workspace.ts'

/** What a step of a person costs: the operations of the page, by name, and the calls to hosts that they take. */
interface Cost {
  operations: string[]
  calls: string[]
}
type Bound = Record<keyof Cost, number>
/** Measures what a page asks while something is done, until the network is at rest. */
type Measure = (what: string, act: () => Promise<unknown>) => Promise<Cost>

// One after the other, so that what they print stands together.
test.describe.configure({ mode: 'default' })

/** Milliseconds without a request after which the network rests: longer than the page waits before it reads anew. */
const REST = 1_500

/** A gateway whose calls to its hosts are counted, in a process of its own. */
async function serveCounted(kind: 'own' | 'specified') {
  const child: ChildProcess = fork(join(import.meta.dirname, '../support/serve-counted.ts'), [kind], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [addresses] = (await once(child, 'message')) as [{ webUrl: string; authUrl: string }]
  const callsSoFar = async (): Promise<string[]> => {
    child.send('calls')
    const [{ calls }] = (await once(child, 'message')) as [{ calls: string[] }]
    return calls
  }
  return { ...addresses, callsSoFar, stop: () => child.kill('SIGTERM') }
}

/** Follows the operations of a page. */
function followOperations(page: Page, callsSoFar: () => Promise<string[]>): Measure {
  const operations: string[] = []
  const network = { underWay: 0, lastChange: 0 }
  const changed = (by: 1 | -1): void => {
    network.underWay += by
    network.lastChange = Date.now()
  }
  const isOperation = (url: string): boolean => new URL(url).pathname === '/graphql'
  page.on('request', (sent) => {
    if (!isOperation(sent.url())) return
    operations.push((sent.postDataJSON() as { operationName?: string }).operationName ?? '(nameless)')
    changed(1)
  })
  const ended = (sent: { url: () => string }): void => {
    if (isOperation(sent.url())) changed(-1)
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const atRest = async (): Promise<void> => {
    network.lastChange = Date.now()
    while (network.underWay > 0 || Date.now() - network.lastChange < REST) await wait(50)
  }
  return async (what, act) => {
    await atRest()
    operations.length = 0
    await callsSoFar()
    await act()
    await atRest()
    const cost = { operations: [...operations], calls: await callsSoFar() }
    const counts = `${what}: ${cost.operations.length} operations, ${cost.calls.length} calls`
    process.stdout.write(`${[counts, ...cost.operations, ...cost.calls].join('\n  ')}\n`)
    return cost
  }
}

/** Holds what a step cost to its bound. */
function expectWithin(what: string, { operations, calls }: Cost, bound: Bound): void {
  expect.soft(operations.length, `${what}, operations: ${operations.join(', ')}`).toBeLessThanOrEqual(bound.operations)
  expect.soft(calls.length, `${what}, calls: ${calls.join(', ')}`).toBeLessThanOrEqual(bound.calls)
}

/** Fills in a row of time and saves it. */
async function saveTime(page: Page, earner: { index: number } | { label: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add time recording' }).click()
  await field(page, 'Fee earner').selectOption(earner)
  await field(page, 'Activity').selectOption({ label: 'Preparation' })
  await field(page, 'Date').fill('03/06/2025')
  await field(page, 'Time').fill('1.5')
  await field(page, 'Description').fill('Reading the papers')
}
const save = async (page: Page): Promise<void> => {
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toHaveCount(0)
}

/** What each step may cost at most. In front of a host of the specifications it may never cost more than it did. */
const BOUNDS = {
  own: {
    shell: { operations: 1, calls: 2 },
    panel: { operations: 1, calls: 2 },
    board: { operations: 1, calls: 3 },
    case: { operations: 2, calls: 6 },
    tab: { operations: 1, calls: 2 },
    row: { operations: 1, calls: 3 },
  },
  specified: {
    shell: { operations: 1, calls: 3 },
    panel: { operations: 1, calls: 3 },
    board: { operations: 3, calls: 34 },
    case: { operations: 7, calls: 38 },
    tab: { operations: 4, calls: 13 },
    row: { operations: 5, calls: 24 },
  },
} as const satisfies Record<string, Record<string, Bound>>
/** What is shown first takes what stands around every screen as well. */
const sumOf = (a: Bound, b: Bound): Bound => ({ operations: a.operations + b.operations, calls: a.calls + b.calls })

interface Journey {
  page: Page
  measure: Measure
  webUrl: string
  caseUuid: string
  earner: Parameters<typeof saveTime>[1]
  bounds: Record<keyof (typeof BOUNDS)['own'], Bound>
}

/** A case from the board, another tab of it, a row that is added and changed, and the case loaded anew. */
async function work({ page, measure, webUrl, caseUuid, earner, bounds }: Journey): Promise<void> {
  const within = async (what: string, bound: Bound, act: () => Promise<unknown>): Promise<void> =>
    expectWithin(what, await measure(what, act), bound)
  const path = `/cost-draft/cases/draft/edit/${caseUuid}`
  await within('Load the board', sumOf(bounds.shell, bounds.board), async () => {
    await page.goto(`${webUrl}/cost-draft/cases`)
    await expect(page.getByRole('region', { name: 'In progress', exact: true })).toBeVisible()
  })
  await visit(page, '/settings')
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await within('Open the dashboard', bounds.panel, async () => {
    await visit(page, '/')
    await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()).toBeVisible()
  })
  // The search is open as long as it has the focus, on other screens too.
  await page.keyboard.press('Escape')
  await within('Open the board', bounds.board, async () => {
    await visit(page, '/cost-draft/cases')
    await expect(page.getByRole('region', { name: 'In progress', exact: true })).toBeVisible()
  })
  await within('Open a case', bounds.case, async () => {
    await visit(page, `${path}?tab=time-recordings`)
    await expect(itemRows(page).first()).toBeVisible()
  })
  await within('Open another tab', bounds.tab, async () => {
    await page.getByRole('tab', { name: /^Disbursements/ }).click()
    await expect(page.getByRole('tab', { name: /^Disbursements/ })).toHaveAttribute('aria-selected', 'true')
  })
  await page.getByRole('tab', { name: /^Time Recordings/ }).click()
  await expect(itemRows(page).first()).toBeVisible()
  await saveTime(page, earner)
  await within('Add a row', bounds.row, () => save(page))
  await itemRows(page).filter({ hasText: 'Reading the papers' }).hover()
  await page
    .getByRole('button', { name: /^Edit .*Reading the papers|^Edit .*03\/06\/2025/ })
    .first()
    .click()
  await field(page, 'Time').fill('2.5')
  await within('Change a row', bounds.row, () => save(page))
  await within('Load a case', sumOf(bounds.shell, bounds.case), async () => {
    await page.goto(`${webUrl}${path}?tab=time-recordings`)
    await expect(itemRows(page).first()).toBeVisible()
  })
}

/** Sends a GraphQL operation as the bearer of a token. */
async function ask<T>(webUrl: string, token: string, query: string, variables: object = {}): Promise<T> {
  const answer = await fetch(`${webUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown }
  expect(errors).toBeUndefined()
  return data as T
}

/** The page opens with tokens in its storage, as after a sign-in. */
const withTokens = (page: Page, tokens: Tokens): Promise<unknown> =>
  page.addInitScript((kept) => {
    if (localStorage.getItem('auth_tokens') === null) localStorage.setItem('auth_tokens', kept)
  }, JSON.stringify(tokens))

interface Found {
  cases: { nodes: { uuid: string; areaOfWork: string; timeRecordings: { totalCount: number } }[] }
}
const FIND = `{ cases(first: 50, filter: { stages: [in_progress] }) { nodes { uuid areaOfWork timeRecordings(first: 1) { totalCount } } } }`

test('a screen asks once: in front of our own API', async ({ page }) => {
  test.setTimeout(300_000)
  const { webUrl, authUrl, callsSoFar, stop } = await serveCounted('own')
  try {
    const tokens = await freshTokens({ webUrl, authUrl }, SOLICITOR)
    await withTokens(page, tokens)
    const { cases } = await ask<Found>(webUrl, tokens.access_token, FIND)
    const [most] = cases.nodes
      .filter(({ areaOfWork }) => areaOfWork === 'legal_aid')
      .toSorted((a, b) => b.timeRecordings.totalCount - a.timeRecordings.totalCount)
    const measure = followOperations(page, callsSoFar)
    await work({ page, measure, webUrl, caseUuid: most?.uuid ?? '', earner: { index: 1 }, bounds: BOUNDS.own })
  } finally {
    stop()
  }
})

test('a screen asks no more than it did: in front of a host of the specifications @long', async ({ page }) => {
  test.setTimeout(300_000)
  const { webUrl, authUrl, callsSoFar, stop } = await serveCounted('specified')
  try {
    await page.goto(webUrl)
    await page.waitForURL(`${authUrl}/oauth/authorize?**`)
    await fillSignIn(page, 'owner@tideway.example', PASSWORD)
    await expect(page).toHaveURL(`${webUrl}/`)
    const measure = followOperations(page, callsSoFar)
    const earner = { label: 'Sana Oakes (SO)' }
    await work({ page, measure, webUrl, caseUuid: CASE.care, earner, bounds: BOUNDS.specified })
  } finally {
    stop()
  }
})
