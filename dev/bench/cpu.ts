import { startBare, type Bare } from './bare.ts'
import { countCalls } from './counted-calls.ts'
import { formatted, type Figure, type Section } from './figures.ts'
import { addFirm, FEW_CASES, growFirm, MANY_CASES, OPEN_COMMENTS, type Firm } from './firm.ts'
import { inTurn, median, type BenchRequest, type Contender, type Measured, type Round } from './load.ts'
import { hasProcessTimes } from './process-times.ts'
import { operations, restRequests } from './requests.ts'
import type { Bench } from './setup.ts'
import { sized } from './sized.ts'

const ROUNDS = sized(5, 1)
/** Milliseconds of a round. */
const FOR = sized(500, 20)
const MOVED_CASES = sized(50, 10)

/** Milliseconds of CPU per request in a round, of all processes together. */
const totalOf = ({ cpu = {} }: Round): number => Object.values(cpu).reduce((sum, ms) => sum + ms, 0)
const perSecondOf = ({ perSecond }: Round): number => perSecond
const medianOf = ({ rounds }: Measured): number => median(rounds.map(totalOf))

/** One line: CPU by process, or the speed alone where the system does not tell. */
function lineOf(measured: Measured): Figure {
  const { name, rounds } = measured
  const perSecond = median(rounds.map(perSecondOf))
  const [first] = rounds
  if (!first?.cpu) return { name, value: perSecond, unit: '/s' }
  const parts = Object.keys(first.cpu).map(
    (process) => `${process} ${formatted(median(rounds.map(({ cpu }) => cpu?.[process] ?? 0)))}`,
  )
  return { name, value: medianOf(measured), unit: 'ms', note: `${parts.join(' · ')}; ${formatted(perSecond)}/s` }
}

/** The median over the rounds of a quotient of two contenders' values in the same round, with its extremes. */
function ratioOf(a: Measured, b: Measured, valueOf: (round: Round) => number): { value: number; note: string } {
  const ratios = a.rounds.map((round, i) => {
    const other = b.rounds[i]
    return other ? valueOf(round) / valueOf(other) : Number.NaN
  })
  return { value: median(ratios), note: `${formatted(Math.min(...ratios))}–${formatted(Math.max(...ratios))} by round` }
}

/** What is measured at each size of the firm, by the names of the contenders below. */
interface Run {
  lines: Figure[]
  /** Milliseconds of CPU for a board, all processes; undefined where the system does not tell. */
  board: number | undefined
  ratios: Figure[]
}

/**
 * Measures what reads, then what moves cases: a moved case must be priced again by the next list, which no reader shall
 * pay for.
 */
async function measure(bench: Bench, firm: Firm, bare: Bare): Promise<Run> {
  const { gateway = 0, API = 0, PostgreSQL = 0 } = bench.processes
  const { headers } = bench
  const onGateway = (name: string, request: () => BenchRequest): Contender => ({
    ...{ name: `${name}, through the gateway`, origin: bench.instance.webUrl, headers, request },
    processes: { gateway, API, PostgreSQL },
  })
  const onApi = (name: string, request: () => BenchRequest): Contender => ({
    ...{ name: `${name}, REST`, origin: bench.instance.apiUrl, headers, request },
    processes: { API, PostgreSQL },
  })
  const onBare = (name: string, request: () => BenchRequest): Contender => ({
    ...{ name: `${name}, bare handler`, origin: bare.url, headers: {}, request },
    processes: { bare: bare.pid, PostgreSQL },
  })
  const reads = await inTurn(
    [
      onGateway('board of 200, asked anew', operations.board),
      onGateway('the same as a text', operations.boardText),
      onBare('board of 200', bare.requests.board),
      onApi('the same list', restRequests.board),
      onApi('who asks', restRequests.viewer),
      onGateway('case with totals and 500 items', () => operations.wholeCase(firm.large)),
      onBare('case with totals and 500 items', bare.requests.wholeCase),
      onApi('500 items', () => restRequests.page(firm.large)),
      onApi('10,000 items whole', () => restRequests.allItems(firm.whole)),
      onBare('10,000 items whole', bare.requests.allItems),
    ],
    ROUNDS,
    FOR,
  )
  let turn = 0
  const moved = (): [string, string] => [
    firm.cases[turn % MOVED_CASES] ?? '',
    Math.floor(turn++ / MOVED_CASES) % 2 ? 'in_progress' : 'in_review',
  ]
  const moves = await inTurn(
    [
      onGateway('move stage', () => operations.move(...moved())),
      onGateway('the same as a text', () => operations.moveText(...moved())),
      onApi('move stage', () => restRequests.move(...moved())),
    ],
    ROUNDS,
    FOR,
  )
  return runOf(reads, moves)
}

/** The lines of one run, and its ratios with their targets. */
function runOf(reads: readonly Measured[], moves: readonly Measured[]): Run {
  const lines = [...reads, ...moves].map(lineOf)
  const [board, boardText, bareBoard, , , wholeCase, bareCase, , allItems, bareItems] = reads
  const [move, moveText, directMove] = moves
  if (!board || !boardText || !bareBoard || !wholeCase || !bareCase || !allItems || !bareItems)
    throw new Error('A contender is missing.')
  if (!move || !moveText || !directMove) throw new Error('A contender is missing.')
  const ratios: Figure[] = hasProcessTimes
    ? [
        {
          ...{ name: 'board against the bare handler', unit: '×', limit: 3.5 },
          ...ratioOf(board, bareBoard, totalOf),
          or: { value: medianOf(board), unit: 'ms', limit: 4.5 },
        },
        { ...{ name: 'the same as a text', unit: '×' }, ...ratioOf(boardText, bareBoard, totalOf) },
        {
          ...{ name: 'case with totals and 500 items against the bare handler', unit: '×', limit: 2.5 },
          ...ratioOf(wholeCase, bareCase, totalOf),
        },
        {
          ...{ name: '10,000 items against the bare handler', unit: '×', limit: 1.5 },
          ...ratioOf(allItems, bareItems, totalOf),
        },
      ]
    : []
  ratios.push({
    ...{ name: 'move stage against the direct call, requests per second', unit: '×', limit: 0.45, atLeast: true },
    ...ratioOf(move, directMove, perSecondOf),
  })
  ratios.push({ ...{ name: 'the same as a text', unit: '×' }, ...ratioOf(moveText, directMove, perSecondOf) })
  return { lines, ratios, board: hasProcessTimes ? medianOf(board) : undefined }
}

/**
 * The requests that the gateway makes of the API for one operation, which holds one connection; more rows must not take
 * more.
 */
async function requestFigures(bench: Bench, { large, cases: [moved = ''] }: Firm): Promise<Figure[]> {
  const [board = 0, small = 0, boardText = 0, wholeCase = 0, move = 0, moveText = 0] = await countCalls(bench, [
    operations.board(),
    operations.board(20),
    operations.boardText(),
    operations.wholeCase(large),
    operations.move(moved, 'in_progress'),
    operations.moveText(moved, 'in_progress'),
  ])
  return [
    { name: 'board of 200', value: board, unit: '', limit: 2, note: `board of 20: ${small}; as a text: ${boardText}` },
    { name: 'case with totals and 500 items', value: wholeCase, unit: '', limit: 2 },
    { name: 'move stage', value: move, unit: '', note: `as a text: ${moveText}` },
  ]
}

const titleOf = (cases: number, more = ''): string =>
  `${hasProcessTimes ? 'CPU per request, by process' : 'Requests per second'}, with ${cases} cases${more}`

/**
 * Measures what requests cost each process beside a bare handler of the same answers, in a firm with few cases and
 * again with many.
 */
export async function* cpuSections(bench: Bench): AsyncGenerator<Section> {
  if (!hasProcessTimes)
    console.log('\nThis system does not tell the CPU time of a process (/proc): speed alone is measured.')
  const firm = await addFirm(bench)
  const bare = await startBare(bench, firm)
  try {
    await bare.check()
    yield { title: 'Requests to the API per GraphQL operation', figures: await requestFigures(bench, firm) }
    const few = await measure(bench, firm, bare)
    yield { title: titleOf(FEW_CASES), figures: [...few.lines, ...few.ratios] }
    growFirm(bench, firm)
    await bare.check()
    const many = await measure(bench, firm, bare)
    const growth: Figure[] =
      few.board !== undefined && many.board !== undefined
        ? [{ name: `board against that with ${FEW_CASES} cases`, value: many.board / few.board, unit: '×', limit: 1.5 }]
        : []
    yield {
      title: titleOf(MANY_CASES, ` and ${OPEN_COMMENTS} open comments`),
      figures: [...many.lines, ...many.ratios, ...growth],
    }
  } finally {
    bare.stop()
  }
}
