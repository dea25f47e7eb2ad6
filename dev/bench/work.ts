import { price, type Items, type TimeFacts } from '@costdraft/costing'
import { Pool, request } from 'undici'
import { workedCase, workedBills } from '../worked-bill.ts'
import { psql } from '../postgres.ts'
import { median, percentile } from './load.ts'
import type { Bench } from './setup.ts'
import type { Figure } from './figures.ts'
import { ledgerOf } from './ledger.ts'
import { sized } from './sized.ts'

const TIMES = sized(5, 1)
const LARGE = sized(10_000, 40)
const timed = async (work: () => unknown): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Measures pricing 10,000 items with their legal sources, compared with serialising the priced lines as JSON. */
export async function pricingFigures(): Promise<Figure[]> {
  const [worked] = workedBills()
  if (!worked) return []
  const time = Array.from({ length: LARGE }, (_, i): TimeFacts => ({
    uuid: String(i),
    date: '2025-03-03',
    activityType: 'preparation',
    time: 10 + (i % 90),
    vatExempt: false,
    location: 'London',
    panelMember: i % 2 === 0,
    description: 'Preparing for the hearing',
  }))
  const priced = workedCase(worked)
  const items: Items = { time, hearings: [], disbursements: [], expertFees: [] }
  const bill = price(priced, items)
  const pricing: number[] = []
  const writing: number[] = []
  for (let i = 0; i < TIMES * 4; i++) {
    pricing.push(await timed(() => price(priced, items)))
    writing.push(await timed(() => JSON.stringify(bill.heads)))
  }
  return [
    { name: 'pricing 10,000 items', value: median(pricing), unit: 'ms' },
    { name: 'JSON.stringify of their lines', value: median(writing), unit: 'ms' },
    {
      name: 'pricing against JSON.stringify',
      value: median(pricing.map((ms, i) => ms / (writing[i] ?? 1))),
      unit: '×',
      limit: 0.12,
    },
  ]
}

/**
 * Measures importing a ledger of 10,000 rows, compared with COPY of the same rows into the same tables; its preview,
 * its import with choices and the undoing of that; then repricing the case after one edit.
 */
export async function ledgerFigures(bench: Bench): Promise<Figure[]> {
  const csv = ledgerOf(LARGE)
  const ours: number[] = []
  const copies: number[] = []
  const imports: ImportTimes[] = []
  let large = ''
  for (let i = 0; i < TIMES; i++) {
    large = await bench.addCase(`Re Ledger ${i}`)
    ours.push(await bench.upload(large, csv))
    copies.push(copyOf(bench.databaseUrl, large))
    imports.push(await importTimes(bench, csv, i))
  }
  const edits: number[] = []
  const {
    nodes: [row],
  } = await bench.rest<{ nodes: { uuid: string }[] }>('GET', `client/case/${large}/time-recording?first=1`)
  for (let i = 0; i < TIMES * 2; i++) {
    await bench.rest('PATCH', `client/case/${large}/time-recording/${row?.uuid ?? ''}`, { time: 1 + i / 10 })
    edits.push(await timed(() => bench.rest('GET', `client/case/${large}/totals`)))
  }
  return [
    { name: 'ledger of 10,000 rows, from file to stored', value: median(ours), unit: 'ms' },
    { name: 'COPY of the same rows', value: median(copies), unit: 'ms' },
    { name: 'ledger against COPY', value: median(ours.map((ms, i) => ms / (copies[i] ?? 1))), unit: '×', limit: 1.9 },
    {
      name: 'preview of the same rows',
      value: median(imports.map(({ preview }) => preview)),
      unit: 'ms',
      limit: 1_000,
    },
    {
      name: 'import of the same rows with choices, against the upload',
      value: median(imports.map(({ taken }, i) => taken / (ours[i] ?? 1))),
      unit: '×',
      limit: 1.15,
    },
    { name: 'undoing that import', value: median(imports.map(({ undone }) => undone)), unit: 'ms' },
    {
      name: 'totals of a case of 10,000 items after one edit',
      value: median(edits),
      unit: 'ms',
      limit: 60,
      note: `slowest ${percentile(edits, 100).toFixed(0)} ms`,
    },
  ]
}

/** Milliseconds. */
interface ImportTimes {
  preview: number
  taken: number
  undone: number
}
/** Previews, imports and undoes a ledger in a case of its own. */
async function importTimes(bench: Bench, csv: string, n: number): Promise<ImportTimes> {
  const uuid = await bench.addCase(`Re Import ${n}`)
  const preview = await bench.upload(uuid, csv, 'import/preview')
  const taken = await bench.upload(uuid, csv, 'import')
  const at = `client/case/${uuid}/time-recording/import`
  const { imports } = await bench.rest<{ imports: { uuid: string }[] }>('GET', at)
  return { preview, taken, undone: await timed(() => bench.rest('DELETE', `${at}/${imports[0]?.uuid ?? ''}`)) }
}

/**
 * Milliseconds the database takes to COPY a case's rows into the same tables again, with their indexes and constraints.
 */
function copyOf(databaseUrl: string, caseUuid: string): number {
  const out = psql(
    databaseUrl,
    `
    create temp table fresh as select uuid as old, gen_random_uuid() as uuid from case_item where case_uuid = '${caseUuid}';
    create temp table items as select fresh.uuid, client_uuid, case_uuid, kind, created_by, changed_by from case_item join fresh on fresh.old = case_item.uuid;
    create temp table times as select fresh.uuid as item_uuid, client_uuid, date, fee_earner, activity_type, time, estimated, description from time_recording join fresh on fresh.old = time_recording.item_uuid;
    copy items to '/tmp/costdraft-bench-items'; copy times to '/tmp/costdraft-bench-times';
    begin;
    select extract(epoch from clock_timestamp());
    copy case_item (uuid, client_uuid, case_uuid, kind, created_by, changed_by) from '/tmp/costdraft-bench-items';
    copy time_recording (item_uuid, client_uuid, date, fee_earner, activity_type, time, estimated, description) from '/tmp/costdraft-bench-times';
    select extract(epoch from clock_timestamp());
    rollback;`,
  )
    .split('\n')
    .filter(Boolean)
    .map(Number)
  return ((out[1] ?? 0) - (out[0] ?? 0)) * 1_000
}

/** Measures generating a bill of 5,000 items, and the latency of other API requests meanwhile. */
export async function billFigures(bench: Bench): Promise<Figure[]> {
  const uuid = await bench.addCase('Re Five Thousand')
  await bench.upload(uuid, ledgerOf(sized(5_000, 40)))
  await bench.rest('POST', `client/case/${uuid}/status/complete`, {})
  const other = await bench.addCase('Re Meanwhile')
  const pool = new Pool(bench.instance.apiUrl, { connections: 1 })
  const answers: number[] = []
  const work = new AbortController()
  const asking = (async () => {
    while (!work.signal.aborted) {
      answers.push(
        await timed(async () => {
          await (
            await pool.request({ method: 'GET', path: `/client/case/${other}`, headers: bench.headers })
          ).body.text()
        }),
      )
      await new Promise((resolve) => {
        setTimeout(resolve, 10)
      })
    }
  })()
  const took = await timed(async () => {
    await bench.rest('POST', `client/case/${uuid}/output`, {})
    for (;;) {
      const { state, error } = await bench.rest<{ state: string; error: string | null }>(
        'GET',
        `client/case/${uuid}/output/state`,
      )
      if (state === 'ready') return
      if (state === 'failed') throw new Error(error ?? 'The bill failed.')
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
    }
  })
  work.abort()
  await asking
  await pool.close()
  const outputs = await bench.rest<{ uuid: string; size: number; file_name: string }[]>(
    'GET',
    `client/case/${uuid}/output`,
  )
  const output = outputs.find(({ file_name }) => file_name.includes('Legal aid bill'))
  const { body } = await request(`${bench.instance.apiUrl}/client/case/output/${output?.uuid ?? ''}`, {
    headers: bench.headers,
  })
  await body.dump()
  return [
    {
      name: 'documents of 5,000 items, from asking to ready',
      value: took / 1_000,
      unit: 's',
      limit: 5,
      note: `${outputs.length}, the bill of ${((output?.size ?? 0) / 1_048_576).toFixed(1)} MB`,
    },
    {
      name: 'the API meanwhile, p99',
      value: percentile(answers, 99),
      unit: 'ms',
      limit: 20,
      note: `p50 ${percentile(answers, 50).toFixed(1)} ms, ${answers.length} answers`,
    },
  ]
}
