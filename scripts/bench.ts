// npm run bench [name]: performance figures, each next to its target or a baseline measured in the same run. With
// BENCH=small, in small and on one database, as the tests run it. Without a name, all but what takes longer than the
// rest together.
import { areaSections } from '../dev/bench/areas.ts'
import { assessmentFigures } from '../dev/bench/assessment.ts'
import { browserFigures } from '../dev/bench/browser.ts'
import { bulkSections } from '../dev/bench/bulk.ts'
import { casesSections } from '../dev/bench/cases.ts'
import { clusterSections } from '../dev/bench/cluster.ts'
import { cpuSections } from '../dev/bench/cpu.ts'
import { enumerationSections } from '../dev/bench/enumeration.ts'
import { exportSections } from '../dev/bench/export.ts'
import { print, type Figure, type Section } from '../dev/bench/figures.ts'
import { neighbourSections } from '../dev/bench/neighbours.ts'
import { poolerSections } from '../dev/bench/pooler.ts'
import { reportSections } from '../dev/bench/reports.ts'
import { growthSections } from '../dev/bench/growth.ts'
import { isSmall } from '../dev/bench/sized.ts'
import { startBench, stopKept, type Bench } from '../dev/bench/setup.ts'
import { searchSections } from '../dev/bench/search.ts'
import { telemetrySections } from '../dev/bench/telemetry.ts'
import { webhookSections } from '../dev/bench/webhooks.ts'
import { billFigures, ledgerFigures, pricingFigures } from '../dev/bench/work.ts'

type Measure = (bench: Bench) => AsyncIterable<Section>
const section = (title: string, measure: (bench: Bench) => Promise<Figure[]>): Measure =>
  async function* (bench) {
    yield { title, figures: await measure(bench) }
  }

const all: Record<string, Measure> = {
  cpu: cpuSections,
  pricing: section('Pricing', () => pricingFigures()),
  ledger: section('Ledger, and totals after an edit', ledgerFigures),
  bill: section('Documents', billFigures),
  browser: section('Browser', browserFigures),
  areas: areaSections,
  assessment: section('Assessment of a bill of 10,000 lines', assessmentFigures),
}
/** What starts houses of its own. */
const alone: Record<string, () => AsyncIterable<Section>> = {
  bulk: bulkSections,
  cases: casesSections,
  cluster: clusterSections,
  enumeration: enumerationSections,
  export: exportSections,
  growth: growthSections,
  search: searchSections,
  neighbours: neighbourSections,
  pooler: poolerSections,
  reports: reportSections,
  telemetry: telemetrySections,
  webhooks: webhookSections,
}

const names = process.argv.slice(2).filter((name) => name !== '--')
const unknown = names.filter((name) => !(name in all) && !(name in alone))
if (unknown.length > 0) {
  console.error(
    `There is no figure named ${unknown.join(', ')}. Choose from ${[...Object.keys(all), ...Object.keys(alone)].join(', ')}.`,
  )
  process.exit(1)
}
/**
 * What is measured only where it is named: growth takes half an hour, and in small the nine processes of a cluster too
 * long to start (`npm run prove cluster` runs that one in small).
 */
const isLong = (name: string): boolean => name === 'growth' || (isSmall && name === 'cluster')
const isAsked = (name: string): boolean => (names.length === 0 ? !isLong(name) : names.includes(name))
const asked = Object.entries(all).flatMap(([name, measure]) => (isAsked(name) ? [measure] : []))
// Each on a database of its own, so that none measures what another left behind; in small all have one.
try {
  for (const measure of asked) {
    const bench = await startBench()
    try {
      for await (const section of measure(bench)) print(section)
    } finally {
      await bench.stop()
    }
  }
  for (const [name, measure] of Object.entries(alone))
    if (isAsked(name)) for await (const section of measure()) print(section)
} finally {
  await stopKept()
}
process.exit(0)
