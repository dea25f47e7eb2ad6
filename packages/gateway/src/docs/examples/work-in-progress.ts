// Work in progress by fee earner, as CSV on standard output.
const { COSTDRAFT_URL, COSTDRAFT_TOKEN_URL, CLIENT_ID, CLIENT_SECRET } = process.env

interface Page {
  nodes: { value: string | null; feeEarner: { uuid: string; firstname: string | null; surname: string | null } }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

const QUERY = `query OpenCases($after: String) {
  cases(first: 200, after: $after, filter: { stages: [in_progress, in_review, blocked] }) {
    nodes { value feeEarner { uuid firstname surname } }
    pageInfo { endCursor hasNextPage }
  }
}`

async function newToken(): Promise<string> {
  const answer = await fetch(String(COSTDRAFT_TOKEN_URL), {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: String(CLIENT_ID),
      client_secret: String(CLIENT_SECRET),
      scope: 'all',
    }),
  })
  if (!answer.ok) throw new Error(`No token: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

async function readPage(token: string, after: string | null): Promise<Page> {
  const answer = await fetch(`${COSTDRAFT_URL}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY, variables: { after } }),
  })
  const { data, errors } = (await answer.json()) as { data?: { cases: Page }; errors?: { message: string }[] }
  if (!data) throw new Error(errors?.map(({ message }) => message).join(' ') ?? `No answer: ${answer.status}`)
  return data.cases
}

/** A cell of a CSV file (RFC 4180). */
const cell = (text: string | number): string =>
  /[",\n]/.test(`${text}`) ? `"${`${text}`.replaceAll('"', '""')}"` : `${text}`

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
