import { randomUUID } from 'node:crypto'
import type { Figure, Section } from './figures.ts'
import { ledgerOf } from './ledger.ts'
import { manyFirms, reader } from './many-firms.ts'
import { startBench, type Bench } from './setup.ts'
import { isSmall, sized } from './sized.ts'

const ENTRIES = sized(250, 10)
/** Milliseconds: the deadline of one call to a host, by which a request is answered. */
const DEADLINE = 10_000

interface CaseToChange {
  uuid: string
  feeEarner: { uuid: string }
}

/** The requests of which each has an entry a case. */
const mutations = (cases: readonly CaseToChange[]): [name: string, query: string, entries: object[] | string[]][] => [
  [
    'moves to review',
    'mutation ($e: [CaseMove!]!, $k: String) { it: moveCases(moves: $e, idempotencyKey: $k) { error { message } } }',
    cases.map(({ uuid }) => ({ uuid, stage: 'in_review' })),
  ],
  [
    'changes',
    'mutation ($e: [CaseEdit!]!, $k: String) { it: editCases(changes: $e, idempotencyKey: $k) { error { message } } }',
    cases.map(({ uuid }) => ({ uuid, legalAid: { solicitorsCaseReference: 'CHANGED' } })),
  ],
  [
    'rows, one a case',
    'mutation ($e: [NewRow!]!, $k: String) { it: addRows(rows: $e, idempotencyKey: $k) { error { message } } }',
    cases.map((row) => rowFor(row)),
  ],
  [
    'rows, all in one case',
    'mutation ($e: [NewRow!]!, $k: String) { it: addRows(rows: $e, idempotencyKey: $k) { error { message } } }',
    cases.flatMap(() => (cases[0] ? [rowFor(cases[0])] : [])),
  ],
  [
    'completions',
    'mutation ($e: [CaseMove!]!, $k: String) { it: moveCases(moves: $e, idempotencyKey: $k) { error { message } } }',
    cases.map(({ uuid }) => ({ uuid, stage: 'complete' })),
  ],
  [
    'generations queued',
    'mutation ($e: [ID!]!, $k: String) { it: generateDocumentsOfCases(caseUuids: $e, idempotencyKey: $k) { error { message } } }',
    cases.map(({ uuid }) => uuid),
  ],
]
const rowFor = ({ uuid, feeEarner }: CaseToChange): object => ({
  caseUuid: uuid,
  timeRecording: { date: '2025-02-03', feeEarner: feeEarner.uuid, activityType: 'preparation', time: 1 },
})

const CASES = `{ cases(first: 200, filter: { stages: [in_progress] }) { nodes { uuid feeEarner { uuid } } pageInfo { endCursor } } }`
async function casesOf(graphql: (query: string, variables?: object) => Promise<unknown>): Promise<CaseToChange[]> {
  interface Page {
    cases: { nodes: CaseToChange[]; pageInfo: { endCursor: string } }
  }
  const { cases } = (await graphql(CASES)) as Page
  const more = (await graphql(CASES.replace('(', `(after: "${cases.pageInfo.endCursor}", `))) as Page
  return [...cases.nodes, ...more.cases.nodes].slice(0, ENTRIES)
}

async function figuresOf(bench: Bench): Promise<Figure[]> {
  const model = await bench.addCase('Re Model')
  await bench.upload(model, ledgerOf(10))
  await bench.runSql(manyFirms({ cases: ENTRIES * 4, firms: 4 }, model))
  const headers = await bench.headersOf(reader)
  const graphql = async (query: string, variables: object = {}): Promise<unknown> => {
    const answer = await fetch(`${bench.instance.webUrl}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const figures: Figure[] = []
  for (const [name, query, entries] of mutations(await casesOf(graphql))) {
    const began = performance.now()
    const { it } = (await graphql(query, { e: entries, k: randomUUID() })) as { it: { error: unknown }[] }
    const refused = it.filter(({ error }) => error !== null)
    figures.push({
      name: `${it.length} ${name}`,
      value: performance.now() - began,
      unit: 'ms',
      limit: DEADLINE,
      note: refused.length > 0 ? `${refused.length} refused: ${JSON.stringify(refused[0])}` : '',
    })
  }
  return figures
}

/** Measures requests with as many entries as one may have, on both databases. */
export async function* bulkSections(): AsyncGenerator<Section> {
  for (const engine of isSmall ? (['PGlite'] as const) : (['PostgreSQL', 'PGlite'] as const)) {
    const bench = await startBench({ isEmbedded: engine === 'PGlite' })
    try {
      yield { title: `Many cases in one request, ${engine}`, figures: await figuresOf(bench) }
    } finally {
      await bench.stop()
    }
  }
}
