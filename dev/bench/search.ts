import type { Figure, Section } from './figures.ts'
import { median, percentile } from './load.ts'
import { operations } from './requests.ts'
import { DRAFTSMAN, fillFirms, SOLICITOR } from './search-firms.ts'
import { startBench, type Bench } from './setup.ts'
import { isSmall, sized } from './sized.ts'

const TIMES = sized(21, 1)
const WARM_UP = sized(6, 0)
const TARGET = 100
/** What is searched for, and what kind of search it is. */
const searches = [
  ['', 'without words: the newest cases'],
  ['sextant', 'a rare word'],
  ['astrolabe', 'a rare word of a narrative'],
  ['kestrel', 'a surname: in cases, items, texts, comments, notes and files'],
  ['letter', 'a common word: in half of the items'],
  ['zzyzx', 'an absent word, to which none is near'],
  ['sextatn', 'a word with two letters swapped: what its nearest spelling finds'],
  ['letter sextent', 'a common word, and one with a wrong letter'],
  ['ABCDEF101600', 'the number of a certificate'],
  ['letter 417', 'two words, one of them rare'],
  ['mediation tracing', 'two common words'],
  ['attending drafting', 'two common words that are nowhere together'],
  ['kestrel v', 'a word and the beginning of many'],
  ['a', 'one letter'],
] as const

async function figuresOf(bench: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [text, what] of searches) {
    const times: number[] = []
    for (let i = 0; i < WARM_UP + TIMES; i++) {
      const began = performance.now()
      const answer = (await bench.ask(operations.search(text))) as { errors?: unknown }
      if (i >= WARM_UP) times.push(performance.now() - began)
      if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    }
    figures.push({
      name: `“${text}”: ${what}`,
      value: median(times),
      unit: 'ms',
      limit: TARGET,
      note: `p95 ${percentile(times, 95).toFixed(0)} ms`,
    })
  }
  return figures
}

/**
 * Measures a search through the gateway with 10,000 cases in forty firms, on both databases: of one who may read all,
 * and of one firm.
 */
export async function* searchSections(): AsyncGenerator<Section> {
  for (const isEmbedded of isSmall ? [true] : [false, true])
    for (const [email, who] of [
      [DRAFTSMAN, 'of 10,000 cases'],
      [SOLICITOR, 'of 250 of them'],
    ] as const) {
      const bench = await startBench({ isEmbedded, email, fill: fillFirms })
      try {
        const title = `Search ${who}, ${isEmbedded ? 'PGlite' : 'PostgreSQL'}`
        yield { title, figures: await figuresOf(bench) }
      } finally {
        await bench.stop()
      }
    }
}
