import { randomBytes } from 'node:crypto'
import { typeDefs } from '@costdraft/schema/typeDefs.ts'
import { buildSchema } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { ASHDOWN, BRYN, CALDER, DRAFTSMAN, firmOf } from './support/firm.ts'
import { as } from './support/house.ts'
import { plant } from './support/plant.ts'
import { edgesOf, queriesOf, reachedIn, type Given } from './support/walk.ts'

const schema = buildSchema(typeDefs), query = schema.getQueryType()!, STEPS = 3
const idsIn = (text: string): string[] => [...new Set(text.match(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g))]

/** The words of a firm: one that begins them all, then a number for each text; twelve characters. */
function wordsOf() {
  const word = `Q${randomBytes(4).toString('hex').toUpperCase()}`, all: string[] = []
  return { word, all, next: () => { all.push(`${word}-${String(all.length).padStart(2, '0')}`); return all.at(-1)! } }
}
const words = { [CALDER]: wordsOf(), [BRYN]: wordsOf() }

interface Own { email: string; clients: string[]; cases: string[] }
interface Ground extends Own { search: string }
/** What is asked: every root field, once with each of the things one owns where it wants one. */
const asks = ({ clients, cases, search }: Ground): Partial<Record<string, Given[]>> => ({
  case: cases.map((uuid) => ({ 'Query.case.uuid': uuid })),
  client: clients.map((uuid) => ({ 'Query.client.uuid': uuid })),
  // Ten cases of all: the whole list of a busy house would take long and say no more.
  cases: [{ 'Query.cases.first': 10 }, { 'Query.cases.search': search }],
  viewer: [{ 'Viewer.may.permission': 'case:read' }],
})

interface Walk { said: string; reached: Set<string> }
/** Every answer as one text, and the edges that led to a row. */
async function walk(ground: Ground): Promise<Walk> {
  const reached = new Set<string>(), said: string[] = []
  for (const root of Object.keys(query.getFields())) {
    for (const given of asks(ground)[root] ?? [{}]) {
      for (const text of queriesOf(schema, root, STEPS, given)) {
        const { data, errors } = await as(ground.email).graphql(text)
        expect(errors, text).toBeUndefined()
        reachedIn(query, data, reached)
        said.push(JSON.stringify(data))
      }
    }
  }
  return { said: said.join('\n'), reached }
}

let ashdown: { client: string; cases: string[] }, harbour: string
let theirs: Record<typeof CALDER | typeof BRYN, Walk>, foreign: string[]
beforeAll(async () => {
  ashdown = await plant(ASHDOWN, () => 'In our words')
  harbour = (await firmOf(DRAFTSMAN)).client
  const walked = async (email: typeof CALDER | typeof BRYN): Promise<Walk> => {
    const { client, cases } = await plant(email, words[email].next)
    return walk({ email, clients: [client], cases, search: words[email].word })
  }
  theirs = { [CALDER]: await walked(CALDER), [BRYN]: await walked(BRYN) }
  // Harbour's owner may draft for Bryn and for Ashdown: this one person is known to both.
  const { person: drafter } = await firmOf('owner@harbour.example')
  foreign = idsIn(theirs[CALDER].said + theirs[BRYN].said).filter((id) => id !== drafter)
}, 120_000)

const edges = edgesOf(schema)
test('the schema has edges to follow', () => expect(edges.size).toBeGreaterThan(40))

describe.each([CALDER, BRYN] as const)('the other firm itself: %s', (email) => {
  test('reads each of its words back, so that they can be seen', () => {
    expect(words[email].all.length).toBeGreaterThan(30)
    expect(words[email].all.filter((text) => !theirs[email].said.includes(text))).toEqual([])
  })
})

describe.each([
  ['a solicitor', (): Own => ({ email: ASHDOWN, clients: [ashdown.client], cases: ashdown.cases })],
  ['a costs draftsman with one child', (): Own => ({ email: DRAFTSMAN, clients: [harbour, ashdown.client], cases: ashdown.cases })],
])('%s', (_who, ground) => {
  test.each([CALDER, BRYN] as const)('follows every object edge from what is theirs, searches, and meets nothing of %s', async (email) => {
    const { said, reached } = await walk({ ...ground(), search: words[email].word })
    expect([...edges].filter((edge) => !reached.has(edge)), 'edges that led to no row').toEqual([])
    expect(Object.values(words).filter(({ word }) => said.includes(word))).toEqual([])
    expect(foreign.length).toBeGreaterThan(50)
    expect(foreign.filter((id) => said.includes(id))).toEqual([])
    expect(await as(ground().email).graphql('query($s: String!) { cases(search: $s) { totalCount } }', { s: words[email].word })).toEqual({ status: 200, data: { cases: { totalCount: 0 } } })
  }, 60_000)
})
