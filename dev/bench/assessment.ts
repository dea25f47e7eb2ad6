import { request } from 'undici'
import { enteredIn } from '../../tests/support/entered-in.ts'
import { interPartesCase } from '../../tests/support/inter-partes-case.ts'
import type { Figure } from './figures.ts'
import { ledgerOf } from './ledger.ts'
import { median } from './load.ts'
import type { Bench } from './setup.ts'
import { sized } from './sized.ts'

const ITEMS = sized(10_000, 60)
const TIMES = sized(5, 1)
const YEAR = { start_date: '2025-01-01', end_date: '2025-12-31' }
const POLL_MS = 50

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}
async function times(work: (time: number) => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let i = 0; i < TIMES; i++) all.push(await took(() => work(i)))
  return median(all)
}

/** The workbook of a completed case. */
async function workbookOf(bench: Bench, at: string): Promise<Buffer> {
  await bench.rest('POST', `${at}/output`, {})
  for (;;) {
    const { state, error } = await bench.rest<{ state: string; error: string | null }>('GET', `${at}/output/state`)
    if (state === 'failed') throw new Error(error ?? 'The documents failed.')
    if (state === 'ready') break
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS)
    })
  }
  const outputs = await bench.rest<{ uuid: string; file_name: string }[]>('GET', `${at}/output`)
  const { uuid } = outputs.find(({ file_name: name }) => name.includes('Electronic bill')) ?? { uuid: '' }
  const { body } = await request(`${bench.instance.apiUrl}/client/case/output/${uuid}`, { headers: bench.headers })
  return Buffer.from(await body.arrayBuffer())
}

async function sendBack(bench: Bench, at: string, bytes: Buffer): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), 'Electronic bill.xlsx')
  const answer = await fetch(`${bench.instance.apiUrl}/${at}/assessment/upload?preview=1`, {
    method: 'POST',
    body: form,
    headers: { authorization: bench.headers.authorization },
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The workbook was refused: ${answer.status} ${text}`)
}

/** Measures the assessment of a bill of 10,000 lines: read, ruled on, changed line by line, and read back. */
export async function assessmentFigures(bench: Bench): Promise<Figure[]> {
  const { client, feeEarner, site } = bench
  const body = interPartesCase({ client, feeEarner, site }, YEAR)
  const { uuid } = await bench.rest<{ uuid: string }>('POST', `client/${client}/case/inter-parties`, body)
  await bench.upload(uuid, ledgerOf(ITEMS, { head: 'Phase', value: 'disclosure' }))
  const at = `client/case/${uuid}`
  await bench.rest('POST', `${at}/status/complete`, {})
  const lines = (query: string) =>
    bench.rest<{ total_count: number; nodes: { uuid: string; line: string }[] }>(
      'GET',
      `${at}/assessment/line?${query}`,
    )
  const first = await took(() => lines('first=100'))
  const { nodes, total_count: count } = await lines('first=100')
  const rule = (percent: number) =>
    bench.rest('POST', `${at}/assessment/line/rule`, { ruling: { column: 'allowed', percent, reason: 'time' } })
  const ruled = await took(() => rule(90))
  const save = (time: number) =>
    bench.rest('PATCH', `${at}/assessment/line`, { changes: [{ uuid: nodes[time]?.uuid, words: `Of ${time}` }] })
  const made = await workbookOf(bench, at)
  const entered = nodes.map(({ line }) => [line, { 'Hours allowed': 0.1 }] as const)
  const bytes = await enteredIn(made, Object.fromEntries(entered))
  return [
    { name: 'the first page of a bill that was just completed', value: first, unit: 'ms', note: `${count} lines` },
    { name: 'a page of lines, each with a ruling', value: await times(() => lines('first=100')), unit: 'ms' },
    { name: 'the figures above them', value: await times(() => bench.rest('GET', `${at}/assessment`)), unit: 'ms' },
    { name: 'a change of one line', value: await times(save), unit: 'ms' },
    { name: 'a ruling on all lines', value: ruled, unit: 'ms' },
    {
      name: 'its workbook read back and previewed',
      value: await times(() => sendBack(bench, at, bytes)),
      unit: 'ms',
      note: `${(bytes.length / 1_048_576).toFixed(1)} MB`,
    },
  ]
}
