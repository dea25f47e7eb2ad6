import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'
import { TIMES } from './dev/property-runs.ts'

// graphql-tools, Apollo, the compiler of operations and our code must meet the same copy of graphql: the one that Node finds.
const resolve = { alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }] }

// A busy machine is slow, not wrong; and `/ready` repeats an answer for a second, which is all that a poll waits by itself.
const expect = { poll: { timeout: 20_000 } }
// In a full run one slow moment must not hide what the other tests say; the summary names whoever needed a second try.
// Documents are made with less priority than everything else, so that a test that waits for some may wait for minutes.
const patience = {
  testTimeout: TIMES * 180_000,
  hookTimeout: 120_000,
  expect,
  retry: process.env.CI ? 1 : 0,
  setupFiles: ['tests/support/note-retries.ts'],
}

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          isolate: false,
          include: ['packages/*/src/**/*.test.ts', 'tests/contract/*.test.ts', 'dev/**/*.test.ts'],
          testTimeout: TIMES * 180_000,
          hookTimeout: 120_000,
          ...(TIMES > 1 && { setupFiles: ['tests/support/property-runs.ts'] }),
        },
      },
      {
        resolve,
        test: {
          name: 'integration',
          isolate: false,
          include: ['tests/*.test.ts'],
          globalSetup: ['tests/setup.ts'],
          ...patience,
        },
      },
      {
        // The gateway in front of hosts that are not ours: no database of ours, so once is enough.
        resolve,
        test: {
          name: 'hosts',
          isolate: false,
          include: ['tests/hosts/*.test.ts'],
          ...patience,
        },
      },
      {
        // All that an operator has, while parts of it are taken away: each file has a cluster of its own.
        resolve,
        test: {
          name: 'cluster',
          include: ['tests/cluster/*.test.ts'],
          ...patience,
          fileParallelism: false,
          retry: 0,
        },
      },
      {
        resolve,
        test: {
          name: 'processes',
          include: ['tests/processes/*.test.ts'],
          globalSetup: ['tests/processes/setup.ts'],
          ...patience,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
