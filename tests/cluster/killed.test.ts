import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCluster, type Cluster } from '../../dev/cluster.ts'
import { waitUntilReady } from '../../dev/processes.ts'
import { instance } from '../support/instance.ts'
import { createTally, type Failed, type Tally } from './once-more.ts'
import { makePeople, type PersonAtWork } from './people.ts'
import { deliveriesOf, differencesOf, differencesOfWebhook } from './stored.ts'
import { atWork, type AtWork } from './work.ts'

// All that an operator has, with people at work while parts of it are taken away. `npm run prove cluster` has fifty of
// them for five minutes, anything else five for twenty seconds.
const isWhole = process.env.CLUSTER === 'all'
const [PEOPLE, SECONDS] = isWhole ? [50, 300] : [5, 20]
const BETWEEN_KILLS = isWhole ? 15_000 : 5_000
/** In milliseconds: how long a part is away, and how long people work before and after. */
const [AWAY, AROUND] = isWhole ? [10_000, 10_000] : [5_000, 3_000]
const PATIENCE = 900_000

let cluster: Cluster
let people: PersonAtWork[]
/** They remember what they wrote from one test to the next; each test has a tally of its own. */
let workers: AtWork[]
let tally: Tally
beforeAll(async () => {
  cluster = await startCluster()
  // The house of this file, for whatever asks for one.
  const { webUrl, apiUrl, authUrl } = cluster
  Object.assign(instance, { webUrl, apiUrl, authUrl })
  people = await makePeople(PEOPLE)
  workers = people.map((person) => atWork(person, { once: (act, attempt) => tally.once(act, attempt) }))
}, PATIENCE)
afterAll(async () => {
  for (const firm of new Set(people?.map((person) => person.firm))) await firm.receiver.stop()
  await cluster?.stop()
}, 120_000)

/** Lets people work while `harm` runs; resolves once everybody has stopped. */
async function atWorkDuring(harm: () => Promise<void>): Promise<void> {
  tally = createTally()
  let isOver = false
  const working = Promise.all(workers.map(({ work }) => work(() => isOver)))
  try {
    await harm()
  } finally {
    isOver = true
    await working
  }
}

/** Waits until nothing is under way any more, and compares all that was written with what is stored. */
async function expectAllStored(): Promise<void> {
  await waitUntilReady(cluster.webUrl)
  for (const { person, documents, written } of workers)
    if (person.complete && written.documents > 0)
      await expect.poll(documents, { timeout: 300_000, interval: 1_000 }).toBe('ready')
  const differences = (await Promise.all(workers.map(differencesOf))).flat()
  for (const firm of new Set(people.map((person) => person.firm))) {
    await expect
      .poll(async () => (await deliveriesOf(firm)).filter(({ state }) => state !== 'delivered'), { timeout: 120_000 })
      .toEqual([])
    differences.push(
      ...(await differencesOfWebhook(
        firm,
        workers.filter(({ person }) => person.firm === firm),
      )),
    )
  }
  expect(differences).toEqual([])
}

/** What a run came to, which nobody asserts, is for whoever reads its output. */
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const said = (failed: readonly Failed[]) =>
  failed.map(({ act, first, second }) => ({ act, first: textOf(first), second: textOf(second) }))
const textOf = ({ status, message, extensions }: Failed['first']): string =>
  `${status} ${String(extensions.code ?? '')} ${message}`.slice(0, 300)
/** Seconds: the one in the middle, and the longest. */
const times = (took: Tally['took']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(took).map(([act, each]) => {
      const sorted = each.toSorted((a, b) => a - b).map((time) => (time / 1_000).toFixed(1))
      return [act, `${sorted[Math.floor(sorted.length / 2)]} to ${sorted.at(-1)}`]
    }),
  )
const report = (name: string, { asked, repeated, failed, took }: Tally): void => {
  say(`${name}: asked ${JSON.stringify(asked)}, hidden by one retry ${JSON.stringify(repeated)}`)
  say(`${name}: seconds ${JSON.stringify(times(took))}`)
  if (failed.length > 0) say(JSON.stringify(said(failed), null, 1))
}

test(
  'a gateway, an API or a worker is killed every few seconds, and one retry hides it: nothing is lost or doubled',
  { timeout: SECONDS * 1_000 + PATIENCE },
  async () => {
    const { gateways, apis, workers: hands } = cluster
    const victims = gateways.flatMap((gateway, i) => [gateway, apis[i]!, hands[i]!])
    const kills: string[] = []
    await atWorkDuring(async () => {
      const until = performance.now() + SECONDS * 1_000
      for (let turn = 0; performance.now() < until; turn++) {
        await setTimeout(turn === 0 ? AROUND : 0)
        const victim = victims[turn % victims.length]!
        const killed = performance.now()
        victim.kill()
        await victim.ready()
        kills.push(`${victim.name} ${((performance.now() - killed) / 1_000).toFixed(1)} s`)
        await setTimeout(Math.max(0, BETWEEN_KILLS - (performance.now() - killed)))
      }
    })
    say(`killed, and ready again after: ${kills.join(', ')}`)
    report('kills', tally)
    expect(kills.length).toBeGreaterThan(1)
    await expectAllStored()
    expect(said(tally.failed)).toEqual([])
  },
)

/** What is taken away, and for how long; nobody notices, and all is well again by itself. */
const harmless = {
  'the replica stops': (of: Cluster) => ({ part: of.replica, away: AWAY }),
  'the pooler is started again': (of: Cluster) => ({ part: of.pooler, away: 0 }),
}
/** Takes a part away while people work. Resolves with when it was back, in milliseconds since the epoch. */
async function takeAway(part: Pick<Cluster['pooler'], 'halt' | 'resume'>, away: number): Promise<number> {
  let back = Number.POSITIVE_INFINITY
  await atWorkDuring(async () => {
    await setTimeout(AROUND)
    await part.halt()
    await setTimeout(away)
    await part.resume()
    back = Date.now()
    await setTimeout(AROUND)
  })
  return back
}
test.each(Object.entries(harmless))(
  '%s: one retry hides it, and all is well again by itself',
  { timeout: PATIENCE },
  async (name, of) => {
    const { part, away } = of(cluster)
    await takeAway(part, away)
    report(name, tally)
    await expectAllStored()
    await expectWell()
    expect(said(tally.failed)).toEqual([])
  },
)

/** What needs the store; everything else goes on. */
const OF_FILES = new Set(['upload', 'download'])

test('the file store stops: files fail with a sentence, and nothing else', { timeout: PATIENCE }, async () => {
  const back = await takeAway(cluster.store, AWAY)
  report('store', tally)
  await expectAllStored()
  await expectWell()
  expect(said(tally.failed.filter(({ act }) => !OF_FILES.has(act)))).toEqual([])
  for (const { second } of tally.failed)
    expect([second.status, second.message]).toEqual([503, expect.stringMatching(/[a-z]{3,}.*\.|"message":"[A-Z]/)])
  // Whoever was refused in its last moments may have asked a moment too early.
  expect(tally.failed.filter(({ at }) => at > back + 2_000)).toEqual([])
})

/** Every process says that all is well, through the balancer. */
async function expectWell(): Promise<void> {
  for (const url of [cluster.webUrl, cluster.apiUrl, cluster.webUrl, cluster.apiUrl])
    await expect.poll(() => waitUntilReady(url), { timeout: 60_000 }).toMatchObject({ status: 'ready', problems: [] })
}
