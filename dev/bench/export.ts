import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { request } from 'undici'
import { highCostCase } from '../../tests/support/high-cost-case.ts'
import type { Figure, Section } from './figures.ts'
import { median, percentile } from './load.ts'
import { manyFirms, reader } from './many-firms.ts'
import { cpuTimeOf, readProcesses } from './process-times.ts'
import { operations } from './requests.ts'
import { startBench, type Bench } from './setup.ts'
import { sized } from './sized.ts'

const CASES = sized(100_000, 300)
const FIRMS = sized(40, 8)
const PARTIES = ['Ann Alder', 'Ben Birch', 'Cora Cedar']
const BOARDS = sized(15, 3)
const ROUNDS = sized(9, 1)
const WARM_UP = sized(10, 1)
/** Seconds. */
const WITHIN = 60
/** How many times its time by itself a board may take beside an export. */
const BESIDE = 1.5
/** Megabytes that a process may grow by while it exports. */
const GROWTH = 50
const SAMPLE_MS = 500

const QUERY = `query { cases { nodes { uuid caseName solicitorsCaseReference caseType stage
  certificate { certificateNumber courtLevel dateOfIssue }
  parties(first: 20) { nodes { party role } } } } }`

/** Fills the house: cases of a high cost model with a certificate and parties. */
async function grow(bench: Bench): Promise<void> {
  const { uuid } = await bench.rest<{ uuid: string }>(
    'POST',
    `client/${bench.client}/case/high-cost`,
    highCostCase({ site: bench.site, feeEarner: bench.feeEarner }),
  )
  for (const party of PARTIES) await bench.rest('POST', `client/case/${uuid}/party`, { party })
  // The first list after a change prices the case.
  await bench.ask(operations.board())
  await bench.runSql(manyFirms({ cases: CASES, firms: FIRMS }, uuid))
}

interface Exported {
  seconds: number
  rows: number
  /** How many different cases. */
  cases: number
  parties: number
  isComplete: boolean
}

/** Exports all cases of the reader, line by line, or until `signal` is aborted, which rejects. */
async function exportCases(webUrl: string, headers: Record<string, string>, signal?: AbortSignal): Promise<Exported> {
  const began = performance.now()
  const answer = await request(`${webUrl}/export`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: QUERY, path: 'cases', format: 'ndjson' }),
    headersTimeout: 0,
    bodyTimeout: 0,
    ...(signal && { signal }),
  })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${await answer.body.text()}`)
  const uuids = new Set<string>()
  const exported = { rows: 0, parties: 0, isComplete: false }
  for await (const line of createInterface({ input: Readable.from(answer.body) })) {
    const value = JSON.parse(line) as {
      uuid?: string
      parties?: { nodes: unknown[] }
      complete?: boolean
      error?: unknown
    }
    if (value.error) throw new Error(line)
    if (value.uuid !== undefined) {
      exported.rows++
      uuids.add(value.uuid)
      exported.parties += value.parties?.nodes.length ?? 0
    } else exported.isComplete = value.complete === true
  }
  return { ...exported, cases: uuids.size, seconds: (performance.now() - began) / 1_000 }
}

/** Megabytes of memory of a process; undefined where the system does not tell. */
function memoryOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024
}

/** Megabytes that each process has at most while work is done, by its name. */
async function mostMemory(processes: Bench['processes'], work: () => Promise<unknown>): Promise<Map<string, number>> {
  const most = new Map<string, number>()
  const sampling = setInterval(() => {
    for (const [name, pid] of Object.entries(processes))
      if (name !== 'PostgreSQL') most.set(name, Math.max(most.get(name) ?? 0, memoryOf(pid) ?? 0))
  }, SAMPLE_MS)
  try {
    await work()
  } finally {
    clearInterval(sampling)
  }
  return most
}

/** How far each process grows from one export to the next: as many rows again, and no more memory. */
const growth = (first: ReadonlyMap<string, number>, second: ReadonlyMap<string, number>): Figure[] =>
  [...second].map(([name, most]) => ({
    name: `memory of the ${name} grows with the second export by`,
    value: Math.max(0, most - (first.get(name) ?? most)),
    unit: 'MB',
    limit: GROWTH,
    note: `at most ${(first.get(name) ?? 0).toFixed(0)} MB, then ${most.toFixed(0)} MB`,
  }))

/** Milliseconds of CPU of each process so far. */
function cpuOf(processes: Bench['processes']): [name: string, ms: number][] {
  const all = readProcesses()
  return Object.entries(processes).map(([name, pid]) => [name, cpuTimeOf(all, pid)])
}

async function boards(bench: Bench, count: number): Promise<number[]> {
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    await bench.ask(operations.board())
    times.push(performance.now() - began)
  }
  return times
}

/** The board by itself and beside an export, in turn, so that what else the machine does is the same for both. */
async function besideFigures(bench: Bench, exporting: (signal: AbortSignal) => Promise<unknown>): Promise<Figure[]> {
  const alone: number[] = []
  const beside: number[] = []
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = await boards(bench, BOARDS)
    const ended = new AbortController()
    const running = exporting(ended.signal).catch(() => {})
    await boards(bench, 1)
    const meanwhile = await boards(bench, BOARDS)
    ended.abort()
    await running
    alone.push(...before)
    beside.push(...meanwhile)
    ratios.push(median(meanwhile) / median(before))
  }
  const told = (times: readonly number[]): string => `p95 ${percentile(times, 95).toFixed(0)} ms, of ${times.length}`
  return [
    { name: 'a board by itself', value: median(alone), unit: 'ms', note: told(alone) },
    { name: 'the same beside an export', value: median(beside), unit: 'ms', note: told(beside) },
    {
      name: 'against itself, the middle of the rounds',
      value: median(ratios),
      unit: '×',
      limit: BESIDE,
      note: ratios.map((ratio) => ratio.toFixed(2)).join(' '),
    },
  ]
}

async function figuresOf(bench: Bench): Promise<Figure[]> {
  await grow(bench)
  const headers = await bench.headersOf(reader)
  await boards(bench, WARM_UP)
  const exporting = (signal?: AbortSignal): Promise<Exported> => exportCases(bench.instance.webUrl, headers, signal)
  const before = cpuOf(bench.processes)
  let exported: Exported | undefined
  const first = await mostMemory(bench.processes, async () => {
    exported = await exporting()
  })
  const cpu = cpuOf(bench.processes).map(
    ([name, ms], at) => `${name} ${((ms - (before[at]?.[1] ?? 0)) / 1_000).toFixed(1)} s`,
  )
  const second = await mostMemory(bench.processes, () => exporting())
  const { seconds = 0, rows = 0, cases = 0, parties = 0, isComplete = false } = exported ?? {}
  return [
    {
      name: 'all cases, with certificate and parties',
      value: seconds,
      unit: 's',
      limit: WITHIN,
      note: `${rows} rows, ${cases} cases, ${parties} parties, ${isComplete ? 'complete' : 'not complete'}`,
    },
    { name: 'rows a second', value: rows / seconds, unit: '/s', note: `CPU: ${cpu.join(', ')}` },
    ...growth(first, second),
    ...(await besideFigures(bench, exporting)),
  ]
}

/** Measures, on PostgreSQL, an export of all cases of a costs draftsman, and the board of a firm beside it. */
export async function* exportSections(): AsyncGenerator<Section> {
  const bench = await startBench()
  try {
    yield { title: `Export: ${CASES} cases in ${FIRMS} firms`, figures: await figuresOf(bench) }
  } finally {
    await bench.stop()
  }
}
