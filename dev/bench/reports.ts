import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { reportNames, reports } from '@costdraft/schema/reports/report.ts'
import { psql } from '../postgres.ts'
import type { Figure, Section } from './figures.ts'
import { median, percentile } from './load.ts'
import { measureNeighbours } from './neighbours.ts'
import { CASES, fillReported, FIRMS, LEADER } from './report-firms.ts'
import { saveFigures } from './report-saves.ts'
import { operations } from './requests.ts'
import { startBench, type Bench } from './setup.ts'
import { sized } from './sized.ts'
import { timedEach } from './timed.ts'

const TIMES = sized(5, 1)
const BOARDS = sized(20, 2)
const ROUNDS = sized(5, 1)
/** Seconds of a report, and milliseconds of a list of the cases of one of its rows. */
const REPORT = 1.5
const LIST = 300
/**
 * How many times its time alone a board may take beside reports; or beside a loop, on a machine that is busy anyway.
 */
const BESIDE = 1.5
const BESIDE_LOOP = 1.2

interface Row {
  section: string
  count: number
  filter: Record<string, string>
}
interface Report {
  rows: Row[]
  total: Row
}

/** The median of several times in milliseconds, after one that does not count. */
async function warm(work: () => Promise<unknown>): Promise<number> {
  await work()
  return median(await timedEach(TIMES, work))
}

/**
 * Milliseconds in which the owner of the tables adds up what a report does, of all cases, without row-level security.
 */
function bareSum(databaseUrl: string): number {
  const sum = 'select stage, count(case_uuid), sum(net), sum(vat), sum(hours) from case_total group by stage'
  const clock = 'select extract(epoch from clock_timestamp());'
  const times = Array.from({ length: TIMES }, () => {
    const [from = 0, to = 0] = psql(
      databaseUrl,
      `${clock} select count(stage) from (${sum}) sums \\g /dev/null\n ${clock}`,
    )
      .split('\n')
      .map(Number)
    return (to - from) * 1_000
  })
  return median(times)
}

const pathOf = (path: string): string => `client/reports/${path}`

/** Measures each report, against a bare sum, and the list of the largest row of each of its tables. */
async function reportFigures(bench: Bench): Promise<Figure[]> {
  const bare = bareSum(bench.databaseUrl)
  const figures: Figure[] = [{ name: 'a bare sum over all cases, as the owner of the tables', value: bare, unit: 'ms' }]
  const lists = new Map<string, Row>()
  for (const name of reportNames) {
    const path = pathOf(reports[name].path)
    const { rows } = await bench.rest<Report>('GET', path)
    for (const row of rows) if (row.count > (lists.get(row.section)?.count ?? 0)) lists.set(row.section, row)
    const ms = await warm(() => bench.rest('GET', path))
    const against = `${(ms / bare).toFixed(1)} × the bare sum, ${rows.length} rows`
    figures.push({ name: reports[name].title, value: ms / 1_000, unit: 's', limit: REPORT, note: against })
  }
  for (const [section, { count, filter }] of lists) {
    const path = `client/case?${new URLSearchParams({ ...filter, first: '50' }).toString()}`
    const { total_count } = await bench.rest<{ total_count: number }>('GET', path)
    if (total_count !== count)
      throw new Error(`The list of a row of ${section} has ${total_count} cases, not ${count}.`)
    const ms = await warm(() => bench.rest('GET', path))
    figures.push({ name: `list of a row of ${section}`, value: ms, unit: 'ms', limit: LIST, note: `${count} cases` })
  }
  for (const [name, path] of Object.entries({ 'first panel': 'client/search/panel', queues: 'client/search/queues' }))
    figures.push({ name, value: await warm(() => bench.rest('GET', path)), unit: 'ms', limit: LIST })
  return figures
}

/** Megabytes that a process has in memory; undefined where the system does not tell. */
const memoryOf = (pid: number | undefined): number | undefined =>
  pid === undefined
    ? undefined
    : Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

/** Runs work while a process does nothing but take the time of a processor. */
async function besideLoop<T>(work: () => Promise<T>): Promise<T> {
  const loop = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  try {
    return await work()
  } finally {
    loop.kill('SIGKILL')
  }
}

/** Milliseconds of boards in a round. */
interface Round {
  alone: number[]
  reports: number[]
  loop: number[]
  /** How many reports were answered meanwhile. */
  asked: number
}

/**
 * Measures the board of a person by itself, beside one who asks for one report after the other, and beside a loop that
 * takes a processor: in turn, so that drift of the machine affects all alike. What the loop does to a board on a
 * machine without a processor to spare is no fault of the reports.
 */
async function boardFigures(bench: Bench): Promise<Figure[]> {
  const board = (): Promise<unknown> => bench.ask(operations.board())
  const before = memoryOf(bench.processes.API)
  const rounds: Round[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const { idle, busy, searches } = await measureNeighbours(
      {
        board,
        search: async (n) => {
          const name = reportNames[n % reportNames.length] ?? 'workInProgress'
          await bench.rest('GET', pathOf(reports[name].path))
          return 200
        },
      },
      { atOnce: 1, warmUp: sized(5, 1), boards: BOARDS },
    )
    const loop = await besideLoop(() => timedEach(BOARDS, board))
    rounds.push({ alone: idle, reports: busy, loop, asked: searches.get(200) ?? 0 })
  }
  const of = (kind: 'alone' | 'reports' | 'loop'): number[] => rounds.flatMap((round) => round[kind])
  const against = (kind: 'alone' | 'loop'): number =>
    median(rounds.map((round) => median(round.reports) / median(round[kind])))
  const figure = (name: string, kind: 'alone' | 'reports' | 'loop'): Figure => ({
    ...{ name, value: median(of(kind)), unit: 'ms', note: `p95 ${percentile(of(kind), 95).toFixed(0)} ms` },
  })
  const after = memoryOf(bench.processes.API)
  const asked = rounds.reduce((sum, round) => sum + round.asked, 0)
  return [
    figure('board, 200 cards', 'alone'),
    figure('the same beside one report after the other', 'reports'),
    figure('the same beside a loop that takes a processor', 'loop'),
    {
      ...{ name: 'beside reports against alone', value: against('alone'), unit: '×', limit: BESIDE },
      or: { value: against('loop'), unit: '× beside the loop', limit: BESIDE_LOOP },
    },
    ...(before !== undefined && after !== undefined
      ? [
          {
            name: 'memory of the API',
            value: after,
            unit: 'MB',
            note: `${before.toFixed(0)} MB ${asked} reports before`,
          },
        ]
      : []),
  ]
}

/**
 * Measures, on PostgreSQL, the reports of a team leader with 100,000 cases in 400 firms, the lists that their rows
 * open, the board beside them, and what keeping their figures costs.
 */
export async function* reportSections(): AsyncGenerator<Section> {
  const bench = await startBench({ email: LEADER, fill: fillReported })
  try {
    yield { title: `Reports: ${CASES} cases in ${FIRMS} firms`, figures: await reportFigures(bench) }
    yield { title: 'Reports: the board beside them', figures: await boardFigures(bench) }
    yield { title: 'Reports: a row saved', figures: await saveFigures(bench) }
  } finally {
    await bench.stop()
  }
}
