import { fork } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../ports.ts'
import { psql } from '../postgres.ts'
import type { Firm } from './firm.ts'
import { assertSameShape } from './json-shape.ts'
import type { BenchRequest } from './load.ts'
import { operations, restRequests, send } from './requests.ts'
import type { Bench } from './setup.ts'

/** The running bare handler. */
export interface Bare {
  url: string
  pid: number
  requests: Record<'board' | 'wholeCase' | 'allItems', () => BenchRequest>
  /**
   * Throws unless its answers have the same keys and as many rows as the product's: else they could not be compared.
   */
  check: () => Promise<void>
  stop: () => void
}

interface Items {
  instances: { time_recordings: { uuid: string }[] }[]
}
const json = (value: unknown): string => `$json$${JSON.stringify(value)}$json$`

/** Stores the prices of two cases, as the product answers them, for the bare handler to read. */
async function storePrices({ databaseUrl, ask, askApi }: Bench, { large, whole }: Firm): Promise<void> {
  const { data } = (await ask(operations.wholeCase(large))) as { data: { case: { totals: unknown } } }
  const { instances, ...sums } = (await askApi(restRequests.allItems(whole))) as Items
  const others = (await askApi(restRequests.allItems(large))) as Items
  const priced = [...instances, ...others.instances].flatMap(({ time_recordings }) => time_recordings)
  psql(
    databaseUrl,
    `create schema bare;
    create table bare.figures (case_uuid uuid primary key, figures json not null);
    insert into bare.figures values ('${large}', ${json(data.case.totals)}), ('${whole}', ${json(sums)});
    create table bare.price (item_uuid uuid primary key, net numeric, vat numeric, enhancement numeric, not_counted text);
    insert into bare.price select uuid, total_cost, total_vat, enhancement, not_counted
    from json_to_recordset(${json(priced)}) as priced (
      uuid uuid, total_cost numeric, total_vat numeric, enhancement numeric, not_counted text
    );
    analyze bare.figures, bare.price`,
  )
}

/** Starts the bare handler on the database of the product. */
export async function startBare(bench: Bench, firm: Firm): Promise<Bare> {
  await storePrices(bench, firm)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const handler = fork(join(import.meta.dirname, 'bare-handler.ts'), {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATABASE_URL: bench.databaseUrl },
  })
  await new Promise((resolve, reject) => {
    handler.once('message', resolve)
    handler.once('exit', (code) => reject(new Error(`The bare handler ended with ${code}.`)))
  })
  const requests = {
    board: (): BenchRequest => ({ method: 'GET', path: `/board/${firm.client}` }),
    wholeCase: (): BenchRequest => ({ method: 'GET', path: `/case/${firm.large}` }),
    allItems: (): BenchRequest => ({ method: 'GET', path: `/items/${firm.whole}` }),
  }
  const check = (): Promise<void> => assertSameAnswers(bench, firm, url, requests)
  return { pid: handler.pid ?? 0, url, requests, check, stop: () => void handler.kill() }
}

async function assertSameAnswers(
  { ask, askApi }: Bench,
  firm: Firm,
  url: string,
  requests: Bare['requests'],
): Promise<void> {
  const dataOf = (answer: unknown): unknown => (answer as { data: unknown }).data
  assertSameShape('board', dataOf(await ask(operations.board())), dataOf(await send(url, requests.board())))
  assertSameShape(
    'case with totals and 500 items',
    dataOf(await ask(operations.wholeCase(firm.large))),
    dataOf(await send(url, requests.wholeCase())),
  )
  assertSameShape('10,000 items', await askApi(restRequests.allItems(firm.whole)), await send(url, requests.allItems()))
}
