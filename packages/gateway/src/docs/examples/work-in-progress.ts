// Work in progress by fee earner, as CSV on standard output.
import { graphql } from './generated/gql.ts'
import type { OpenCasesQuery } from './generated/graphql.ts'
import { newToken } from './token.ts'

const OPEN_CASES = graphql(`
  query OpenCases($after: String) {
    cases(first: 200, after: $after, filter: { stages: [in_progress, in_review, blocked] }) {
      nodes {
        value
        feeEarner {
          uuid
          firstname
          surname
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)
type Page = OpenCasesQuery['cases']

async function readPage(token: string, after: string | null): Promise<Page> {
  const answer = await fetch(`${process.env.COSTDRAFT_URL}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: OPEN_CASES.toString(), variables: { after } }),
  })
  const { data, errors } = (await answer.json()) as { data?: OpenCasesQuery; errors?: { message: string }[] }
  if (!data) throw new Error(errors?.map(({ message }) => message).join(' ') ?? `No answer: ${answer.status}`)
  return data.cases
}

/** A cell of a CSV file (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const token = await newToken()
const earners = new Map<string, { name: string; cases: number; pence: number; unpriced: number }>()
let after: string | null = null
let hasNextPage = true
while (hasNextPage) {
  const page: Page = await readPage(token, after)
  for (const { value, feeEarner } of page.nodes) {
    const name = [feeEarner.firstname, feeEarner.surname].filter(Boolean).join(' ')
    const sum = earners.get(feeEarner.uuid) ?? { name, cases: 0, pence: 0, unpriced: 0 }
    sum.cases += 1
    // A case of which nothing is priced has no value. It is counted apart, not as zero.
    if (value === null) sum.unpriced += 1
    else sum.pence += Math.round(Number(value) * 100)
    earners.set(feeEarner.uuid, sum)
  }
  ;({ endCursor: after, hasNextPage } = page.pageInfo)
}

const rows = [...earners.values()]
  .toSorted((a, b) => b.pence - a.pence)
  .map(({ name, cases, pence, unpriced }) => [name, cases, (pence / 100).toFixed(2), unpriced])
for (const row of [['fee_earner', 'cases', 'value', 'without_value'], ...rows])
  process.stdout.write(`${row.map(cell).join(',')}\r\n`)
