import { request } from 'undici'
import { psql } from '../postgres.ts'
import type { Figure } from './figures.ts'
import { median } from './load.ts'
import { cpuTimeOf, hasProcessTimes, readProcesses } from './process-times.ts'
import type { Bench } from './setup.ts'
import { sized } from './sized.ts'
import { timedEach } from './timed.ts'

const ROUNDS = sized(5, 1)
const SAVES = sized(100, 2)
/** Milliseconds that saving a row may take longer. */
const SAVED = 1

/** What of the projection follows each row that is saved, beside the columns of a row that is written anyway. */
const INDEXES = ['case_total_client', 'case_total_escapes', 'case_whose', 'case_returned']
const TRIGGER = (state: 'enable' | 'disable'): string => `alter table "case" ${state} trigger stage_period_of_move;`

/** A person of a firm changes a row again and again. */
async function savingOf(bench: Bench): Promise<() => Promise<void>> {
  const headers = await bench.headersOf('owner@ashdown.example')
  const ask = async (method: 'GET' | 'PATCH', path: string, body?: object): Promise<unknown> => {
    const answer = await request(`${bench.instance.apiUrl}/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${await answer.body.text()}`)
    return answer.body.json()
  }
  type Page = { nodes: { uuid: string }[] }
  const { nodes: cases } = (await ask('GET', 'client/case?first=50&status=in_progress&area=legal_aid')) as Page
  for (const { uuid } of cases) {
    const at = `client/case/${uuid}/time-recording`
    const { nodes } = (await ask('GET', `${at}?first=1`)) as Page
    let time = 0
    if (nodes[0])
      return async () => {
        time = (time + 1) % 50
        await ask('PATCH', `${at}/${nodes[0]?.uuid ?? ''}`, { time: 1 + time / 10 })
      }
  }
  throw new Error('No case has a row to be saved.')
}

/** Measures how long a row takes to be saved, with and without what keeps the figures of reports in step. */
export async function saveFigures(bench: Bench): Promise<Figure[]> {
  const save = await savingOf(bench)
  const indexes = psql(
    bench.databaseUrl,
    `select indexdef || ';' from pg_indexes where indexname in ('${INDEXES.join(`','`)}')`,
  )
  const measure = async (): Promise<{ ms: number; cpu: number }> => {
    for (let i = 0; i < sized(20, 1); i++) await save()
    const server = bench.processes.PostgreSQL
    const cpu = (): number => (server === undefined ? 0 : cpuTimeOf(readProcesses(), server))
    const before = cpu()
    const times = await timedEach(SAVES, save)
    return { ms: median(times), cpu: (cpu() - before) / SAVES }
  }
  const rounds: { with: { ms: number; cpu: number }; without: { ms: number; cpu: number } }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const kept = await measure()
    psql(bench.databaseUrl, `${TRIGGER('disable')} drop index ${INDEXES.join(', ')}`)
    const without = await measure()
    psql(bench.databaseUrl, `${TRIGGER('enable')} ${indexes}`)
    rounds.push({ with: kept, without })
  }
  const of = (kind: 'with' | 'without', what: 'ms' | 'cpu'): number => median(rounds.map((round) => round[kind][what]))
  const more = (what: 'ms' | 'cpu'): number => median(rounds.map((round) => round.with[what] - round.without[what]))
  const what = hasProcessTimes ? 'cpu' : 'ms'
  return [
    {
      name: hasProcessTimes ? 'a row saved, CPU of PostgreSQL' : 'a row saved',
      value: of('with', what),
      unit: 'ms',
      note: `without triggers and indexes of reports ${of('without', what).toFixed(2)} ms`,
    },
    {
      name: 'what reports add to it',
      value: more(what),
      unit: 'ms',
      limit: SAVED,
      note: `answered in ${of('with', 'ms').toFixed(1)} ms, without them ${of('without', 'ms').toFixed(1)}`,
    },
  ]
}
