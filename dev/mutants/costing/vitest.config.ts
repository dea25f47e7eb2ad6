import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const costing = resolve(import.meta.dirname, '../../../packages/costing/src/index.ts')

/**
 * The configuration mutation tests of the costing rules run with: their unit tests and the worked bills, without a
 * running instance. The package is taken from the folder with the mutants: its link in `node_modules` leads to the
 * unchanged one.
 */
export default defineConfig({
  resolve: { alias: { '@costdraft/costing': costing } },
  test: { include: ['packages/costing/src/**/*.test.ts', 'tests/contract/bills.test.ts'] },
})
