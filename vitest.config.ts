import { defineConfig } from 'vitest/config'

// graphql-tools, Apollo, the compiler of operations and our code must meet the same copy of graphql.
const server = { deps: { inline: [/@graphql-tools/, /@apollo\/server/, /@as-integrations/, 'graphql', /graphql-jit/, /graphql-query-complexity/, /graphql-armor/] } }

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'tests/contract/*.test.ts'], testTimeout: 20_000, server } },
      { test: { name: 'house', include: ['tests/*.test.ts'], globalSetup: ['tests/setup.ts'], testTimeout: 20_000, hookTimeout: 60_000, server } },
      { test: { name: 'processes', include: ['tests/processes/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false, server } },
    ],
  },
})
