import { setTimeout } from 'node:timers/promises'
import type { Caller } from '../instance.ts'

/** A row of a report on the wire of REST. */
export interface Row extends Record<string, unknown> {
  section: string
  keys: string[]
  labels: string[]
  label: string
  count: number
  net: number
  vat: number
  hours: number
  unpriced: number
  pending: number
  filter: Record<string, string>
}
export interface Report {
  as_of: string
  from: string | null
  to: string | null
  rows: Row[]
  total: Row
  notes: string[]
}

export const askReport = (caller: Caller, path: string) => caller.rest<Report>('GET', `client/reports/${path}`)

/** Reads a report. Throws if it is refused. */
export async function readReport(caller: Caller, path: string): Promise<Report> {
  const { status, body } = await askReport(caller, path)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body
}

/** Reads a report until every case is priced. */
export async function readPriced(caller: Caller, path: string): Promise<Report> {
  const end = performance.now() + 30_000
  for (;;) {
    const report = await readReport(caller, path)
    const waiting = [...report.rows, report.total].filter(({ pending }) => pending > 0)
    if (waiting.length === 0) return report
    if (performance.now() > end) throw new Error(`Not priced: ${JSON.stringify(waiting)}`)
    await setTimeout(50)
  }
}

interface ListedCase {
  uuid: string
  case_name: string
  client: string
}
interface Page {
  total_count: number
  nodes: ListedCase[]
  has_next_page: boolean
  end_cursor: string | null
}
/** The cases that a filter lists, all pages of them. */
export async function listCases(caller: Caller, filter: Readonly<Record<string, string>>): Promise<ListedCase[]> {
  const cases: ListedCase[] = []
  for (let after: string | null = ''; after !== null;) {
    const query = new URLSearchParams({ ...filter, first: '200', ...(after && { after }) })
    const { status, body } = await caller.rest<Page>('GET', `client/case?${query}`)
    if (status !== 200) throw new Error(`${query}: ${status} ${JSON.stringify(body)}`)
    cases.push(...body.nodes)
    after = body.has_next_page ? body.end_cursor : null
    if (after === null && body.total_count !== cases.length)
      throw new Error(`${query} lists ${cases.length} of ${body.total_count}.`)
  }
  return cases
}
