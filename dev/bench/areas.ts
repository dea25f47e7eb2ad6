import type { Page } from 'playwright/test'
import { courtOfProtectionCase } from '../../tests/support/court-of-protection-case.ts'
import { interPartesCase } from '../../tests/support/inter-partes-case.ts'
import type { Figure } from './figures.ts'
import { inBrowser } from './in-browser.ts'
import { ledgerOf } from './ledger.ts'
import { median } from './load.ts'
import { operations, restRequests } from './requests.ts'
import type { Bench } from './setup.ts'
import { tabFigures } from './tabs.ts'
import { sized } from './sized.ts'

const ITEMS = sized(10_000, 600)
const TIMES = sized(5, 1)
const YEAR = { start_date: '2025-01-01', end_date: '2025-12-31' }

interface Measured {
  area: string
  /** Adds a case without items; returns its uuid. */
  add: (bench: Bench) => Promise<string>
  /** A column that the area's ledgers must have beyond those of legal aid. */
  column?: { head: string; value: string }
  /** A tab of the area that has no rows. */
  without: string
}
const firmOf = ({ client, feeEarner, site }: Bench) => ({ client, feeEarner, site })
const addTo = async (bench: Bench, path: string, body: object): Promise<string> =>
  (await bench.rest<{ uuid: string }>('POST', `client/${bench.client}/case/${path}`, body)).uuid
const measured: readonly Measured[] = [
  { area: 'Legal aid', add: (bench) => bench.addCase('Re Ten Thousand'), without: 'Hearings' },
  {
    area: 'Court of Protection',
    add: (bench) => addTo(bench, 'court-of-protection', courtOfProtectionCase(firmOf(bench), YEAR)),
    without: 'Disbursements',
  },
  {
    area: 'Inter partes',
    add: (bench) => addTo(bench, 'inter-parties', interPartesCase(firmOf(bench), YEAR)),
    column: { head: 'Phase', value: 'disclosure' },
    without: 'Disbursements',
  },
]

async function times(work: (time: number) => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now()
    await work(i)
    all.push(performance.now() - began)
  }
  return median(all)
}

/** Measures a case of 10,000 rows: its figures after an edit, its rows whole and by the page, and its tab. */
async function figuresOf(bench: Bench, page: Page, { add, column, without }: Measured): Promise<Figure[]> {
  const uuid = await add(bench)
  await bench.upload(uuid, ledgerOf(ITEMS, column))
  const at = `client/case/${uuid}`
  const { nodes } = await bench.rest<{ nodes: { uuid: string }[] }>('GET', `${at}/time-recording?first=1`)
  const edit = (time: number) =>
    bench.rest('PATCH', `${at}/time-recording/${nodes[0]?.uuid ?? ''}`, { time: 1 + time / 10 })
  const edited = await times(edit)
  return [
    {
      name: 'an edit and the totals after it',
      value: await times(async (time) => {
        await edit(time + TIMES)
        await bench.rest('GET', `${at}/totals`)
      }),
      unit: 'ms',
      note: `the edit ${edited.toFixed(0)} ms`,
    },
    {
      name: '10,000 items whole, REST',
      value: await times(() => bench.askApi(restRequests.allItems(uuid))),
      unit: 'ms',
    },
    {
      name: 'case with totals and 500 items, GraphQL',
      value: await times(() => bench.ask(operations.wholeCase(uuid))),
      unit: 'ms',
    },
    ...(await tabFigures(bench, page, uuid, without)),
  ]
}

/** Measures a case of 10,000 rows in each area that takes a ledger, one beside the other. */
export async function* areaSections(bench: Bench): AsyncIterable<{ title: string; figures: Figure[] }> {
  for (const one of measured.slice(0, sized(measured.length, 1)))
    yield {
      title: `${one.area}, a case of 10,000 rows`,
      figures: await inBrowser(bench, (page) => figuresOf(bench, page, one)),
    }
}
