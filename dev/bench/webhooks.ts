import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { freePort } from '../ports.ts'
import type { Figure, Section } from './figures.ts'
import { median, percentile } from './load.ts'
import { operations } from './requests.ts'
import { fillFirms } from './search-firms.ts'
import { startBench, type Bench } from './setup.ts'
import { sized } from './sized.ts'

/** The firm with the webhooks, and another one, whose board is read meanwhile. */
const BUSY = 'owner@firm-7.example'
const QUIET = 'owner@firm-8.example'
const ENDPOINTS = sized(50, 5)
const WARM_UP = sized(30, 1)
const BOARDS = sized(100, 3)
const ROUNDS = sized(3, 1)
/** In milliseconds: between two moves of a case, each of which every webhook hears of. */
const PAUSE = 250
/** How many times its time without webhooks a board may take. */
const TARGET = 1.2

/** An endpoint that takes every message and never answers. */
async function startDeadEndpoint() {
  const port = await freePort()
  let count = 0
  const server = createServer((req) => {
    count++
    req.resume()
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}/`,
    attempts: () => count,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The times of boards in milliseconds, while a case of the other firm is moved again and again. */
async function boardsBesideMoves(bench: Bench, board: () => Promise<void>, caseUuid: string): Promise<number[]> {
  const ended = new AbortController()
  const moves = (async () => {
    for (let i = 0; !ended.signal.aborted; i++) {
      await bench.rest('POST', `client/case/${caseUuid}/status/${i % 2 ? 'in_progress' : 'blocked'}`, {})
      await wait(PAUSE)
    }
  })()
  for (let i = 0; i < WARM_UP; i++) await board()
  const times: number[] = []
  for (let i = 0; i < BOARDS; i++) {
    const began = performance.now()
    await board()
    times.push(performance.now() - began)
  }
  ended.abort()
  await moves
  return times
}

async function figuresOf(bench: Bench): Promise<Figure[]> {
  const endpoint = await startDeadEndpoint()
  const headers = await bench.headersOf(QUIET)
  const web = new Pool(bench.instance.webUrl, { connections: 1, pipelining: 1 })
  const { method, path, body = '' } = operations.board()
  const board = async (): Promise<void> => {
    const answer = await web.request({ method, path, body, headers })
    const text = await answer.body.text()
    if (answer.statusCode >= 300 || text.includes('"errors"')) throw new Error(`${answer.statusCode} ${text}`)
  }
  const caseUuid = await bench.addCase('Re Moved')
  const none: number[] = []
  const dead: number[] = []
  // In turns, so that what else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    none.push(...(await boardsBesideMoves(bench, board, caseUuid)))
    const webhooks: string[] = []
    for (let i = 0; i < ENDPOINTS; i++) {
      const added = { url: `${endpoint.url}${i}`, types: ['case.stage_changed'] }
      webhooks.push((await bench.rest<{ uuid: string }>('POST', `clients/${bench.client}/webhook`, added)).uuid)
    }
    dead.push(...(await boardsBesideMoves(bench, board, caseUuid)))
    for (const uuid of webhooks) await bench.rest('DELETE', `clients/webhook/${uuid}`)
  }
  await web.close()
  endpoint.stop()
  const told = (times: readonly number[]): string => `p95 ${percentile(times, 95).toFixed(0)} ms`
  return [
    { name: 'board of another firm, without webhooks', value: median(none), unit: 'ms', note: told(none) },
    { name: `the same beside ${ENDPOINTS} dead endpoints`, value: median(dead), unit: 'ms', note: told(dead) },
    { name: 'against none', value: median(dead) / median(none), unit: '×', limit: TARGET },
    { name: 'messages to dead endpoints', value: endpoint.attempts(), unit: '' },
  ]
}

/** Measures, on PostgreSQL, how long the board of one firm takes while the endpoints of another firm do not answer. */
export async function* webhookSections(): AsyncGenerator<Section> {
  const bench = await startBench({ email: BUSY, fill: fillFirms })
  try {
    yield { title: 'Webhooks: 10,000 cases in forty firms', figures: await figuresOf(bench) }
  } finally {
    await bench.stop()
  }
}
