// npm run bench [name]: performance figures, each next to its target or a baseline measured in the same run.
import { browserFigures } from '../dev/bench/browser.ts'
import { print, type Figure } from '../dev/bench/figures.ts'
import { gatewayFigures } from '../dev/bench/gateway.ts'
import { startBench, type Bench } from '../dev/bench/setup.ts'
import { billFigures, ledgerFigures, pricingFigures } from '../dev/bench/work.ts'

const all: Record<string, [title: string, measure: (bench: Bench) => Promise<Figure[]>]> = {
  gateway: ['Gateway: ten connections, authentication, rights and logging on', gatewayFigures],
  pricing: ['Pricing', () => pricingFigures()],
  ledger: ['Ledger, and totals after an edit', ledgerFigures],
  bill: ['Documents', billFigures],
  browser: ['Browser', browserFigures],
}

const names = process.argv.slice(2).filter((name) => name !== '--')
const unknown = names.filter((name) => !(name in all))
if (unknown.length > 0) {
  console.error(`There is no figure named ${unknown.join(', ')}. Choose from ${Object.keys(all).join(', ')}.`)
  process.exit(1)
}
const bench = await startBench()
try {
  for (const [name, [title, measure]] of Object.entries(all))
    if (names.length === 0 || names.includes(name)) print(title, await measure(bench))
} finally {
  await bench.stop()
}
process.exit(0)
