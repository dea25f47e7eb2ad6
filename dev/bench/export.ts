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
const BOARDS = sized(30, 3)
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

/** Exports all cases of the reader, line by line. `onRow` is called with how many there are by then. */
async function exportCases(
  webUrl: string,
  headers: Record<string, string>,
  onRow: (rows: number) => void = () => {},
): Promise<Exported> {
  const began = performance.now()
  const answer = await request(`${webUrl}/export`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: QUERY, path: 'cases', format: 'ndjson' }),
    headersTimeout: 0,
    bodyTimeout: 0,
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
      onRow(exported.rows)
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

/**
 * Takes the memory of the processes twice a second. Answers how far each has grown in the second half of the rows:
 * by then its heap is as large as pages need, whatever their number.
 */
function watchMemory(processes: Bench['processes']) {
  const watched = Object.entries(processes)
    .filter(([name]) => name !== 'PostgreSQL')
    .map(([name, pid]) => ({ name, pid, idle: memoryOf(pid) ?? 0, early: 0, late: 0 }))
  let isLate = false
  const sampling = setInterval(() => {
    for (const one of watched) {
      const now = memoryOf(one.pid) ?? 0
      if (isLate) one.late = Math.max(one.late, now)
      else one.early = Math.max(one.early, now)
    }
  }, SAMPLE_MS)
  return {
    onRow: (rows: number): void => {
      isLate = rows > CASES / 2
    },
    figures: (): Figure[] => {
      clearInterval(sampling)
      return watched.map(({ name, idle, early, late }) => ({
        name: `memory of the ${name} grows in the second half by`,
        value: Math.max(0, late - early),
        unit: 'MB',
        limit: GROWTH,
        note: `idle ${idle.toFixed(0)} MB, then ${early.toFixed(0)} MB, at most ${late.toFixed(0)} MB`,
      }))
    },
  }
}

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

async function figuresOf(bench: Bench): Promise<Figure[]> {
  await grow(bench)
  const headers = await bench.headersOf(reader)
  await boards(bench, WARM_UP)
  const alone = await boards(bench, BOARDS)
  const memory = watchMemory(bench.processes)
  const before = cpuOf(bench.processes)
  const exported = await exportCases(bench.instance.webUrl, headers, memory.onRow)
  const { seconds, rows, cases, parties, isComplete } = exported
  const spent = cpuOf(bench.processes).map(
    ([name, ms], at) => `${name} ${((ms - (before[at]?.[1] ?? 0)) / 1_000).toFixed(1)} s`,
  )
  const ended = new AbortController()
  const running = exportCases(bench.instance.webUrl, headers).finally(() => ended.abort())
  const beside: number[] = []
  while (!ended.signal.aborted) beside.push(...(await boards(bench, 1)))
  await running
  const told = (times: readonly number[]): string => `p95 ${percentile(times, 95).toFixed(0)} ms, of ${times.length}`
  return [
    {
      name: 'all cases, with certificate and parties',
      value: seconds,
      unit: 's',
      limit: WITHIN,
      note: `${rows} rows, ${cases} cases, ${parties} parties, ${isComplete ? 'complete' : 'not complete'}`,
    },
    { name: 'rows a second', value: rows / seconds, unit: '/s', note: `CPU: ${spent.join(', ')}` },
    ...memory.figures(),
    { name: 'a board by itself', value: median(alone), unit: 'ms', note: told(alone) },
    { name: 'the same beside an export', value: median(beside), unit: 'ms', note: told(beside) },
    { name: 'against itself', value: median(beside) / median(alone), unit: '×', limit: BESIDE },
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
