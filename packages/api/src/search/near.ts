import { nearWords, withOtherWords } from '@costdraft/schema/search/near-words.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { Items } from '../items/registry.ts'
import { askedWords } from './asked-words.ts'
import { find, type FoundRow } from './find.ts'
import { countOf } from './results.ts'

/** Of a text of many words those near to the longest are looked for. */
const MOST_WORDS = 4
/** More spellings of a text are not tried. */
const MOST_SPELLINGS = 8

/** What another spelling of a text finds. */
export interface NearResults {
  text: string
  rows: FoundRow[]
}

/** Those of the words at distance one from a word that the searched texts of the firms have, by their letters. */
async function nearWordsOf(tx: Tx, clients: readonly string[], word: string): Promise<string[]> {
  const candidates = nearWords(word)
  if (candidates.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select word from search_near(${clients}::uuid[], ${candidates}::text[]) as near (word)`.execute(tx)
  return rows.map((row) => row.word).toSorted()
}

/**
 * The texts with one word of another spelling, the first of each word before the second of any, and those with as many
 * as have one.
 */
function spellingsOf(text: string, near: ReadonlyMap<string, readonly string[]>): { one: string[]; all: string[] } {
  const one = [...near]
    .flatMap(([word, others]) => others.map((other, place) => ({ place, words: new Map([[word, other]]) })))
    .toSorted((a, b) => a.place - b.place)
  const all = [...near].reduce<Map<string, string>[]>(
    (maps, [word, others]) =>
      maps.flatMap((map) => others.map((other) => new Map(map).set(word, other))).slice(0, MOST_SPELLINGS),
    [new Map()],
  )
  return {
    one: one.slice(0, MOST_SPELLINGS).map(({ words }) => withOtherWords(text, words)),
    all: near.size > 1 ? all.map((words) => withOtherWords(text, words)) : [],
  }
}

/** How many records of all types are found, as far as they are counted. */
const numberOf = (rows: readonly FoundRow[]): number =>
  [...Map.groupBy(rows, ({ type }) => type).values()].reduce((sum, ofType) => sum + countOf(ofType).count, 0)

/**
 * For a text that finds nothing, what its nearest spelling finds: with one of its words replaced by a word at distance
 * one, or, if that finds nothing, with several. The spelling that finds most, then the first by its letters; undefined
 * if none finds anything.
 */
export async function findNear(
  tx: Tx,
  items: Items,
  clients: readonly string[],
  text: string,
): Promise<NearResults | undefined> {
  const near = new Map<string, string[]>()
  for (const word of askedWords(text).words.slice(0, MOST_WORDS)) {
    const others = await nearWordsOf(tx, clients, word)
    if (others.length > 0) near.set(word, others)
  }
  const { one, all } = spellingsOf(text, near)
  for (const spellings of [one, all]) {
    const found: NearResults[] = []
    for (const spelling of spellings) {
      const rows = await find(tx, items, { clients, ...askedWords(spelling) })
      if (rows.length > 0) found.push({ text: spelling, rows })
    }
    const [best] = found.toSorted((a, b) => numberOf(b.rows) - numberOf(a.rows))
    if (best) return best
  }
  return undefined
}
