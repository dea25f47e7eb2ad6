import { defineConfig } from 'vitest/config'

/** The configuration mutation tests of the costing rules run with: their unit tests and the worked bills, without a running instance. */
export default defineConfig({
  test: { include: ['packages/costing/src/**/*.test.ts', 'tests/contract/bills.test.ts'] },
})
