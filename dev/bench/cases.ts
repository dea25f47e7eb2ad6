import { formatted, type Figure, type Section } from './figures.ts'
import { ledgerOf } from './ledger.ts'
import { inTurn, median, type BenchRequest, type Contender, type Measured, type Round } from './load.ts'
import { manyFirms, reader, SAME_CASES, SAME_EARNER, SAME_WORD, type House } from './many-firms.ts'
import { hasProcessTimes } from './process-times.ts'
import { operations } from './requests.ts'
import { startBench, type Bench } from './setup.ts'
import { isSmall, sized } from './sized.ts'

const FEW: House = { cases: sized(200, 40), firms: 4 }
const MANY: House = { cases: sized(10_000, 80), firms: sized(40, 8) }
const ROUNDS = sized(7, 1)
/** Milliseconds of a round. */
const FOR = sized(600, 20)
const LIMIT = 1.5

const requests: Readonly<Record<string, () => BenchRequest>> = {
  'board, 200 cards': () => operations.cases({ first: 200 }),
  'board, sums of its columns': () => operations.stages({}),
  'list, first page': () => operations.cases({ first: 50 }),
  'list by fee earner': () => operations.cases({ first: 50, sort: { field: 'fee_earner', direction: 'asc' } }),
  'list by name': () => operations.cases({ first: 50, sort: { field: 'case_name', direction: 'asc' } }),
  'list of one stage': () => operations.cases({ first: 50, filter: { stages: ['complete'] } }),
  'list, searched': () => operations.cases({ first: 50, search: 'Bench 150' }),
  ...Object.fromEntries(
    Object.entries({ search: { search: SAME_WORD }, 'fee earner': { filter: { feeEarners: [SAME_EARNER] } } }).flatMap(
      ([by, variables]) => [
        [`the same ${SAME_CASES} by ${by}, list`, () => operations.cases({ first: 50, ...variables })],
        [`the same ${SAME_CASES} by ${by}, sums`, () => operations.stages(variables)],
      ],
    ),
  ),
}

/** Grows a house to a size. */
async function grow(bench: Bench, house: House): Promise<void> {
  const model = await bench.addCase('Re Model')
  await bench.upload(model, ledgerOf(10))
  const { nodes } = await bench.rest<{ nodes: { uuid: string }[] }>(
    'GET',
    `client/case/${model}/time-recording?first=1`,
  )
  await bench.rest('POST', `client/entity/case_fee/${nodes[0]?.uuid ?? ''}/comment`, { body: 'Which letter?' })
  // The first list after a change prices the cases.
  await bench.ask(operations.board())
  await bench.runSql(manyFirms(house, model))
}

/**
 * What one request of a round took: milliseconds of CPU of all processes or, where the system does not tell, of
 * waiting.
 */
const costOf = ({ cpu, perSecond }: Round): number =>
  cpu ? Object.values(cpu).reduce((sum, ms) => sum + ms, 0) : 1_000 / perSecond

function figureOf(name: string, few: Measured, many: Measured): Figure {
  const ratios = few.rounds.map((round, i) => costOf(many.rounds[i] ?? round) / costOf(round))
  const of = ({ rounds }: Measured): string => {
    const parts = Object.keys(rounds[0]?.cpu ?? {}).map(
      (process) => `${process} ${formatted(median(rounds.map(({ cpu }) => cpu?.[process] ?? 0)))}`,
    )
    return `${formatted(median(rounds.map(costOf)))} ms (${parts.join(' · ')}), ${formatted(median(rounds.map(({ perSecond }) => perSecond)))}/s`
  }
  return { name, value: median(ratios), unit: '×', limit: LIMIT, note: `${of(few)} → ${of(many)}` }
}

/** Measures one database: the house with few cases and that with many run side by side, and are asked in turn. */
async function figuresOf(engine: 'PostgreSQL' | 'PGlite'): Promise<Figure[]> {
  const few = await startBench({ isEmbedded: engine === 'PGlite', isOwn: true })
  const many = await startBench({ isEmbedded: engine === 'PGlite', isOwn: true })
  const benches = [few, many]
  try {
    await grow(few, FEW)
    await grow(many, MANY)
    const contenders: Contender[] = []
    for (const [name, request] of Object.entries(requests))
      for (const bench of benches)
        contenders.push({
          ...{ name, origin: bench.instance.webUrl, headers: await bench.headersOf(reader), request },
          processes: bench.processes,
        })
    const measured = await inTurn(contenders, ROUNDS, FOR)
    return Object.keys(requests).flatMap((name, i) => {
      const [few, many] = measured.slice(i * benches.length)
      return few && many ? figureOf(name, few, many) : []
    })
  } finally {
    for (const bench of benches) await bench.stop()
  }
}

/**
 * Measures board and list for a costs draftsman with many cases in many firms against one with few, on both databases.
 */
export async function* casesSections(): AsyncGenerator<Section> {
  for (const engine of isSmall ? (['PGlite'] as const) : (['PostgreSQL', 'PGlite'] as const))
    yield {
      title: `${engine}: ${MANY.cases} cases in ${MANY.firms} firms against ${FEW.cases} in ${FEW.firms}, ${hasProcessTimes ? 'CPU' : 'time'} per request`,
      figures: await figuresOf(engine),
    }
}
